import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { discountFrom, promotionBy } from './discounts.ts';
import { missing, PaymentsError } from './errors.ts';
import { draftOf } from './invoicing.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import type { Subscription } from './money-records.ts';
import { later } from './periods.ts';
import { lineOf } from './proration.ts';
import { readFields, wholeNumber, yesOrNo } from './read-fields.ts';
import { newId, nowOf, type PaymentRecords } from './records.ts';
import { changedItem, itemFields, prorationFields, requireActive } from './subscription-fields.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const previewFields = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  currency: z.string().optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  preview_mode: z.enum(['next', 'recurring']).optional(),
  subscription_details: z
    .strictObject({
      ...prorationFields,
      items: itemFields.optional(),
      cancel_at_period_end: yesOrNo.optional(),
      trial_end: z.union([z.literal('now'), wholeNumber]).optional(),
    })
    .default({}),
});
type Asked = z.output<typeof previewFields>;

const refuse = (message: string, code?: string, param?: string) =>
  new PaymentsError(400, 'invalid_request_error', message, { code, param });

/** `POST /v1/invoices/create_preview`: what an order, a change or the next period costs. Nothing is kept. */
export function previewRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const promotionOf = ({ discounts }: Asked): string | null => {
    const id = discounts?.[0]?.promotion_code;
    if (id !== undefined && !promotionBy(id)?.isActive)
      throw missing('promotion code', id, 'discounts[0][promotion_code]');
    return id ?? null;
  };

  function ofNew(asked: Asked, customer: string) {
    const [item] = asked.subscription_details.items ?? [];
    if (!item?.price) throw refuse('Missing required param: subscription_details[items].', 'parameter_missing');
    const price = requireActive(records, item.price, 'subscription_details[items][0][price]');
    const now = nowOf(records, customer);
    const end = later(now, price);
    const quantity = item.quantity ?? 1;
    const subscription: Subscription = {
      id: newId('sub'),
      item: newId('si'),
      created: now,
      customer,
      price: price.id,
      quantity,
      metadata: {},
      status: 'incomplete',
      periodStart: now,
      periodEnd: end,
      latestInvoice: '',
      endedAt: null,
      anchor: now,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      cancelReason: null,
      trialEnd: null,
      schedule: null,
      discount: discountFrom(promotionOf(asked), now),
      pending: [],
    };
    const lines = [lineOf(ledger.lifecycle.bought(subscription), { start: now, end })];
    const bill = { id: newId('upcoming_in'), reason: 'subscription_create' as const, lines };
    return shapes.invoice(draftOf(records, subscription, { ...bill, period: { start: now, end: now } }), subscription);
  }

  function ofKnown(asked: Asked, subscription: Subscription) {
    const { items, proration_behavior, proration_date, cancel_at_period_end: isEnding } = asked.subscription_details;
    const now = nowOf(records, subscription.customer);
    const at = proration_date ?? now;
    if (at < subscription.periodStart || at > subscription.periodEnd)
      throw refuse(
        'Cannot specify `proration_date` outside of the current period.',
        undefined,
        'subscription_details[proration_date]',
      );
    const change = items && changedItem(records, subscription, items, 'subscription_details[items]');
    if (isOver(subscription) || (!change && (isEnding ?? subscription.cancelAtPeriodEnd)))
      throw refuse(`No upcoming invoices for customer: ${subscription.customer}`, 'invoice_upcoming_none');
    const discount = discountFrom(promotionOf(asked), at) ?? undefined;
    const proration = proration_behavior ?? 'create_prorations';
    const invoice = ledger.changes.preview(subscription, change ? { ...change, proration, at, discount } : null);
    return shapes.invoice(invoice, subscription);
  }

  return [
    {
      method: 'POST',
      path: '/v1/invoices/create_preview',
      answer({ fields }) {
        const asked = readFields(previewFields, fields);
        const { customer, subscription: id } = asked;
        if (customer !== undefined && !records.customers.get(customer)) throw missing('customer', customer, 'customer');
        if (id === undefined) {
          if (customer === undefined)
            throw refuse('You must provide one of: customer, customer_details, subscription, schedule.');
          return ofNew(asked, customer);
        }
        const subscription = records.subscriptions.get(id);
        if (!subscription || (customer !== undefined && subscription.customer !== customer))
          throw missing('subscription', id, 'subscription');
        return ofKnown(asked, subscription);
      },
    },
  ];
}
