import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 256 * 1024;

/** Fields of a form without files, the first of each name. Null when it is none, or longer than forms are. */
export async function readForm(request: IncomingMessage): Promise<Partial<Record<string, string>> | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  // What is not read stays where it is: the connection has to last until the answer is out.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) return null;
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part);
  }
  const fields = [...new URLSearchParams(Buffer.concat(parts).toString())];
  return Object.fromEntries(fields.reverse());
}
