import { z } from 'zod';
import { missing, PaymentsError } from './errors.ts';
import type { Subscription } from './money-records.ts';
import type { Price } from './order-records.ts';
import { wholeNumber } from './read-fields.ts';
import type { PaymentRecords } from './records.ts';

export const quantityField = wholeNumber.pipe(z.number().min(1)).optional();
/** Our subscriptions have one item each. */
export const itemFields = z
  .array(z.strictObject({ id: z.string().optional(), price: z.string().optional(), quantity: quantityField }))
  .length(1);
export const prorationFields = {
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  proration_date: wholeNumber.optional(),
};

/** A price that may be bought. */
export function requireActive({ prices }: PaymentRecords, id: string, param: string): Price {
  const price = prices.get(id);
  if (!price) throw missing('price', id, param);
  if (!price.active)
    throw new PaymentsError(
      400,
      'invalid_request_error',
      'The price specified is inactive. This field only accepts active prices.',
      { param },
    );
  return price;
}

/** What the one item of a subscription shall be. */
export function changedItem(
  records: PaymentRecords,
  subscription: Subscription,
  [asked]: z.output<typeof itemFields>,
  param: string,
): { price: Price; quantity: number } {
  const { id, price = subscription.price, quantity = subscription.quantity } = asked ?? {};
  if (id === undefined)
    throw new PaymentsError(400, 'invalid_request_error', `Missing required param: ${param}[0][id].`, {
      code: 'parameter_missing',
      param: `${param}[0][id]`,
    });
  if (id !== subscription.item) throw missing('subscription item', id, `${param}[0][id]`);
  const known = price === subscription.price ? records.prices.get(price) : undefined;
  return { price: known ?? requireActive(records, price, `${param}[0][price]`), quantity };
}
