import { abstractMotifNames, isLettered } from '#site/illustration/index.ts';
import type { Image } from '#site/model/fields.ts';
import type { Chance } from '../chance.ts';
import type { KnownTrade } from '../trades/known-trade.ts';

/**
 * Pictures one after the other: what the trade lends, or art that shows no thing, half of it made of the letters of the name where
 * there is one. They decorate, so they have no words.
 */
export function drawings(
  trade: KnownTrade | null,
  isNamed: boolean,
  chance: Chance,
): () => Image & { source: 'illustration' } {
  const [lettered, patterns] = [
    abstractMotifNames.filter(isLettered),
    abstractMotifNames.filter((name) => !isLettered(name)),
  ];
  const shuffled = chance.shuffle(patterns);
  const motifs = trade
    ? trade.motifs
    : isNamed && chance.for('letters').chancesAre(0.55)
      ? [...lettered, ...shuffled]
      : shuffled;
  const seeds = chance.for('seeds');
  let drawn = 0;
  return () => ({
    source: 'illustration',
    // What shows no thing is one pattern throughout, with another beside it now and then.
    motif: (trade ? motifs[drawn++ % motifs.length] : motifs[drawn++ % 3 === 2 ? 1 : 0]) ?? 'arcs',
    seed: seeds.below(10_000),
    alt: '',
  });
}
