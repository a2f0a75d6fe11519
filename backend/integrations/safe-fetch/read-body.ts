import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { refused } from './refused.ts';

const unpackers = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
  raw: promisify(inflateRaw),
};

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Some servers send `deflate` without the two bytes that belong before it. */
const hasZlibHeader = (bytes: Uint8Array) => ((bytes[0] ?? 0) & 0x0f) === 8;

function codingOf(encoding: string, packed: Uint8Array): keyof typeof unpackers | null {
  if (encoding === 'gzip' || encoding === 'x-gzip') return 'gzip';
  if (encoding === 'br') return 'br';
  if (encoding === 'deflate') return hasZlibHeader(packed) ? 'deflate' : 'raw';
  if (encoding === '' || encoding === 'identity') return null;
  throw refused('BROKEN');
}

/** A stream's bytes, of which there may be `most`. Throws `FetchRefused` as soon as there are more. */
async function collect(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > most) throw refused('TOO_LARGE');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A body as it was before it was packed, `most` bytes at most: unpacking stops there. Throws `FetchRefused`. */
export async function readBody(body: AsyncIterable<Uint8Array>, encoding: string, most: number): Promise<Buffer> {
  const packed = await collect(body, most);
  const coding = codingOf(encoding.trim().toLowerCase(), packed);
  if (!coding || packed.length === 0) return packed;
  try {
    return await unpackers[coding](packed, { maxOutputLength: most });
  } catch (error) {
    throw refused(isTooLarge(error) ? 'TOO_LARGE' : 'BROKEN', error);
  }
}
