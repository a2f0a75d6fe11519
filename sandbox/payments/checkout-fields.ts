import { z } from 'zod';
import { metadataSchema } from './order-records.ts';
import { webAddress, wholeNumber, yesOrNo } from './read-fields.ts';

const priceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: wholeNumber.pipe(z.number().min(0)),
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: wholeNumber.optional(),
  }),
  product: z.string().optional(),
  product_data: z
    .strictObject({
      name: z.string().min(1).max(250),
      description: z.string().optional(),
      metadata: metadataSchema.optional(),
    })
    .optional(),
});

const upkeep = z.enum(['auto', 'never']).optional();

/** What `POST /v1/checkout/sessions` takes of us: subscriptions, on Stripe's own page. */
export const checkoutFields = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: wholeNumber.optional(),
  billing_address_collection: z.enum(['auto', 'required']).default('auto'),
  phone_number_collection: z.strictObject({ enabled: yesOrNo }).optional(),
  allow_promotion_codes: yesOrNo.optional(),
  automatic_tax: z.strictObject({ enabled: yesOrNo }).optional(),
  tax_id_collection: z.strictObject({ enabled: yesOrNo }).optional(),
  customer_update: z.strictObject({ name: upkeep, address: upkeep }).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  locale: z.string().max(10).optional(),
  metadata: metadataSchema.default({}),
  subscription_data: z
    .strictObject({
      metadata: metadataSchema.default({}),
      description: z.string().optional(),
      trial_period_days: wholeNumber.pipe(z.number().min(1).max(730)).optional(),
    })
    .optional(),
  line_items: z
    .array(
      z.strictObject({
        price: z.string().optional(),
        price_data: priceData.optional(),
        quantity: wholeNumber.pipe(z.number().min(1)).default(1),
      }),
    )
    .length(1),
});
export type CheckoutFields = z.output<typeof checkoutFields>;
