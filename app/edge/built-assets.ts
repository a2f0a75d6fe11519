import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';

/** How the build packs a file beside it, smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * The build's files for browsers, as it packed them. Their names change with what is in them.
 * One that cannot be read any more is left to whoever comes next.
 */
export function builtAssets(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder).map((name) => `/${name}`));
  const serve = express.static(folder, {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    setHeaders(response, path) {
      const packed = PACKED.find(({ ending }) => path.endsWith(ending));
      if (!packed) return;
      response.type(extname(path.slice(0, -packed.ending.length))).set('Content-Encoding', packed.encoding);
    },
  });
  return (request, response, next) => {
    const { path, url } = request;
    if (!names.has(path)) return next();
    const packed = PACKED.find(
      ({ encoding, ending }) => names.has(path + ending) && request.acceptsEncodings(encoding) !== false,
    );
    response.vary('Accept-Encoding');
    request.url = path + (packed?.ending ?? '');
    serve(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}
