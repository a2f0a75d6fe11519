import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTill, refusalOf, type Till } from '#tests/support/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill(3561);
});
afterAll(() => till.close());
const monthly = { currency: 'usd', recurring: { interval: 'month' as const } };

test('a product has the id it was given, once', async () => {
  const { products } = till.stripe;
  await products.create({ id: 'own_id', name: 'One', metadata: { a: '1', b: '2' } });
  expect(await refusalOf(products.create({ id: 'own_id', name: 'Two' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_already_exists',
  });
  const changed = await products.update('own_id', { name: 'Three', metadata: { a: '' } });
  expect(changed).toMatchObject({ id: 'own_id', name: 'Three', metadata: { b: '2' } });
  expect(await refusalOf(products.retrieve('nobody'))).toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test('a lookup key finds one price, and moves to another only when asked', async () => {
  const { prices } = till.stripe;
  const first = await prices.create({ ...monthly, product: 'starter', unit_amount: 500, lookup_key: 'moving' });
  const next = { ...monthly, product: 'starter', unit_amount: 600, lookup_key: 'moving' };
  expect(await refusalOf(prices.create(next))).toMatchObject({ statusCode: 400, param: 'lookup_key' });
  const second = await prices.create({ ...next, transfer_lookup_key: true });
  const found = await prices.list({ lookup_keys: ['moving', 'nothing'], active: true });
  expect(found.data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([[second.id, 600]]);
  expect((await prices.retrieve(first.id)).lookup_key).toBeNull();
  await prices.update(first.id, { active: false });
  expect((await prices.list({ product: 'starter', active: false })).data.map(({ id }) => id)).toEqual([first.id]);
});

test('a price that is no price is refused', async () => {
  const make = (fields: object) =>
    refusalOf(till.stripe.prices.create({ ...monthly, product: 'starter', unit_amount: 1, ...fields }));
  expect(await make({ product: 'nobody' })).toMatchObject({ code: 'resource_missing', param: 'product' });
  expect(await make({ unit_amount: -1 })).toMatchObject({ statusCode: 400, param: 'unit_amount' });
  expect(await make({ colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
});

test('a portal’s configuration is kept, changed and refused where Stripe refuses it', async () => {
  const { configurations } = till.stripe.billingPortal;
  const expand = ['features.subscription_update.products'];
  const kept = await configurations.retrieve(till.portal.id, { expand });
  expect(kept.features.subscription_update.products?.map(({ product }) => product)).toEqual(['starter', 'business']);
  expect(till.portal.features.subscription_update.products).toBeUndefined();
  const changed = await configurations.update(till.portal.id, { metadata: { version: '2' }, name: 'Ours' });
  expect(changed).toMatchObject({ name: 'Ours', metadata: { version: '2' }, is_default: false });
  expect(changed.features).toEqual(till.portal.features);
  const listed = await configurations.list({ active: true, expand: ['data.features.subscription_update.products'] });
  const own = listed.data.find(({ id }) => id === till.portal.id);
  expect(own?.features.subscription_update.products).toHaveLength(2);
  const update = {
    enabled: true,
    default_allowed_updates: ['price' as const],
    products: [] as { product: string; prices: string[] }[],
  };
  const make = (products: typeof update.products) =>
    refusalOf(configurations.create({ features: { subscription_update: { ...update, products } } }));
  expect(await make([])).toMatchObject({ code: 'parameter_missing' });
  expect(await make([{ product: 'starter', prices: [till.business.id] }])).toMatchObject({ statusCode: 400 });
  expect(await make([{ product: 'starter', prices: ['price_none'] }])).toMatchObject({ code: 'resource_missing' });
});

test('what was made outlives a restart', async () => {
  await till.restart();
  expect(await till.stripe.prices.retrieve(till.starter.id)).toEqual(
    expect.objectContaining({ unit_amount: 900, lookup_key: 'starter_month' }),
  );
  expect((await till.stripe.billingPortal.configurations.retrieve(till.portal.id)).id).toBe(till.portal.id);
});
