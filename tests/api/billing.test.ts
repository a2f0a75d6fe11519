import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { failure, good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const PORTAL = 'mutation { getStripeCustomerPortalSessionUrl }';
type Portal = { getStripeCustomerPortalSessionUrl: string };
type Call = { path: string; body: URLSearchParams; key: string | undefined };

const answers: Record<string, object> = {
  'POST /v1/customers': { id: 'cus_1' },
  'GET /v1/billing_portal/configurations': { object: 'list', data: [], has_more: false },
  'POST /v1/billing_portal/configurations': { id: 'bpc_1' },
  'POST /v1/billing_portal/sessions': { id: 'bps_1', url: 'https://billing.example.org/session' },
};

describe('the customer portal', () => {
  const calls: Call[] = [];
  let server: Server;
  let api: Api;
  let database: OpenedDatabase;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        calls.push({
          path: `${request.method} ${request.url?.replace(/\?.*/, '') ?? ''}`,
          body: new URLSearchParams(text),
          key: request.headers['idempotency-key']?.toString(),
        });
        const answer = answers[calls.at(-1)?.path ?? ''];
        response
          .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(answer ?? {}));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    database = await openInMemory();
    api = await openApi({
      database,
      settings: testSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: `http://127.0.0.1:${port}` }),
    });
  }, 120_000);
  afterAll(async () => {
    await api.close();
    server.close();
  });

  const staying = (): OpenedDatabase => ({ ...database, close: async () => undefined });

  it('makes a customer once and gives the address of their page', async () => {
    const person = await api.person();
    const idToken = await api.tokens.identity(person.sub, api.time.now, { email: 'ada@example.org', name: 'Ada' });
    good(await person.ask('mutation ($t: String!) { recordSignIn(idToken: $t) { id } }', { t: idToken }));
    expect(good(await person.ask<Portal>(PORTAL)).getStripeCustomerPortalSessionUrl).toBe(
      'https://billing.example.org/session',
    );
    good(await person.ask(PORTAL));
    const [customer, , configuration, ...sessions] = calls;
    expect(calls.map(({ path }) => path)).toEqual([...Object.keys(answers), 'POST /v1/billing_portal/sessions']);
    expect(customer?.body.get('email')).toBe('ada@example.org');
    expect(customer?.key).toMatch(/^customer-/);
    // What is paid by the year must not become a plan there.
    expect(configuration?.body.get('features[subscription_update][enabled]')).toBe('false');
    expect(sessions[0]?.body.get('customer')).toBe('cus_1');
    expect(sessions[0]?.body.get('configuration')).toBe('bpc_1');
    expect(sessions[0]?.body.get('return_url')).toBe('http://localhost:3540/');
  });

  it('says so when payments do not answer or are switched off', async () => {
    const away = await openApi({
      database: staying(),
      settings: testSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:9' }),
    });
    expect(failure(await (await away.person()).ask(PORTAL))).toEqual({ code: 'UNAVAILABLE' });
    await away.close();

    const off = await openApi({ database: staying(), settings: { ...testSettings(), stripe: undefined } });
    expect(failure(await (await off.person()).ask(PORTAL))).toEqual({ code: 'UNAVAILABLE' });
    await off.close();
  }, 120_000);
});
