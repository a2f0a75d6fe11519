import type { AppContext } from '#app/context.ts';
import { MAX_UPLOAD_MEGABYTES, NAME } from './picture-address.ts';
import { ReceivedFile } from './received-file.ts';

/** A little more than may be kept: of a file that is too large the API says so. */
const MOST_BYTES = (MAX_UPLOAD_MEGABYTES + 1) * 1024 * 1024;

/** The file that is the body of a request, for somebody who may send one. Each of its bytes is copied once, as it comes. */
export async function readPicture(request: Request, { allowBody }: AppContext): Promise<ReceivedFile> {
  allowBody(MOST_BYTES);
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  let bytes = new Uint8Array(ownMemory(announced <= MOST_BYTES ? announced : 0));
  let size = 0;
  if (request.body)
    for await (const part of partsOf(request.body)) {
      if (size + part.byteLength > bytes.byteLength) bytes = withRoom(bytes, size + part.byteLength);
      bytes.set(part, size);
      size += part.byteLength;
    }
  const name = new URL(request.url).searchParams.get(NAME) ?? '';
  return new ReceivedFile(bytes.subarray(0, size), name, request.headers.get('Content-Type') ?? '');
}

declare global {
  interface ArrayBufferConstructor {
    new (byteLength: number, options: { maxByteLength: number }): ArrayBuffer;
  }
}

/** What may change its size does not come from the C library, which would keep it for the next that asks. */
const ownMemory = (size: number) => new ArrayBuffer(size, { maxByteLength: size });

function withRoom(bytes: Uint8Array<ArrayBuffer>, needed: number) {
  const more = new Uint8Array(Math.max(needed, 2 * bytes.byteLength));
  more.set(bytes);
  return more;
}

async function* partsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
