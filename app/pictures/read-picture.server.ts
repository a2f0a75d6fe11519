import type { AppContext } from '#app/context.ts';
import { MAX_UPLOAD_MEGABYTES, NAME } from './picture-address.ts';
import { ReceivedFile } from './received-file.ts';

/** A little more than may be kept: of a file that is too large the API says so. */
const MOST_BYTES = (MAX_UPLOAD_MEGABYTES + 1) * 1024 * 1024;

/** The file that is the body of a request, for somebody who may send one. Each of its bytes is copied once. */
export async function readPicture(request: Request, { allowBody }: AppContext): Promise<ReceivedFile> {
  allowBody(MOST_BYTES);
  const parts: Uint8Array[] = [];
  let size = 0;
  if (request.body)
    for await (const part of partsOf(request.body)) {
      parts.push(part);
      size += part.byteLength;
    }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  const name = new URL(request.url).searchParams.get(NAME) ?? '';
  return new ReceivedFile(bytes, name, request.headers.get('Content-Type') ?? '');
}

async function* partsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
