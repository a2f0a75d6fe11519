import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import { allOf, newId, nowInSeconds, type Clock, type Customer, type PaymentRecords } from './records.ts';
import type { Time } from './time-passes.ts';

const DAY = 86_400;

/** What the buttons of the first page do; false: there is no such thing. */
export function overviewActions(records: PaymentRecords, ledger: Ledger, time: Time) {
  const { customers, clocks, invoices, subscriptions } = records;

  /** A customer whose time is to be moved gets a clock, which Stripe gives to new ones only. */
  const clockOf = (customer: Customer): Clock => {
    const known = clocks.get(customer.clock ?? '');
    if (known) return known;
    const clock = { id: newId('clock'), created: nowInSeconds(), name: customer.email, now: nowInSeconds() };
    clocks.set(clock.id, clock);
    customers.set(customer.id, { ...customer, clock: clock.id });
    return clock;
  };
  const move = (customer: Customer, outcome: string | null) => {
    const clock = clockOf(customer);
    const ends = allOf(subscriptions)
      .filter((one) => one.customer === customer.id && !isOver(one))
      .map((one) => time.dueOf(one).at);
    const next = outcome === 'next' ? Math.min(...ends) : clock.now + (outcome === 'week' ? 7 : 1) * DAY;
    if (Number.isFinite(next)) time.advance(clock, Math.max(next, clock.now));
  };

  return (kind: string, id: string, outcome: string | null): boolean => {
    const ends = outcome === 'paid' ? 'paid' : 'declined';
    const customer = kind === 'customers' ? customers.get(id) : undefined;
    const invoice = kind === 'invoices' ? invoices.get(id) : undefined;
    const subscription = kind === 'subscriptions' ? subscriptions.get(id) : undefined;
    if (customer) move(customer, outcome);
    else if (invoice) ledger.settle(invoice, ends);
    else if (subscription && !isOver(subscription)) {
      if (outcome === 'cancel') ledger.lifecycle.cancel(subscription, 'cancellation_requested');
      else ledger.lifecycle.renew(subscription, ends);
    }
    return Boolean(customer ?? invoice ?? subscription);
  };
}
