import type Stripe from 'stripe';
import type { Catalogue } from './stripe-catalogue.ts';

export type Amount = { amount: number; currency: string };

/** What a change costs when it is made now, and each month from the next period on, discounts counted. */
export type PlanCosts = { dueNow: Amount; then: Amount };

/** `now`: for what is left of the period. `later`: with the next one. */
export type PreviewedChange = {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  plan: string;
  from: 'now' | 'later';
};

export type Previews = {
  /** What a first order of a plan costs somebody who is known to the provider. Nothing is ordered. */
  previewOrder(customerId: string, plan: string): Promise<PlanCosts>;
  /** What another plan in a subscription costs. Nothing is changed. */
  previewChange(change: PreviewedChange): Promise<PlanCosts>;
};

export function previewsOf(stripe: Stripe, catalogue: Catalogue): Previews {
  const preview = (wanted: Stripe.InvoiceCreatePreviewParams) => stripe.invoices.createPreview(wanted);
  return {
    async previewOrder(customer, plan) {
      const { price } = await catalogue.planFor(plan);
      const invoice = await preview({ customer, subscription_details: { items: [{ price, quantity: 1 }] } });
      return { dueNow: due(invoice), then: total(invoice) };
    },

    async previewChange({ customerId: customer, subscriptionId: subscription, itemId, plan, from }) {
      const { price } = await catalogue.planFor(plan);
      const items = [{ id: itemId, price, quantity: 1 }];
      const previewWith = (proration_behavior: 'always_invoice' | 'none') =>
        preview({ customer, subscription, subscription_details: { items, proration_behavior } });
      const [now, next] = await Promise.all([
        from === 'now' ? previewWith('always_invoice') : null,
        previewWith('none'),
      ]);
      return { dueNow: now ? due(now) : { amount: 0, currency: next.currency }, then: total(next) };
    },
  };
}

const due = ({ amount_due: amount, currency }: Stripe.Invoice): Amount => ({ amount, currency });
const total = ({ total: amount, currency }: Stripe.Invoice): Amount => ({ amount, currency });
