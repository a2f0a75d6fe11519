import type { IncomingMessage, ServerResponse } from 'node:http';

export const FONT_PATH = '/-/fonts/';
/**
 * Serves font files on every host: published sites share them, and a preview in a sandboxed frame has an opaque
 * origin, so they are readable across origins. Their names change with their contents' version, never their bytes.
 */
export function createFontServer(readFont: (name: string) => Uint8Array | null) {
  const kept = new Map<string, Uint8Array>();
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
