import type Stripe from 'stripe';
import type { Checkout, Price } from '../order-records.ts';
import { totalOf } from '../checkout-total.ts';
import { promotionBy } from '../discounts.ts';
import type { Wire } from './wire.ts';

type Details = Wire<Stripe.Checkout.Session.CustomerDetails>;

function detailsOf({ payer, customerEmail, taxId, status }: Checkout): Details | null {
  if (status !== 'complete') return null;
  return {
    address: payer && {
      city: payer.city,
      country: payer.country,
      line1: payer.line1,
      line2: null,
      postal_code: payer.postal_code,
      state: null,
    },
    business_name: null,
    email: customerEmail,
    individual_name: null,
    name: payer?.name ?? null,
    phone: payer?.phone ?? null,
    tax_exempt: 'none',
    tax_ids: taxId === null ? [] : [{ type: 'eu_vat', value: taxId }],
  };
}

function statusOf({ isPaid, status }: Checkout, total: number): Stripe.Checkout.Session.PaymentStatus {
  if (status === 'complete' && total === 0) return 'no_payment_required';
  return isPaid ? 'paid' : 'unpaid';
}

/** `url` is where the session is paid: only an open one has it. */
export function checkoutShape(session: Checkout, price: Price, url: string): Wire<Stripe.Checkout.Session> {
  const { subtotal, off, total } = totalOf(session, price);
  const promotion = promotionBy(session.promotionCode ?? '');
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: session.allowsPromotionCodes || null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: session.asksPayer ? 'required' : null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer ? null : 'always',
    customer_details: detailsOf(session),
    customer_email: session.customerEmail,
    discounts: promotion ? [{ coupon: promotion.coupon, promotion_code: promotion.id }] : [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: statusOf(session, total),
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    tax_id_collection: { enabled: session.asksTaxId, required: 'never' },
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? url : null,
    wallet_options: null,
  };
}
