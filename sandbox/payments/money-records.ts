import { z } from 'zod';
import { metadataSchema } from './order-records.ts';

export const subscriptionSchema = z.object({
  id: z.string(),
  item: z.string(),
  created: z.number(),
  customer: z.string(),
  price: z.string(),
  quantity: z.number(),
  metadata: metadataSchema,
  status: z.enum(['active', 'past_due', 'canceled']),
  periodStart: z.number(),
  periodEnd: z.number(),
  latestInvoice: z.string(),
  endedAt: z.number().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  created: z.number(),
  customer: z.string(),
  subscription: z.string(),
  reason: z.enum(['subscription_create', 'subscription_cycle']),
  status: z.enum(['open', 'paid', 'void']),
  amount: z.number(),
  currency: z.string(),
  payment: z.string(),
  periodStart: z.number(),
  periodEnd: z.number(),
  paidAt: z.number().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const paymentSchema = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['succeeded', 'processing', 'requires_payment_method']),
});
export type Payment = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string(),
  created: z.number(),
  payment: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable(),
  metadata: metadataSchema,
});
export type Refund = z.infer<typeof refundSchema>;
