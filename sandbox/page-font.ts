import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';

/** Where a stand-in serves the typeface of its pages: the app's own, so that nobody notices where they are. */
export const FONT_PATH = '/geist.woff2';

const file = createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
let font: Buffer | undefined;

export function sendFont(response: ServerResponse): void {
  font ??= readFileSync(file);
  response
    .writeHead(200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(font);
}
