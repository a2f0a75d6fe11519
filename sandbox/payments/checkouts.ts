import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import { checkoutFields } from './checkout-fields.ts';
import { priceFor, requireSense } from './checkout-rules.ts';
import type { Ledger } from './ledger.ts';
import { pageFields, pageOf } from './lists.ts';
import type { Checkout } from './order-records.ts';
import { readFields } from './read-fields.ts';
import { newId, nowInSeconds, nowOf, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const DAY = 86_400;
const HALF_AN_HOUR = 1800;
/** A request takes its time: Stripe is as patient. */
const GRACE = 60;

const listFields = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

/** Checkout sessions: made, read, listed and ended. */
export function checkoutRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const find = (id: string): Checkout => {
    const session = ledger.checkout(id);
    if (!session) throw missing('checkout.session', id);
    return session;
  };
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      answer({ fields }) {
        const asked = readFields(checkoutFields, fields);
        const now = nowInSeconds();
        if (asked.customer && !records.customers.get(asked.customer))
          throw missing('customer', asked.customer, 'customer');
        requireSense(asked);
        const { expires_at: expiresAt = now + DAY } = asked;
        const days = asked.subscription_data?.trial_period_days;
        if (expiresAt < now + HALF_AN_HOUR - GRACE || expiresAt > now + DAY + GRACE)
          throw new PaymentsError(
            400,
            'invalid_request_error',
            'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
            { param: 'expires_at' },
          );
        const session: Checkout = {
          id: newId('cs_test'),
          created: now,
          expiresAt,
          customer: asked.customer ?? null,
          customerEmail: asked.customer_email ?? null,
          price: priceFor(records, asked).id,
          quantity: asked.line_items[0]?.quantity ?? 1,
          metadata: asked.metadata,
          subscriptionMetadata: asked.subscription_data?.metadata ?? {},
          clientReference: asked.client_reference_id ?? null,
          asksPayer: asked.billing_address_collection === 'required',
          payer: null,
          allowsPromotionCodes: asked.allow_promotion_codes ?? false,
          promotionCode: null,
          asksTaxId: asked.tax_id_collection?.enabled ?? false,
          taxId: null,
          trialEnd: days === undefined ? null : nowOf(records, asked.customer ?? '') + days * DAY,
          successUrl: asked.success_url,
          cancelUrl: asked.cancel_url ?? null,
          status: 'open',
          isPaid: false,
          subscription: null,
          invoice: null,
        };
        records.checkouts.set(session.id, session);
        return shapes.checkout(session);
      },
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions',
      answer({ fields }) {
        const { customer, subscription, status, ...page } = readFields(listFields, fields);
        const found = records.checkouts
          .entries()
          .map(([id]) => find(id))
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => subscription === undefined || one.subscription === subscription)
          .filter((one) => status === undefined || one.status === status);
        return pageOf('/v1/checkout/sessions', found, page, shapes.checkout);
      },
    },
    { method: 'GET', path: '/v1/checkout/sessions/{id}', answer: ({ id }) => shapes.checkout(find(id)) },
    {
      method: 'POST',
      path: '/v1/checkout/sessions/{id}/expire',
      answer({ id }) {
        if (find(id).status !== 'open')
          throw new PaymentsError(
            400,
            'invalid_request_error',
            'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has another status.',
          );
        return shapes.checkout(ledger.expire(find(id)));
      },
    },
  ];
}
