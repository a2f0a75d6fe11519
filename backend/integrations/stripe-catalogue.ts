import type Stripe from 'stripe';
import { idOf, isMissing, isThereAlready } from './stripe-failures.ts';

/** A plan that is paid by the month. */
export type PlanForSale = {
  id: string;
  label: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
};

/** A plan at the provider: ids of its product, and of the price that new customers pay. */
export type CataloguePlan = { plan: string; product: string; price: string };

export type Catalogue = {
  /** Everything that is for sale, made there first where it is missing. */
  plans(): Promise<CataloguePlan[]>;
  /** The same of one plan. Throws for one that is not for sale. */
  planFor(plan: string): Promise<CataloguePlan>;
  /** Which plan somebody pays with a price, the present or an older one; null for what is no plan of ours. */
  planOfPrice(price: string | Stripe.Price): Promise<string | null>;
};

const productOf = (plan: string) => `pagewright_${plan}`;
const lookupKeyOf = (plan: string) => `pagewright_${plan}_month`;

/**
 * What is for sale, at the provider. It is asked once for each process; two processes that find something missing at once make one,
 * as the idempotency key is the same. Another amount makes a new price: who pays the old one goes on paying it.
 */
export function catalogueOf(stripe: Stripe, forSale: readonly PlanForSale[]): Catalogue {
  const planByProduct = new Map(forSale.map(({ id }) => [productOf(id), id]));
  const planByPrice = new Map<string, string | null>();
  let made: Promise<CataloguePlan[]> | undefined;

  const plans = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));

  async function make(): Promise<CataloguePlan[]> {
    const keys = forSale.map(({ id }) => lookupKeyOf(id));
    const [listed] = await Promise.all([
      stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 }),
      ...forSale.map((plan) => haveProduct(plan)),
    ]);
    return Promise.all(
      forSale.map(async (plan) => {
        const standing = listed.data.find((price) => price.lookup_key === lookupKeyOf(plan.id));
        const price = (isPriceOf(standing, plan) && standing?.id) || (await makePrice(plan, standing?.id ?? 'none'));
        return { plan: plan.id, product: productOf(plan.id), price };
      }),
    );
  }

  async function haveProduct({ id, label }: PlanForSale): Promise<void> {
    const product = productOf(id);
    const found = await stripe.products.retrieve(product).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (found?.active) return;
    if (found) return void (await stripe.products.update(product, { active: true }));
    await stripe.products
      .create(
        { id: product, name: `Pagewright ${label}`, metadata: { plan: id } },
        { idempotencyKey: `product-${product}` },
      )
      .catch((error: unknown) => {
        if (!isThereAlready(error)) throw error;
      });
  }

  async function makePrice({ id, amount, currency }: PlanForSale, before: string): Promise<string> {
    const key = lookupKeyOf(id);
    const price = await stripe.prices.create(
      {
        product: productOf(id),
        currency,
        unit_amount: amount,
        recurring: { interval: 'month' },
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { plan: id },
      },
      { idempotencyKey: `price-${key}-${amount}${currency}-after-${before}` },
    );
    return price.id;
  }

  return {
    plans,

    async planFor(plan) {
      const found = (await plans()).find((one) => one.plan === plan);
      if (!found) throw new Error(`There is no price for the plan ${plan}`);
      return found;
    },

    async planOfPrice(given) {
      const id = typeof given === 'string' ? given : given.id;
      const known = planByPrice.get(id);
      if (known !== undefined) return known;
      const price = typeof given === 'string' ? await stripe.prices.retrieve(given) : given;
      const plan = planByProduct.get(idOf(price.product) ?? '') ?? null;
      // Each order of a name has a price of its own: those are not worth remembering.
      if (plan !== null) planByPrice.set(id, plan);
      return plan;
    },
  };
}

const isPriceOf = (price: Stripe.Price | undefined, { id, amount, currency }: PlanForSale): boolean =>
  price?.unit_amount === amount && price.currency === currency && idOf(price.product) === productOf(id);
