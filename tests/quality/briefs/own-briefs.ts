import type { BriefCase } from './brief.ts';
import { englishBriefs } from './english.ts';
import { messyBriefs } from './as-people-write.ts';
import { otherBriefs } from './other-languages.ts';

/** The project's own briefs: one word to a page of text, many trades, five languages. */
export const ownBriefs: BriefCase[] = [...englishBriefs, ...otherBriefs, ...messyBriefs];
