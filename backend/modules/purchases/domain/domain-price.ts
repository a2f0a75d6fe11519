import type { NamePrice } from '../../../integrations/registrar.ts';

export const CURRENCY = 'usd';

/** What we add for our work and for taking payments. */
const MARGIN = 1.15;
/** A name whose first year costs so many times what it costs later is sold for its first year, not by the year. */
const MOST_TIMES = 2;

/**
 * What a name costs its owner, in US cents a year, the first as all others: what it costs us in the dearer of them, and a
 * margin, in whole dollars. Null for names that cannot be sold by the year.
 */
export function yearlyPrice({ registration, renewal }: NamePrice): number | null {
  const [less, more] = [Math.min(registration, renewal), Math.max(registration, renewal)];
  if (less <= 0 || more > less * MOST_TIMES) return null;
  return Math.ceil((more * MARGIN) / 100) * 100;
}
