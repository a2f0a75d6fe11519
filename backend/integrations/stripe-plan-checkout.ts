import type Stripe from 'stripe';
import type { Catalogue } from './stripe-catalogue.ts';

/** A plan that somebody is asked to pay for by the month. */
export type PlanOrder = {
  /** Ours; comes back with everything that the provider says about it. */
  purchaseId: string;
  customerId: string;
  plan: string;
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  /** From half an hour to a day away. */
  expiresAt: Date;
  /** Whether the provider adds taxes; needs them to be set up there. */
  addsTax: boolean;
};

export type PlanCheckouts = {
  /** Opens the provider's page for a plan. Repeating it for one purchase within a day gives the same. */
  createPlanCheckout(order: PlanOrder): Promise<{ id: string; url: string }>;
};

export const planCheckoutsOf = (stripe: Stripe, catalogue: Catalogue): PlanCheckouts => ({
  async createPlanCheckout({ purchaseId, customerId, plan, successUrl, cancelUrl, expiresAt, addsTax }) {
    const { price } = await catalogue.planFor(plan);
    const metadata = { purchaseId, plan };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        ui_mode: 'hosted_page',
        customer: customerId,
        line_items: [{ price, quantity: 1 }],
        allow_promotion_codes: true,
        // Companies give the number that their invoices have to show, with the name and address that belong to it.
        tax_id_collection: { enabled: true },
        customer_update: { name: 'auto', address: 'auto' },
        automatic_tax: { enabled: addsTax },
        metadata,
        subscription_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      },
      // Another request must not have the key of one that was refused.
      { idempotencyKey: `checkout-${purchaseId}${addsTax ? '-taxed' : ''}` },
    );
    if (!session.url) throw new Error(`Checkout session ${session.id} has no page`);
    return { id: session.id, url: session.url };
  },
});
