import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { folderOf } from '../../assets/asset-files.ts';

/** The bytes of a file as they are kept: packed, and plain only where packing does not make them smaller. */
export type PackedFile = { plain?: Buffer; gzip?: Buffer; brotli?: Buffer };

/** A file of a website as it was drawn. The same bytes have the same etag. */
export type DrawnFile = { path: string; contentType: string; etag: string; body: Buffer };

export const drawnFile = (path: string, contentType: string, body: Buffer): DrawnFile => ({
  path,
  contentType,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  body,
});

/** Where the bytes that an etag names lie in the storage. */
export const siteFileKey = (websiteId: string, etag: string): string =>
  `${folderOf(websiteId)}/site/${Buffer.from(etag.slice(1, -1), 'base64url').toString('hex')}`;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** The first of Brotli's qualities whose search gains from a large window. */
const SEARCHES_WIDELY = 10;
/** In powers of two. Below that quality the tables of a larger one take ten times as long to fill, for the same size of a page. */
const SMALL_WINDOW = 16;

/** `quality` is Brotli's, to 11. */
export async function packFile({ contentType, body }: DrawnFile, quality: number): Promise<PackedFile> {
  if (contentType === 'image/png') return { plain: body };
  const [zipped, brotlied] = await Promise.all([
    compressGzip(body, { level: 9 }),
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        ...(quality < SEARCHES_WIDELY && { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
      },
    }),
  ]);
  return packedFrom(body, zipped, brotlied);
}

/** What is worth keeping of a file and its packed forms. */
export const packedFrom = (body: Buffer, zipped: Buffer | null, brotlied: Buffer | null): PackedFile => ({
  ...(zipped && zipped.length < body.length ? { gzip: zipped } : { plain: body }),
  ...(brotlied && brotlied.length < body.length && { brotli: brotlied }),
});

/** The first byte of what is kept: how the rest is to be read. */
const FORMAT = 1;
const HEAD = 9;

/** All forms in one piece: the format, how long the plain and the zipped one are, then the forms one after the other. */
export function asBytes({ plain, gzip: zipped, brotli }: PackedFile): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(FORMAT, 0);
  head.writeUInt32BE(plain?.length ?? 0, 1);
  head.writeUInt32BE(zipped?.length ?? 0, 5);
  return Buffer.concat([head, ...[plain, zipped, brotli].filter((form) => form !== undefined)]);
}

/** The forms as views of what was kept. Throws for what is none. */
export function fromBytes(kept: Buffer): PackedFile {
  if (kept.length < HEAD || kept.readUInt8(0) !== FORMAT) throw new Error('What is kept is no published file');
  const [plainLength, zippedLength] = [kept.readUInt32BE(1), kept.readUInt32BE(5)];
  const zippedAt = HEAD + plainLength;
  const brotliAt = zippedAt + zippedLength;
  if (brotliAt > kept.length) throw new Error('A published file is cut off');
  return {
    ...(zippedLength > 0 ? { gzip: kept.subarray(zippedAt, brotliAt) } : { plain: kept.subarray(HEAD, zippedAt) }),
    ...(brotliAt < kept.length && { brotli: kept.subarray(brotliAt) }),
  };
}
