import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { connectRegistrar } from '#backend/integrations/registrar.ts';
import { plansForSale } from '#backend/modules/subscriptions/plans-for-sale.ts';
import { connectPayments } from '#backend/integrations/stripe.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { startPaymentsSandbox } from '#sandbox/payments/index.ts';
import { openApi, testSettings, type TestPerson } from './api.ts';
import { REGISTRAR_TOKEN, startTestDomains } from './domains-sandbox.ts';
import { faultsOf } from './faults-of.ts';
import { eventOf, sendEvent } from './payment-events.ts';
import { listening } from './raw-request.ts';
import { good } from './website-steps.ts';

export type Offer = {
  name: string;
  availability: 'FREE' | 'TAKEN' | 'UNKNOWN';
  yearly: { amount: number; currency: string } | null;
  problem: string | null;
};
export type PurchaseAnswer = {
  state: string;
  subject: string;
  amount: number;
  problem: string | null;
  domain: { name: string; method: string; isProved: boolean; website: { id: string } | null } | null;
};

export const SECRET_KEY = 'sk_test_of_the_shop';
const WEBHOOK_SECRET = 'whsec_of_the_shop';

/** An API with both stand-ins that buying names needs. `port`: of the payments; `clock`: one that runs when left out. */
export async function openShop(database: OpenedDatabase, port: number, clock = () => new Date()) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-shop-'));
  const domains = await startTestDomains();
  /** While false, no webhook gets through. */
  const line = { isOpen: true };
  const door = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const headers = { 'Stripe-Signature': String(request.headers['stripe-signature']) };
      const asked = new Request('http://127.0.0.1/webhooks/stripe', {
        method: 'POST',
        body: Buffer.concat(parts),
        headers,
      });
      const answer = line.isOpen ? await api.backend.webhook(asked) : new Response('', { status: 503 });
      response.writeHead(answer.status).end(await answer.text());
    });
  });
  const payments = await startPaymentsSandbox({
    port,
    host: '127.0.0.1',
    dataDir,
    appOrigin: `http://127.0.0.1:${door.port}`,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  });
  const settings = testSettings({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: payments.origin,
    DNSIMPLE_TOKEN: REGISTRAR_TOKEN,
    DNSIMPLE_ACCOUNT: '1',
    DNSIMPLE_BASE: domains.origin,
    RDAP_BASE: `${domains.origin}/rdap/`,
    DNS_SERVERS: `127.0.0.1:${domains.port}`,
  });
  const [paying, selling] = [connectPayments(settings.stripe, plansForSale), connectRegistrar(settings.registrar)];
  if (!paying || !selling) throw new Error('The shop is closed');
  const faults = faultsOf();
  const api = await openApi({
    settings,
    database,
    clock,
    payments: faults.within(paying),
    registrar: faults.within(selling),
  });
  api.time.now = clock();

  const choose = async (address: string, outcome: string) =>
    (await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })).status;

  const search = async (person: TestPerson, text: string): Promise<Offer[]> =>
    good(
      await person.ask<{ searchDomains: Offer[] }>(
        'query ($text: String!) { searchDomains(text: $text) { name availability yearly { amount currency } problem } }',
        { text },
      ),
    ).searchDomains;
  const tryToBuy = (person: TestPerson, name: string, shownAmount: number, websiteId?: string) =>
    person.ask<{ buyDomain: { url: string } }>(
      'mutation ($name: String!, $amount: Int!, $website: ID) { buyDomain(name: $name, shownAmount: $amount, websiteId: $website) { url } }',
      { name, amount: shownAmount, website: websiteId ?? null },
    );
  const priceOf = async (person: TestPerson, name: string) =>
    (await search(person, name)).find((offer) => offer.name === name)?.yearly?.amount ?? 0;

  const purchase = async (person: TestPerson, checkout: string): Promise<PurchaseAnswer | null> =>
    good(
      await person.ask<{ viewer: { purchase: PurchaseAnswer | null } }>(
        'query ($id: String!) { viewer { purchase(checkoutId: $id) { state subject amount problem domain { name method isProved website { id } } } } }',
        { id: checkout },
      ),
    ).viewer.purchase;

  let nudges = 0;
  /** One more event about an order, so that nobody waits until a job is tried again. */
  const nudge = (checkout: string) => {
    nudges += 1;
    const body = eventOf(`evt_nudge_${port}_${nudges}`, 'checkout.session.completed', { id: checkout });
    api.time.now = new Date();
    return sendEvent(api, body, { secret: WEBHOOK_SECRET });
  };
  const until = async (person: TestPerson, checkout: string, state: string): Promise<PurchaseAnswer> => {
    let found: PurchaseAnswer | null = null;
    await vi.waitFor(
      async () => {
        found = await purchase(person, checkout);
        if (found?.state !== state) await nudge(checkout);
        expect(found).toMatchObject({ state });
      },
      { timeout: 25_000, interval: 150 },
    );
    return found ?? Promise.reject(new Error('There is no purchase'));
  };

  return {
    api,
    domains,
    payments,
    line,
    faults,
    stripe: paying,
    registrar: selling,
    choose,
    search,
    tryToBuy,
    priceOf,
    purchase,
    nudge,
    until,
    /** Sends an event as the payment provider does. */
    tell(id: string, type: string, object: object) {
      api.time.now = clock();
      return sendEvent(api, eventOf(id, type, object), { secret: WEBHOOK_SECRET });
    },
    /** Orders a name at its price: where it is paid, and the order's id. */
    async order(person: TestPerson, name: string, websiteId?: string) {
      const amount = await priceOf(person, name);
      const { url } = good(await tryToBuy(person, name, amount, websiteId)).buyDomain;
      return { url, amount, checkout: url.slice(url.lastIndexOf('/') + 1) };
    },
    /** The subscription behind an order. */
    async subscriptionOf(checkout: string): Promise<string> {
      const found = await paying.readCheckout(checkout);
      return (found?.state === 'paid' && found.subscriptionId) || '';
    },
    mailsTo: (email: string) => api.mails.filter(({ to }) => to === email),
    async close() {
      await payments.close();
      await api.close();
      await door.close();
      await domains.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Somebody new with a mail address. */
export async function buyerIn({ api }: Shop, name: string) {
  const person = await api.person([], name);
  const email = `${name}@example.org`;
  const idToken = await api.tokens.identity(person.sub, api.time.now, { email, name });
  good(await person.ask('mutation ($t: String!) { recordSignIn(idToken: $t) { id } }', { t: idToken }));
  return { ...person, email };
}
