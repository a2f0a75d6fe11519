import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPaymentsSandbox, type PaymentsSandbox } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-checkout-'));
const SECRET = 'whsec_of_the_tests';
const stripe = new Stripe('sk_test_right', {
  host: '127.0.0.1',
  port: 3558,
  protocol: 'http',
  telemetry: false,
  maxNetworkRetries: 0,
});
type Received = { body: string; signature: string };
let received: Received[] = [];
let answers: number[] = [];
let app: Server;
let payments: PaymentsSandbox;
let customer: string;

beforeAll(async () => {
  app = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(request.url === '/webhooks/stripe' ? (answers.shift() ?? 200) : 404).end();
  });
  await new Promise<void>((ready) => app.listen(3557, '127.0.0.1', ready));
  payments = await startPaymentsSandbox({
    port: 3558,
    host: '127.0.0.1',
    dataDir,
    appOrigin: 'http://127.0.0.1:3557',
    secretKey: 'sk_test_right',
    webhookSecret: SECRET,
  });
  customer = (await stripe.customers.create({ email: 'uma@example.test' })).id;
});
afterAll(async () => {
  await payments.close();
  app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  received = [];
  answers = [];
});

const order = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  ui_mode: 'hosted_page',
  customer,
  success_url: 'http://127.0.0.1:3557/done?checkout={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:3557/back',
  metadata: { purchaseId: 'p1' },
  subscription_data: { metadata: { purchaseId: 'p1' } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 1800,
        recurring: { interval: 'year' },
        product_data: { name: 'baeckerei.de' },
      },
    },
  ],
  ...changes,
});
const choose = (address: string | null, outcome: string) =>
  fetch(address ?? '', { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const typesReceived = () => received.map(({ body }) => JSON.parse(body).type);
/** Until all of these came; a busy machine takes its time. */
const untilReceived = (...types: string[]) =>
  vi.waitFor(() => expect(typesReceived()).toEqual(expect.arrayContaining(types)), { timeout: 10_000, interval: 20 });
const paidOrder = async () => {
  const session = await stripe.checkout.sessions.create(order());
  await choose(session.url, 'paid');
  return stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice.payments'] });
};

test('an order that is paid has a subscription, a paid invoice and a payment, and leads back', async () => {
  const session = await stripe.checkout.sessions.create(order());
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1800 });
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('baeckerei.de');
  expect(page).toContain('$18.00');
  const answer = await choose(session.url, 'paid');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://127.0.0.1:3557/done?checkout=${session.id}`);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice.payments'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: { status: 'active', metadata: { purchaseId: 'p1' } },
    invoice: { status: 'paid', billing_reason: 'subscription_create', payments: { data: [{ status: 'paid' }] } },
  });
  // A press of the button in another tab changes nothing.
  await choose(session.url, 'paid');
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

test('a declined card leaves the order open, and going back costs nothing', async () => {
  const session = await stripe.checkout.sessions.create(order());
  const answer = await choose(session.url, 'declined');
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('href="http://127.0.0.1:3557/back"');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('a slow payment is told when it arrives, and when it fails after all', async () => {
  for (const outcome of ['paid', 'declined']) {
    received = [];
    const session = await stripe.checkout.sessions.create(order());
    await choose(session.url, 'delayed');
    const slow = await stripe.checkout.sessions.retrieve(session.id);
    expect(slow).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await choose(`${payments.origin}/invoices/${String(slow.invoice)}`, outcome);
    await untilReceived(`checkout.session.async_payment_${outcome === 'paid' ? 'succeeded' : 'failed'}`);
    const settled = await stripe.checkout.sessions.retrieve(session.id);
    expect(settled.payment_status).toBe(outcome === 'paid' ? 'paid' : 'unpaid');
  }
});

test('events are signed, and sent again until the app takes them', async () => {
  answers = [503, 500, 200];
  await paidOrder();
  await untilReceived('checkout.session.completed', 'invoice.paid', 'customer.subscription.created');
  const ids = () => received.map(({ body }) => JSON.parse(body).id);
  await vi.waitFor(() => expect(ids().length).toBeGreaterThan(new Set(ids()).size), { timeout: 10_000, interval: 20 });
  for (const { body, signature } of received)
    expect(await stripe.webhooks.constructEventAsync(body, signature, SECRET)).toMatchObject({ livemode: false });
  const listed = await stripe.events.list({ types: ['invoice.paid'], limit: 1 });
  expect(listed.data[0]?.type).toBe('invoice.paid');
});

test('an order ends when its time is over or it is ended, and cannot be paid then', async () => {
  const session = await stripe.checkout.sessions.create(order());
  await stripe.checkout.sessions.expire(session.id);
  expect((await choose(session.url, 'paid')).status).toBe(410);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  await untilReceived('checkout.session.expired');
});

test('money goes back once, and a subscription ends once', async () => {
  const { invoice, subscription } = await paidOrder();
  const found = typeof invoice === 'object' ? invoice?.payments?.data[0]?.payment.payment_intent : undefined;
  const payment = String(found);
  expect(await stripe.refunds.create({ payment_intent: payment })).toMatchObject({ amount: 1800, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ payment_intent: payment })).data).toHaveLength(1);
  const id = typeof subscription === 'object' ? (subscription?.id ?? '') : '';
  expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled');
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('a subscription renews by a button, with a paid or a failed invoice', async () => {
  const { subscription } = await paidOrder();
  const id = typeof subscription === 'object' ? (subscription?.id ?? '') : '';
  const periodEnd = async () => (await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
  const before = await periodEnd();
  await choose(`${payments.origin}/subscriptions/${id}`, 'paid');
  expect(await periodEnd()).toBeGreaterThan(before);
  const invoices = await stripe.invoices.list({ subscription: id });
  expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toContainEqual([
    'subscription_cycle',
    'paid',
  ]);
  await choose(`${payments.origin}/subscriptions/${id}`, 'declined');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  await untilReceived('invoice.payment_failed');
});

test('wrong parameters are refused as Stripe refuses them', async () => {
  const create = (changes: Record<string, unknown>) =>
    stripe.checkout.sessions.create({ ...order(), ...changes }).catch((error: unknown) => error);
  expect(await create({ success_url: 'nowhere' })).toMatchObject({ statusCode: 400, code: 'url_invalid' });
  expect(await create({ line_items: undefined })).toMatchObject({
    code: 'parameter_missing',
    param: 'line_items',
  });
  expect(await create({ colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  expect(await create({ customer: 'cus_none' })).toMatchObject({ code: 'resource_missing', param: 'customer' });
  expect(await create({ expires_at: 1 })).toMatchObject({ statusCode: 400, param: 'expires_at' });
  expect(await stripe.checkout.sessions.retrieve('cs_test_none').catch((error: unknown) => error)).toMatchObject({
    statusCode: 404,
  });
  const { id } = await stripe.checkout.sessions.create(order());
  const expand = ['subscription.latest_invoice.payments.data.payment'];
  expect(await stripe.checkout.sessions.retrieve(id, { expand }).catch((error: unknown) => error)).toMatchObject({
    statusCode: 400,
    param: 'expand',
  });
});

test('what was bought, and what was not sent yet, outlives a restart', async () => {
  answers = Array.from({ length: 40 }, () => 503);
  const { id } = await paidOrder();
  await payments.close();
  answers = [];
  received = [];
  payments = await startPaymentsSandbox({
    port: 3558,
    host: '127.0.0.1',
    dataDir,
    appOrigin: 'http://127.0.0.1:3557',
    secretKey: 'sk_test_right',
    webhookSecret: SECRET,
  });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  await untilReceived('checkout.session.completed');
});
