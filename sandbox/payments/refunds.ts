import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import type { Tell } from './event-records.ts';
import { pageFields, pageOf } from './lists.ts';
import { metadataSchema } from './order-records.ts';
import { readFields, wholeNumber } from './read-fields.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';
import { refundShape } from './shapes/payment-shape.ts';

const refundFields = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataSchema.default({}),
});
const listFields = z.strictObject({ ...pageFields, payment_intent: z.string().optional() });

/** Money given back, never more than came. */
export function refundRoutes({ payments, refunds }: PaymentRecords, tell: Tell): ApiRoute[] {
  const refundsOf = (payment: string) =>
    refunds
      .entries()
      .map(([, refund]) => refund)
      .filter((refund) => refund.payment === payment);
  return [
    {
      method: 'POST',
      path: '/v1/refunds',
      answer({ fields }) {
        const { payment_intent: id, amount, reason = null, metadata } = readFields(refundFields, fields);
        const payment = payments.get(id);
        if (!payment) throw missing('payment_intent', id, 'payment_intent');
        if (payment.status !== 'succeeded')
          throw new PaymentsError(
            400,
            'invalid_request_error',
            `This PaymentIntent (${id}) does not have a successful charge to refund.`,
          );
        const left = payment.amount - refundsOf(id).reduce((sum, refund) => sum + refund.amount, 0);
        if (left === 0)
          throw new PaymentsError(400, 'invalid_request_error', `Charge of ${id} has already been refunded.`, {
            code: 'charge_already_refunded',
          });
        const given = amount ?? left;
        if (given > left)
          throw new PaymentsError(
            400,
            'invalid_request_error',
            'Refund amount is greater than unrefunded amount on charge',
            {
              param: 'amount',
            },
          );
        const refund = {
          id: newId('re'),
          created: nowInSeconds(),
          payment: id,
          amount: given,
          currency: payment.currency,
          reason,
          metadata,
        };
        refunds.set(refund.id, refund);
        tell('refund.created', refundShape(refund));
        return refundShape(refund);
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      answer({ fields }) {
        const { payment_intent: id, ...page } = readFields(listFields, fields);
        const which = id === undefined ? refunds.entries().map(([, refund]) => refund) : refundsOf(id);
        return pageOf('/v1/refunds', which, page, refundShape);
      },
    },
  ];
}
