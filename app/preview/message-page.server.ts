import { previewHeaders } from './preview-headers.server.ts';

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:18vh auto;max-width:27rem;padding:0 1.5rem}' +
  'h1{font-size:1.5rem;line-height:1.2;margin:0 0 .75rem}p{margin:0;opacity:.8}';

/** A whole page that only says something, where a draft would be. The texts are ours: nothing in them is escaped. */
export function messagePage({
  title,
  text,
  status,
  retryAfter,
}: {
  title: string;
  text: string;
  status: number;
  /** Seconds. */
  retryAfter?: number;
}): Response {
  const headers = previewHeaders();
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfter)));
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  return new Response(html, { status, headers });
}
