import { servicesIn, type Service, type Trade } from '../trade.ts';
import { frenchServices } from './french.ts';
import { germanServices } from './german.ts';
import { portugueseServices } from './portuguese.ts';
import { spanishServices } from './spanish.ts';

/** The tables by language; English ones stand with the trades. */
export const serviceTables = {
  de: germanServices,
  fr: frenchServices,
  es: spanishServices,
  pt: portugueseServices,
};

/** The typical services of a trade in a language that the designer writes in, taken apart. */
export function servicesOf(trade: Trade, language: keyof typeof serviceTables | 'en' = 'en'): Service[] {
  if (trade.services.length === 0) return [];
  if (language === 'en') return servicesIn(trade.services);
  return servicesIn((serviceTables[language][trade.id] ?? '').split('; ').filter(Boolean));
}
