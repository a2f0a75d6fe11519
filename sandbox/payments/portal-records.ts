import { z } from 'zod';
import { metadataSchema } from './order-records.ts';

const UPDATES = ['address', 'email', 'name', 'phone', 'shipping', 'tax_id'] as const;
const REASONS = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
export const prorationSchema = z.enum(['always_invoice', 'create_prorations', 'none']);

/** What a portal allows, in Stripe's own names. */
export const featuresSchema = z.object({
  customer_update: z.object({ enabled: z.boolean(), allowed_updates: z.array(z.enum(UPDATES)) }),
  invoice_history: z.object({ enabled: z.boolean() }),
  payment_method_update: z.object({ enabled: z.boolean(), payment_method_configuration: z.null() }),
  subscription_cancel: z.object({
    enabled: z.boolean(),
    mode: z.enum(['at_period_end', 'immediately']),
    proration_behavior: prorationSchema,
    cancellation_reason: z.object({
      enabled: z.boolean(),
      options: z.array(z.enum(REASONS)),
      feedback_options: z.null(),
    }),
  }),
  subscription_pause: z.object({
    enabled: z.boolean(),
    duration: z.object({ type: z.literal('indefinite'), interval_options: z.array(z.never()) }),
  }),
  subscription_update: z.object({
    enabled: z.boolean(),
    billing_cycle_anchor: z.enum(['now', 'unchanged']).nullable(),
    default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])),
    products: z.array(
      z.object({
        product: z.string(),
        prices: z.array(z.string()),
        adjustable_quantity: z.object({
          enabled: z.boolean(),
          minimum: z.number(),
          maximum: z.number().nullable(),
        }),
      }),
    ),
    proration_behavior: prorationSchema,
    schedule_at_period_end: z.object({
      conditions: z.array(z.object({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) })),
    }),
    trial_update_behavior: z.enum(['continue_trial', 'end_trial']),
  }),
});
export type Features = z.infer<typeof featuresSchema>;

export const configurationSchema = z.object({
  id: z.string(),
  created: z.number(),
  updated: z.number(),
  active: z.boolean(),
  isDefault: z.boolean(),
  name: z.string().nullable(),
  returnUrl: z.string().nullable(),
  headline: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  termsUrl: z.string().nullable(),
  metadata: metadataSchema,
  features: featuresSchema,
});
export type Configuration = z.infer<typeof configurationSchema>;

/** What somebody is led to do at the portal, and where that ends. */
export const flowSchema = z.object({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  subscription: z.string().nullable(),
  item: z.object({ id: z.string(), price: z.string().nullable(), quantity: z.number().nullable() }).nullable(),
  promotionCode: z.string().nullable(),
  after: z.object({
    type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
    returnUrl: z.string().nullable(),
    message: z.string().nullable(),
  }),
});
export type Flow = z.infer<typeof flowSchema>;

export const DEFAULT_CONFIGURATION = 'bpc_sandbox';

export const portalSessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  customer: z.string(),
  created: z.number(),
  return_url: z.string().nullable(),
  configuration: z.string().default(DEFAULT_CONFIGURATION),
  flow: flowSchema.nullable().default(null),
});
export type PortalSession = z.infer<typeof portalSessionSchema>;
