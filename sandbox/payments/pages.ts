import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sendPage } from '../page.ts';

/** One of the stand-in's pages: answers what is its own and says whether it was. */
export type ShowPage = (request: IncomingMessage, path: string, response: ServerResponse) => Promise<boolean>;

/** Sends a page of the stand-in. `body` is markup: everything in it must be escaped already. */
export const show = (response: ServerResponse, status: number, title: string, body: string, appOrigin: string) =>
  sendPage(
    response,
    status,
    { title, body: `<h1>${title}</h1>${body}`, note: 'Payment sandbox: no real money moves here' },
    appOrigin,
  );

export const rows = (entries: Record<string, string>) =>
  `<dl>${Object.entries(entries)
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;

/** A form with one button for each way on; `fields` is markup that stands above them. */
export const choices = (action: string, buttons: Record<string, string>, fields = '') =>
  `<form method="post" action="${escapeHtml(action)}">${fields}${Object.entries(buttons)
    .map(([value, label]) => `<button name="outcome" value="${value}">${escapeHtml(label)}</button>`)
    .join('')}</form>`;

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
