import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { pageFields, pageOf } from './lists.ts';
import type { Subscription } from './money-records.ts';
import { readFields, yesOrNo } from './read-fields.ts';
import type { PaymentRecords } from './records.ts';
import { paymentShape } from './shapes/payment-shape.ts';
import { priceShape, productShape } from './shapes/price-shape.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const STATUSES = ['active', 'past_due', 'canceled', 'all'] as const;
const subscriptionList = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum(STATUSES).optional(),
});
const cancelFields = z.strictObject({ invoice_now: yesOrNo.optional(), prorate: yesOrNo.optional() });
const invoiceList = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'paid', 'void']).optional(),
});
const paymentList = z.strictObject({ ...pageFields, invoice: z.string() });

const found = <Item>(what: string, id: string, item: Item | undefined): Item => {
  if (item === undefined) throw missing(what, id);
  return item;
};

/** Subscriptions, and what they are billed: invoices, payments, prices, products. */
export function subscriptionRoutes(records: PaymentRecords, shapes: Shapes, ledger: Ledger): ApiRoute[] {
  const { subscriptions, invoices, payments, prices, products } = records;
  const subscriptionBy = (id: string): Subscription => found('subscription', id, subscriptions.get(id));
  return [
    {
      method: 'GET',
      path: '/v1/subscriptions',
      answer({ fields }) {
        const { customer, price, status, ...page } = readFields(subscriptionList, fields);
        const which = subscriptions
          .entries()
          .map(([, one]) => one)
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => price === undefined || one.price === price)
          .filter((one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled'));
        return pageOf('/v1/subscriptions', which, page, shapes.subscription);
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions/{id}',
      answer: ({ id }) => shapes.subscription(subscriptionBy(id)),
    },
    {
      method: 'DELETE',
      path: '/v1/subscriptions/{id}',
      answer({ id, fields }) {
        readFields(cancelFields, fields);
        const subscription = subscriptionBy(id);
        if (subscription.status === 'canceled') throw missing('subscription', id);
        return shapes.subscription(ledger.cancel(subscription));
      },
    },
    {
      method: 'GET',
      path: '/v1/invoices',
      answer({ fields }) {
        const { customer, subscription, status, ...page } = readFields(invoiceList, fields);
        const which = invoices
          .entries()
          .map(([, one]) => one)
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => subscription === undefined || one.subscription === subscription)
          .filter((one) => status === undefined || one.status === status);
        return pageOf('/v1/invoices', which, page, shapes.invoice);
      },
    },
    {
      method: 'GET',
      path: '/v1/invoices/{id}',
      answer: ({ id }) => shapes.invoice(found('invoice', id, invoices.get(id))),
    },
    {
      method: 'GET',
      path: '/v1/invoice_payments',
      answer: ({ fields }) => shapes.invoicePayments(readFields(paymentList, fields).invoice),
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/{id}',
      answer: ({ id }) => paymentShape(found('payment_intent', id, payments.get(id))),
    },
    { method: 'GET', path: '/v1/prices/{id}', answer: ({ id }) => priceShape(found('price', id, prices.get(id))) },
    {
      method: 'GET',
      path: '/v1/products/{id}',
      answer: ({ id }) => productShape(found('product', id, products.get(id))),
    },
  ];
}
