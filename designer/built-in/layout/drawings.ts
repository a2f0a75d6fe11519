import { abstractMotifNames } from '#site/illustration/index.ts';
import type { Image } from '#site/model/fields.ts';
import type { Chance } from '../chance.ts';
import type { KnownTrade } from '../trades/known-trade.ts';

/** Pictures one after the other: what the trade lends, or art that shows no thing. They decorate, so they have no words. */
export function drawings(trade: KnownTrade | null, chance: Chance): () => Image & { source: 'illustration' } {
  const motifs = trade ? trade.motifs : chance.shuffle(abstractMotifNames);
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
