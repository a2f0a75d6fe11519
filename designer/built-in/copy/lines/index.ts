import type { Brief } from '../../brief/read-brief.ts';
import type { WrittenLanguage } from '../../brief/language.ts';
import { anyBusiness, trades } from '../../trades/index.ts';
import { englishLines } from './english/index.ts';
import { frenchLines } from './french/index.ts';
import { germanLines } from './german/index.ts';
import type { LinesByTrade, TradeLines } from './lines.ts';
import { portugueseLines } from './portuguese/index.ts';
import { spanishLines } from './spanish/index.ts';

export type { TradeLines } from './lines.ts';

export const linesByLanguage: Record<WrittenLanguage, LinesByTrade> = {
  en: englishLines,
  de: germanLines,
  fr: frenchLines,
  es: spanishLines,
  pt: portugueseLines,
};

const none: TradeLines = { headlines: [], leads: [], asks: [] };
const tradeIds = new Set(trades.map(({ id }) => id));
/** Trades within trades, by the words that name them; longer words are narrower. */
const narrower = Object.keys(englishLines)
  .filter((key) => !tradeIds.has(key))
  .sort((one, other) => other.length - one.length);

/** The trade within a trade that these words name, as it is called there. */
export function narrowerTradeIn(words: string): string | undefined {
  const said = words.toLowerCase();
  return narrower.find((key) => said.includes(key));
}

/**
 * What can be said for a brief that says little itself: of the narrower trade that it names, else of its trade. Empty lists for a
 * trade that is not known, and where the brief's own word for it tells that it is something else (`isOther`).
 */
export function linesFor(brief: Brief, language: WrittenLanguage, isOther: boolean): TradeLines {
  const lines = linesByLanguage[language];
  const own = narrowerTradeIn(`${brief.description} ${brief.name}`);
  if (own) return lines[own] ?? none;
  if (isOther || !brief.tradeGiven || brief.trade.id === anyBusiness.id) return none;
  return lines[brief.trade.id] ?? none;
}
