export const RETRY_SECONDS = 10;
export const UNAVAILABLE =
  'The login service does not answer right now. You are still logged in and nothing is lost. Please try again in a moment.';

/** Tokens could not be renewed just now: the session stays, the person tries again. */
export function temporarilyUnavailable(request: Request): Response {
  const headers = {
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!request.headers.get('Accept')?.includes('text/html'))
    return new Response(UNAVAILABLE, {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return new Response(html, {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>One moment, please | Pagewright</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem}h1{font-size:1.5rem;line-height:1.2}</style></head>
<body><main><h1>One moment, please</h1><p>The login service does not answer right now. You are still logged in and nothing is lost: please load this page again in a moment.</p></main></body></html>`;
