import { z } from 'zod';

export const metadataSchema = z.record(z.string().max(40), z.string().max(500));

export const productSchema = z.object({
  id: z.string(),
  created: z.number(),
  name: z.string(),
  metadata: metadataSchema,
  active: z.boolean().default(true),
  description: z.string().nullable().default(null),
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
  active: z.boolean().default(true),
  nickname: z.string().nullable().default(null),
  metadata: metadataSchema.default({}),
});
export type Price = z.infer<typeof priceSchema>;

/** What people type at the page where they pay. */
export const payerSchema = z.object({
  name: z.string().trim().min(1),
  line1: z.string().trim().min(1),
  postal_code: z.string().trim().min(1),
  city: z.string().trim().min(1),
  country: z.string().trim().length(2).toUpperCase(),
  phone: z
    .string()
    .trim()
    .regex(/^\+[0-9 ]{6,20}$/)
    .transform((phone) => phone.replaceAll(' ', '')),
});
export type Payer = z.infer<typeof payerSchema>;

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
  /** Name, address and phone number are asked for. */
  asksPayer: z.boolean(),
  payer: payerSchema.nullable(),
  /** Id of the promotion code that was typed at the page. */
  promotionCode: z.string().nullable().default(null),
  asksTaxId: z.boolean().default(false),
  taxId: z.string().nullable().default(null),
  trialEnd: z.number().nullable().default(null),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  isPaid: z.boolean(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
