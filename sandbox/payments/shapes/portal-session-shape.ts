import type Stripe from 'stripe';
import type { Flow, PortalSession } from '../portal-records.ts';
import type { Wire } from './wire.ts';

function flowShape(flow: Flow): Wire<Stripe.BillingPortal.Session.Flow> {
  const { type, subscription, item, after, promotionCode } = flow;
  const of = (kind: Flow['type']) => (type === kind && subscription !== null ? subscription : null);
  const [canceled, updated, confirmed] = [
    of('subscription_cancel'),
    of('subscription_update'),
    of('subscription_update_confirm'),
  ];
  return {
    after_completion: {
      hosted_confirmation: after.type === 'hosted_confirmation' ? { custom_message: after.message } : null,
      redirect: after.returnUrl === null ? null : { return_url: after.returnUrl },
      type: after.type,
    },
    customer_update: null,
    subscription_cancel: canceled === null ? null : { retention: null, subscription: canceled },
    subscription_pause: null,
    subscription_update: updated === null ? null : { subscription: updated },
    subscription_update_confirm:
      confirmed === null || !item
        ? null
        : {
            discounts: promotionCode === null ? null : [{ coupon: null, promotion_code: promotionCode }],
            items: [{ id: item.id, price: item.price, ...(item.quantity !== null && { quantity: item.quantity }) }],
            subscription: confirmed,
          },
    type,
  };
}

export const portalSessionShape = (session: PortalSession, origin: string): Wire<Stripe.BillingPortal.Session> => ({
  id: session.id,
  object: 'billing_portal.session',
  configuration: session.configuration,
  created: session.created,
  customer: session.customer,
  customer_account: null,
  flow: session.flow && flowShape(session.flow),
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: session.return_url,
  url: `${origin}/portal/${session.token}`,
});
