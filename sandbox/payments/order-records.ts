import { z } from 'zod';

export const metadataSchema = z.record(z.string().max(40), z.string().max(500));

export const productSchema = z.object({
  id: z.string(),
  created: z.number(),
  name: z.string(),
  metadata: metadataSchema,
});
export type Product = z.infer<typeof productSchema>;

export const priceSchema = z.object({
  id: z.string(),
  created: z.number(),
  product: z.string(),
  currency: z.string(),
  /** In the smallest unit of the currency. */
  amount: z.number(),
  interval: z.enum(['day', 'week', 'month', 'year']),
  intervalCount: z.number(),
  lookupKey: z.string().nullable(),
});
export type Price = z.infer<typeof priceSchema>;

export const checkoutSchema = z.object({
  id: z.string(),
  created: z.number(),
  expiresAt: z.number(),
  customer: z.string().nullable(),
  customerEmail: z.string().nullable(),
  price: z.string(),
  quantity: z.number(),
  metadata: metadataSchema,
  subscriptionMetadata: metadataSchema,
  clientReference: z.string().nullable(),
  allowsPromotionCodes: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  isPaid: z.boolean(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
