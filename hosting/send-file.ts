import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedFile } from '#backend/index.ts';
import type { Asked } from './asked.ts';
import { preparedOf, wholeOf, wholeUnchanged } from './prepared.ts';
import type { Kind, Prepared } from './prepared.ts';
import { writeWhole } from './whole-answer.ts';

const isUnchanged = (etags: string, { etag }: PublishedFile) => etags !== '' && etags.includes(etag);

function sendUnchanged(response: ServerResponse, { unchanged }: Prepared): void {
  response.writeHead(304, unchanged).end();
}

function sendPrepared(response: ServerResponse, status: number, { headers, body }: Prepared, isHead: boolean): void {
  response.writeHead(status, headers);
  response.end(isHead ? undefined : body);
}

type Quick = { file: PublishedFile; isHead: boolean; kind: Kind } & Pick<Asked, 'encodings' | 'etags'>;

/** Answers with a file in the best form that the client takes, or with 304 when it has it, before anybody touched the answer. */
export function sendQuickly(response: ServerResponse, { file, isHead, kind, encodings, etags }: Quick): void {
  const prepared = preparedOf(file, encodings, kind);
  if (isUnchanged(etags, file)) {
    if (!writeWhole(response, wholeUnchanged(prepared), false)) sendUnchanged(response, prepared);
    return;
  }
  const whole = wholeOf(prepared);
  if (!whole || !writeWhole(response, whole, isHead)) sendPrepared(response, 200, prepared, isHead);
}

type Sent = { file: PublishedFile; status: number } & Omit<Kind, 'tellsHsts'>;

/** The same for a request that was read as a whole. */
export function sendFile({ headers, method }: IncomingMessage, response: ServerResponse, sent: Sent): void {
  const { file, status, isPrivate, hasHeadCode } = sent;
  const kind = { isPrivate, hasHeadCode, tellsHsts: false };
  const prepared = preparedOf(file, String(headers['accept-encoding'] ?? ''), kind);
  if (status === 200 && isUnchanged(headers['if-none-match'] ?? '', file)) sendUnchanged(response, prepared);
  else sendPrepared(response, status, prepared, method === 'HEAD');
}
