import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { found, PaymentsError } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { pageFields, pageOf } from './lists.ts';
import type { Schedule } from './money-records.ts';
import { readFields, yesOrNo } from './read-fields.ts';
import { allOf, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const listFields = z.strictObject({ ...pageFields, customer: z.string().optional() });
const releaseFields = z.strictObject({ preserve_cancel_date: yesOrNo.optional() });

/** What comes with the next period. The portal makes them. */
export function scheduleRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const find = (id: string): Schedule => found('subscription_schedule', id, records.schedules.get(id));
  return [
    {
      method: 'GET',
      path: '/v1/subscription_schedules',
      answer({ fields }) {
        const { customer, ...page } = readFields(listFields, fields);
        const which = allOf(records.schedules).filter((one) => customer === undefined || one.customer === customer);
        return pageOf('/v1/subscription_schedules', which, page, shapes.schedule);
      },
    },
    { method: 'GET', path: '/v1/subscription_schedules/{id}', answer: ({ id }) => shapes.schedule(find(id)) },
    {
      method: 'POST',
      path: '/v1/subscription_schedules/{id}/release',
      answer({ id, fields }) {
        readFields(releaseFields, fields);
        const schedule = find(id);
        if (schedule.status !== 'active')
          throw new PaymentsError(
            400,
            'invalid_request_error',
            `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
          );
        const released = ledger.schedules.finish(schedule, 'released');
        const subscription = records.subscriptions.get(schedule.subscription);
        if (subscription) ledger.lifecycle.change(subscription, { schedule: null });
        return shapes.schedule(released);
      },
    },
  ];
}
