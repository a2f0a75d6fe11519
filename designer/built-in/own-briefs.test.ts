import { expect, it } from 'vitest';
import { ownBriefs } from '#tests/quality/briefs/own-briefs.ts';
import { scoreBrief } from '#tests/quality/briefs/score.ts';
import { builtInDesigner } from './index.ts';
import { trades } from './trades/index.ts';

it.each(ownBriefs.map((brief, index) => ({ ...brief, seed: index + 1 })))(
  'keeps every fact and wish of the brief “$id” and claims nothing else',
  async ({ seed, ...brief }) => {
    expect((await scoreBrief(builtInDesigner, brief, seed)).problems).toEqual([]);
  },
);

it('gives more than sixty trades words, services and drawings of their own, and a name in five languages', () => {
  const whole = trades.filter(
    ({ services, motifs, de, fr, es, pt }) => services.length >= 3 && motifs.length > 0 && de && fr && es && pt,
  );
  expect(whole.length).toBeGreaterThanOrEqual(60);
  for (const texts of [
    whole.map(({ label }) => label),
    whole.map(({ services }) => services.join('\n')),
    whole.map(({ we, field }) => `${we}: ${field}`),
  ])
    expect(new Set(texts).size).toBe(texts.length);
});
