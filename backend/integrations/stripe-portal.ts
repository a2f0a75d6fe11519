import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Catalogue, CataloguePlan } from './stripe-catalogue.ts';

/** A page of the provider for one change of a subscription. It asks once more before anything is changed. */
export type PlanPage = {
  customerId: string;
  subscriptionId: string;
  /** Where leaving it leads. */
  returnUrl: string;
} & (
  | { kind: 'change'; itemId: string; plan: string; doneUrl: string }
  | { kind: 'cancel'; doneUrl: string }
  /** Where a change that is still to come is taken back. */
  | { kind: 'keep' }
);

export type Portal = {
  /** Address of a page where the customer manages cards, invoices and what they pay for, good for some minutes. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  /** The same for one change of a plan. */
  planPageUrl(page: PlanPage): Promise<string>;
};

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** On the page of an account only a plan could be put in place of a name that is paid by the year: so plans change on pages of their own. */
const accountFeatures: Features = {
  customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: { enabled: false },
};

/** A higher plan at once, for what is left of the month; a lower one with the next. */
const planFeatures = (plans: readonly CataloguePlan[]): Features => ({
  ...accountFeatures,
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    products: plans.map(({ product, price }) => ({ product, prices: [price] })),
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
  },
});

/** Configurations of ours are known by this name, and whether they say what they have to by its print. */
const NAME = 'pagewright';
const PRINT = 'print';

export function portalOf(stripe: Stripe, catalogue: Catalogue): Portal {
  const made = new Map<string, Promise<string>>();

  /** Id of the configuration of this name, made or brought up to date when this process asks first. */
  function configuration(name: string, features: () => Promise<Features>): Promise<string> {
    const known = made.get(name);
    if (known) return known;
    const making = features()
      .then((wanted) => haveConfiguration(name, wanted))
      .catch((error: unknown) => {
        made.delete(name);
        throw error;
      });
    made.set(name, making);
    return making;
  }

  async function haveConfiguration(name: string, features: Features): Promise<string> {
    const print = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 24);
    const metadata = { [NAME]: name, [PRINT]: print };
    const listed = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const found = listed.data.find((one) => one.metadata?.[NAME] === name);
    if (found?.metadata?.[PRINT] === print) return found.id;
    const kept = found
      ? await stripe.billingPortal.configurations.update(found.id, { features, metadata })
      : await stripe.billingPortal.configurations.create(
          { features, metadata },
          { idempotencyKey: `portal-${name}-${print}` },
        );
    return kept.id;
  }

  const forAccounts = () => configuration('account', async () => accountFeatures);
  const forPlans = () => configuration('plans', async () => planFeatures(await catalogue.plans()));

  return {
    async portalUrl(customer, returnUrl) {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        configuration: await forAccounts(),
        return_url: returnUrl,
      });
      return session.url;
    },

    async planPageUrl(page) {
      const flow = await flowOf(page, catalogue);
      const session = await stripe.billingPortal.sessions.create({
        customer: page.customerId,
        configuration: await forPlans(),
        return_url: page.returnUrl,
        ...(flow && { flow_data: flow }),
      });
      return session.url;
    },
  };
}

async function flowOf(
  page: PlanPage,
  catalogue: Catalogue,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData | undefined> {
  const subscription = page.subscriptionId;
  switch (page.kind) {
    case 'change': {
      const { price } = await catalogue.planFor(page.plan);
      return {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: page.itemId, price, quantity: 1 }] },
        after_completion: { type: 'redirect', redirect: { return_url: page.doneUrl } },
      };
    }
    case 'cancel':
      return {
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
        after_completion: { type: 'redirect', redirect: { return_url: page.doneUrl } },
      };
    case 'keep':
      return undefined;
  }
}
