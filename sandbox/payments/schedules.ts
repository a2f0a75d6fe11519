import type { Tell } from './event-records.ts';
import type { Schedule, Subscription } from './money-records.ts';
import { later } from './periods.ts';
import { newId, nowOf, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

/** What a subscription becomes when its period ends. */
export function openSchedules(records: PaymentRecords, shapes: Shapes, tell: Tell) {
  const keep = (schedule: Schedule) => {
    records.schedules.set(schedule.id, schedule);
    return schedule;
  };
  const finish = (schedule: Schedule, status: 'released' | 'canceled'): Schedule => {
    const now = nowOf(records, schedule.customer);
    const at = status === 'released' ? { releasedAt: now } : { canceledAt: now };
    const ended = keep({ ...schedule, ...at, status });
    tell(`subscription_schedule.${status}`, shapes.schedule(ended));
    return ended;
  };
  const activeOf = (subscription: Subscription) => {
    const found = records.schedules.get(subscription.schedule ?? '');
    return found?.status === 'active' ? found : undefined;
  };
  return {
    activeOf,
    finish,
    /** From the next period on another price: one phase that runs, and one that comes. */
    plan(subscription: Subscription, price: string, quantity: number): Schedule {
      const { id, customer, periodStart, periodEnd } = subscription;
      const cycle = shapes.priceOf({ price });
      const schedule = keep({
        id: newId('sub_sched'),
        created: nowOf(records, customer),
        customer,
        subscription: id,
        status: 'active',
        releasedAt: null,
        canceledAt: null,
        phases: [
          { price: subscription.price, quantity: subscription.quantity, start: periodStart, end: periodEnd },
          { price, quantity, start: periodEnd, end: later(periodEnd, cycle) },
        ],
      });
      tell('subscription_schedule.created', shapes.schedule(schedule));
      return schedule;
    },
    /** What a new period begins with: the next phase, or freedom after the last. */
    enter(subscription: Subscription, moment: number): Pick<Subscription, 'price' | 'quantity' | 'schedule'> {
      const { price, quantity } = subscription;
      const schedule = activeOf(subscription);
      const phase = schedule?.phases.find(({ start, end }) => start <= moment && moment < end);
      if (schedule && phase) {
        tell('subscription_schedule.updated', shapes.schedule(schedule));
        return { price: phase.price, quantity: phase.quantity, schedule: schedule.id };
      }
      if (schedule) finish(schedule, 'released');
      return { price, quantity, schedule: null };
    },
  };
}
