import { describe, expect, it } from 'vitest';
import { groundingTable } from '#tests/support/grounding-table.ts';
import { heldOut } from '#tests/support/held-out-facts.ts';
import { publicOf, type Case } from '#tests/support/said-or-not.ts';

const sentence = ({ language, says, claim }: Case) => `${language}: ${JSON.stringify(claim)} of “${says}”`;

async function judged(cases: readonly Case[]) {
  const all = await Promise.all(cases.map(async (one) => ({ one, is: await publicOf(one) })));
  return {
    /** Invented and public as it was claimed. */
    wrong: all.filter(({ one, is }) => !one.isTrue && is.all).map(({ one }) => sentence(one)),
    /** True, and yet not public whole. */
    withheld: all.filter(({ one, is }) => one.isTrue && !is.all).map(({ one }) => sentence(one)),
  };
}

describe('what a model writes', () => {
  it('is public as far as the owner said it, however it is written: 200 true facts, 200 that are invented', async () => {
    expect(groundingTable.filter(({ isTrue }) => isTrue).length).toBeGreaterThanOrEqual(200);
    expect(groundingTable.filter(({ isTrue }) => !isTrue).length).toBeGreaterThanOrEqual(200);
    const { wrong, withheld } = await judged(groundingTable);
    expect(wrong).toEqual([]);
    expect(withheld.slice(2)).toEqual([]);
  });

  it('is judged as well of owners that nobody had in mind', async () => {
    const { wrong, withheld } = await judged(heldOut);
    expect(wrong).toEqual([]);
    expect(withheld.length).toBeLessThanOrEqual(2);
  });
});
