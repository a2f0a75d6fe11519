import type Stripe from 'stripe';
import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { readFields } from './read-fields.ts';
import { newId, nowInSeconds, type Customer, type PaymentRecords } from './records.ts';
import type { Wire } from './shapes/wire.ts';

const fieldsSchema = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(5000).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
});

/** `POST /v1/customers`, `GET`, `POST` and `DELETE /v1/customers/{id}`. */
export function customerRoutes({ customers, subscriptions }: PaymentRecords, ledger: Ledger): ApiRoute[] {
  const keep = (customer: Customer) => {
    customers.set(customer.id, customer);
    return asStripe(customer);
  };
  const find = (id: string) => {
    const customer = customers.get(id);
    if (!customer) throw missing('customer', id);
    return customer;
  };
  return [
    {
      method: 'POST',
      path: '/v1/customers',
      answer({ fields }) {
        const { email = null, name = null, description = null, metadata = {} } = readFields(fieldsSchema, fields);
        return keep({ id: newId('cus'), created: nowInSeconds(), email, name, description, metadata });
      },
    },
    { method: 'GET', path: '/v1/customers/{id}', answer: ({ id }) => asStripe(find(id)) },
    {
      method: 'POST',
      path: '/v1/customers/{id}',
      answer({ id, fields }) {
        const customer = find(id);
        const { metadata, ...changes } = readFields(fieldsSchema, fields);
        return keep({ ...customer, ...changes, metadata: { ...customer.metadata, ...metadata } });
      },
    },
    {
      method: 'DELETE',
      path: '/v1/customers/{id}',
      answer({ id }) {
        customers.delete(find(id).id);
        for (const [, subscription] of subscriptions.entries())
          if (subscription.customer === id && subscription.status !== 'canceled') ledger.cancel(subscription);
        return { id, object: 'customer', deleted: true };
      },
    },
  ];
}

const asStripe = (customer: Customer): Wire<Stripe.Customer> => ({
  object: 'customer',
  livemode: false,
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  invoice_prefix: customer.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  ...customer,
});
