import type { WebsiteDocument } from '#site/model/document.ts';
import type { PersonalFacts } from '../../training-websites/scrub/personal-facts.ts';
import { scrubDocument } from '../../training-websites/scrub/scrub-document.ts';
import { createScrubber, noCounts } from '../../training-websites/scrub/scrub-text.ts';
import type { StandIns } from './stand-ins.ts';

/** The facts, and what the business is called: nobody is to be told by that either. */
export function withBusiness(facts: PersonalFacts, documents: readonly WebsiteDocument[]): PersonalFacts {
  const called = [...new Set(documents.map(({ brand }) => brand.name.trim()))].filter((name) => name.length > 1);
  const isOneWord = (name: string) => !name.includes(' ');
  return {
    ...facts,
    names: [...new Set([...facts.names, ...called.filter((name) => !isOneWord(name))])].sort(byLength),
    // One word may be any word, and is meant where it is written as a name.
    parts: [...new Set([...facts.parts, ...called.filter(isOneWord)])].sort(byLength),
  };
}

const byLength = (a: string, b: string) => b.length - a.length;

/** A document with stand-ins in the place of what is personal. */
export function withoutPersonal(document: WebsiteDocument, facts: PersonalFacts, standIns: StandIns): WebsiteDocument {
  return scrubDocument(document, facts, standIns).document;
}

/** The same of words. */
export const writtenInto = (text: string, facts: PersonalFacts, standIns: StandIns): string =>
  createScrubber(facts, noCounts(), { standIns })(text);
