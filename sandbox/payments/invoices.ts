import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { found } from './errors.ts';
import { pageFields, pageOf, requireCustomer } from './lists.ts';
import { readFields } from './read-fields.ts';
import { allOf, type PaymentRecords } from './records.ts';
import { paymentShape } from './shapes/payment-shape.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const invoiceList = z.strictObject({
  ...pageFields,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});
const paymentList = z.strictObject({ ...pageFields, invoice: z.string() });

/** What was billed, and what paid it. */
export function invoiceRoutes(records: PaymentRecords, shapes: Shapes): ApiRoute[] {
  const { invoices, payments } = records;
  return [
    {
      method: 'GET',
      path: '/v1/invoices',
      answer({ fields }) {
        const { customer, subscription, status, ...page } = readFields(invoiceList, fields);
        requireCustomer(records, customer);
        const which = allOf(invoices)
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => subscription === undefined || one.subscription === subscription)
          .filter((one) => status === undefined || one.status === status);
        return pageOf('/v1/invoices', which, page, (one) => shapes.invoice(one));
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
  ];
}
