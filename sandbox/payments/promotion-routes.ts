import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { couponBy, promotionBy, promotionCodes } from './discounts.ts';
import { found } from './errors.ts';
import { pageFields, pageOf } from './lists.ts';
import { readFields, yesOrNo } from './read-fields.ts';
import { couponShape, promotionCodeShape } from './shapes/discount-shape.ts';

const listFields = z.strictObject({
  ...pageFields,
  active: yesOrNo.optional(),
  code: z.string().optional(),
  coupon: z.string().optional(),
});

/** The codes that are built in. */
export const promotionRoutes = (): ApiRoute[] => [
  {
    method: 'GET',
    path: '/v1/promotion_codes',
    answer({ fields }) {
      const { active, code, coupon, ...page } = readFields(listFields, fields);
      const which = promotionCodes
        .filter(({ isActive }) => active === undefined || isActive === active)
        .filter((one) => code === undefined || one.code === code.toUpperCase())
        .filter((one) => coupon === undefined || one.coupon === coupon)
        .map((one) => ({ ...one, created: 0 }));
      return pageOf('/v1/promotion_codes', which, page, promotionCodeShape);
    },
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes/{id}',
    answer: ({ id }) => promotionCodeShape(found('promotion code', id, promotionBy(id))),
  },
  { method: 'GET', path: '/v1/coupons/{id}', answer: ({ id }) => couponShape(found('coupon', id, couponBy(id))) },
];
