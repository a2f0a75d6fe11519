import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP, openTill, type Till } from '#tests/support/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill(3565);
});
afterAll(() => till.close());
const order = async (fields: object = {}) =>
  till.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: await till.customer(),
    line_items: [{ price: till.business.id }],
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto' },
    success_url: `${APP}/done`,
    cancel_url: `${APP}/plans`,
    ...fields,
  });
const portalOf = async (customer: string) =>
  (await till.stripe.billingPortal.sessions.create({ customer, configuration: till.portal.id, return_url: `${APP}/b` }))
    .url;

test('a promotion code is applied, shown, and then paid', async () => {
  const { id, url } = await order();
  expect(await (await till.press(url, { outcome: 'paid', tax_id: 'DE1' })).text()).toContain('VAT number again');
  const wrong = await till.press(url, { outcome: 'paid', code: 'n<o>' });
  expect(wrong.status).toBe(400);
  const page = await wrong.text();
  expect(page).toContain('is not valid');
  expect(page).toContain('value="n&lt;o&gt;"');
  expect(await (await till.press(url, { code: 'OLD', outcome: 'apply' })).text()).toContain('is not valid');
  const applied = await till.press(url, { outcome: 'paid', code: 'half', tax_id: 'DE123456789' });
  expect(applied.status).toBe(200);
  expect(await applied.text()).toContain('Pay $14.50');
  expect((await till.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await till.press(url, { outcome: 'paid', tax_id: 'de 123456789' })).status).toBe(303);
  const paid = await till.stripe.checkout.sessions.retrieve(id, {
    expand: ['invoice', 'subscription.discounts.promotion_code'],
  });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    amount_subtotal: 2900,
    amount_total: 1450,
    customer_details: { tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }] },
    invoice: { amount_paid: 1450 },
    subscription: { discounts: [{ promotion_code: { code: 'HALF' }, source: { coupon: 'half_of_three' } }] },
  });
});

test('an order that costs nothing today needs no payment', async () => {
  const free = await order();
  await till.press(free.url, { outcome: 'apply', code: 'FREE' });
  await till.press(free.url, { outcome: 'paid' });
  const trial = await order({ subscription_data: { trial_period_days: 14 } });
  expect(await till.read(trial.url ?? '')).toContain('Start the trial');
  await till.press(trial.url, { outcome: 'paid' });
  for (const [{ id }, status] of [
    [free, 'active'],
    [trial, 'trialing'],
  ] as const)
    expect(await till.stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice'] })).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
      subscription: { status, discounts: [] },
      invoice: { status: 'paid', amount_paid: 0 },
    });
});

test('one looks after a plan at the portal: change it, cancel, resume', async () => {
  const customer = await till.customer();
  const { id } = await till.subscribe(customer);
  const url = await portalOf(customer);
  const home = await till.read(url);
  for (const text of ['starter', '$9.00 a month', 'active', 'Change plan', 'Visa ending in 4242', 'Invoices'])
    expect(home).toContain(text);
  expect(await till.read(`${url}/plan/${id}`)).toContain(`/confirm/${id}/${till.business.id}`);
  expect(await till.read(`${url}/confirm/${id}/${till.business.id}`)).toContain('Confirm and pay');
  expect((await till.press(`${url}/confirm/${id}/${till.business.id}`)).status).toBe(303);
  expect(await till.read(url)).toContain('business');
  expect(await till.read(`${url}/cancel/${id}`)).toContain('is not renewed then');
  await till.press(`${url}/cancel/${id}`);
  expect(await till.read(url)).toContain('Do not cancel');
  expect((await till.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  await till.press(`${url}/resume/${id}`);
  expect((await till.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
});

test('a plan that was to become lower can stay', async () => {
  const customer = await till.customer();
  const { id } = await till.subscribe(customer, till.business.id);
  const url = await portalOf(customer);
  await till.press(`${url}/confirm/${id}/${till.starter.id}`);
  expect(await till.read(url)).toContain('Keep the present plan');
  await till.press(`${url}/stay/${id}`);
  expect((await till.stripe.subscriptions.retrieve(id)).schedule).toBeNull();
});

test('a flow ends where it was said: at a page that says it is done, or at the portal', async () => {
  const customer = await till.customer();
  const { id } = await till.subscribe(customer);
  const open = (message: string) =>
    till.stripe.billingPortal.sessions.create({
      customer,
      configuration: till.portal.id,
      return_url: `${APP}/plans`,
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: id },
        after_completion: { type: 'hosted_confirmation', hosted_confirmation: { custom_message: message } },
      },
    });
  const { url } = await open('Good <bye>');
  const done = await till.press(url);
  expect(done.headers.get('location')).toMatch(/^\/portal\/[\w-]+\/done$/);
  expect(await till.read(`${url}/done`)).toContain('Good &lt;bye&gt;');
  await expect(open('again')).rejects.toMatchObject({ param: 'flow_data[subscription_cancel][subscription]' });
});

test('an open invoice is paid at the portal once the card works', async () => {
  const customer = await till.customer();
  const { id } = await till.subscribe(customer);
  await till.press(`${till.origin}/subscriptions/${id}`, { outcome: 'declined' });
  const [open] = (await till.stripe.invoices.list({ subscription: id, status: 'open' })).data;
  const url = await portalOf(customer);
  await till.press(`${url}/card`, { card: 'fails_once' });
  expect((await till.press(`${url}/invoice/${open?.id ?? ''}`)).status).toBe(402);
  expect((await till.press(`${url}/invoice/${open?.id ?? ''}`)).status).toBe(303);
  expect((await till.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('the first page makes time pass for one customer', async () => {
  const customer = await till.customer({ email: 'late@example.test' });
  const { id, items } = await till.subscribe(customer);
  expect(await till.read(till.origin)).toContain('late@example.test');
  expect((await till.press(`${till.origin}/customers/${customer}`, { outcome: 'next' })).status).toBe(303);
  const renewed = await till.stripe.subscriptions.retrieve(id);
  expect(renewed.items.data[0]?.current_period_start).toBe(items.data[0]?.current_period_end);
  expect((await till.press(`${till.origin}/customers/cus_none`, { outcome: 'next' })).status).toBe(404);
});
