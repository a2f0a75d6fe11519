import type Stripe from 'stripe';
import type { Price, Product } from '../order-records.ts';
import type { Wire } from './wire.ts';

export const productShape = ({ id, created, name, metadata, active, description }: Product): Wire<Stripe.Product> => ({
  id,
  object: 'product',
  active,
  created,
  description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata,
  name,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: created,
  url: null,
});

export const priceShape = (price: Price): Wire<Stripe.Price> => ({
  id: price.id,
  object: 'price',
  active: price.active,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookupKey,
  metadata: price.metadata,
  nickname: price.nickname,
  product: price.product,
  recurring: {
    interval: price.interval,
    interval_count: price.intervalCount,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: price.amount,
  unit_amount_decimal: String(price.amount),
});

/** The older name for a price, which items of subscriptions still have. */
export const planShape = (price: Price): Wire<Stripe.Plan> => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.amount,
  amount_decimal: String(price.amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.interval,
  interval_count: price.intervalCount,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
