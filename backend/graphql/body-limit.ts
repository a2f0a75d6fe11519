/** More than any form or document of the product needs. */
const MAX_BYTES = 2_000_000;

/**
 * The request with its body read, or null when it has more bytes than allowed. Bytes are counted as they arrive: the
 * header that announces the length can lie or be missing.
 */
export async function withinBodyLimit(request: Request, maxBytes = MAX_BYTES): Promise<Request | null> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body: Buffer.concat(chunks), signal: request.signal });
}
