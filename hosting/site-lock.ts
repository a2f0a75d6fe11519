import type { IncomingMessage, ServerResponse } from 'node:http';
import { directionOf, wordsOf } from '#site/render/words/index.ts';
import type { PublishedSite } from '#backend/index.ts';
import { escaped, page, tooLong } from './plain-page.ts';
import { readForm } from './read-form.ts';
import { SITE_SECURITY, type Sites } from './sites.ts';

export const LOCK_PATH = '/-/password';

const STYLE =
  'form{display:grid;gap:.75rem;margin-top:1.5rem}label{display:grid;gap:.25rem;font-weight:600}input,button{font:inherit;padding:.6rem .8rem;border-radius:.5rem;border:1px solid color-mix(in srgb,currentColor 60%,transparent);background:transparent;color:inherit;box-sizing:border-box;width:100%}button{background:CanvasText;color:Canvas;border-color:CanvasText;font-weight:600;cursor:pointer}.wrong{color:light-dark(#a11212,#ffb4ab);font-weight:600}';

const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** A place on the same site: never another host, and never the form itself. */
const placeOn = (wanted: string | undefined): string =>
  wanted !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(wanted) && !wanted.startsWith(LOCK_PATH) ? wanted : '/';

/** Answers for a site with a password, to somebody who has not given it: by a form that works without scripts. */
export async function serveLock(
  request: IncomingMessage,
  response: ServerResponse,
  locks: Sites['locks'],
  { site, path, address }: { site: PublishedSite; path: string | null; address: string },
): Promise<void> {
  const wanted = placeOn(request.url);
  if (path === '/robots.txt') return send(request, response, { status: 200, type: 'text/plain', body: ROBOTS });
  if (path !== LOCK_PATH || request.method !== 'POST') return ask(request, response, site, { wanted });
  const fields = await readForm(request);
  if (!fields) return tooLong(response, site.language);
  const place = placeOn(fields['to']);
  const tried = await locks.open(site, fields['password'] ?? '', address);
  if (!tried.ok) return ask(request, response, site, { wanted: place, ...tried });
  response
    .writeHead(303, { Location: place, 'Set-Cookie': tried.cookie, 'Cache-Control': 'no-store', 'Content-Length': 0 })
    .end();
}

type Asked = { wanted: string; retryAfter?: number };

function ask(request: IncomingMessage, response: ServerResponse, { language }: PublishedSite, asked: Asked): void {
  const words = wordsOf(language);
  const { wanted, retryAfter } = asked;
  const problem = retryAfter === undefined ? '' : retryAfter > 0 ? words.lockedBusy : words.lockedWrong;
  const form =
    `<form method="post" action="${LOCK_PATH}"><input type="hidden" name="to" value="${escaped(wanted)}">` +
    `<label>${escaped(words.password)} <input type="password" name="password" required autofocus autocomplete="current-password"${problem ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></label>` +
    (problem ? `<p class="wrong" id="wrong" role="alert">${escaped(problem)}</p>` : '') +
    `<button>${escaped(words.unlock)}</button></form>`;
  const body = page(words.locked, `<p>${escaped(words.lockedText)}</p>${form}`, {
    language,
    direction: directionOf(language),
    style: STYLE,
  });
  send(request, response, {
    status: retryAfter ? 429 : 401,
    type: 'text/html',
    body,
    headers: retryAfter ? { 'Retry-After': retryAfter } : { 'WWW-Authenticate': 'Cookie' },
  });
}

type Page = { status: number; type: string; body: string; headers?: Record<string, string | number> };

function send(request: IncomingMessage, response: ServerResponse, { status, type, body, headers }: Page): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    ...headers,
    ...SITE_SECURITY,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
