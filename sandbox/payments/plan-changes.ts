import { PaymentsError } from './errors.ts';
import type { Billing } from './billing.ts';
import { afterUse } from './discounts.ts';
import type { openLifecycle } from './lifecycle.ts';
import { draftOf, isFree } from './invoicing.ts';
import type { Invoice, Line, Subscription } from './money-records.ts';
import type { Price } from './order-records.ts';
import { later } from './periods.ts';
import { lineOf, restOf, unusedOf } from './proration.ts';
import { nowOf, type PaymentRecords } from './records.ts';
import type { openSchedules } from './schedules.ts';
import type { Shapes } from './shapes/shapes-of.ts';

export type Proration = 'always_invoice' | 'create_prorations' | 'none';
export type PlanChange = {
  price: Price;
  quantity: number;
  proration: Proration;
  /** The moment that is counted from. */
  at: number;
  discount?: Subscription['discount'];
};
type Door = {
  records: PaymentRecords;
  shapes: Shapes;
  billing: Billing;
  lifecycle: ReturnType<typeof openLifecycle>;
  schedules: ReturnType<typeof openSchedules>;
};

/** Another price within a period. */
export function openPlanChanges({ records, shapes, billing, lifecycle, schedules }: Door) {
  /** The subscription as it will be, and what is billed for the change: at once, or with the next invoice. */
  function worked(before: Subscription, { price, quantity, proration, at, discount }: PlanChange) {
    const was = lifecycle.bought(before);
    const name = records.products.get(price.product)?.name ?? '';
    const after = { ...before, price: price.id, quantity, discount: discount ?? before.discount };
    const isSame = was.price.interval === price.interval && was.price.intervalCount === price.intervalCount;
    const isFreeNow = before.status === 'trialing';
    const bought = { price, quantity, name };
    const period = { start: before.periodStart, end: before.periodEnd };
    const unused = () => unusedOf(records, before, was, at);
    if (!isSame && !isFreeNow) {
      const end = later(at, price);
      const lines = [...(proration === 'none' ? [] : [unused()]), lineOf(bought, { start: at, end })];
      return { after: { ...after, periodStart: at, periodEnd: end, anchor: at }, lines, isNow: true };
    }
    const lines: Line[] = proration === 'none' || isFreeNow ? [] : [unused(), restOf(bought, period, at)];
    return { after, lines, isNow: proration === 'always_invoice' && lines.length > 0 };
  }

  /** The invoice that a change would bring: that of now, or the next one. */
  function preview(subscription: Subscription, asked: PlanChange | null): Invoice {
    const id = `upcoming_in_${subscription.id.slice(4)}`;
    const change = asked && worked(subscription, asked);
    const at = asked?.at ?? nowOf(records, subscription.customer);
    if (change?.isNow)
      return draftOf(records, change.after, {
        id,
        reason: 'subscription_update',
        lines: change.lines,
        period: { start: subscription.periodStart, end: at },
      });
    const after = change?.after ?? { ...subscription, ...phaseAt(subscription) };
    const start = after.periodEnd;
    const line = lineOf(lifecycle.bought(after), { start, end: later(start, shapes.priceOf(after)) });
    const lines = [...subscription.pending, ...(change?.lines ?? []), line];
    const draft = draftOf(records, after, {
      id,
      reason: 'subscription_cycle',
      lines,
      period: { start: after.periodStart, end: start },
    });
    return { ...draft, created: start };
  }
  const phaseAt = (subscription: Subscription) => {
    const phase = schedules.activeOf(subscription)?.phases.find(({ start }) => start === subscription.periodEnd);
    return phase && { price: phase.price, quantity: phase.quantity };
  };

  /** Changes at once. Declined and `isStrict`: nothing changes and it throws; otherwise the subscription is past due. */
  function apply(before: Subscription, asked: PlanChange, isStrict: boolean): Subscription {
    const { after, lines, isNow } = worked(before, asked);
    const schedule = schedules.activeOf(before);
    const release = () => {
      if (schedule) schedules.finish(schedule, 'released');
      return { schedule: null };
    };
    if (!isNow) return lifecycle.change(before, { ...after, ...release(), pending: [...before.pending, ...lines] });
    const bill = {
      reason: 'subscription_update' as const,
      lines,
      period: { start: before.periodStart, end: asked.at },
    };
    const outcome = isFree(draftOf(records, after, bill)) ? 'paid' : billing.ask(before.customer);
    if (outcome === 'declined' && isStrict)
      throw new PaymentsError(402, 'card_error', 'Your card was declined.', { code: 'card_declined' });
    const invoice = billing.bill(after, bill, outcome);
    const changed = lifecycle.change(before, {
      ...after,
      ...release(),
      latestInvoice: invoice.id,
      discount: afterUse(invoice.discount),
      status: invoice.status === 'paid' ? before.status : 'past_due',
    });
    billing.tellBill(invoice);
    return changed;
  }

  /** At the end of the period. One that was planned before is forgotten. */
  function plan(before: Subscription, price: string, quantity: number): Subscription {
    const known = schedules.activeOf(before);
    if (known) schedules.finish(known, 'released');
    const schedule = schedules.plan(before, price, quantity);
    return lifecycle.change(before, { schedule: schedule.id });
  }

  /** What was planned for the next period does not come. */
  function stay(before: Subscription): Subscription {
    const schedule = schedules.activeOf(before);
    if (!schedule) return before;
    schedules.finish(schedule, 'released');
    return lifecycle.change(before, { schedule: null });
  }

  return { preview, apply, plan, stay };
}
