import type Stripe from 'stripe';

/** A type of the SDK as it travels: exact numbers are texts there. */
export type Wire<Shape> = Shape extends string | number | boolean | null | undefined
  ? Shape
  : Shape extends Stripe.Decimal
    ? string
    : { [Key in keyof Shape]: Wire<Shape[Key]> };

export const listOf = <Item>(url: string, data: Item[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
});
