import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { facesOf, families } from '#site/themes/fonts.ts';

export const FONT_PATH = '/-/fonts/';
const require = createRequire(import.meta.url);

/** Where the file of each known font face lies in the installed packages, by its name. */
const fontFiles = new Map(
  Object.values(families).flatMap((family) =>
    facesOf(family, { italics: true }).map(({ file, package: source }) => [file, source] as const),
  ),
);

/** The bytes of a font file that themes use, or null for any other name. */
export function readFont(file: string): Buffer | null {
  const source = fontFiles.get(file);
  if (!source) return null;
  return readFileSync(join(dirname(require.resolve(`${source}/package.json`)), 'files', file));
}

/**
 * Serves font files on every host: published sites share them, and a preview in a sandboxed frame has an opaque
 * origin, so they are readable across origins. Their names change with their contents' version, never their bytes.
 */
export function createFontServer() {
  const kept = new Map<string, Buffer>();
  return (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? '').slice(FONT_PATH.length).split('?')[0] ?? '';
    const bytes = kept.get(name) ?? readFont(name);
    if (!bytes) return response.writeHead(404, { 'Content-Length': 0 }).end();
    kept.set(name, bytes);
    response.writeHead(200, {
      'Content-Type': 'font/woff2',
      'Content-Length': bytes.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
