import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import express, { type RequestHandler } from 'express';

const TEXT = /\.(?:js|css|svg)$/;

const pack = {
  br: promisify(brotliCompress),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
const encodings = ['br', 'gzip'] as const;

/**
 * The build's files for browsers. Their names change with what is in them, so each is packed once, as small as it gets, and
 * kept; what does not get smaller is sent as it is.
 */
export function serveAssets(folder: string): RequestHandler {
  const texts = new Set(readdirSync(folder).filter((name) => TEXT.test(name)));
  const kept = new Map<string, Promise<Buffer | null>>();
  const serve = express.static(folder, { immutable: true, maxAge: '1y', fallthrough: false, index: false });

  const packed = (name: string, encoding: (typeof encodings)[number]): Promise<Buffer | null> => {
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const made = readFile(join(folder, name)).then(async (bytes) => {
      const smaller = await pack[encoding](bytes);
      return smaller.length < bytes.length ? smaller : null;
    });
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };

  return async (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = texts.has(name) && encodings.find((one) => request.acceptsEncodings(one));
    const body = encoding ? await packed(name, encoding).catch(() => null) : null;
    if (!encoding || !body || (request.method !== 'GET' && request.method !== 'HEAD'))
      return serve(request, response, next);
    response.type(name.slice(name.lastIndexOf('.'))).set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Encoding': encoding,
      'Content-Length': String(body.length),
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
