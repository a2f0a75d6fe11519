import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import { checkoutFields, type CheckoutFields } from './checkout-fields.ts';
import type { Ledger } from './ledger.ts';
import { pageFields, pageOf } from './lists.ts';
import type { Checkout, Price } from './order-records.ts';
import { readFields } from './read-fields.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const DAY = 86_400;
const HALF_AN_HOUR = 1800;
/** A request takes its time: Stripe is as patient. */
const GRACE = 60;

const listFields = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

/** Checkout sessions: made, read, listed and ended. */
export function checkoutRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const find = (id: string): Checkout => {
    const session = ledger.checkout(id);
    if (!session) throw missing('checkout.session', id);
    return session;
  };
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      answer({ fields }) {
        const asked = readFields(checkoutFields, fields);
        const now = nowInSeconds();
        if (asked.customer && !records.customers.get(asked.customer))
          throw missing('customer', asked.customer, 'customer');
        const { expires_at: expiresAt = now + DAY } = asked;
        if (expiresAt < now + HALF_AN_HOUR - GRACE || expiresAt > now + DAY + GRACE)
          throw new PaymentsError(
            400,
            'invalid_request_error',
            'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
            { param: 'expires_at' },
          );
        const session: Checkout = {
          id: newId('cs_test'),
          created: now,
          expiresAt,
          customer: asked.customer ?? null,
          customerEmail: asked.customer_email ?? null,
          price: priceFor(records, asked).id,
          quantity: asked.line_items[0]?.quantity ?? 1,
          metadata: asked.metadata,
          subscriptionMetadata: asked.subscription_data?.metadata ?? {},
          clientReference: asked.client_reference_id ?? null,
          asksPayer: asked.billing_address_collection === 'required',
          payer: null,
          allowsPromotionCodes: asked.allow_promotion_codes ?? false,
          successUrl: asked.success_url,
          cancelUrl: asked.cancel_url ?? null,
          status: 'open',
          isPaid: false,
          subscription: null,
          invoice: null,
        };
        records.checkouts.set(session.id, session);
        return shapes.checkout(session);
      },
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions',
      answer({ fields }) {
        const { customer, subscription, status, ...page } = readFields(listFields, fields);
        const found = records.checkouts
          .entries()
          .map(([id]) => find(id))
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => subscription === undefined || one.subscription === subscription)
          .filter((one) => status === undefined || one.status === status);
        return pageOf('/v1/checkout/sessions', found, page, shapes.checkout);
      },
    },
    { method: 'GET', path: '/v1/checkout/sessions/{id}', answer: ({ id }) => shapes.checkout(find(id)) },
    {
      method: 'POST',
      path: '/v1/checkout/sessions/{id}/expire',
      answer({ id }) {
        if (find(id).status !== 'open')
          throw new PaymentsError(
            400,
            'invalid_request_error',
            'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has another status.',
          );
        return shapes.checkout(ledger.expire(find(id)));
      },
    },
  ];
}

function priceFor({ prices, products }: PaymentRecords, { line_items: [item] }: CheckoutFields): Price {
  const known = item?.price === undefined ? undefined : prices.get(item.price);
  if (known) return known;
  if (item?.price !== undefined) throw missing('price', item.price, 'line_items[0][price]');
  const given = item?.price_data;
  const refuse = (param: string) =>
    new PaymentsError(400, 'invalid_request_error', `Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  if (!given) throw refuse('line_items[0][price]');
  if (given.product !== undefined && !products.get(given.product))
    throw missing('product', given.product, 'line_items[0][price_data][product]');
  if (given.product === undefined && !given.product_data) throw refuse('line_items[0][price_data][product_data]');
  const created = nowInSeconds();
  const product = given.product ?? newId('prod');
  if (given.product === undefined) {
    const { name = '', metadata = {} } = given.product_data ?? {};
    products.set(product, { id: product, created, name, metadata });
  }
  const price: Price = {
    id: newId('price'),
    created,
    product,
    currency: given.currency,
    amount: given.unit_amount,
    interval: given.recurring.interval,
    intervalCount: given.recurring.interval_count ?? 1,
    lookupKey: null,
  };
  prices.set(price.id, price);
  return price;
}
