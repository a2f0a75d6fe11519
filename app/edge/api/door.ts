import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { doorRequestOf } from '../door-request.ts';
import { MOST_BYTES_OF_PEOPLE } from '../graphql-endpoint.ts';
import type { WebAppParts } from '../web-app-parts.ts';
import { MOST_BYTES, WEBHOOK_PATH } from '../webhook-endpoint.ts';
import { sendAnswer } from '../web-request.ts';
import { answerCall, sessionCallSchema } from './session-calls.ts';
import { KEY_HEADER, sharedKey } from './shared-key.ts';

/** Where the API is asked by processes of ours, beside GraphQL and what the payment provider sends. */
export const STATE_PATH = '/internal/state';
export const SESSIONS_PATH = '/internal/sessions';
export const ASSETS_PATH = '/internal/assets/';

type ApiParts = Pick<
  WebAppParts,
  'settings' | 'send' | 'takeWebhook' | 'assetOf' | 'now' | 'sessionStore' | 'problem' | 'isReadOnly' | 'banner'
>;

/**
 * The API for web apps in other processes of ours, to which `API_HOST` names this door. They are believed who asks, from where and
 * with which claims, so nobody gets in without the key that they share.
 */
export function createApiDoor(parts: ApiParts): RequestListener {
  const { settings, send, takeWebhook, assetOf, now, sessionStore, problem, isReadOnly, banner } = parts;
  const { isTaken } = sharedKey(settings.sessionSecrets);
  const asked = (from: IncomingMessage, response: ServerResponse, mostBytes: number) =>
    doorRequestOf('ours', from, response, { url: new URL(from.url ?? '/', settings.appOrigin), mostBytes }).request;

  async function answer(from: IncomingMessage, response: ServerResponse): Promise<Response> {
    const key = from.headers[KEY_HEADER];
    if (typeof key !== 'string' || !isTaken(key))
      return new Response('This door is for processes with the same SESSION_SECRETS.', { status: 403 });
    const { method, url } = from;
    if (method === 'GET' && url === STATE_PATH)
      return Response.json({ problem: await problem(), isReadOnly: isReadOnly(), banner: banner(), now: now() });
    if (method === 'GET' && url?.startsWith(ASSETS_PATH)) {
      const body = await assetOf(url.slice(ASSETS_PATH.length));
      return body ? new Response(new Uint8Array(body)) : new Response('No release has it.', { status: 404 });
    }
    if (method !== 'POST') return new Response('There is nothing here.', { status: 404 });
    if (url === '/graphql') return send(asked(from, response, MOST_BYTES_OF_PEOPLE));
    if (url === WEBHOOK_PATH) return takeWebhook(asked(from, response, MOST_BYTES));
    if (url !== SESSIONS_PATH) return new Response('There is nothing here.', { status: 404 });
    const call = sessionCallSchema.safeParse(await asked(from, response, MOST_BYTES).json());
    if (!call.success) return new Response('This is no call about sessions.', { status: 400 });
    return Response.json({ answer: await answerCall(sessionStore, call.data) });
  }

  return (from, response) => {
    answer(from, response)
      .catch((error: unknown) => {
        if (error instanceof Response) return error;
        console.error('A process of ours was not answered', error);
        return new Response('This was not possible just now.', { status: 503 });
      })
      .then((given) => sendAnswer(response, given))
      .catch(() => response.destroy());
  };
}
