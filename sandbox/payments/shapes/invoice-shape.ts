import type Stripe from 'stripe';
import { amountDue, endingBalance, type Invoice, type Subscription } from '../money-records.ts';
import type { Customer } from '../records.ts';
import type { Price } from '../order-records.ts';
import { lineShape, onlyLineOf } from './line-shape.ts';
import { listOf, type Wire } from './wire.ts';

type Around = {
  subscription: Subscription;
  priceOf: (line: { price: string }) => Price;
  customer: Customer | undefined;
};

/** Without its payments: those are shown when they are asked for by `expand`. */
export function invoiceShape(invoice: Invoice, { subscription, priceOf, customer }: Around): Wire<Stripe.Invoice> {
  const { id, amount, created, currency, periodStart, periodEnd, paidAt, discount } = invoice;
  const due = amountDue(invoice);
  const paid = paidAt === null ? 0 : due;
  const known = invoice.lines.length ? invoice.lines : [onlyLineOf(invoice, subscription)];
  const lines = known.map((line) => lineShape(line, { invoice, subscription, price: priceOf(line) }));
  const subtotal = known.reduce((sum, line) => sum + line.amount, 0);
  const taken = subtotal - amount;
  const finalizedAt = invoice.status === 'draft' ? null : created;
  return {
    id,
    object: 'invoice',
    account_country: null,
    account_name: 'Payment sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: due - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.nextAttempt !== null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount ? [discount.id] : [],
    due_date: null,
    effective_at: finalizedAt,
    ending_balance: invoice.status === 'draft' ? null : endingBalance(invoice),
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.status === 'draft' ? null : invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: periodEnd,
    period_start: periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: { finalized_at: finalizedAt, marked_uncollectible_at: null, paid_at: paidAt, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer?.clock ?? null,
    total: amount,
    total_discount_amounts: discount && taken > 0 ? [{ amount: taken, discount: discount.id }] : [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export const invoicePaymentShape = (invoice: Invoice, payment: string): Wire<Stripe.InvoicePayment> => ({
  id: `inpay_${invoice.id.slice(3)}`,
  object: 'invoice_payment',
  amount_paid: invoice.paidAt === null ? null : amountDue(invoice),
  amount_requested: amountDue(invoice),
  created: invoice.created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: payment, type: 'payment_intent' },
  status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
  status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
});
