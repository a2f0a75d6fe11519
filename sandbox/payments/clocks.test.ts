import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTill, refusalOf, type Till } from '#tests/support/till.ts';

const seconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const START = seconds('2027-01-31');
let till: Till;
beforeAll(async () => {
  till = await openTill(3563);
});
afterAll(() => till.close());

/** Somebody with a time of their own, and a plan from the last of January on. */
async function openTime(fields: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { testClocks } = till.stripe.testHelpers;
  const clock = await testClocks.create({ frozen_time: START, name: 'one customer' });
  const customer = await till.customer({ test_clock: clock.id });
  const { id } = await till.stripe.subscriptions.create({ customer, items: [{ price: till.starter.id }], ...fields });
  return {
    clock: clock.id,
    customer,
    id,
    to: (day: string) => testClocks.advance(clock.id, { frozen_time: seconds(day) }),
    now: () => till.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
    card: async (card: string) => {
      const { url } = await till.stripe.billingPortal.sessions.create({ customer });
      await till.press(`${url}/card`, { card });
    },
    told: async () => {
      const { data } = await till.stripe.events.list({ limit: 100 });
      return data
        .filter(({ data: { object } }) => JSON.stringify(object).includes(id))
        .map(({ type }) => type)
        .toReversed();
    },
  };
}
const endOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end;

test('a plan renews by the calendar as its clock moves', async () => {
  const time = await openTime();
  expect(endOf(await time.now())).toBe(seconds('2027-02-28'));
  expect(await time.to('2027-02-27')).toMatchObject({ status: 'ready', frozen_time: seconds('2027-02-27') });
  expect((await till.stripe.invoices.list({ subscription: time.id })).data).toHaveLength(1);
  await time.to('2027-04-01');
  const renewed = await time.now();
  expect(endOf(renewed)).toBe(seconds('2027-04-30'));
  expect(renewed).toMatchObject({ test_clock: time.clock, latest_invoice: { billing_reason: 'subscription_cycle' } });
  expect((await till.stripe.invoices.list({ subscription: time.id })).data.map(({ created }) => created)).toEqual([
    seconds('2027-03-31'),
    seconds('2027-02-28'),
    START,
  ]);
  expect(await time.told()).toContain('invoice.paid');
});

test('a payment that fails is tried again, and pays when the card does', async () => {
  const time = await openTime();
  await time.card('fails_once');
  await time.to('2027-03-01');
  expect(await time.now()).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: seconds('2027-03-03') },
  });
  await time.to('2027-03-04');
  expect(await time.now()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 1 } });
  expect(await time.told()).toEqual(
    expect.arrayContaining(['invoice.payment_failed', 'customer.subscription.updated']),
  );
});

test('a payment that never comes ends the plan after the last try', async () => {
  const time = await openTime();
  await time.card('fails');
  await time.to('2027-03-14');
  expect(await time.now()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } });
  await time.to('2027-03-16');
  const ended = await time.now();
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  expect(ended.ended_at).toBe(seconds('2027-03-15'));
  expect((await time.told()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
});

test('a plan that was cancelled ends with its period, unless it is resumed', async () => {
  const [ending, resumed] = [await openTime(), await openTime()];
  for (const { id } of [ending, resumed]) {
    const changed = await till.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(changed).toMatchObject({ cancel_at_period_end: true, cancel_at: seconds('2027-02-28'), status: 'active' });
  }
  await till.stripe.subscriptions.update(resumed.id, { cancel_at_period_end: false });
  for (const { to } of [ending, resumed]) await to('2027-03-01');
  expect(await ending.now()).toMatchObject({ status: 'canceled', ended_at: seconds('2027-02-28') });
  expect((await ending.told()).at(-1)).toBe('customer.subscription.deleted');
  expect(await resumed.now()).toMatchObject({ status: 'active', cancel_at: null, canceled_at: null });
});

test('a trial is free, then paid', async () => {
  const time = await openTime({ trial_period_days: 10 });
  expect(await time.now()).toMatchObject({ status: 'trialing', latest_invoice: { status: 'paid', amount_due: 0 } });
  await time.to('2027-02-11');
  const paid = await time.now();
  expect(paid).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 900 } });
  expect(endOf(paid)).toBe(seconds('2027-03-10'));
});

test('a lower plan begins with the next period and is free of its schedule after it', async () => {
  const time = await openTime({ items: [{ price: till.business.id }] });
  const { url } = await till.confirmOf(time.customer, await time.now(), till.starter.id);
  await till.press(url, { outcome: 'confirm' });
  await time.to('2027-03-01');
  const changed = await time.now();
  expect(changed.items.data[0]?.price.id).toBe(till.starter.id);
  expect(changed).toMatchObject({ latest_invoice: { amount_paid: 900 } });
  await time.to('2027-04-01');
  expect((await time.now()).schedule).toBeNull();
  expect(await time.told()).toEqual(
    expect.arrayContaining(['subscription_schedule.created', 'subscription_schedule.released']),
  );
});

test('a first payment that fails waits a day, then the plan is none', async () => {
  const clock = await till.stripe.testHelpers.testClocks.create({ frozen_time: START });
  const customer = await till.customer({ test_clock: clock.id });
  const { url } = await till.stripe.billingPortal.sessions.create({ customer });
  await till.press(`${url}/card`, { card: 'fails' });
  const { id, status } = await till.subscribe(customer);
  expect(status).toBe('incomplete');
  await till.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + 86_400 });
  expect((await till.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
});

test('a clock goes forward only, not too far, and takes its customers along', async () => {
  const { testClocks } = till.stripe.testHelpers;
  const time = await openTime();
  const refused = { statusCode: 400, param: 'frozen_time' };
  expect(await refusalOf(time.to('2027-01-30'))).toMatchObject(refused);
  expect(await refusalOf(time.to('2027-04-02'))).toMatchObject(refused);
  expect(await refusalOf(till.customer({ test_clock: 'clock_none' }))).toMatchObject({ code: 'resource_missing' });
  expect(await testClocks.del(time.clock)).toMatchObject({ deleted: true });
  expect(await till.stripe.customers.retrieve(time.customer)).toMatchObject({ deleted: true });
  expect(await refusalOf(testClocks.retrieve(time.clock))).toMatchObject({ statusCode: 404 });
});
