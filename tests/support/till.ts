import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startPaymentsSandbox } from '#sandbox/payments/index.ts';

export const APP = 'http://127.0.0.1:3555';

/** A stand-in of its own with the real SDK, two plans and a portal that changes between them: for the tests here. */
export async function openTill(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-till-'));
  const start = () =>
    startPaymentsSandbox({ port, host: '127.0.0.1', dataDir, appOrigin: APP, secretKey: 'sk_test_right' });
  let payments = await start();
  const stripe = new Stripe('sk_test_right', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const priceOf = async (product: string, amount: number) => {
    await stripe.products.create({ id: product, name: product });
    const recurring = { interval: 'month' as const };
    return stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: amount,
      recurring,
      lookup_key: `${product}_month`,
    });
  };
  const starter = await priceOf('starter', 900);
  const business = await priceOf('business', 2900);
  const portal = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [starter, business].map(({ id, product }) => ({ product: String(product), prices: [id] })),
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  });

  return {
    stripe,
    starter,
    business,
    portal,
    origin: payments.origin,
    /** Presses a button of a page, or sends its form. */
    press: (address: string | null, fields: Record<string, string> = {}) =>
      fetch(address ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    read: async (address: string) => (await fetch(address)).text(),
    customer: async (fields: Stripe.CustomerCreateParams = {}) =>
      (await stripe.customers.create({ email: 'uma@example.test', ...fields })).id,
    subscribe: (customer: string, price = starter.id) => stripe.subscriptions.create({ customer, items: [{ price }] }),
    confirmOf: async (customer: string, { id, items }: Stripe.Subscription, price: string) =>
      stripe.billingPortal.sessions.create({
        customer,
        configuration: portal.id,
        return_url: `${APP}/back`,
        flow_data: {
          type: 'subscription_update_confirm',
          after_completion: { type: 'redirect', redirect: { return_url: `${APP}/changed` } },
          subscription_update_confirm: { subscription: id, items: [{ id: items.data[0]?.id ?? '', price }] },
        },
      }),
    restart: async () => {
      await payments.close();
      payments = await start();
    },
    close: async () => {
      await payments.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type Till = Awaited<ReturnType<typeof openTill>>;
/** What a call is refused with. */
export const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    (error: unknown) => error,
  );
