import type { Reading } from '../../reading/reading.ts';
import type { ProposalLanguage } from '../../trades/known-trade.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** What is said when a website has been made, in one language. */
export type FirstReply = {
  /** `pages` are titles in the order of the menu. */
  made(pages: readonly string[]): string;
  /** Something on the site is a suggestion. */
  suggested: string;
  /** Something is marked as missing. */
  missing: string;
  /** The one question that is asked when something is unsure. */
  ask: Record<Exclude<Reading['doubt'], ''>, string>;
};

const replies: Record<ProposalLanguage, FirstReply> = { en, de, fr, es, pt };

/** The sentences in a language (BCP 47); English for one that has none. */
export const firstReplyIn = (language: string): FirstReply => {
  const base = language.split('-')[0];
  return base === 'de' || base === 'fr' || base === 'es' || base === 'pt' ? replies[base] : replies.en;
};
