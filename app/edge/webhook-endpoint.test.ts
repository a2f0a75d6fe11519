import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { postChunks } from '#tests/support/raw-request.ts';

type Sent = { url: string; signature: string | null; cookie: string | null; body: string };
let sent: Sent[] = [];
let app: Awaited<ReturnType<typeof openEdgeApp>>;
beforeAll(async () => {
  app = await openEdgeApp({}, async (request) => {
    const { url, headers } = request;
    const body = await request.text();
    sent.push({ url, signature: headers.get('Stripe-Signature'), cookie: headers.get('Cookie'), body });
    return new Response('kept', { status: 200 });
  });
});
afterAll(() => app.close());
beforeEach(() => void (sent = []));

const post = (chunks: Iterable<string>, path = '/webhooks/stripe') =>
  postChunks({
    port: app.port,
    path,
    chunks,
    headers: { Host: new URL(app.origin).host, 'Stripe-Signature': 't=1,v1=2', Cookie: 'session=1' },
  });

describe('what the payment provider sends', () => {
  it('reaches the API byte by byte, with its signature and nothing else, from no origin', async () => {
    const answer = await post(['{"id":', '  "evt_1"}\n']);
    expect([answer.status, answer.body]).toEqual([200, 'kept']);
    const url = `${app.origin}/webhooks/stripe`;
    expect(sent).toEqual([{ url, signature: 't=1,v1=2', cookie: null, body: '{"id":  "evt_1"}\n' }]);
  });

  it('is cut off at a megabyte', async () => {
    const answer = await post(Array.from({ length: 10 * 64 }, () => 'x'.repeat(16 * 1024)));
    expect(answer.status).toBe(413);
    expect(sent).toEqual([]);
    expect(answer.sent).toBeLessThan(6_000_000);
  });

  it('goes by that address alone', async () => {
    expect((await post(['{}'], '/webhooks/other')).status).toBe(403);
    expect(sent).toEqual([]);
  });
});
