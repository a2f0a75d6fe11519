import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import { pageFields, pageOf } from './lists.ts';
import { metadataSchema, type Price } from './order-records.ts';
import { mergeMetadata, metadataChanges, readFields, wholeNumber, yesOrNo } from './read-fields.ts';
import { allOf, newId, nowInSeconds, type PaymentRecords } from './records.ts';
import { priceShape } from './shapes/price-shape.ts';

const keyFields = {
  lookup_key: z.string().min(1).max(200).optional(),
  transfer_lookup_key: yesOrNo.optional(),
  nickname: z.string().optional(),
  active: yesOrNo.optional(),
};
const createFields = z.strictObject({
  ...keyFields,
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'must be a currency')
    .toLowerCase(),
  unit_amount: wholeNumber.pipe(z.number().min(0)),
  product: z.string(),
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: wholeNumber.pipe(z.number().min(1)).optional(),
    usage_type: z.literal('licensed').optional(),
  }),
  tax_behavior: z.literal('unspecified').optional(),
  metadata: metadataSchema.default({}),
});
const updateFields = z.strictObject({ ...keyFields, metadata: metadataChanges });
const listFields = z.strictObject({
  ...pageFields,
  active: yesOrNo.optional(),
  currency: z.string().optional(),
  product: z.string().optional(),
  lookup_keys: z.array(z.string()).max(10).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

/** What it costs. An amount never changes: another one is another price, to which the lookup key may move. */
export function priceRoutes({ prices, products }: PaymentRecords): ApiRoute[] {
  const find = (id: string): Price => {
    const price = prices.get(id);
    if (!price) throw missing('price', id);
    return price;
  };
  const keep = (price: Price) => {
    prices.set(price.id, price);
    return priceShape(price);
  };
  /** Throws when another price has the key and does not give it away. */
  const freeKey = (key: string | undefined, isTransferred: boolean | undefined, own = '') => {
    const holder = allOf(prices).find(({ id, lookupKey }) => key !== undefined && lookupKey === key && id !== own);
    if (!holder) return;
    if (!isTransferred)
      throw new PaymentsError(
        400,
        'invalid_request_error',
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        {
          param: 'lookup_key',
        },
      );
    keep({ ...holder, lookupKey: null });
  };
  return [
    {
      method: 'POST',
      path: '/v1/prices',
      answer({ fields }) {
        const asked = readFields(createFields, fields);
        if (!products.get(asked.product)) throw missing('product', asked.product, 'product');
        freeKey(asked.lookup_key, asked.transfer_lookup_key);
        return keep({
          id: newId('price'),
          created: nowInSeconds(),
          product: asked.product,
          currency: asked.currency,
          amount: asked.unit_amount,
          interval: asked.recurring.interval,
          intervalCount: asked.recurring.interval_count ?? 1,
          lookupKey: asked.lookup_key ?? null,
          active: asked.active ?? true,
          nickname: asked.nickname ?? null,
          metadata: asked.metadata,
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/prices',
      answer({ fields }) {
        const { active, currency, product, lookup_keys: keys, type, ...page } = readFields(listFields, fields);
        const which = allOf(prices)
          .filter((price) => active === undefined || price.active === active)
          .filter((price) => currency === undefined || price.currency === currency)
          .filter((price) => product === undefined || price.product === product)
          .filter(({ lookupKey }) => keys === undefined || (lookupKey !== null && keys.includes(lookupKey)))
          .filter(() => type !== 'one_time');
        return pageOf('/v1/prices', which, page, priceShape);
      },
    },
    { method: 'GET', path: '/v1/prices/{id}', answer: ({ id }) => priceShape(find(id)) },
    {
      method: 'POST',
      path: '/v1/prices/{id}',
      answer({ id, fields }) {
        const price = find(id);
        const asked = readFields(updateFields, fields);
        freeKey(asked.lookup_key, asked.transfer_lookup_key, id);
        return keep({
          ...price,
          lookupKey: asked.lookup_key ?? price.lookupKey,
          nickname: asked.nickname ?? price.nickname,
          active: asked.active ?? price.active,
          metadata: mergeMetadata(price.metadata, asked.metadata),
        });
      },
    },
  ];
}
