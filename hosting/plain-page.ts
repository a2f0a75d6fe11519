import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import { directionOf, wordsOf } from '#site/render/words/index.ts';
import { asWhole, writeWhole } from './whole-answer.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}';

type Look = { language?: string; direction?: 'ltr' | 'rtl'; style?: string };

/** A text as HTML, also inside an attribute in double quotes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page that belongs to no website's own look, kept out of search engines. `content` is HTML. */
export const page = (title: string, content: string, { language = 'en', direction = 'ltr', style = '' }: Look = {}) =>
  `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}${style}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`;

function send(response: ServerResponse, html: string, status: number) {
  const body = Buffer.from(html);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/**
 * A page that is always the same, made once: strangers ask for it as often as they like. `quickly` answers where nobody has touched
 * the answer.
 */
function fixed(status: number, html: string, headers: string[] = []) {
  const body = Buffer.from(html);
  const all = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
  all.push('Cache-Control', 'no-store', ...headers);
  const whole = asWhole(`${status} ${STATUS_CODES[status] ?? ''}`, all, body);
  const send = (response: ServerResponse): void => void response.writeHead(status, all).end(body);
  const quickly = (response: ServerResponse, isHead: boolean): void => {
    if (!writeWhole(response, whole, isHead)) send(response);
  };
  return Object.assign(send, { quickly });
}

/** A host that no published website answers to. */
export const noSuchSite = fixed(
  404,
  page(
    'There is no website here',
    '<p>Nothing is published at this address. If it is yours, publish it and come back.</p>',
  ),
);

/** A path that a site without a 404 page of its own does not have. */
export const noSuchFile = fixed(
  404,
  page(
    'Page not found',
    '<p>This website has no page at this address. Start again from <a href="/">its first page</a>.</p>',
  ),
);

/** What keeps websites does not answer, or what was sent cannot be kept. */
export const unavailable = fixed(
  503,
  page(
    'Not available right now',
    '<p>Please try again in a minute. If you just sent a form, go back: what you typed is still there.</p>',
  ),
  ['Retry-After', '5'],
);

/** So many seconds search engines and feed readers shall wait before they come back to a website that rests: a day. */
const REST_SECONDS = '86400';

/**
 * Stands in the place of a website that rests. 503 and not 404: its pages exist and come back, so search engines shall keep them
 * for a while, and nobody in between shall keep this answer.
 */
export function atRest(response: ServerResponse, language: string) {
  const words = wordsOf(language);
  const look = { language, direction: directionOf(language) };
  response.setHeader('Retry-After', REST_SECONDS);
  send(response, page(words.rests, `<p>${escaped(words.restsText)}</p>`, look), 503);
}

/** A form of a site that brought more than forms are read of, or something else than a form. */
export function tooLong(response: ServerResponse, language: string) {
  const words = wordsOf(language);
  const look = { language, direction: directionOf(language) };
  send(response, page(words.formLong, `<p>${escaped(words.formAgain)}</p>`, look), 413);
}

/** Too many forms with files at once. */
export function tooMany(response: ServerResponse, language: string) {
  const words = wordsOf(language);
  const look = { language, direction: directionOf(language) };
  response.setHeader('Retry-After', '60');
  send(response, page(words.formBusy, `<p>${escaped(words.formFileAgain)}</p>`, look), 429);
}
