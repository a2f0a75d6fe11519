import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sendPage } from '../page.ts';

/** One of the stand-in's pages: answers what is its own and says whether it was. */
export type ShowPage = (request: IncomingMessage, path: string, response: ServerResponse) => Promise<boolean>;

const style = `
h2{font-size:1rem;line-height:1.5rem;font-weight:600;margin:1.75rem 0 .25rem}
h2+dl{margin-top:.5rem}
hr{border:0;border-top:1px solid var(--line);margin:1.75rem 0}
.ways{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:0}
.ways{margin-top:1.125rem}
.ways form{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:0}
.ways button,button.quiet{min-height:0;padding:0;background:none;color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.ways button:hover,button.quiet:hover{background:none;color:var(--accent-strong)}
form:not(.ways form) button~button:not(.quiet){background:var(--surface);color:inherit;border:1px solid var(--field)}
form:not(.ways form) button~button:not(.quiet):hover{background:var(--ground)}
fieldset{border:0;margin:0;padding:0;display:grid;gap:.625rem}
legend{font-weight:500;padding:0;margin-bottom:.5rem}
label.pick{display:flex;gap:.625rem;align-items:flex-start;font-weight:400}
label.pick input{width:1.125rem;height:1.125rem;min-height:0;margin:.1875rem 0 0;accent-color:var(--accent)}
ul.bills{list-style:none;margin:.5rem 0 0;padding:0;border-top:1px solid var(--line)}
ul.bills li{display:flex;justify-content:space-between;gap:.75rem;padding:.65rem 0;border-bottom:1px solid var(--line)}
form+form{margin-top:1.125rem}`;

/** Sends a page of the stand-in. `body` is markup: everything in it must be escaped already. */
export const show = (response: ServerResponse, status: number, title: string, body: string, appOrigin: string) =>
  sendPage(
    response,
    status,
    { title, body: `<h1>${title}</h1>${body}`, note: 'Payment sandbox: no real money moves here', style },
    appOrigin,
  );

export const rows = (entries: Record<string, string>) =>
  `<dl>${Object.entries(entries)
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;

/** A form with one button for each way on; `fields` is markup that stands above them, `after` below. */
export const choices = (action: string, buttons: Record<string, string>, fields = '', after = '') =>
  `<form method="post" action="${escapeHtml(action)}">${fields}${Object.entries(buttons)
    .map(([value, label]) => `<button name="outcome" value="${value}">${escapeHtml(label)}</button>`)
    .join('')}${after}</form>`;

/** A form of one small button, beside others of its kind. */
export const way = (action: string, label: string) =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`;
export const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
export const alertOf = (text: string) => (text ? `<p role="alert">${escapeHtml(text)}</p>` : '');
export const lead = (text: string) => `<p class="lead">${escapeHtml(text)}</p>`;

/** "5 March 2027". */
export const dayOf = (moment: number) =>
  new Date(moment * 1000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1250` US cents read "$12.50". */
export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

export const leadTo = (response: ServerResponse, address: string) =>
  void response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end();

export function showMissing(response: ServerResponse, appOrigin: string): void {
  const home = `<a class="button" href="${escapeHtml(appOrigin)}">Back to Pagewright</a>`;
  const text = '<p class="lead">This page of the payment sandbox does not exist, or its hour is over.</p>';
  show(response, 404, 'Page not found', `${text}${home}`, appOrigin);
}
