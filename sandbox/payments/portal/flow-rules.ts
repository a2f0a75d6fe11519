import { promotionBy } from '../discounts.ts';
import { missing, PaymentsError } from '../errors.ts';
import { isOver } from '../lifecycle.ts';
import type { Subscription } from '../money-records.ts';
import type { Configuration, Flow } from '../portal-records.ts';
import type { PaymentRecords } from '../records.ts';
import type { FlowFields } from './session-fields.ts';

const refuse = (message: string, param: string) =>
  new PaymentsError(400, 'invalid_request_error', message, { param: `flow_data${param}` });
const needs = (param: string) =>
  new PaymentsError(400, 'invalid_request_error', `Missing required param: flow_data${param}.`, {
    code: 'parameter_missing',
    param: `flow_data${param}`,
  });

/** What a session leads to, or Stripe's reason why it may not. */
export function flowFrom(
  records: PaymentRecords,
  asked: FlowFields,
  { customer, configuration }: { customer: string; configuration: Configuration },
): Flow {
  const { type } = asked;
  const { features } = configuration;
  const after = asked.after_completion;
  if (after?.type === 'redirect' && !after.redirect) throw needs('[after_completion][redirect]');
  const flow: Flow = {
    type,
    subscription: null,
    item: null,
    promotionCode: null,
    after: {
      type: after?.type ?? 'portal_homepage',
      returnUrl: after?.redirect?.return_url ?? null,
      message: after?.hosted_confirmation?.custom_message ?? null,
    },
  };
  const requireFeature = (isEnabled: boolean, name: string) => {
    if (!isEnabled)
      throw refuse(
        `This subscription cannot be changed because the ${name} feature in the portal configuration \`${configuration.id}\` is disabled.`,
        '[type]',
      );
  };
  if (type === 'payment_method_update') {
    requireFeature(features.payment_method_update.enabled, 'payment method update');
    return flow;
  }
  const given = asked[type];
  if (!given) throw needs(`[${type}]`);
  const subscription = records.subscriptions.get(given.subscription);
  const param = `[${type}][subscription]`;
  if (!subscription || subscription.customer !== customer)
    throw missing('subscription', given.subscription, `flow_data${param}`);
  if (isOver(subscription) || subscription.status === 'incomplete')
    throw refuse(`The subscription \`${subscription.id}\` cannot be changed: it is ${subscription.status}.`, param);
  if (type === 'subscription_cancel') {
    requireFeature(features.subscription_cancel.enabled, 'subscription cancel');
    if (subscription.cancelAtPeriodEnd)
      throw refuse(`The subscription \`${subscription.id}\` is already set to be canceled at period end.`, param);
    return { ...flow, subscription: subscription.id };
  }
  requireFeature(features.subscription_update.enabled, 'subscription update');
  if (type === 'subscription_update') return { ...flow, subscription: subscription.id };
  const { subscription_update_confirm: confirm } = asked;
  const promotionCode = confirm?.discounts?.[0]?.promotion_code ?? null;
  if (promotionCode !== null && !promotionBy(promotionCode)?.isActive)
    throw missing('promotion code', promotionCode, `flow_data[${type}][discounts][0][promotion_code]`);
  const item = itemOf(records, subscription, configuration, confirm?.items[0]);
  return { ...flow, subscription: subscription.id, item, promotionCode };
}

function itemOf(
  records: PaymentRecords,
  subscription: Subscription,
  { id: configuration, features }: Configuration,
  asked: { id: string; price?: string; quantity?: number } | undefined,
): Flow['item'] {
  const param = '[subscription_update_confirm][items][0]';
  if (!asked || asked.id !== subscription.item)
    throw missing('subscription item', asked?.id ?? '', `flow_data${param}[id]`);
  const { products, default_allowed_updates: allowed } = features.subscription_update;
  const { price = null, quantity = null } = asked;
  if (price !== null && !records.prices.get(price)) throw missing('price', price, `flow_data${param}[price]`);
  const isPriceNew = price !== null && price !== subscription.price;
  const isQuantityNew = quantity !== null && quantity !== subscription.quantity;
  if (isPriceNew && !(allowed.includes('price') && products.some(({ prices }) => prices.includes(price))))
    throw refuse(
      `The item \`${asked.id}\` cannot be updated to price \`${price}\` because the configuration \`${configuration}\` does not include the price in its \`features[subscription_update][products]\`.`,
      `${param}[price]`,
    );
  if (isQuantityNew && !allowed.includes('quantity'))
    throw refuse(`The configuration \`${configuration}\` does not allow to change the quantity.`, `${param}[quantity]`);
  if (!isPriceNew && !isQuantityNew) throw refuse('There are no changes to confirm.', '[subscription_update_confirm]');
  return { id: asked.id, price, quantity };
}
