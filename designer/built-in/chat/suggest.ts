import type { WebsiteDocument } from '#site/model/document.ts';
import { hasProposal } from '#site/origins/marks.ts';
import { isOffered, wholeLibrary, type SectionLibrary } from '#site/sections/library.ts';
import type { Choice } from '../../designer.ts';
import { propText } from './document/entries.ts';
import { fill } from './replies/index.ts';
import type { MessageId } from './replies/replies.ts';
import { shortened } from './abilities/shorten.ts';
import { spokenOf } from './words/index.ts';
import type { Spoken } from './words/spoken.ts';

/** Messages that would do something on this website, the most useful first. None holds a fact. */
function fitting(document: WebsiteDocument, library: SectionLibrary): MessageId[] {
  const kinds = new Set(
    document.pages.flatMap(({ sections }) => sections.filter(({ hidden }) => !hidden).map(({ kind }) => kind)),
  );
  const lacks = (kind: string) => !kinds.has(kind) && isOffered(library, kind);
  const intro = document.pages[0]?.sections[0];
  const canShorten = intro !== undefined && shortened(propText(intro, 'intro')) !== propText(intro, 'intro');
  const offered: [boolean, MessageId][] = [
    [hasProposal(JSON.stringify(document.pages)), 'suggestKeep'],
    [lacks('faq'), 'suggestQuestions'],
    [lacks('testimonials'), 'suggestReviews'],
    [lacks('gallery'), 'suggestGallery'],
    [lacks('contactForm'), 'suggestForm'],
    [true, 'suggestWarmer'],
    [canShorten, 'suggestShorter'],
    [lacks('team'), 'suggestTeam'],
    [true, 'suggestElegant'],
    [true, 'suggestDirections'],
    [true, 'suggestCalmer'],
  ];
  return offered.filter(([fits]) => fits).map(([, id]) => id);
}

/** Up to four messages to try, in the language of the website. */
export const suggestionsFor = (document: WebsiteDocument, library = wholeLibrary): string[] =>
  fitting(document, library)
    .slice(0, 4)
    .map((id) => fill(spokenOf(document.language), id));

/** Three of them as buttons, in the language of the talk. */
export const helpChoices = (document: WebsiteDocument, language: Spoken, library = wholeLibrary): Choice[] =>
  fitting(document, library)
    .slice(0, 3)
    .map((id) => ({ label: fill(language, id), message: fill(language, id) }));
