import Stripe from 'stripe';
import type { Settings } from '#settings';
import { catalogueOf, type PlanForSale } from './stripe-catalogue.ts';
import { checkoutsOf, type Checkouts } from './stripe-checkout.ts';
import { eventsOf, type PaymentEvents } from './stripe-events.ts';
import { isMissing } from './stripe-failures.ts';
import { planCheckoutsOf, type PlanCheckouts } from './stripe-plan-checkout.ts';
import { planSubscriptionsOf, type PlanSubscriptions } from './stripe-plans.ts';
import { portalOf, type Portal } from './stripe-portal.ts';
import { previewsOf, type Previews } from './stripe-preview.ts';
import { subscriptionsOf, type Subscriptions } from './stripe-subscriptions.ts';

type Customers = {
  /** Id of a new customer. Repeating it for one user within a day gives the same customer. */
  createCustomer(user: { id: string; email: string; name: string }): Promise<string>;
  /** Forgets a customer and ends their subscriptions; one that is gone already is fine. */
  removeCustomer(customerId: string): Promise<void>;
};

/** What we ask of the payment provider. Each rejects when the provider cannot be reached or says no. */
export type Payments = Customers &
  Checkouts &
  Subscriptions &
  PaymentEvents &
  PlanCheckouts &
  PlanSubscriptions &
  Portal &
  Previews;

/** Null while payments are switched off. Locally `apiBase` leads to the payments stand-in. */
export function connectPayments(settings: Settings['stripe'], forSale: readonly PlanForSale[]): Payments | null {
  if (!settings) return null;
  const stripe = new Stripe(settings.secretKey, {
    ...serverAt(settings.apiBase),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const catalogue = catalogueOf(stripe, forSale);
  return {
    ...customersOf(stripe),
    ...checkoutsOf(stripe),
    ...subscriptionsOf(stripe),
    ...eventsOf(stripe, settings),
    ...planCheckoutsOf(stripe, catalogue),
    ...planSubscriptionsOf(stripe, catalogue),
    ...portalOf(stripe, catalogue),
    ...previewsOf(stripe, catalogue),
  };
}

const customersOf = (stripe: Stripe): Customers => ({
  async createCustomer({ id, email, name }) {
    const details = { metadata: { userId: id }, ...(email && { email }), ...(name && { name }) };
    const customer = await stripe.customers.create(details, { idempotencyKey: `customer-${id}` });
    return customer.id;
  },
  async removeCustomer(customerId) {
    await stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  },
});

function serverAt(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? '80' : '443'),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}
