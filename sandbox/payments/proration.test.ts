import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTill, refusalOf, type Till } from '#tests/support/till.ts';

/** April has 30 days: 2,592,000 seconds. */
const APRIL = Date.UTC(2027, 3, 1) / 1000;
const DAY = 86_400;
let till: Till;
beforeAll(async () => {
  till = await openTill(3564);
});
afterAll(() => till.close());

async function openApril(price = till.starter.id) {
  const clock = await till.stripe.testHelpers.testClocks.create({ frozen_time: APRIL });
  const customer = await till.customer({ test_clock: clock.id });
  const subscription = await till.subscribe(customer, price);
  const id = subscription.items.data[0]?.id ?? '';
  return {
    customer,
    subscription: subscription.id,
    item: (to: string) => [{ id, price: to }],
    to: (moment: number) => till.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: moment }),
  };
}
const amounts = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);

test('a change within a period costs the rest of it, to the cent by the second', async () => {
  const { subscription, item, to } = await openApril();
  const preview = (after: number, proration_behavior: 'always_invoice' | 'create_prorations' | 'none') =>
    till.stripe.invoices.createPreview({
      subscription,
      subscription_details: { items: item(till.business.id), proration_behavior, proration_date: APRIL + after },
    });
  await to(APRIL + 20 * DAY);
  expect(amounts(await preview(10 * DAY, 'always_invoice'))).toEqual([-600, 1933]);
  // 900 × 1,123,456 ÷ 2,592,000 = 390.09…, and 2,900 × 1,123,456 ÷ 2,592,000 = 1,256.95…
  const odd = await preview(2_592_000 - 1_123_456, 'always_invoice');
  expect(amounts(odd)).toEqual([-390, 1257]);
  expect(odd).toMatchObject({ amount_due: 867, total: 867, status: 'draft', billing_reason: 'subscription_update' });
  expect(odd.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([true, true]);
  expect(amounts(await preview(10 * DAY, 'create_prorations'))).toEqual([-600, 1933, 2900]);
  expect(amounts(await preview(10 * DAY, 'none'))).toEqual([2900]);
});

test('what the preview says is what is billed', async () => {
  const { subscription, item, to } = await openApril();
  await to(APRIL + 7 * DAY + 1234);
  const details = { items: item(till.business.id), proration_behavior: 'always_invoice' as const };
  const preview = await till.stripe.invoices.createPreview({ subscription, subscription_details: details });
  const changed = await till.stripe.subscriptions.update(subscription, { ...details, expand: ['latest_invoice'] });
  expect(changed.latest_invoice).toMatchObject({ amount_paid: preview.amount_due, status: 'paid' });
  expect((await till.stripe.invoices.list({ subscription })).data).toHaveLength(2);
});

test('a second change gives back what the first one cost, and no more', async () => {
  const { customer, subscription, item, to } = await openApril();
  const change = (price: string) =>
    till.stripe.subscriptions.update(subscription, {
      items: item(price),
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
  await to(APRIL + 10 * DAY);
  await change(till.business.id);
  await to(APRIL + 20 * DAY);
  const back = await change(till.starter.id);
  // Half of the 19.33 for the last twenty days, against a third of 9.00.
  expect(back.latest_invoice).toMatchObject({ total: -967 + 300, amount_due: 0, ending_balance: -667 });
  expect(await till.stripe.customers.retrieve(customer)).toMatchObject({ balance: -667 });
  expect(await till.stripe.invoices.createPreview({ subscription })).toMatchObject({ total: 900, amount_due: 233 });
  await to(APRIL + 30 * DAY);
  expect((await till.stripe.invoices.list({ subscription, limit: 1 })).data[0]).toMatchObject({
    amount_paid: 233,
    starting_balance: -667,
    ending_balance: 0,
  });
});

test('prorations that are not billed at once come with the next invoice', async () => {
  const { subscription, item, to } = await openApril();
  await to(APRIL + 15 * DAY);
  await till.stripe.subscriptions.update(subscription, { items: item(till.business.id) });
  expect((await till.stripe.invoices.list({ subscription })).data).toHaveLength(1);
  await to(APRIL + 30 * DAY);
  const [next] = (await till.stripe.invoices.list({ subscription })).data;
  expect(next && amounts(next)).toEqual([-450, 1450, 2900]);
});

test('an order that is not made yet has a price too', async () => {
  const customer = await till.customer();
  const items = [{ price: till.business.id, quantity: 1 }];
  const preview = (fields: object = {}) =>
    till.stripe.invoices.createPreview({ customer, subscription_details: { items }, ...fields });
  expect(await preview()).toMatchObject({ amount_due: 2900, billing_reason: 'subscription_create', customer });
  const half = await preview({ discounts: [{ promotion_code: 'promo_sandbox_half' }] });
  expect(half).toMatchObject({ subtotal: 2900, amount_due: 1450, total_discount_amounts: [{ amount: 1450 }] });
  expect((await till.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
});

test('a preview of nothing is refused', async () => {
  const { customer, subscription, item } = await openApril();
  const preview = (fields: object) => refusalOf(till.stripe.invoices.createPreview(fields));
  expect(await preview({})).toMatchObject({ statusCode: 400 });
  expect(await preview({ subscription: 'sub_none' })).toMatchObject({ code: 'resource_missing' });
  expect(await preview({ customer, subscription_details: { items: [{ price: 'price_none' }] } })).toMatchObject({
    code: 'resource_missing',
  });
  const late = { items: item(till.business.id), proration_date: APRIL + 40 * DAY };
  expect(await preview({ subscription, subscription_details: late })).toMatchObject({
    param: 'subscription_details[proration_date]',
  });
  await till.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(await preview({ subscription })).toMatchObject({ code: 'invoice_upcoming_none' });
});

test('a declined card refuses a change, or leaves it to be paid, as it was asked', async () => {
  const { customer, subscription, item, to } = await openApril();
  await to(APRIL + 10 * DAY);
  const { url } = await till.stripe.billingPortal.sessions.create({ customer });
  await till.press(`${url}/card`, { card: 'fails' });
  const details = { items: item(till.business.id), proration_behavior: 'always_invoice' as const };
  const strict = till.stripe.subscriptions.update(subscription, {
    ...details,
    payment_behavior: 'error_if_incomplete',
  });
  expect(await refusalOf(strict)).toMatchObject({ statusCode: 402, code: 'card_declined' });
  const loose = await till.stripe.subscriptions.update(subscription, { ...details, expand: ['latest_invoice'] });
  expect(loose).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', amount_remaining: 1333 } });
});
