import { discountFrom, withDiscount } from './discounts.ts';
import type { Checkout, Price } from './order-records.ts';
import { lineOf } from './proration.ts';

/** What an order costs today: nothing while a trial runs. */
export function totalOf(session: Checkout, price: Price): { subtotal: number; off: number; total: number } {
  if (session.trialEnd !== null) return { subtotal: 0, off: 0, total: 0 };
  const line = lineOf({ price, quantity: session.quantity, name: '' }, { start: 0, end: 0 });
  const [shown = line] = withDiscount([line], discountFrom(session.promotionCode, session.created));
  return { subtotal: shown.amount, off: shown.discount, total: shown.amount - shown.discount };
}
