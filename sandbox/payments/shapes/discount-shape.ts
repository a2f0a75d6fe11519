import type Stripe from 'stripe';
import type { Coupon, PromotionCode } from '../discounts.ts';
import type { Discount } from '../money-records.ts';
import type { Wire } from './wire.ts';

export const couponShape = (coupon: Coupon): Wire<Stripe.Coupon> => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: coupon.amountOff,
  created: 0,
  currency: coupon.amountOff === null ? null : 'usd',
  duration: coupon.duration,
  duration_in_months: coupon.months,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: coupon.name,
  percent_off: coupon.percentOff,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});

export const promotionCodeShape = ({ id, code, coupon, isActive }: PromotionCode): Wire<Stripe.PromotionCode> => ({
  id,
  object: 'promotion_code',
  active: isActive,
  code,
  created: 0,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  promotion: { coupon, type: 'coupon' },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
});

export const discountShape = (discount: Discount, customer: string, subscription: string): Wire<Stripe.Discount> => ({
  id: discount.id,
  object: 'discount',
  checkout_session: null,
  customer,
  customer_account: null,
  end: discount.end,
  invoice: null,
  invoice_item: null,
  promotion_code: discount.promotionCode,
  source: { coupon: discount.coupon, type: 'coupon' },
  start: discount.start,
  subscription,
  subscription_item: null,
});
