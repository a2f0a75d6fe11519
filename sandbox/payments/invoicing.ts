import { discountAt, withDiscount } from './discounts.ts';
import { amountDue, type Invoice, type Line, type Subscription } from './money-records.ts';
import { newId, nowOf, type PaymentRecords } from './records.ts';

type Bill = {
  reason: Invoice['reason'];
  lines: Line[];
  /** Of the invoice: the time before it, as Stripe counts. */
  period: { start: number; end: number };
  id?: string;
};

/** An invoice that is not kept yet: lines with their discounts, and the customer's balance. */
export function draftOf(records: PaymentRecords, subscription: Subscription, bill: Bill): Invoice {
  const { customers, invoices, prices } = records;
  const created = nowOf(records, subscription.customer);
  const discount = discountAt(subscription.discount, created);
  const lines = withDiscount(bill.lines, discount);
  const count = invoices.entries().length + 1;
  return {
    id: bill.id ?? newId('in'),
    number: `SANDBOX-${String(count).padStart(4, '0')}`,
    created,
    customer: subscription.customer,
    subscription: subscription.id,
    reason: bill.reason,
    status: 'draft',
    amount: lines.reduce((sum, line) => sum + line.amount - line.discount, 0),
    currency: prices.get(subscription.price)?.currency ?? 'usd',
    payment: null,
    periodStart: bill.period.start,
    periodEnd: bill.period.end,
    paidAt: null,
    lines,
    discount,
    startingBalance: customers.get(subscription.customer)?.balance ?? 0,
    attempts: 0,
    nextAttempt: null,
  };
}

/** Nothing to pay. */
export const isFree = (invoice: Invoice) => amountDue(invoice) === 0;
