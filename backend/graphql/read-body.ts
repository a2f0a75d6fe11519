/** More than any form or document of the product needs. */
const MAX_BYTES = 2_000_000;

/** People who are logged in may send files: an exported website of 25 MB, in base64. */
export const MAX_BYTES_WITH_FILES = 36_000_000;

/** One picture of the largest size, and the texts beside it. */
const MAX_UPLOAD = 11_000_000;

const MULTIPART = /^multipart\/form-data\s*;/i;
export const isMultipart = (request: { headers: Headers }): boolean =>
  MULTIPART.test(request.headers.get('content-type') ?? '');

/** The request cannot be taken as it is; answered with this HTTP status. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The request with its body read. Throws `BodyRefused` when it has more bytes than allowed (counted as they arrive: the
 * header that announces the length can lie or be missing). A multipart body holds one picture: it has its own limit.
 */
export async function readBody(request: Request, mostBytes = MAX_BYTES): Promise<Request> {
  const maxBytes = isMultipart(request) ? MAX_UPLOAD : mostBytes;
  if (!request.body) return request;
  const body = await readBytes(request, maxBytes);
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

/** The bytes of a body as they came. Throws `BodyRefused` beyond so many. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new BodyRefused(413, 'That is too large.');
