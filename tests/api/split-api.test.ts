import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectApi, createApiDoor } from '#app/edge/index.ts';
import { ASSETS_PATH, SESSIONS_PATH, STATE_PATH } from '#app/edge/api/door.ts';
import { KEY_HEADER, sharedKey } from '#app/edge/api/shared-key.ts';
import { openApi, testSettings, type Api } from '#tests/support/api.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { listening } from '#tests/support/raw-request.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { SessionsUnavailable, sayingUnavailable } from '#app/auth/sessions-unavailable.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Door = Awaited<ReturnType<typeof listening>>;
type Connected = Awaited<ReturnType<typeof connectApi>>;

const secrets = (...list: [string, ...string[]]) => ({ sessionSecrets: list });
const [NEW, OLD] = ['a-new-secret-that-is-long-enough-for-it', 'an-old-secret-that-is-long-enough-for-it'];

/** The web app in one process and its API in another, at whose internal door `API_HOST` points. */
describe('an API in another process', () => {
  let api: Api;
  let door: Door;
  let away: Door;
  let connected: Connected;
  let origin: string;
  beforeAll(async () => {
    api = await openApi({ database: await openInMemory() });
    const { fetch: send, webhook: takeWebhook, sessionStore, problem, isReadOnly, banner } = api.backend;
    const assetOf = async (name: string) => (name === 'root-Old_A.js' ? Buffer.from('its script') : null);
    const now = () => Date.now() - 300_000;
    const parts = { send, takeWebhook, assetOf, now, sessionStore, problem, isReadOnly, banner };
    door = await listening(createApiDoor({ ...parts, settings: { ...testSettings(), ...secrets(NEW, OLD) } }));
    away = await listening((_request, response) => void response.destroy());
    origin = `http://127.0.0.1:${door.port}`;
    connected = await connectApi(origin, secrets(NEW));
  });
  afterAll(async () => {
    await connected?.close();
    await door?.close();
    await away?.close();
    await api?.close();
  });

  const query = (words: string, headers: Record<string, string> = {}) =>
    new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query: words }),
    });
  const MINE = '{ unclaimedWebsites { name } }';

  it('believes the web app which websites a visitor may claim, and its public address believes nobody', async () => {
    const visitor = await visitorOf(api);
    await visitor.make('Harbour Bakery');
    const claims = (await visitor.headers())['website-claims'] ?? '';
    const answer = await connected.send(query(MINE, { 'website-claims': claims }));
    expect(await answer.json()).toEqual({ data: { unclaimedWebsites: [{ name: 'Harbour Bakery' }] } });

    const front = await openEdgeApp({}, connected.send, { API_HOST: origin });
    const outside = await fetch(`http://127.0.0.1:${front.port}/graphql`, {
      method: 'POST',
      headers: { Host: new URL(front.origin).host, 'Content-Type': 'application/json', 'Website-Claims': claims },
      body: JSON.stringify({ query: MINE }),
    });
    expect(await outside.json()).toEqual({ data: { unclaimedWebsites: [] } });
    await front.close();
  });

  it('says what time it is, and the web app goes by that', () => {
    expect(Math.abs(connected.now() - (Date.now() - 300_000))).toBeLessThan(30_000);
  });

  it('has files of other releases for the web app', async () => {
    expect(Buffer.from((await connected.assetOf('root-Old_A.js')) ?? []).toString()).toBe('its script');
    expect(await connected.assetOf('root-Made_up.js')).toBeNull();
  });

  it('keeps sessions for the web app as for its own', async () => {
    const { sessionStore: store } = connected;
    const soon = new Date(api.time.now.getTime() + 60_000);
    expect(await store.isDenied('split-session')).toBe(false);
    await store.deny('split-session', soon);
    expect(await store.isDenied('split-session')).toBe(true);
    expect(await api.backend.sessionStore.isDenied('split-session')).toBe(true);
    expect([await store.takeLock('split', soon), await store.takeLock('split', soon)]).toEqual([true, false]);
    await store.releaseLock('split');
    expect(await store.takeLock('split', soon)).toBe(true);
    expect(await store.readRenewal('split')).toBeNull();
    await store.writeRenewal('split', 'sealed', soon);
    expect(await store.readRenewal('split')).toBe('sealed');
    expect(await store.isOver('auth0|nobody', new Date())).toBe(false);
    const waits: number[] = [];
    for (let times = 0; times < 101; times += 1) waits.push(await store.countLogin('192.0.2.77'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    expect(waits.at(-1)).toBeGreaterThan(0);
  });

  it('lets nobody in without the key, and one with any of the secrets while they are replaced', async () => {
    const ask = (path: string, init: RequestInit) => fetch(`${origin}${path}`, init).then(({ status }) => status);
    const foreign = sharedKey(['another-secret-that-is-long-enough-too!!']).shown;
    for (const key of [undefined, foreign, '']) {
      const headers = new Headers(key === undefined ? {} : { [KEY_HEADER]: key });
      for (const path of ['/graphql', '/webhooks/stripe', SESSIONS_PATH])
        expect([path, await ask(path, { method: 'POST', headers, body: '{}' })]).toEqual([path, 403]);
      for (const path of [STATE_PATH, `${ASSETS_PATH}root-Old_A.js`]) expect(await ask(path, { headers })).toBe(403);
    }
    const older = { [KEY_HEADER]: sharedKey([OLD]).shown };
    expect(await ask(STATE_PATH, { headers: older })).toBe(200);
    for (const body of ['{', '{"name":"denyAll","args":[]}', '{"name":"isDenied","args":[1]}'])
      expect(await ask(SESSIONS_PATH, { method: 'POST', headers: older, body })).toBeGreaterThanOrEqual(400);
    expect(await ask('/elsewhere', { method: 'POST', headers: older, body: '{}' })).toBe(404);
  });

  it('says what is wrong with it, and that it is away, in words', async () => {
    expect([await connected.problem(), connected.isReadOnly(), connected.banner()]).toEqual([null, false, null]);
    const gone = await connectApi(`http://127.0.0.1:${away.port}`, secrets(NEW));
    expect(await gone.problem()).toBe('The API does not answer.');
    const store = sayingUnavailable(gone.sessionStore, () => undefined);
    await expect(store.isDenied('any')).rejects.toThrow(SessionsUnavailable);
    await expect(async () => store.isOver('any', new Date())).rejects.toThrow(SessionsUnavailable);
    await gone.close();
  });
});
