import { missing, PaymentsError } from '../errors.ts';
import type { Features } from '../portal-records.ts';
import type { PaymentRecords } from '../records.ts';
import type { FeatureFields } from './configuration-fields.ts';

/** A portal that allows nothing yet. */
export const NO_FEATURES: Features = {
  customer_update: { enabled: false, allowed_updates: [] },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
    cancellation_reason: {
      enabled: false,
      options: [
        'too_expensive',
        'missing_features',
        'switched_service',
        'unused',
        'customer_service',
        'too_complex',
        'low_quality',
        'other',
      ],
      feedback_options: null,
    },
  },
  subscription_pause: { enabled: false, duration: { type: 'indefinite', interval_options: [] } },
  subscription_update: {
    enabled: false,
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** What is allowed after a change. Throws for what Stripe refuses. */
export function featuresFrom(before: Features, asked: FeatureFields, records: PaymentRecords): Features {
  const { products, schedule_at_period_end: schedule, ...update } = asked.subscription_update ?? {};
  const { cancellation_reason: reason, ...cancel } = asked.subscription_cancel ?? {};
  const features: Features = {
    ...before,
    customer_update: { ...before.customer_update, ...asked.customer_update },
    invoice_history: { ...before.invoice_history, ...asked.invoice_history },
    payment_method_update: { ...before.payment_method_update, ...asked.payment_method_update },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...cancel,
      cancellation_reason: { ...before.subscription_cancel.cancellation_reason, ...reason },
    },
    subscription_update: {
      ...before.subscription_update,
      ...update,
      schedule_at_period_end: { ...before.subscription_update.schedule_at_period_end, ...schedule },
      products:
        products?.map(({ product, prices, adjustable_quantity: quantity }) => ({
          product,
          prices,
          adjustable_quantity: { enabled: false, minimum: 1, maximum: null, ...quantity },
        })) ?? before.subscription_update.products,
    },
  };
  requireSense(features, records);
  return features;
}

const at = (path: string) => `features[${path.split('.').join('][')}]`;
const needs = (path: string) =>
  new PaymentsError(400, 'invalid_request_error', `Missing required param: ${at(path)}.`, {
    code: 'parameter_missing',
    param: at(path),
  });

function requireSense({ customer_update, subscription_update: update }: Features, records: PaymentRecords): void {
  if (customer_update.enabled && !customer_update.allowed_updates.length)
    throw needs('customer_update.allowed_updates');
  if (update.enabled && !update.default_allowed_updates.length)
    throw needs('subscription_update.default_allowed_updates');
  if (update.enabled && !update.products.length) throw needs('subscription_update.products');
  const refuse = (message: string, param: string) =>
    new PaymentsError(400, 'invalid_request_error', message, { param: at(`subscription_update.${param}`) });
  if (update.products.length > 10) throw refuse('Array products exceeded maximum 10 allowed elements.', 'products');
  for (const [index, { product, prices }] of update.products.entries()) {
    if (!records.products.get(product))
      throw missing('product', product, at(`subscription_update.products.${index}.product`));
    const intervals = prices.map((id, place) => {
      const param = `products.${index}.prices.${place}`;
      const price = records.prices.get(id);
      if (!price) throw missing('price', id, at(`subscription_update.${param}`));
      if (price.product !== product)
        throw refuse(`The price \`${id}\` does not belong to the product \`${product}\`.`, param);
      if (!price.active) throw refuse(`The price \`${id}\` is inactive.`, param);
      return `${price.currency} ${price.intervalCount} ${price.interval}`;
    });
    if (new Set(intervals).size < intervals.length)
      throw refuse('Each price of a product must have a billing interval of its own.', `products.${index}.prices`);
  }
}
