export const RETRY_SECONDS = 10;
const LOGIN = 'The login service does not answer right now. You are still logged in and nothing is lost.';
export const UNAVAILABLE = `${LOGIN} Please try again in a moment.`;
/** Whatever it was: of a page that could not even be begun nothing was changed. */
export const NOT_READY = 'This page cannot be shown right now. Nothing that was saved is lost.';

/** Tokens could not be renewed just now, or the session could not be read: it stays, the person tries again. */
export function temporarilyUnavailable(request: Request, appTitle: string, words = LOGIN): Response {
  const headers = {
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!request.headers.get('Accept')?.includes('text/html'))
    return new Response(`${words} Please try again in a moment.`, {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return new Response(page(escapeHtml(appTitle), escapeHtml(words)), {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Stands by itself, in the colours of the app: whatever draws the other pages may be what is missing. */
const style = `
:root{color-scheme:light dark;--ground:oklch(.985 .002 100);--surface:#fff;--ink:oklch(.225 .008 160);--muted:oklch(.475 .009 150);--line:oklch(.913 .004 100);--accent:oklch(.445 .098 162);--on-accent:oklch(.99 .005 162)}
@media(prefers-color-scheme:dark){:root{--ground:oklch(.185 .004 160);--surface:oklch(.222 .005 160);--ink:oklch(.945 .004 110);--muted:oklch(.735 .007 140);--line:oklch(.315 .006 160);--accent:oklch(.79 .125 163);--on-accent:oklch(.19 .03 163)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.6 Geist,ui-sans-serif,system-ui,sans-serif}
header{display:flex;align-items:center;height:3.5rem;padding:0 1.5rem;background:var(--surface);border-bottom:1px solid var(--line);font-weight:600;letter-spacing:-.012em}
main{max-width:36rem;margin:0 auto;padding:clamp(4rem,12vw,7rem) 1.5rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.375rem);line-height:1.12;letter-spacing:-.032em}
p{margin:0 0 .5rem;font-size:1.125rem;color:var(--muted)}
a{display:inline-flex;align-items:center;min-height:2.4rem;margin-top:1.5rem;padding:0 .9rem;border-radius:.4375rem;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const page = (appTitle: string, words: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>One moment, please | ${appTitle}</title><style>${style}</style></head>
<body><header>${appTitle}</header><main><h1>One moment, please</h1>
<p>${words}</p>
<p>If you just sent a form, reload this page to send it again.</p>
<a href="">Try again</a></main></body></html>`;
