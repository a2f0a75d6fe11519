import { describe, expect, it } from 'vitest';
import { standInCss, stackOf } from './stand-ins.ts';
import { typePairs } from './type-pairs.ts';

/** What a rule says: `size-adjust:93.1%` → 0.931. */
const share = (rule: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;

describe.each(typePairs.map((pair) => [pair.label, pair] as const))(
  'until the files of %s are there',
  (_label, pair) => {
    const css =
      standInCss(pair.heading, { weight: pair.headingWeight, width: pair.headingWidth }) +
      (pair.body && pair.body !== pair.heading ? standInCss(pair.body, null) : '');
    const rules = css.split('@font-face').slice(1);
    const families = [pair.heading, ...(pair.body ? [pair.body] : [])];

    it('every font that stands in is one that visitors may have', () => {
      for (const family of families)
        for (const name of stackOf(family)
          .split(',')
          .slice(family.commonName ? 2 : 1, -1))
          expect(rules.filter((rule) => rule.includes(`font-family:${name};src:local(`))).not.toEqual([]);
    });

    it('lines are as high as they will be', () => {
      for (const { name, measures } of families)
        for (const rule of rules.filter((one) => one.includes(`"${name} `))) {
          const size = share(rule, 'size-adjust');
          expect(size * share(rule, 'ascent-override')).toBeCloseTo(measures.ascent, 2);
          expect(size * share(rule, 'descent-override')).toBeCloseTo(measures.descent, 2);
        }
    });

    it('headings are bent by themselves where they are heavier than text', () => {
      const ofHeadings = rules.filter((rule) => rule.includes(`"${pair.heading.name} `));
      const heavy = ofHeadings.filter((rule) => rule.includes('font-weight:'));
      expect(heavy).toHaveLength(pair.headingWeight === 400 ? 0 : 3);
    });
  },
);
