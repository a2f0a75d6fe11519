import { z } from 'zod';
import { metadataSchema } from '../order-records.ts';
import { featuresSchema, prorationSchema } from '../portal-records.ts';
import { emptyable, metadataChanges, webAddress, wholeNumber, yesOrNo } from '../read-fields.ts';

const { customer_update, subscription_cancel, subscription_update } = featuresSchema.shape;
const list = <Item extends z.ZodType>(item: Item) =>
  emptyable(z.array(item))
    .transform((items) => items ?? [])
    .optional();

const switchFields = z.strictObject({ enabled: yesOrNo });
const updateFields = z.strictObject({
  enabled: yesOrNo.optional(),
  billing_cycle_anchor: subscription_update.shape.billing_cycle_anchor.unwrap().optional(),
  default_allowed_updates: list(subscription_update.shape.default_allowed_updates.element),
  products: list(
    z.strictObject({
      product: z.string(),
      prices: z.array(z.string()).min(1),
      adjustable_quantity: z
        .strictObject({ enabled: yesOrNo, minimum: wholeNumber.default(1), maximum: wholeNumber.optional() })
        .optional(),
    }),
  ),
  proration_behavior: prorationSchema.optional(),
  schedule_at_period_end: z
    .strictObject({
      conditions: list(
        z.strictObject({ type: subscription_update.shape.schedule_at_period_end.shape.conditions.element.shape.type }),
      ),
    })
    .optional(),
  trial_update_behavior: subscription_update.shape.trial_update_behavior.optional(),
});

/** What of a portal may be set; what is not named stays as it is. */
const featureFields = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: yesOrNo.optional(),
      allowed_updates: list(customer_update.shape.allowed_updates.element),
    })
    .optional(),
  invoice_history: switchFields.optional(),
  payment_method_update: switchFields.optional(),
  subscription_cancel: z
    .strictObject({
      enabled: yesOrNo.optional(),
      mode: subscription_cancel.shape.mode.optional(),
      proration_behavior: prorationSchema.optional(),
      cancellation_reason: z
        .strictObject({
          enabled: yesOrNo,
          options: list(subscription_cancel.shape.cancellation_reason.shape.options.element),
        })
        .optional(),
    })
    .optional(),
  subscription_update: updateFields.optional(),
});
export type FeatureFields = z.output<typeof featureFields>;

const profileFields = z
  .strictObject({
    headline: emptyable(z.string().max(60)).optional(),
    privacy_policy_url: emptyable(webAddress).optional(),
    terms_of_service_url: emptyable(webAddress).optional(),
  })
  .default({});
const both = {
  business_profile: profileFields,
  default_return_url: emptyable(webAddress).optional(),
  login_page: switchFields.optional(),
  name: emptyable(z.string()).optional(),
};

export const configurationCreate = z.strictObject({
  ...both,
  features: featureFields,
  metadata: metadataSchema.default({}),
});
export const configurationUpdate = z.strictObject({
  ...both,
  active: yesOrNo.optional(),
  features: featureFields.default({}),
  metadata: metadataChanges,
});
