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

/** Sections of those who sell something or see customers; a wedding has none of them. */
const OF_BUSINESS = ['services', 'menu', 'pricing', 'products', 'schedule', 'portfolio', 'team'];
const PRICED = ['services', 'menu', 'pricing', 'products'];
/** More of what is missing leaves no room for how it looks. */
const MOST_MISSING = 3;
const MOST = 4;

/** Messages that would do something on this website: what its visitors miss most comes first, and one is of how it looks. None holds a fact. */
function fitting(document: WebsiteDocument, library: SectionLibrary): MessageId[] {
  const kinds = new Set(
    document.pages.flatMap(({ sections }) => sections.filter(({ hidden }) => !hidden).map(({ kind }) => kind)),
  );
  const lacks = (kind: string) => !kinds.has(kind) && isOffered(library, kind);
  const has = (some: readonly string[]) => some.some((kind) => kinds.has(kind));
  const [intro] = document.pages[0]?.sections ?? [];
  const canShorten = intro !== undefined && shortened(propText(intro, 'intro')) !== propText(intro, 'intro');
  const isBusiness = has(OF_BUSINESS);
  const text = JSON.stringify(document.pages);
  const hasPictures = text.includes('"source":"asset"');
  const hasPrices = has(PRICED) || /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text);
  const hasHours = document.business.hours.length > 0 || document.business.hoursNote !== '' || kinds.has('schedule');
  const missing: [boolean, MessageId][] = [
    [hasProposal(text), 'suggestKeep'],
    [isBusiness && lacks('hours') && !hasHours, 'suggestHours'],
    [isBusiness && !hasPrices && lacks('pricing'), 'suggestPrices'],
    [!isBusiness && !hasPictures && lacks('gallery'), 'suggestGallery'],
    [lacks('faq'), 'suggestQuestions'],
    [isBusiness && lacks('testimonials'), 'suggestReviews'],
    [isBusiness && lacks('gallery'), 'suggestGallery'],
    [lacks('contactForm'), 'suggestForm'],
    [isBusiness && lacks('team'), 'suggestTeam'],
  ];
  const looks: [boolean, MessageId][] = [
    [true, 'suggestDirections'],
    [canShorten, 'suggestShorter'],
    [true, 'suggestWarmer'],
    [true, 'suggestElegant'],
    [true, 'suggestCalmer'],
  ];
  const of = (list: [boolean, MessageId][]) => list.filter(([fits]) => fits).map(([, id]) => id);
  return [...of(missing).slice(0, MOST_MISSING), ...of(looks)];
}

/** Up to four messages to try, in the language of the website. */
export const suggestionsFor = (document: WebsiteDocument, library = wholeLibrary): string[] =>
  fitting(document, library)
    .slice(0, MOST)
    .map((id) => fill(spokenOf(document.language), id));

/** Three of them as buttons, in the language of the talk. */
export const helpChoices = (document: WebsiteDocument, language: Spoken, library = wholeLibrary): Choice[] =>
  fitting(document, library)
    .slice(0, 3)
    .map((id) => ({ label: fill(language, id), message: fill(language, id) }));
