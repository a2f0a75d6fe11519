import type { ServerResponse } from 'node:http';

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

function send(response: ServerResponse, html: string) {
  const body = Buffer.from(html);
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** A host that no published website answers to. */
export const noSuchSite = (response: ServerResponse) =>
  send(
    response,
    page('There is no website here', 'Nothing is published at this address. If it is yours, publish it and come back.'),
  );

/** A path that a site without a 404 page of its own does not have. */
export const noSuchFile = (response: ServerResponse) =>
  send(
    response,
    page(
      'Page not found',
      'This website has no page at this address. Start again from <a href="/">its first page</a>.',
    ),
  );
