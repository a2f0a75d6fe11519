import type { Line, Subscription } from './money-records.ts';
import type { Price } from './order-records.ts';
import { shareOf } from './periods.ts';
import { allOf, newId, type PaymentRecords } from './records.ts';

type Bought = { price: Price; quantity: number; name: string };
type Span = { start: number; end: number };

const day = (moment: number) =>
  new Date(moment * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const lineOf = ({ price, quantity, name }: Bought, { start, end }: Span): Line => ({
  id: newId('il'),
  amount: price.amount * quantity,
  discount: 0,
  price: price.id,
  quantity,
  start,
  end,
  isProration: false,
  description: `${quantity} × ${name} (at ${(price.amount / 100).toFixed(2)} ${price.currency.toUpperCase()} / ${price.interval})`,
});

/** The rest of a period at another price, by the second. */
export function restOf(bought: Bought, period: Span, at: number): Line {
  const whole = lineOf(bought, period);
  const amount = shareOf(whole.amount, period.end - at, period.end - period.start);
  const description = `Remaining time on ${bought.name} after ${day(at)}`;
  return { ...whole, amount, start: at, isProration: true, description };
}

/** What was paid for the time from now to the end of the period goes back, without what a discount took off. */
export function unusedOf(records: PaymentRecords, subscription: Subscription, bought: Bought, at: number): Line {
  const period = { start: subscription.periodStart, end: subscription.periodEnd };
  const paid = newestLine(records, subscription) ?? lineOf(bought, period);
  const net = paid.amount - paid.discount;
  return {
    ...lineOf(bought, { start: at, end: paid.end }),
    amount: -shareOf(net, paid.end - at, paid.end - paid.start),
    isProration: true,
    description: `Unused time on ${bought.name} after ${day(at)}`,
  };
}

/** The line that bought the time that runs: of the newest invoice, or one that waits for the next. */
function newestLine({ invoices }: PaymentRecords, { id, pending, price, periodEnd }: Subscription): Line | undefined {
  return [
    ...allOf(invoices)
      .filter((invoice) => invoice.subscription === id)
      .flatMap(({ lines }) => lines),
    ...pending,
  ]
    .filter((line) => line.amount > 0 && line.price === price && line.end === periodEnd)
    .toSorted((a, b) => b.start - a.start)[0];
}
