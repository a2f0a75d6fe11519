import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import { mergeMetadata, metadataChanges, readFields } from './read-fields.ts';
import { forgetCustomer, newId, nowInSeconds, type Customer, type PaymentRecords } from './records.ts';
import { customerShape, deletedCustomerShape } from './shapes/customer-shape.ts';

const fieldsSchema = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(5000).optional(),
  metadata: metadataChanges,
});
const createFields = fieldsSchema.extend({ test_clock: z.string().optional() });

/** `POST /v1/customers`, `GET`, `POST` and `DELETE /v1/customers/{id}`. */
export function customerRoutes(records: PaymentRecords, ledger: Ledger): ApiRoute[] {
  const { customers, clocks, deletedCustomers, subscriptions } = records;
  const keep = (customer: Customer) => {
    customers.set(customer.id, customer);
    return customerShape(customer);
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
        const asked = readFields(createFields, fields);
        const { email = null, name = null, description = null, test_clock: clock = null } = asked;
        const found = clock === null ? undefined : clocks.get(clock);
        if (clock !== null && !found) throw missing('test_clock', clock, 'test_clock');
        const metadata = mergeMetadata({}, asked.metadata);
        const created = found?.now ?? nowInSeconds();
        const own = { id: newId('cus'), created, email, name, description, metadata, clock };
        return keep({ ...own, balance: 0, card: 'works' });
      },
    },
    {
      method: 'GET',
      path: '/v1/customers/{id}',
      answer: ({ id }) => (deletedCustomers.get(id) ? deletedCustomerShape(id) : customerShape(find(id))),
    },
    {
      method: 'POST',
      path: '/v1/customers/{id}',
      answer({ id, fields }) {
        const customer = find(id);
        const { metadata, ...changes } = readFields(fieldsSchema, fields);
        return keep({ ...customer, ...changes, metadata: mergeMetadata(customer.metadata, metadata) });
      },
    },
    {
      method: 'DELETE',
      path: '/v1/customers/{id}',
      answer({ id }) {
        find(id);
        for (const [, subscription] of subscriptions.entries())
          if (subscription.customer === id && !isOver(subscription))
            ledger.lifecycle.cancel(subscription, 'cancellation_requested');
        forgetCustomer(records, id);
        return deletedCustomerShape(id);
      },
    },
  ];
}
