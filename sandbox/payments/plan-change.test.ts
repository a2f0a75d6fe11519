import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP, openTill, refusalOf, type Till } from '#tests/support/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill(3562);
});
afterAll(() => till.close());

test('an order of a plan is paid, and its subscription knows the price', async () => {
  const { stripe, starter, press } = till;
  const customer = await till.customer();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer,
    line_items: [{ price: starter.id, quantity: 1 }],
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    automatic_tax: { enabled: false },
    success_url: `${APP}/done?checkout={CHECKOUT_SESSION_ID}`,
  });
  expect(session).toMatchObject({ status: 'open', amount_total: 900 });
  expect((await press(session.url, { outcome: 'paid' })).status).toBe(303);
  const [subscription] = (
    await stripe.subscriptions.list({ customer, status: 'all', expand: ['data.latest_invoice', 'data.schedule'] })
  ).data;
  expect(subscription).toMatchObject({
    status: 'active',
    schedule: null,
    latest_invoice: { status: 'paid', amount_paid: 900 },
    items: { data: [{ price: { lookup_key: 'starter_month' } }] },
  });
});

test('Checkout refuses what does not go together', async () => {
  const customer = await till.customer();
  const order = (fields: object) =>
    refusalOf(
      till.stripe.checkout.sessions.create({
        mode: 'subscription',
        ui_mode: 'hosted_page',
        customer,
        line_items: [{ price: till.starter.id }],
        success_url: APP,
        ...fields,
      }),
    );
  expect(await order({ tax_id_collection: { enabled: true } })).toMatchObject({ param: 'tax_id_collection[enabled]' });
  expect(await order({ customer_email: 'other@example.test' })).toMatchObject({ statusCode: 400 });
  expect(await order({ automatic_tax: { enabled: true } })).toMatchObject({ param: 'automatic_tax[enabled]' });
  expect(await order({ line_items: [{ price: 'price_none' }] })).toMatchObject({ code: 'resource_missing' });
});

test('a higher plan is confirmed at the portal, paid by the second, and leads back', async () => {
  const { stripe, business, press, read } = till;
  const customer = await till.customer();
  const subscription = await till.subscribe(customer);
  const session = await till.confirmOf(customer, subscription, business.id);
  expect(session.flow).toMatchObject({ type: 'subscription_update_confirm', after_completion: { type: 'redirect' } });
  const page = await read(session.url);
  expect(page).toContain('Due today');
  expect(page).toContain(`${APP}/back`);
  const done = await press(session.url, { outcome: 'confirm' });
  expect([done.status, done.headers.get('location')]).toEqual([303, `${APP}/changed`]);
  const now = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(now).toMatchObject({ status: 'active', latest_invoice: { billing_reason: 'subscription_update' } });
  expect(now.items.data[0]?.price.id).toBe(business.id);
  expect(await read(session.url)).toContain('Your change is made');
  const [told] = (await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })).data;
  expect(told?.data.previous_attributes).toMatchObject({ items: { data: [{ price: { id: till.starter.id } }] } });
});

test('a card that fails changes nothing, and the page says so', async () => {
  const { stripe, starter, business, press } = till;
  const customer = await till.customer();
  const subscription = await till.subscribe(customer);
  const { url } = await till.confirmOf(customer, subscription, business.id);
  const card = await stripe.billingPortal.sessions.create({
    customer,
    configuration: till.portal.id,
    flow_data: { type: 'payment_method_update' },
  });
  await press(card.url, { card: 'fails_once' });
  const declined = await press(url, { outcome: 'confirm' });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Nothing was changed');
  const kept = await stripe.subscriptions.retrieve(subscription.id);
  expect(kept.items.data[0]?.price.id).toBe(starter.id);
  expect((await press(url, { outcome: 'confirm' })).status).toBe(303);
});

test('a lower plan comes with the next period, and can be taken back', async () => {
  const { stripe, starter, business, press, read } = till;
  const customer = await till.customer();
  const subscription = await till.subscribe(customer, business.id);
  const periodEnd = subscription.items.data[0]?.current_period_end;
  const { url } = await till.confirmOf(customer, subscription, starter.id);
  expect(await read(url)).toContain('$0.00');
  await press(url, { outcome: 'confirm' });
  const planned = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
  expect(planned.items.data[0]?.price.id).toBe(business.id);
  expect(planned.schedule).toMatchObject({
    status: 'active',
    phases: [
      { items: [{ price: business.id }], end_date: periodEnd },
      { items: [{ price: starter.id }], start_date: periodEnd },
    ],
  });
  const next = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(next).toMatchObject({ amount_due: 900, billing_reason: 'subscription_cycle', status: 'draft' });
  const schedule = typeof planned.schedule === 'object' ? (planned.schedule?.id ?? '') : '';
  expect(await stripe.subscriptionSchedules.release(schedule)).toMatchObject({ status: 'released' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
});

test('the portal does only what its configuration allows', async () => {
  const { stripe, starter, business, portal } = till;
  const customer = await till.customer();
  const subscription = await till.subscribe(customer);
  const item = subscription.items.data[0]?.id ?? '';
  const open = (configuration: string, id: string, price: string) =>
    refusalOf(
      stripe.billingPortal.sessions.create({
        customer,
        configuration,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription: id, items: [{ id: item, price }] },
        },
      }),
    );
  const old = await stripe.prices.create({
    product: 'business',
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'month' },
  });
  expect(await open(portal.id, subscription.id, starter.id)).toMatchObject({
    message: 'There are no changes to confirm.',
  });
  expect(await open(portal.id, subscription.id, old.id)).toMatchObject({ statusCode: 400 });
  expect(await open('bpc_sandbox', subscription.id, business.id)).toMatchObject({ param: 'flow_data[type]' });
  expect(await open('bpc_none', subscription.id, business.id)).toMatchObject({ param: 'configuration' });
  const foreign = await till.subscribe(await till.customer());
  expect(await open(portal.id, foreign.id, business.id)).toMatchObject({ code: 'resource_missing' });
  const { url } = await stripe.billingPortal.sessions.create({ customer, configuration: 'bpc_sandbox' });
  for (const path of [`plan/${subscription.id}`, `confirm/${subscription.id}/${business.id}`, `cancel/${foreign.id}`])
    expect((await fetch(`${url}/${path}`)).status).toBe(404);
});
