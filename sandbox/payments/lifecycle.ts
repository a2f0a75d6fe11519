import { afterUse, discountFrom } from './discounts.ts';
import type { Billing } from './billing.ts';
import type { Tell } from './event-records.ts';
import type { Invoice, Outcome, Subscription } from './money-records.ts';
import { later, periodEndAfter } from './periods.ts';
import { lineOf } from './proration.ts';
import { allOf, newId, nowOf, type PaymentRecords } from './records.ts';
import type { openSchedules } from './schedules.ts';
import type { Shapes } from './shapes/shapes-of.ts';
import { whatChanged } from './what-changed.ts';

type Started = {
  customer: string;
  price: string;
  quantity: number;
  metadata: Record<string, string>;
  promotionCode: string | null;
  trialEnd: number | null;
};
type Door = {
  records: PaymentRecords;
  shapes: Shapes;
  tell: Tell;
  billing: Billing;
  schedules: ReturnType<typeof openSchedules>;
};

export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** A subscription from its start to its end. Each change is kept first and told then. */
export function openLifecycle({ records, shapes, tell, billing, schedules }: Door) {
  const set = (subscription: Subscription) => {
    records.subscriptions.set(subscription.id, subscription);
    return subscription;
  };
  const bought = (subscription: Subscription) => {
    const price = shapes.priceOf(subscription);
    return { price, quantity: subscription.quantity, name: records.products.get(price.product)?.name ?? '' };
  };
  /** Keeps a change, and tells it with what was before. */
  const change = (before: Subscription, next: Partial<Subscription>): Subscription => {
    const after = set({ ...before, ...next });
    const [was, is] = [shapes.subscription(before), shapes.subscription(after)];
    tell('customer.subscription.updated', is, whatChanged(was, is));
    return after;
  };
  const end = (before: Subscription, next: Partial<Subscription>): Subscription => {
    const schedule = schedules.activeOf(before);
    if (schedule) schedules.finish(schedule, 'canceled');
    const endedAt = nowOf(records, before.customer);
    const ended = set({ ...before, endedAt, schedule: null, ...next });
    tell('customer.subscription.deleted', shapes.subscription(ended));
    return ended;
  };
  const lifecycle = {
    bought,
    change,

    start({ customer, price, quantity, metadata, promotionCode, trialEnd }: Started, outcome?: Outcome) {
      const now = nowOf(records, customer);
      const periodEnd = trialEnd ?? later(now, shapes.priceOf({ price }));
      const begun: Subscription = {
        id: newId('sub'),
        item: newId('si'),
        created: now,
        customer,
        price,
        quantity,
        metadata,
        status: trialEnd === null ? 'active' : 'trialing',
        periodStart: now,
        periodEnd,
        latestInvoice: newId('in'),
        endedAt: null,
        anchor: trialEnd ?? now,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        cancelReason: null,
        trialEnd,
        schedule: null,
        discount: discountFrom(promotionCode, now),
        pending: [],
      };
      const line = lineOf(bought(begun), { start: now, end: periodEnd });
      const lines = [
        trialEnd === null ? line : { ...line, amount: 0, description: `Trial period for ${bought(begun).name}` },
      ];
      const period = { start: now, end: now };
      const invoice = billing.bill(
        begun,
        { id: begun.latestInvoice, reason: 'subscription_create', lines, period },
        outcome,
      );
      const isUnpaid =
        invoice.status === 'open' && records.payments.get(invoice.payment ?? '')?.status !== 'processing';
      const discount = trialEnd === null ? afterUse(begun.discount) : begun.discount;
      const subscription = set({ ...begun, discount, status: isUnpaid ? 'incomplete' : begun.status });
      tell('customer.subscription.created', shapes.subscription(subscription));
      billing.tellBill(invoice);
      return { subscription, invoice };
    },

    /** The period is over: it ends here, or the next one begins and is billed. */
    renew(subscription: Subscription, outcome?: 'paid' | 'declined'): void {
      if (subscription.cancelAtPeriodEnd) return void lifecycle.cancel(subscription, 'cancellation_requested');
      const { periodStart, periodEnd: start, pending, anchor, created } = subscription;
      const entered = { ...subscription, ...schedules.enter(subscription, start) };
      const periodEnd = periodEndAfter(anchor ?? created, shapes.priceOf(entered), start);
      const line = lineOf(bought(entered), { start, end: periodEnd });
      const period = { start: periodStart, end: start };
      const invoice = billing.bill(
        entered,
        { reason: 'subscription_cycle', lines: [...pending, line], period },
        outcome,
      );
      change(subscription, {
        ...entered,
        status: invoice.status === 'paid' ? 'active' : 'past_due',
        periodStart: start,
        periodEnd,
        latestInvoice: invoice.id,
        discount: afterUse(invoice.discount),
        pending: [],
      });
      billing.tellBill(invoice);
    },

    /** A payment that was open arrives, or fails once more: after the last try the subscription ends. */
    settle(open: Invoice, outcome: 'paid' | 'declined'): void {
      const isFirst = open.reason === 'subscription_create';
      const wasRetried = open.nextAttempt !== null;
      const invoice = billing.tryAgain(open, outcome);
      const subscription = records.subscriptions.get(invoice.subscription);
      if (subscription && !isOver(subscription)) {
        const isIncomplete = isFirst && subscription.status === 'incomplete';
        const isOwing = allOf(records.invoices).some(
          (one) => one.subscription === subscription.id && one.status === 'open' && one.nextAttempt !== null,
        );
        const status = outcome === 'paid' && !isOwing ? 'active' : isIncomplete ? 'incomplete' : 'past_due';
        const next = status === subscription.status ? subscription : change(subscription, { status });
        billing.tellBill(invoice, false);
        if (outcome === 'declined' && wasRetried && invoice.nextAttempt === null)
          lifecycle.cancel(next, 'payment_failed');
      } else billing.tellBill(invoice, false);
    },

    cancel(subscription: Subscription, cancelReason: Subscription['cancelReason']): Subscription {
      const canceledAt = subscription.canceledAt ?? nowOf(records, subscription.customer);
      return end(subscription, { status: 'canceled', cancelReason, canceledAt });
    },

    /** A first payment that never came. */
    expire: (subscription: Subscription) => end(subscription, { status: 'incomplete_expired' }),
  };
  return lifecycle;
}
