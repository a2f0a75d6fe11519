import { z } from 'zod';
import type { Settings } from '#settings';
import type { WebAppParts } from '../web-app-parts.ts';
import { ASSETS_PATH, SESSIONS_PATH, STATE_PATH } from './door.ts';
import { askedSessions } from './session-calls.ts';
import { KEY_HEADER, sharedKey } from './shared-key.ts';

/** Milliseconds between two looks at how the API is, and for which an answer about sessions or about that is waited for. */
const LOOK_MS = 2_000;
const PATIENCE_MS = 5_000;

/** Beyond, the time of the API counts. */
const CLOCKS_MAY_DIFFER_MS = 1_000;

const AWAY = 'The API does not answer.';

const stateSchema = z.object({
  problem: z.string().nullable(),
  isReadOnly: z.boolean(),
  /** Milliseconds since 1970. */
  now: z.number(),
  banner: z.object({ text: z.string(), tone: z.enum(['info', 'success', 'warning']) }).nullable(),
});
const answerSchema = z.object({ answer: z.unknown() });

export type ConnectedApi = Pick<
  WebAppParts,
  'send' | 'takeWebhook' | 'assetOf' | 'now' | 'sessionStore' | 'problem' | 'isReadOnly' | 'banner'
> & { close(): Promise<void> };

/** The API of another process, at its internal door: all that a web app without a database needs. */
export async function connectApi(
  apiHost: string,
  { sessionSecrets }: Pick<Settings, 'sessionSecrets'>,
): Promise<ConnectedApi> {
  const { shown } = sharedKey(sessionSecrets);
  const send = (request: Request) => {
    request.headers.set(KEY_HEADER, shown);
    return fetch(request);
  };
  const answerOf = (path: string, init?: RequestInit) =>
    send(new Request(new URL(path, apiHost), { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }));
  const refused = async (response: Response) =>
    new Error(`The API answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await answerOf(path, init);
    if (!response.ok) throw await refused(response);
    return response.json();
  };
  let state: z.output<typeof stateSchema> = { problem: AWAY, isReadOnly: false, banner: null, now: Date.now() };
  let aheadMs = 0;
  const look = async () => {
    try {
      const asked = Date.now();
      state = stateSchema.parse(await ask(STATE_PATH));
      const ahead = state.now - (asked + Date.now()) / 2;
      aheadMs = Math.abs(ahead) > CLOCKS_MAY_DIFFER_MS ? ahead : 0;
    } catch {
      state = { ...state, problem: AWAY };
    }
  };
  await look();
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look().finally(() => (isLooking = false));
  }, LOOK_MS);
  timer.unref();

  return {
    send,
    takeWebhook: send,
    assetOf: async (name) => {
      const response = await answerOf(`${ASSETS_PATH}${name}`);
      if (response.status === 404) return null;
      if (!response.ok) throw await refused(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    now: () => Date.now() + aheadMs,
    sessionStore: askedSessions(async (call) => {
      const init = { method: 'POST', body: JSON.stringify(call), headers: { 'Content-Type': 'application/json' } };
      return answerSchema.parse(await ask(SESSIONS_PATH, init)).answer;
    }),
    problem: async () => state.problem,
    isReadOnly: () => state.isReadOnly,
    banner: () => state.banner,
    close: () => {
      clearInterval(timer);
      return looking;
    },
  };
}
