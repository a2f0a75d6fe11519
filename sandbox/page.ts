import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { FONT_PATH } from './page-font.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const style = `
@font-face{font-family:Geist;font-weight:100 900;font-display:swap;src:url(${FONT_PATH}) format('woff2')}
:root{color-scheme:light dark;--ground:oklch(.985 .002 100);--surface:#fff;--ink:oklch(.225 .008 160);--muted:oklch(.475 .009 150);--line:oklch(.913 .004 100);--field:oklch(.64 .006 110);--accent:oklch(.445 .098 162);--accent-strong:oklch(.385 .088 162);--on-accent:oklch(.99 .005 162);--bad:oklch(.505 .178 27);--bad-ground:oklch(.965 .016 22)}
@media(prefers-color-scheme:dark){:root{--ground:oklch(.185 .004 160);--surface:oklch(.222 .005 160);--ink:oklch(.945 .004 110);--muted:oklch(.735 .007 140);--line:oklch(.315 .006 160);--field:oklch(.56 .008 160);--accent:oklch(.79 .125 163);--accent-strong:oklch(.845 .12 163);--on-accent:oklch(.19 .03 163);--bad:oklch(.755 .135 24);--bad-ground:oklch(.28 .05 24)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:1fr auto;background:var(--ground);color:var(--ink);font:.9375rem/1.5rem Geist,ui-sans-serif,system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{width:min(100%,26rem);margin:auto;padding:2rem 1rem}
.card{background:var(--surface);border:1px solid var(--line);border-radius:.875rem;padding:clamp(1.25rem,5vw,2rem)}
.mark{display:flex;align-items:center;gap:.6rem;margin:0 0 1.25rem;padding-left:.25rem;font-weight:600;letter-spacing:-.012em}
.mark svg{width:1.5rem;height:1.5rem;color:var(--accent)}
h1{font-size:1.5rem;font-weight:600;line-height:1.875rem;margin:0 0 .25rem;letter-spacing:-.022em}
.lead{color:var(--muted);margin:0 0 1.5rem}
form{display:grid;gap:1.125rem}
label{display:grid;gap:.375rem;font-weight:500}
.hint{color:var(--muted);font-weight:400;font-size:.8125rem;line-height:1.25rem}
input{font:inherit;font-size:1rem;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--field);border-radius:.4375rem;padding:.5rem .75rem;width:100%;min-height:2.75rem}
input[aria-invalid]{border-color:var(--bad)}
input:focus-visible{outline-offset:-1px}
input[aria-invalid]:focus-visible{outline-color:var(--bad)}
button,.button{font:inherit;font-weight:500;min-height:2.75rem;border:0;border-radius:.4375rem;background:var(--accent);color:var(--on-accent);cursor:pointer;padding:.5rem 1.25rem}
button:hover,.button:hover{background:var(--accent-strong)}
a{color:var(--accent);font-weight:500;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[role=alert]{margin:0 0 1.25rem;padding:.75rem .875rem;border-radius:.625rem;background:var(--bad-ground);color:var(--bad)}
[role=alert] a{color:inherit}
.other{margin:1.5rem 0 0;text-align:center;color:var(--muted)}
.button{display:flex;align-items:center;justify-content:center;text-decoration:none}
dl{margin:1.5rem 0;border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:6rem 1fr;gap:.75rem;padding:.65rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
footer{padding:1rem;text-align:center;color:var(--muted);font-size:.8125rem;line-height:1.25rem}`;

const mark = `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M4 4.5A2.5 2.5 0 0 1 6.5 2H14l6 6v11.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 19.5z"/><path fill="none" stroke="var(--on-accent)" stroke-width="1.6" stroke-linecap="round" d="M8 12.2h8M8 16.2h5"/></svg>`;

const page = ({ title, body, note, style: own = '' }: Page, appOrigin: string, nonce: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(appOrigin)}/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} | Pagewright</title><style nonce="${nonce}">${style}${own}</style></head>
<body><main><p class="mark">${mark}Pagewright</p><div class="card">${body}</div></main>
<footer>${escapeHtml(note)}</footer></body></html>`;

export type Page = {
  title: string;
  /** Markup: everything in it must be escaped already. */
  body: string;
  /** What kind of stand-in this is, at the foot of the page. */
  note: string;
  /** What this page needs beyond the look of all. */
  style?: string;
};

/** Answers with a page that may use nothing but its own style. Forms may end at the app, where a login leads. */
export function sendPage(response: ServerResponse, status: number, content: Page, appOrigin: string): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src ${appOrigin}; form-action 'self' ${appOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(page(content, appOrigin, nonce));
}
