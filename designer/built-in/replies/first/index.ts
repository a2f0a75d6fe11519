import type { FirstReply } from './first-reply.ts';
import type { ProposalLanguage } from '../../trades/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const replies: Record<ProposalLanguage, FirstReply> = { en, de, fr, es, pt };

/** The sentences in a language (BCP 47); English for one that has none. */
export const firstReplyIn = (language: string): FirstReply => {
  const base = language.split('-')[0];
  return base === 'de' || base === 'fr' || base === 'es' || base === 'pt' ? replies[base] : replies.en;
};
