import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseForm } from './form-encoding.ts';
import { startPaymentsSandbox, type PaymentsSandbox } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-payments-'));
const options = {
  port: 3556,
  host: '127.0.0.1',
  dataDir,
  appOrigin: 'http://localhost:3555',
  secretKey: 'sk_test_right',
};
let payments: PaymentsSandbox;
beforeAll(async () => {
  payments = await startPaymentsSandbox(options);
});
afterAll(async () => {
  await payments.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const stripeWith = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: options.port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
const stripe = stripeWith('sk_test_right');

test('customers are made, changed and found again with the real SDK', async () => {
  const made = await stripe.customers.create({
    email: 'uma@example.test',
    name: 'Uma & Söhne',
    metadata: { userId: 'u1' },
  });
  const changed = await stripe.customers.update(made.id, { metadata: { plan: 'starter' } });
  expect(changed).toMatchObject({ name: 'Uma & Söhne', metadata: { userId: 'u1', plan: 'starter' } });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ object: 'customer', email: 'uma@example.test' });
});

test('a customer who was deleted is known as one, and nobody else is', async () => {
  const { id } = await stripe.customers.create({ email: 'gone@example.test' });
  expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.subscriptions.list({ customer: id, status: 'all' })).data).toEqual([]);
  const refused = { code: 'resource_missing' };
  await expect(stripe.customers.del(id)).rejects.toMatchObject(refused);
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject(refused);
  await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    ...refused,
    param: 'customer',
  });
  await expect(stripe.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject(refused);
});

test('a repeated call with one idempotency key makes one customer', async () => {
  const create = () => stripe.customers.create({ email: 'once@example.test' }, { idempotencyKey: 'signup-1' });
  const [first, second] = [await create(), await create()];
  expect(second.id).toBe(first.id);
  await expect(
    stripe.customers.create({ email: 'other@example.test' }, { idempotencyKey: 'signup-1' }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('the portal shows the customer, escaped, and leads back', async () => {
  const customer = await stripe.customers.create({ name: '<b>Uma</b>', email: 'uma@example.test' });
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:3555/?from=billing&x=1',
  });
  const page = await fetch(session.url);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('Payment sandbox');
  expect(html).toContain('&lt;b&gt;Uma&lt;/b&gt;');
  expect(html).toContain('href="http://localhost:3555/?from=billing&amp;x=1"');
  expect((await fetch(`${payments.origin}/portal/guess`)).status).toBe(404);
});

test('a wrong key, an unknown customer and an unknown call are refused as Stripe refuses them', async () => {
  await expect(stripeWith('sk_test_wrong').customers.create({})).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
  });
  await expect(stripe.coupons.retrieve('coupon_1')).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

test('nested forms become objects and lists', () => {
  expect(parseForm('a=1&m[k]=v&items[0][price]=p&items[0][quantity]=2&list[]=x&list[]=y')).toEqual({
    a: '1',
    m: { k: 'v' },
    items: [{ price: 'p', quantity: '2' }],
    list: ['x', 'y'],
  });
});
