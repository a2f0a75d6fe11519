import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { found, missing, PaymentsError } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import { pageFields, pageOf, requireCustomer } from './lists.ts';
import { metadataSchema } from './order-records.ts';
import { mergeMetadata, metadataChanges, readFields, wholeNumber, yesOrNo } from './read-fields.ts';
import { allOf, nowOf, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';
import { changedItem, itemFields, prorationFields, quantityField, requireActive } from './subscription-fields.ts';

const DAY = 86_400;
const STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const;
const listFields = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum([...STATUSES, 'all', 'ended']).optional(),
  test_clock: z.string().optional(),
});
const behaviour = z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional();
const createFields = z.strictObject({
  customer: z.string(),
  items: z.array(z.strictObject({ price: z.string(), quantity: quantityField })).length(1),
  metadata: metadataSchema.default({}),
  trial_period_days: wholeNumber.pipe(z.number().min(1).max(730)).optional(),
  trial_end: wholeNumber.optional(),
  payment_behavior: behaviour,
});
const updateFields = z.strictObject({
  ...prorationFields,
  items: itemFields.optional(),
  cancel_at_period_end: yesOrNo.optional(),
  payment_behavior: behaviour,
  metadata: metadataChanges,
});
const cancelFields = z.strictObject({ invoice_now: yesOrNo.optional(), prorate: yesOrNo.optional() });

/** Subscriptions: made, listed, changed and ended. */
export function subscriptionRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const { subscriptions } = records;
  const find = (id: string) => found('subscription', id, subscriptions.get(id));
  const clockOf = (customer: string) => records.customers.get(customer)?.clock ?? null;
  return [
    {
      method: 'POST',
      path: '/v1/subscriptions',
      answer({ fields }) {
        const asked = readFields(createFields, fields);
        const {
          customer,
          metadata,
          trial_period_days: days,
          items: [item],
        } = asked;
        if (!records.customers.get(customer)) throw missing('customer', customer, 'customer');
        const { id: price } = requireActive(records, item?.price ?? '', 'items[0][price]');
        const now = nowOf(records, customer);
        const trialEnd = asked.trial_end ?? (days === undefined ? null : now + days * DAY);
        if (trialEnd !== null && trialEnd <= now)
          throw new PaymentsError(400, 'invalid_request_error', 'Invalid timestamp: must be in the future.', {
            param: 'trial_end',
          });
        const started = { customer, price, quantity: item?.quantity ?? 1, metadata, promotionCode: null, trialEnd };
        return shapes.subscription(ledger.lifecycle.start(started).subscription);
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions',
      answer({ fields }) {
        const { customer, price, status, test_clock: clock, ...page } = readFields(listFields, fields);
        requireCustomer(records, customer);
        const which = allOf(subscriptions)
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => price === undefined || one.price === price)
          .filter((one) => clock === undefined || clockOf(one.customer) === clock)
          .filter((one) => {
            if (status === 'all') return true;
            if (status === 'ended') return isOver(one);
            return status ? one.status === status : one.status !== 'canceled';
          });
        return pageOf('/v1/subscriptions', which, page, shapes.subscription);
      },
    },
    { method: 'GET', path: '/v1/subscriptions/{id}', answer: ({ id }) => shapes.subscription(find(id)) },
    {
      method: 'POST',
      path: '/v1/subscriptions/{id}',
      answer({ id, fields }) {
        const before = find(id);
        const asked = readFields(updateFields, fields);
        if (isOver(before)) throw missing('subscription', id);
        const change = asked.items && changedItem(records, before, asked.items, 'items');
        const now = nowOf(records, before.customer);
        const proration = asked.proration_behavior ?? 'create_prorations';
        const plan = change && { ...change, proration, at: asked.proration_date ?? now };
        const changed = plan
          ? ledger.changes.apply(before, plan, asked.payment_behavior === 'error_if_incomplete')
          : before;
        const isEnding = asked.cancel_at_period_end;
        if (isEnding === undefined && asked.metadata === undefined) return shapes.subscription(changed);
        const canceledAt = isEnding ? (changed.canceledAt ?? now) : null;
        return shapes.subscription(
          ledger.lifecycle.change(changed, {
            metadata: mergeMetadata(changed.metadata, asked.metadata),
            ...(isEnding !== undefined && { cancelAtPeriodEnd: isEnding, canceledAt }),
          }),
        );
      },
    },
    {
      method: 'DELETE',
      path: '/v1/subscriptions/{id}',
      answer({ id, fields }) {
        readFields(cancelFields, fields);
        const subscription = find(id);
        if (isOver(subscription)) throw missing('subscription', id);
        return shapes.subscription(ledger.lifecycle.cancel(subscription, 'cancellation_requested'));
      },
    },
  ];
}
