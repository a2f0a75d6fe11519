import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedSite, SiteFormAnswer } from '#backend/index.ts';
import { inFewAtOnce } from './form-files.ts';
import { noSuchFile, tooLong, tooMany } from './plain-page.ts';
import { readForm } from './read-form.ts';
import { readParts } from './read-parts.ts';
import { SITE_SECURITY, type Sites } from './sites.ts';

const FORMS = '/-/forms/';
const THANKS = `${FORMS}thanks`;
const UNSUBSCRIBE = `${FORMS}unsubscribe`;

/** Whether an address belongs to the forms of a site. */
export const isFormAddress = (path: string) => path.startsWith(FORMS);

/** Whether somebody wants to leave a list: that is possible also while a site shows nothing. */
export const isLeavingAddress = (path: string) => path === UNSUBSCRIBE;

/** Takes the forms of a published site, without script: what is wrong is shown beside what was typed, thanks are a page. */
export async function serveForm(
  request: IncomingMessage,
  response: ServerResponse,
  sites: Sites,
  { websiteId, language }: PublishedSite,
  { path, address }: { path: string; address: string },
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://site');
  if (path === THANKS && request.method === 'GET')
    return send(response, await sites.forms.thanks(websiteId, searchParams.get('section') ?? ''));
  // Mail programs look at links before people do: only the button of the page, or their own one-click post, leaves the list.
  if (path === UNSUBSCRIBE && (request.method === 'GET' || request.method === 'POST'))
    return send(
      response,
      await sites.forms.unsubscribe(websiteId, searchParams.get('key') ?? '', request.method === 'POST'),
    );
  if (path === THANKS || request.method !== 'POST') {
    response.writeHead(405, { Allow: path === THANKS ? 'GET' : 'POST', 'Content-Length': 0 }).end();
    return;
  }
  const kind = path.slice(FORMS.length);
  if (!isInParts(request)) {
    const fields = await readForm(request);
    if (!fields) return tooLong(response, language);
    return send(response, await sites.forms.take({ websiteId, kind, fields, address }));
  }
  if (!(await sites.forms.takesFiles(websiteId))) return tooLong(response, language);
  const isTaken = await inFewAtOnce(address, async () => {
    const sent = await readParts(request);
    if (!sent) tooLong(response, language);
    else send(response, await sites.forms.take({ websiteId, kind, ...sent, address }));
    return true;
  });
  if (!isTaken) tooMany(response, language);
}

const isInParts = ({ headers }: IncomingMessage) => /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

function send(response: ServerResponse, answer: SiteFormAnswer) {
  if (answer.status === 404) return noSuchFile(response);
  if (answer.status === 303) {
    response.writeHead(303, { Location: answer.location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
    return;
  }
  const body = Buffer.from(answer.html);
  response.writeHead(answer.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(answer.status === 429 && { 'Retry-After': answer.retryAfter }),
    ...SITE_SECURITY,
  });
  response.end(body);
}
