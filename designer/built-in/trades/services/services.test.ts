import { expect, it } from 'vitest';
import { servicesOf, trades } from '../index.ts';

/** Lives and articles have no services in any language. */
const offering = trades.filter((trade) => trade.services.length > 0);

it.each(['de', 'fr', 'es', 'pt'] as const)(
  'every trade has its typical services in %s, each with its parts',
  (language) => {
    for (const trade of offering) {
      const services = servicesOf(trade, language);
      expect(services.length, trade.id).toBeGreaterThanOrEqual(3);
      for (const { name, parts } of services) {
        expect(name, trade.id).toMatch(/^\p{Lu}/u);
        expect(name.length, name).toBeLessThan(42);
        expect(parts.length, `${trade.id}: ${name}`).toBeGreaterThanOrEqual(2);
        expect(new Set(parts).size, name).toBe(parts.length);
      }
      expect(new Set(services.map(({ name }) => name)).size, trade.id).toBe(services.length);
    }
  },
);

it('no language borrows the words of another', () => {
  for (const trade of offering) {
    const english = trade.services.join(' ').toLowerCase();
    for (const language of ['de', 'fr', 'es', 'pt'] as const) {
      const own = servicesOf(trade, language).flatMap(({ parts }) => parts);
      const same = own.filter((part) => part.includes(' ') && english.includes(part.toLowerCase()));
      expect(
        same.filter((part) => part.toLowerCase() !== 'panna cotta'),
        `${trade.id} ${language}`,
      ).toEqual([]);
    }
  }
});
