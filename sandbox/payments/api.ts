import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormFields } from './form-encoding.ts';
import { newId, type PaymentRecords } from './records.ts';

/** One call of the API: `path` may hold one `{id}`. The answer is the JSON body. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  answer(call: { id: string; fields: FormFields }): object;
};

/** A refusal in Stripe's own form. */
export class PaymentsError extends Error {
  readonly status: number;
  private readonly detail: { type: string; code?: string; param?: string };
  constructor(status: number, type: string, message: string, detail: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.detail = { type, ...detail };
  }
  send(response: ServerResponse): void {
    sendJson(response, this.status, { error: { ...this.detail, message: this.message } });
  }
}

export const missing = (what: string, id: string) =>
  new PaymentsError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });

type Api = { routes: ApiRoute[]; records: PaymentRecords; secretKey?: string };

/** Checks the key, finds the route and answers; a POST with a known idempotency key gets its first answer again. */
export function answerApi(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  fields: FormFields,
): void {
  requireKey(request, api.secretKey);
  const found = findRoute(api.routes, request.method ?? 'GET', path);
  if (!found)
    throw new PaymentsError(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${path}).`);
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return sendJson(response, 200, found.route.answer({ id: found.id, fields }));

  const fingerprint = createHash('sha256')
    .update(JSON.stringify([path, fields]))
    .digest('hex');
  const kept = api.records.answers.get(key);
  if (kept && kept.request !== fingerprint)
    throw new PaymentsError(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    );
  const body = kept?.body ?? found.route.answer({ id: found.id, fields });
  if (!kept) api.records.answers.set(key, { request: fingerprint, body }, 86_400);
  sendJson(response, 200, body);
}

function findRoute(routes: ApiRoute[], method: string, path: string) {
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replace('{id}', '(?<id>[\\w-]+)')}$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match.groups?.id ?? '' };
  }
  return undefined;
}

function requireKey(request: IncomingMessage, secretKey: string | undefined): void {
  const authorization = request.headers.authorization ?? '';
  const basic = /^Basic (.+)$/i.exec(authorization)?.[1];
  const given =
    /^Bearer (.+)$/i.exec(authorization)?.[1] ??
    (basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : '') ??
    '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isRight = secretKey ? timingSafeEqual(digest(given), digest(secretKey)) : given.startsWith('sk_test_');
  if (!isRight)
    throw new PaymentsError(401, 'invalid_request_error', 'Invalid API Key provided.', { code: 'api_key_invalid' });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Request-Id': newId('req'),
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
