import type Stripe from 'stripe';
import type { Customer } from '../records.ts';
import type { Wire } from './wire.ts';

export const customerShape = (customer: Customer): Wire<Stripe.Customer> => ({
  id: customer.id,
  object: 'customer',
  address: null,
  balance: customer.balance,
  created: customer.created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: customer.description,
  email: customer.email,
  invoice_prefix: customer.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: customer.clock,
});

export const deletedCustomerShape = (id: string): Wire<Stripe.DeletedCustomer> => ({
  id,
  object: 'customer',
  deleted: true,
});
