import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { found, PaymentsError } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import { pageFields, pageOf } from './lists.ts';
import { readFields, wholeNumber } from './read-fields.ts';
import { allOf, forgetCustomer, newId, nowInSeconds, type Clock, type PaymentRecords } from './records.ts';
import { clockShape } from './shapes/clock-shape.ts';
import type { Time } from './time-passes.ts';

const YEARS_5 = 5 * 366 * 86_400;
const createFields = z.strictObject({ frozen_time: wholeNumber, name: z.string().max(300).optional() });
const advanceFields = z.strictObject({ frozen_time: wholeNumber });
const listFields = z.strictObject(pageFields);

/** Time that stands still for some customers until it is moved. */
export function clockRoutes(records: PaymentRecords, ledger: Ledger, time: Time): ApiRoute[] {
  const { clocks, customers, subscriptions } = records;
  const path = '/v1/test_helpers/test_clocks';
  const find = (id: string): Clock => found('test clock', id, clocks.get(id));
  const refuse = (message: string) =>
    new PaymentsError(400, 'invalid_request_error', message, { param: 'frozen_time' });
  return [
    {
      method: 'POST',
      path,
      answer({ fields }) {
        const { frozen_time: now, name = null } = readFields(createFields, fields);
        if (Math.abs(now - nowInSeconds()) > YEARS_5)
          throw refuse('The frozen time must be within five years of the present.');
        const clock = { id: newId('clock'), created: nowInSeconds(), name, now };
        clocks.set(clock.id, clock);
        return clockShape(clock);
      },
    },
    {
      method: 'GET',
      path,
      answer: ({ fields }) => pageOf(path, allOf(clocks), readFields(listFields, fields), clockShape),
    },
    { method: 'GET', path: `${path}/{id}`, answer: ({ id }) => clockShape(find(id)) },
    {
      method: 'POST',
      path: `${path}/{id}/advance`,
      answer({ id, fields }) {
        const clock = find(id);
        const { frozen_time: now } = readFields(advanceFields, fields);
        if (now <= clock.now) throw refuse('The frozen time must be after the clock’s current frozen time.');
        if (now > time.furthest(clock))
          throw refuse('The frozen time cannot be advanced by more than two billing intervals of its subscriptions.');
        return clockShape(time.advance(clock, now));
      },
    },
    {
      method: 'DELETE',
      path: `${path}/{id}`,
      answer({ id }) {
        find(id);
        for (const customer of allOf(customers).filter(({ clock }) => clock === id)) {
          for (const one of allOf(subscriptions))
            if (one.customer === customer.id && !isOver(one)) ledger.lifecycle.cancel(one, 'cancellation_requested');
          forgetCustomer(records, customer.id);
        }
        clocks.delete(id);
        return { id, object: 'test_helpers.test_clock', deleted: true };
      },
    },
  ];
}
