import { z } from 'zod';
import { metadataSchema } from './order-records.ts';

/** Money off, as a subscription has it. */
export const discountSchema = z.object({
  id: z.string(),
  promotionCode: z.string(),
  coupon: z.string(),
  start: z.number(),
  end: z.number().nullable(),
});
export type Discount = z.infer<typeof discountSchema>;

export const lineSchema = z.object({
  id: z.string(),
  /** Before any discount; what is given back for time not used is below zero. */
  amount: z.number(),
  discount: z.number(),
  price: z.string(),
  quantity: z.number(),
  start: z.number(),
  end: z.number(),
  isProration: z.boolean(),
  description: z.string(),
});
export type Line = z.infer<typeof lineSchema>;

export const subscriptionSchema = z.object({
  id: z.string(),
  item: z.string(),
  created: z.number(),
  customer: z.string(),
  price: z.string(),
  quantity: z.number(),
  metadata: metadataSchema,
  status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'incomplete', 'incomplete_expired']),
  periodStart: z.number(),
  periodEnd: z.number(),
  latestInvoice: z.string(),
  endedAt: z.number().nullable(),
  /** Periods are counted from here; null: from when it was made. */
  anchor: z.number().nullable().default(null),
  cancelAtPeriodEnd: z.boolean().default(false),
  canceledAt: z.number().nullable().default(null),
  cancelReason: z.enum(['cancellation_requested', 'payment_failed']).nullable().default(null),
  trialEnd: z.number().nullable().default(null),
  schedule: z.string().nullable().default(null),
  discount: discountSchema.nullable().default(null),
  /** Billed with the next invoice. */
  pending: z.array(lineSchema).default([]),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  created: z.number(),
  customer: z.string(),
  subscription: z.string(),
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  status: z.enum(['draft', 'open', 'paid', 'void']),
  /** All of its lines without their discounts; below zero is kept for the next invoice. */
  amount: z.number(),
  currency: z.string(),
  /** Null when nothing is due. */
  payment: z.string().nullable(),
  periodStart: z.number(),
  periodEnd: z.number(),
  paidAt: z.number().nullable(),
  lines: z.array(lineSchema).default([]),
  discount: discountSchema.nullable().default(null),
  /** The customer's balance before: below zero is money of theirs. */
  startingBalance: z.number().default(0),
  attempts: z.number().default(1),
  /** When the payment is tried again; null: it is not. */
  nextAttempt: z.number().nullable().default(null),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** What the customer has to pay of an invoice, and what is left of their balance. */
export const amountDue = ({ amount, startingBalance }: Pick<Invoice, 'amount' | 'startingBalance'>) =>
  Math.max(0, amount + startingBalance);
export const endingBalance = ({ amount, startingBalance }: Pick<Invoice, 'amount' | 'startingBalance'>) =>
  Math.min(0, amount + startingBalance);

/** How a payment ends: at once, later, or not. */
export type Outcome = 'paid' | 'delayed' | 'declined';

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

/** What a subscription changes to, and when: a phase each. */
export const scheduleSchema = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  subscription: z.string(),
  status: z.enum(['active', 'released', 'canceled']),
  releasedAt: z.number().nullable(),
  canceledAt: z.number().nullable(),
  phases: z.array(z.object({ price: z.string(), quantity: z.number(), start: z.number(), end: z.number() })),
});
export type Schedule = z.infer<typeof scheduleSchema>;
