/**
 * What can be said of a trade while nothing is known of the business itself. True of anybody in the trade: no praise, number, place,
 * person, year or promise of quality. Each list gives ways to say the same, so that two businesses of a trade differ.
 */
export type TradeLines = {
  /** Two to six words, without a full stop: what one comes for. */
  headlines: string[];
  /** One sentence of at most 24 words that goes on from the headline. */
  leads: string[];
  /** A heading of at most seven words above a way to get in touch. */
  asks: string[];
};

/** By the id of a trade, or by the words for a narrower one. */
export type LinesByTrade = Record<string, TradeLines>;
