import { describe, expect, it } from 'vitest';
import { anyBusiness, trades } from '../../trades/index.ts';
import { linesByLanguage } from './index.ts';

const PRAISE =
  /\b(?:best|leading|perfect|experts?|award|trusted|quality|years|guarantee|finest|beste[rsn]?|führend|perfekt|garantie|qualität|(?:le|la|les) meilleure?s?|parfaite?|qualité|garanti|(?:el|la|los|las) mejor(?:es)?|perfect[oa]|calidad|garantía|(?:o|a|os|as) melhor(?:es)?|perfeit[oa]|qualidade|garantia)\b/iu;
const words = (line: string) => line.split(/[\s ]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(Object.entries(linesByLanguage))('what is said of a trade in %s', (_language, lines) => {
  it('is there for every trade', () => {
    const missing = trades.map(({ id }) => id).filter((id) => id !== anyBusiness.id && !lines[id]);
    expect(missing).toEqual([]);
    expect(Object.keys(lines).sort()).toEqual(Object.keys(linesByLanguage.en).sort());
  });

  it.each(Object.entries(lines))('says things about %s in two ways, short and without praise', (_trade, said) => {
    for (const list of [said.headlines, said.leads, said.asks]) expect(new Set(list).size).toBeGreaterThanOrEqual(2);
    for (const line of [...said.headlines, ...said.leads, ...said.asks]) {
      expect(line).not.toMatch(PRAISE);
      expect(line).not.toMatch(/\d/);
      expect(line).toBe(line.trim());
    }
    for (const line of said.headlines) {
      expect(words(line), line).toBeLessThanOrEqual(8);
      expect(line).not.toMatch(/[.]$/);
    }
    for (const line of said.leads) {
      expect(words(line), line).toBeLessThanOrEqual(30);
      expect(line).toMatch(/[.!?]$/);
    }
    for (const line of said.asks) expect(words(line), line).toBeLessThanOrEqual(9);
  });

  it('is said of one trade only', () => {
    const all = Object.values(lines).flatMap(({ headlines, leads }) => [...headlines, ...leads]);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });
});
