import type { InAllLanguages } from '../reading/wishes/lexicon.ts';
import { languages, type KnownLanguage } from '../reading/vocabulary/vocabulary.ts';
import type { ProposalLanguage } from './languages.ts';
import type { QuestionName } from './questions.ts';

/**
 * A line about such a business and what it usually offers, parted by " | ": "Bread for every day | Bread: Sourdough and rye." In
 * plain words: no numbers, names, praise, awards or certificates.
 */
export type Proposals = `${string} | ${string}: ${string}`;

/** All that is known of a trade. It lends art, order and proposals; it never names the owner's business. */
export type KnownTrade = {
  id: string;
  /** The schema.org type that `site/render/structured-data.ts` gives it. */
  schema: string;
  /** Names of motifs, best first. */
  motifs: string[];
  /** How its offer is best shown. */
  shelf: 'menu' | 'products' | 'services' | 'works' | 'events';
  /** What visitors do first. */
  channel: 'call' | 'visit' | 'book' | 'write' | 'order' | 'join';
  /** Ids of templates that suit, best first. */
  templates: string[];
  moods: string[];
  questions: QuestionName[];
  /** Whole noun phrases that mean it, lower case. One that begins with a dash may also end a longer word: "Dorfbäckerei". */
  words: InAllLanguages;
  proposals: Record<ProposalLanguage, Proposals>;
};

/** What a trade is called in a language. */
export const namesOf = ({ words }: KnownTrade, language: KnownLanguage): string[] =>
  (words.split(' | ')[languages.indexOf(language)] ?? '').split(', ').filter((name) => name !== '-');

/** What a trade proposes in a language, apart. */
export function proposalsOf({ proposals }: KnownTrade, language: ProposalLanguage) {
  const [tagline = '', ...services] = proposals[language].split(' | ');
  return {
    tagline,
    services: services.map((service) => {
      const [name = '', text = ''] = service.split(': ');
      return { name, text };
    }),
  };
}
