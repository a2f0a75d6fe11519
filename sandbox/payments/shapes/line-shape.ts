import type Stripe from 'stripe';
import type { Invoice, Line, Subscription } from '../money-records.ts';
import type { Price } from '../order-records.ts';
import type { Wire } from './wire.ts';

/** Lines of an invoice that was kept before invoices had lines. */
export const onlyLineOf = (invoice: Invoice, { price, quantity }: Subscription): Line => ({
  id: `il_${invoice.id.slice(3)}`,
  amount: invoice.amount,
  discount: 0,
  price,
  quantity,
  start: invoice.periodStart,
  end: invoice.periodEnd,
  isProration: false,
  description: '',
});

type Around = { invoice: Invoice; subscription: Subscription; price: Price };

export function lineShape(line: Line, { invoice, subscription, price }: Around): Wire<Stripe.InvoiceLineItem> {
  const { amount, discount, quantity } = line;
  const discounts = invoice.discount && discount > 0 ? [invoice.discount.id] : [];
  return {
    id: line.id,
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description: line.description || null,
    discount_amounts: discounts.map((id) => ({ amount: discount, discount: id })),
    discountable: !line.isProration,
    discounts,
    invoice: invoice.id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: subscription.item,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.amount),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
