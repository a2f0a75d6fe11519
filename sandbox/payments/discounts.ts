import type { Discount, Line } from './money-records.ts';
import { later, shareOf } from './periods.ts';
import { newId } from './records.ts';

export type Coupon = {
  id: string;
  name: string;
  percentOff: number | null;
  amountOff: number | null;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
};
export type PromotionCode = { id: string; code: string; coupon: string; isActive: boolean };

/** Built in, as nobody makes them at the dashboard here. */
export const coupons: Coupon[] = [
  {
    id: 'half_of_three',
    name: 'Half price for three months',
    percentOff: 50,
    amountOff: null,
    duration: 'repeating',
    months: 3,
  },
  { id: 'two_off_once', name: '2.00 off', percentOff: null, amountOff: 200, duration: 'once', months: null },
  { id: 'first_free', name: 'First payment free', percentOff: 100, amountOff: null, duration: 'once', months: null },
];
export const promotionCodes: PromotionCode[] = [
  { id: 'promo_sandbox_half', code: 'HALF', coupon: 'half_of_three', isActive: true },
  { id: 'promo_sandbox_two', code: 'TWO', coupon: 'two_off_once', isActive: true },
  { id: 'promo_sandbox_free', code: 'FREE', coupon: 'first_free', isActive: true },
  { id: 'promo_sandbox_old', code: 'OLD', coupon: 'half_of_three', isActive: false },
];

export const couponBy = (id: string) => coupons.find((coupon) => coupon.id === id);
export const promotionBy = (id: string) => promotionCodes.find((code) => code.id === id);
/** As somebody types it. */
export const promotionTyped = (typed: string) =>
  promotionCodes.find(({ code, isActive }) => isActive && code === typed.trim().toUpperCase());

export function discountFrom(promotionCode: string | null, start: number): Discount | null {
  const coupon = couponBy(promotionBy(promotionCode ?? '')?.coupon ?? '');
  if (!coupon || promotionCode === null) return null;
  const end = coupon.months === null ? null : later(start, { interval: 'month', intervalCount: coupon.months });
  return { id: newId('di'), promotionCode, coupon: coupon.id, start, end };
}

/** The discount as it still counts at a moment. */
export const discountAt = (discount: Discount | null, moment: number) =>
  discount && (discount.end === null || discount.end > moment) ? discount : null;

/** Lines with what the discount takes off those that cost something. */
export function withDiscount(lines: Line[], discount: Discount | null): Line[] {
  const coupon = couponBy(discount?.coupon ?? '');
  if (!coupon) return lines;
  let left = coupon.amountOff ?? 0;
  return lines.map((line) => {
    if (line.amount <= 0) return line;
    const off = coupon.percentOff === null ? Math.min(left, line.amount) : shareOf(line.amount, coupon.percentOff, 100);
    left -= off;
    return { ...line, discount: off };
  });
}

/** What stays of a discount once an invoice had it. */
export const afterUse = (discount: Discount | null) =>
  discount && couponBy(discount.coupon)?.duration === 'once' ? null : discount;
