import { z } from 'zod';
import { webAddress, wholeNumber } from '../read-fields.ts';

const ofSubscription = z.strictObject({ subscription: z.string() });
const flowFields = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      hosted_confirmation: z.strictObject({ custom_message: z.string().max(500).optional() }).optional(),
      redirect: z.strictObject({ return_url: webAddress }).optional(),
    })
    .optional(),
  subscription_cancel: ofSubscription.optional(),
  subscription_update: ofSubscription.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: z.string(),
      items: z
        .array(
          z.strictObject({
            id: z.string(),
            price: z.string().optional(),
            quantity: wholeNumber.pipe(z.number().min(1)).optional(),
          }),
        )
        .length(1),
      discounts: z
        .array(z.strictObject({ promotion_code: z.string().optional(), coupon: z.string().optional() }))
        .max(1)
        .optional(),
    })
    .optional(),
});
export type FlowFields = z.output<typeof flowFields>;

export const sessionFields = z.strictObject({
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: webAddress.optional(),
  locale: z.string().max(10).optional(),
  flow_data: flowFields.optional(),
});
