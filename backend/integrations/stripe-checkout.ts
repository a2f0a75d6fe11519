import type Stripe from 'stripe';
import type { RegistrantContact } from './registrar-contact.ts';
import { idOf, isMissing } from './stripe-failures.ts';

/** A yearly subscription that somebody is asked to pay for. */
export type CheckoutOrder = {
  /** Ours; comes back with everything that the provider says about it. */
  purchaseId: string;
  customerId: string;
  /** What is bought, in words for the page and the invoice. */
  label: string;
  /** In the smallest unit of the currency, for a year. */
  amount: number;
  currency: string;
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  /** From half an hour to a day away. */
  expiresAt: Date;
};

/**
 * `pending`: the order stands, the money is on its way. `failed`: it will not come. `paid` tells what can be refunded and
 * ended; a free order has no payment.
 */
export type CheckoutState =
  | { state: 'open'; url: string }
  | { state: 'pending' | 'expired' }
  | { state: 'failed'; subscriptionId: string | null }
  | {
      state: 'paid';
      subscriptionId: string | null;
      paymentId: string | null;
      /** Who paid, as they gave it at the page; it stays with the provider. */
      payer: RegistrantContact | null;
    };

export type Checkouts = {
  /** Opens the provider's page for an order. Repeating it for one purchase within a day gives the same. */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** How an order stands, and which purchase it is for; null when the provider does not know it. */
  readCheckout(id: string): Promise<(CheckoutState & { purchaseId: string | null }) | null>;
  /** From now on it cannot be paid. One that is over already is fine. */
  expireCheckout(id: string): Promise<void>;
};

export function checkoutsOf(stripe: Stripe): Checkouts {
  async function stateOf(session: Stripe.Checkout.Session): Promise<CheckoutState> {
    if (session.status === 'open') return { state: 'open', url: session.url ?? '' };
    if (session.status !== 'complete') return { state: 'expired' };
    const subscriptionId = idOf(session.subscription);
    const paymentId = paymentOf(session.invoice);
    if (session.payment_status !== 'unpaid')
      return { state: 'paid', subscriptionId, paymentId, payer: payerOf(session) };
    const payment = paymentId === null ? null : await stripe.paymentIntents.retrieve(paymentId);
    const isOver = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
    return isOver ? { state: 'failed', subscriptionId } : { state: 'pending' };
  }

  return {
    async createCheckout({ purchaseId, customerId, label, amount, currency, successUrl, cancelUrl, expiresAt }) {
      const metadata = { purchaseId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          ui_mode: 'hosted_page',
          customer: customerId,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: amount,
                recurring: { interval: 'year' },
                product_data: { name: label },
              },
            },
          ],
          billing_address_collection: 'required',
          phone_number_collection: { enabled: true },
          metadata,
          subscription_data: { metadata },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
        },
        { idempotencyKey: `checkout-${purchaseId}` },
      );
      if (!session.url) throw new Error(`Checkout session ${session.id} has no page`);
      return { id: session.id, url: session.url };
    },

    async readCheckout(id) {
      const session = await stripe.checkout.sessions
        .retrieve(id, { expand: ['invoice.payments'] })
        .catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
      return session && { ...(await stateOf(session)), purchaseId: session.metadata?.['purchaseId'] ?? null };
    },

    async expireCheckout(id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      if (session.status === 'open') await stripe.checkout.sessions.expire(id);
    },
  };
}

function payerOf({ customer_details: details }: Stripe.Checkout.Session): RegistrantContact | null {
  const address = details?.address;
  if (!details?.name || !details.email || !details.phone || !address?.line1 || !address.country) return null;
  return {
    name: details.name,
    email: details.email,
    phone: details.phone,
    line1: address.line1,
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postalCode: address.postal_code ?? '',
    country: address.country,
  };
}

/** What paid an invoice, or is to pay it. Its payments have to be expanded. */
function paymentOf(invoice: string | Stripe.Invoice | null): string | null {
  if (invoice === null || typeof invoice === 'string') return null;
  const payments = invoice.payments?.data ?? [];
  const counted = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(counted?.payment.payment_intent);
}
