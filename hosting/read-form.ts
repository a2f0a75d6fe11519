import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024;

/** Fields of a form without files, the first of each name. Null when it is none, or longer than forms are. */
export async function readForm(request: IncomingMessage): Promise<Partial<Record<string, string>> | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return null;
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part);
  }
  const fields = [...new URLSearchParams(Buffer.concat(parts).toString())];
  return Object.fromEntries(fields.reverse());
}
