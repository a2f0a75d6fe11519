import { missing, PaymentsError } from './errors.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import type { Price } from './order-records.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';
import { requireActive } from './subscription-fields.ts';

const refusal = (message: string, param?: string) =>
  new PaymentsError(400, 'invalid_request_error', message, { param });

/** Throws for parameters that do not go together, as Stripe does. */
export function requireSense(asked: CheckoutFields): void {
  const { customer, customer_email: email, customer_update: update, tax_id_collection: taxId } = asked;
  if (customer !== undefined && email !== undefined)
    throw refusal('You may only specify one of these parameters: customer, customer_email.');
  if (update && customer === undefined)
    throw refusal('`customer_update` can only be used with `customer`.', 'customer_update');
  if (taxId?.enabled && customer !== undefined && update?.name !== 'auto')
    throw refusal(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection[enabled]',
    );
  if (asked.automatic_tax?.enabled)
    throw refusal(
      'You must have a valid origin address to enable automatic tax calculation in test mode. Visit the dashboard to update it.',
      'automatic_tax[enabled]',
    );
}

/** What is bought: a known price, or one that is made for this order. */
export function priceFor(records: PaymentRecords, { line_items: [item] }: CheckoutFields): Price {
  const { prices, products } = records;
  if (item?.price !== undefined) return requireActive(records, item.price, 'line_items[0][price]');
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
    products.set(product, { id: product, created, name, metadata, active: true, description: null });
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
    active: true,
    nickname: null,
    metadata: {},
  };
  prices.set(price.id, price);
  return price;
}
