import type Stripe from 'stripe';
import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing } from './errors.ts';
import type { EventRecord } from './event-records.ts';
import { pageFields, pageOf } from './lists.ts';
import { readFields, wholeNumber } from './read-fields.ts';
import type { PaymentRecords } from './records.ts';

/** What of an event the SDK's types say whatever its kind. */
type EventShape = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string;
  data: { object: unknown; previous_attributes?: unknown };
};

/** As the SDK pinned by the app asks for it. */
const API_VERSION = '2026-10-28.endive';

export const eventShape = ({ id, created, type, object, previous }: EventRecord): EventShape => ({
  id,
  object: 'event',
  api_version: API_VERSION,
  created,
  data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
  livemode: false,
  pending_webhooks: 0,
  request: null,
  type,
});

const range = z.strictObject({
  gte: wholeNumber.optional(),
  gt: wholeNumber.optional(),
  lt: wholeNumber.optional(),
  lte: wholeNumber.optional(),
});
const listFields = z.strictObject({
  ...pageFields,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  created: range.optional(),
});

/** Everything that happened, for who missed it. */
export function eventRoutes({ events }: PaymentRecords): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/v1/events',
      answer({ fields }) {
        const {
          type,
          types,
          created: { gte = 0, gt = -1, lt = Infinity, lte = Infinity } = {},
          ...page
        } = readFields(listFields, fields);
        const wanted = types ?? (type ? [type] : undefined);
        const which = events
          .entries()
          .map(([, event]) => event)
          .filter((event) => !wanted || wanted.includes(event.type))
          .filter(({ created }) => created >= gte && created > gt && created < lt && created <= lte);
        return pageOf('/v1/events', which, page, eventShape);
      },
    },
    {
      method: 'GET',
      path: '/v1/events/{id}',
      answer({ id }) {
        const event = events.get(id);
        if (!event) throw missing('event', id);
        return eventShape(event);
      },
    },
  ];
}
