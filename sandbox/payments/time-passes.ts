import type { Tell } from './event-records.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import type { Subscription } from './money-records.ts';
import { later } from './periods.ts';
import { allOf, type Clock, type PaymentRecords } from './records.ts';
import { clockShape } from './shapes/clock-shape.ts';
import type { Shapes } from './shapes/shapes-of.ts';

/** A first payment that fails may be made up for within 23 hours. */
const PATIENCE = 23 * 3600;

type Due = { at: number; happen(): void };
export type Time = ReturnType<typeof openTime>;

/** What happens to subscriptions when time passes. */
export function openTime(records: PaymentRecords, shapes: Shapes, ledger: Ledger, tell: Tell) {
  const subscriptionsOn = (clock: Clock) =>
    allOf(records.subscriptions).filter(
      (one) => !isOver(one) && records.customers.get(one.customer)?.clock === clock.id,
    );

  /** The next thing that happens to a subscription by itself. */
  function dueOf(subscription: Subscription): Due {
    const { lifecycle, billing } = ledger;
    if (subscription.status === 'incomplete')
      return { at: subscription.created + PATIENCE, happen: () => void lifecycle.expire(subscription) };
    const retried = allOf(records.invoices)
      .filter((one) => one.subscription === subscription.id && one.status === 'open' && one.nextAttempt !== null)
      .toSorted((a, b) => (a.nextAttempt ?? 0) - (b.nextAttempt ?? 0))[0];
    if (retried && (retried.nextAttempt ?? 0) <= subscription.periodEnd)
      return {
        at: retried.nextAttempt ?? 0,
        happen: () => ledger.settle(retried, billing.ask(subscription.customer)),
      };
    return { at: subscription.periodEnd, happen: () => lifecycle.renew(subscription) };
  }

  return {
    dueOf,

    /** Stripe moves a clock by two periods at once, by the shortest of its subscriptions, and not further. */
    furthest(clock: Clock): number {
      const ends = subscriptionsOn(clock).map((one) => later(clock.now, shapes.priceOf(one), 2));
      return Math.min(...ends, later(clock.now, { interval: 'year', intervalCount: 2 }));
    },

    /** Moves a clock, with all that happens on the way in its order. */
    advance(clock: Clock, to: number): Clock {
      const set = (now: number) => {
        const moved = { ...clock, now };
        records.clocks.set(clock.id, moved);
        return moved;
      };
      const next = () =>
        subscriptionsOn(clock)
          .map(dueOf)
          .filter(({ at }) => at <= to)
          .toSorted((a, b) => a.at - b.at)[0];
      for (let due = next(); due; due = next()) {
        set(Math.max(due.at, clock.now));
        due.happen();
      }
      const moved = set(to);
      tell('test_helpers.test_clock.ready', clockShape(moved));
      return moved;
    },
  };
}
