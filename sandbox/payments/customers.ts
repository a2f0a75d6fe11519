import { z } from 'zod';
import { missing, PaymentsError, type ApiRoute } from './api.ts';
import { newId, nowInSeconds, type Customer, type PaymentRecords } from './records.ts';

const fieldsSchema = z.object({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(5000).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
});

/** `POST /v1/customers`, `GET`, `POST` and `DELETE /v1/customers/{id}`. */
export function customerRoutes({ customers }: PaymentRecords): ApiRoute[] {
  const keep = (customer: Customer) => {
    customers.set(customer.id, customer);
    return asStripe(customer);
  };
  const find = (id: string) => {
    const customer = customers.get(id);
    if (!customer) throw missing('customer', id);
    return customer;
  };
  const read = (fields: unknown) => {
    const parsed = fieldsSchema.safeParse(fields);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new PaymentsError(400, 'invalid_request_error', issue?.message ?? 'Invalid request', {
      param: issue?.path.join('.'),
    });
  };
  return [
    {
      method: 'POST',
      path: '/v1/customers',
      answer({ fields }) {
        const { email = null, name = null, description = null, metadata = {} } = read(fields);
        return keep({ id: newId('cus'), created: nowInSeconds(), email, name, description, metadata });
      },
    },
    { method: 'GET', path: '/v1/customers/{id}', answer: ({ id }) => asStripe(find(id)) },
    {
      method: 'POST',
      path: '/v1/customers/{id}',
      answer({ id, fields }) {
        const customer = find(id);
        const { metadata, ...changes } = read(fields);
        return keep({ ...customer, ...changes, metadata: { ...customer.metadata, ...metadata } });
      },
    },
    {
      method: 'DELETE',
      path: '/v1/customers/{id}',
      answer({ id }) {
        customers.delete(find(id).id);
        return { id, object: 'customer', deleted: true };
      },
    },
  ];
}

const asStripe = (customer: Customer) => ({
  object: 'customer',
  livemode: false,
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  invoice_prefix: customer.id.slice(-8).toUpperCase(),
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  ...customer,
});
