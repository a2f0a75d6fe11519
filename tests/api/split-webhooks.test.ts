import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openApi, testSettings, type Api } from '#tests/support/api.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { eventOf, signatureOf } from '#tests/support/payment-events.ts';
import { postChunks } from '#tests/support/raw-request.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type App = Awaited<ReturnType<typeof openEdgeApp>>;

/** The web app in one place and the API in another: `API_HOST`. */
describe('events of payments that arrive at the web app alone', () => {
  let database: OpenedDatabase;
  let api: Api;
  let host: App;
  let front: App;
  beforeAll(async () => {
    database = await openInMemory();
    api = await openApi({ database });
    host = await openEdgeApp({}, api.backend.webhook);
    front = await openEdgeApp({}, (request) => fetch(request), { API_HOST: host.origin });
  });
  afterAll(async () => {
    await front?.close();
    await host?.close();
    await api?.close();
  });

  type Signing = { secret?: string; ageSeconds?: number };
  async function send(
    body: string,
    { secret = testSettings().stripe?.webhookSecret ?? '', ageSeconds = 0 }: Signing = {},
  ) {
    const at = Math.floor(api.time.now.getTime() / 1000) - ageSeconds;
    const headers = { Host: new URL(front.origin).host, 'Stripe-Signature': signatureOf(body, secret, at) };
    const chunks = body.match(/[\s\S]{1,16384}/g) ?? [];
    return postChunks({ port: front.port, path: '/webhooks/stripe', headers, chunks });
  }
  const isKept = async (id: string) =>
    (await database.run('select id from webhook_events where id = $1', [id])).rows.length === 1;
  const plan = { id: 'sub_1', customer: 'cus_1' };
  const invoice = { id: 'in_1', customer: 'cus_1', parent: { subscription_details: { subscription: 'sub_1' } } };
  const kinds: [type: string, object: object][] = [
    ['customer.subscription.updated', plan],
    ['customer.subscription.deleted', plan],
    ['customer.subscription.trial_will_end', plan],
    ['invoice.paid', invoice],
    ['invoice.payment_failed', invoice],
    ['subscription_schedule.updated', { id: 'sub_sched_1', customer: 'cus_1' }],
    ['customer.deleted', { id: 'cus_1' }],
  ];

  it.each(kinds)('%s is verified there, kept and answered', async (type, object) => {
    const id = `evt_split_${type}`;
    const answer = await send(eventOf(id, type, object));
    expect([answer.status, answer.body]).toEqual([200, 'Received.']);
    expect(await isKept(id)).toBe(true);
  });

  it.each(kinds)('%s is refused when it is forged, old or of the other mode', async (type, object) => {
    const id = `evt_refused_${type}`;
    const event = eventOf(id, type, object);
    expect((await send(event, { secret: 'whsec_guessed' })).status).toBe(400);
    expect((await send(event, { ageSeconds: 301 })).status).toBe(400);
    expect((await send(eventOf(id, type, object, { livemode: true }))).status).toBe(400);
    expect(await isKept(id)).toBe(false);
  });

  it('is cut off when it is too large', async () => {
    const answer = await send(eventOf('evt_large', 'invoice.paid', { ...invoice, more: 'x'.repeat(10_000_000) }));
    expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(8_000_000);
    expect(await isKept('evt_large')).toBe(false);
  });

  it('is to be sent again when the API is away', async () => {
    const away = await openEdgeApp({}, (request) => fetch(request), { API_HOST: 'http://127.0.0.1:9' });
    const headers = { Host: new URL(away.origin).host, 'Stripe-Signature': 't=1,v1=2' };
    const { status } = await postChunks({ port: away.port, path: '/webhooks/stripe', headers, chunks: ['{}'] });
    expect(status).toBeGreaterThanOrEqual(500);
    await away.close();
  });
});
