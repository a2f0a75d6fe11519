import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expanded } from './expand.ts';
import { PaymentsError, sendJson } from './errors.ts';
import type { FormFields } from './form-encoding.ts';
import { expansionsIn } from './read-fields.ts';
import type { Shapes } from './shapes/shapes-of.ts';
import type { PaymentRecords } from './records.ts';

/** One call of the API: `path` may hold one `{id}`. The answer is the JSON body. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  answer(call: { id: string; fields: FormFields }): object;
};

type Api = { routes: ApiRoute[]; records: PaymentRecords; shapes: Shapes; secretKey?: string };

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
  const answer = () => expanded(found.route.answer({ id: found.id, fields }), expansionsIn(fields), api.shapes);
  if (typeof key !== 'string') return sendJson(response, 200, answer());

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
  const body = kept?.body ?? answer();
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
