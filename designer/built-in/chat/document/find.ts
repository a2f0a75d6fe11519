import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { distance, tolerance } from '../message/distance.ts';
import { contentWords, plain } from '../message/plain.ts';
import type { Request } from '../message/request.ts';
import { entriesOf, propText, type Entry } from './entries.ts';
import { wordsOn } from './words-on.ts';

/** Something with a name that words may mean, and how surely they do: 1 is word for word. */
export type Match<Thing> = { thing: Thing; score: number };

const PLURAL_END = /^(?:s|es|en|er|ar|or|et|erna|arna|orna|erne|ene)$/u;

/** Each half of a compound has so many letters at least. */
const HALF = 4;

/** "Herrenschnitt" and "Herrenhaarschnitt": a compound without the word in its middle. */
const isCompound = (shorter: string, longer: string): boolean => {
  let at = shorter.length - HALF;
  while (at >= HALF && !(longer.startsWith(shorter.slice(0, at)) && longer.endsWith(shorter.slice(at)))) at -= 1;
  return at >= HALF && longer.length > shorter.length;
};

const isSame = (a: string, b: string) => {
  if (a === b) return 1;
  const shorter = a.length < b.length ? a : b;
  const longer = a.length < b.length ? b : a;
  if (shorter.length >= 4 && longer.startsWith(shorter) && longer.length - shorter.length <= 3) return 0.92;
  if (shorter.length === 3 && longer.startsWith(shorter) && PLURAL_END.test(longer.slice(3))) return 0.92;
  if (isCompound(shorter, longer)) return 0.85;
  const most = Math.min(tolerance(a), tolerance(b));
  return most > 0 && distance(a, b, most) <= most ? 0.85 : 0;
};

/** How well words name something: how many of its words they say, and how many they say beside these. */
export function likeness(said: string, name: string): number {
  if (plain(said) === plain(name)) return plain(name) === '' ? 0 : 1;
  const saidWords = contentWords(said);
  const nameWords = contentWords(name);
  if (saidWords.length === 0 || nameWords.length === 0) return 0;
  const best = (word: string, others: string[]) => Math.max(0, ...others.map((other) => isSame(word, other)));
  const weight = (word: string) => Math.min(word.length, 10) + 1;
  const sum = (of: string[], value: (word: string) => number) =>
    of.reduce((total, word) => total + weight(word) * value(word), 0);
  const covered = sum(nameWords, (word) => best(word, saidWords)) / sum(nameWords, () => 1);
  const meant = sum(saidWords, (word) => best(word, nameWords)) / sum(saidWords, () => 1);
  return Math.min(0.98, 0.5 * covered + 0.5 * meant);
}

const ranked = <Thing>(matches: Match<Thing>[], least: number) =>
  matches.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);

/** Entries that words name, best first. Those of one name are all there: a thing may stand at several places. */
export const entriesNamed = (document: WebsiteDocument, said: string, least = 0.6): Match<Entry>[] =>
  ranked(
    entriesOf(document).map((entry) => ({ thing: entry, score: likeness(said, entry.name) })),
    least,
  );

/** Those that are as good as the best, and mean one thing: the same name at several places. */
export function sameThings(matches: Match<Entry>[]): Entry[] {
  const [best] = matches;
  return best
    ? matches.filter(({ thing }) => plain(thing.name) === plain(best.thing.name)).map(({ thing }) => thing)
    : [];
}

/** Different names that are about as likely as the best one. */
export function rivals(matches: Match<Entry>[], within = 0.08): Entry[] {
  const [best] = matches;
  if (!best || best.score >= 0.99) return best ? [best.thing] : [];
  const near = matches.filter(({ score }) => score >= best.score - within);
  return near
    .filter(({ thing }, index) => near.findIndex((other) => plain(other.thing.name) === plain(thing.name)) === index)
    .map(({ thing }) => thing);
}

export type SectionPlace = { page: Page; section: Section };

export const sectionsOf = (document: WebsiteDocument): SectionPlace[] =>
  document.pages.flatMap((page) => page.sections.map((section) => ({ page, section })));

/** Whether a section of a kind is there. */
export const hasKind = (document: WebsiteDocument, kind: string): boolean =>
  sectionsOf(document).some(({ section }) => section.kind === kind);

/** Kinds that hold what people mean by another, where that one is not there. */
const STAND_INS: Record<string, string[]> = {
  pricing: ['services', 'menu', 'products'],
  services: ['pricing', 'products', 'features'],
  menu: ['products', 'services'],
  products: ['services', 'menu'],
  contact: ['location', 'contactForm', 'cta'],
  location: ['contact'],
  hours: ['contact'],
  about: ['story', 'team'],
  story: ['about'],
  events: ['schedule'],
  schedule: ['events'],
  image: ['gallery'],
};

/**
 * Sections that a stretch of a request means: by their heading, or by the names of their kind in the request's language. The page
 * in view comes first among equals.
 */
export function sectionsMeant(
  document: WebsiteDocument,
  request: Request,
  view: Page,
  from = 0,
  to = request.tokens.length,
): Match<SectionPlace>[] {
  const said = request.between(from, to);
  // "The bit about the hours" is not of the section About.
  const isAbout = (at: number) =>
    request.senses.some((one) => one.from === at && one.concepts.every((name) => name === 'mark.about'));
  const named = request.tokens
    .flatMap(({ text }, at) => (at < from || at >= to || isAbout(at) ? [] : [text]))
    .join(' ');
  const kinds = new Map(
    request
      .group('kind')
      .filter(({ sense }) => sense.from >= from && sense.to <= to)
      .map(({ name, sense }) => [name, sense.to - sense.from]),
  );
  // What is told of dates in sentences is a text, and stands under their name.
  const kindOf = ({ kind, id }: Section) => {
    const named = id.replace(/-\d+$/u, '');
    return !kinds.has(kind) && kinds.has(named) ? named : kind;
  };
  const there = new Set(sectionsOf(document).map(({ section }) => kindOf(section)));
  const lent = new Set(
    [...kinds.keys()]
      .filter((kind) => !there.has(kind))
      .flatMap((kind) => (STAND_INS[kind] ?? []).filter((other) => there.has(other)).slice(0, 1)),
  );
  const isAdding = request.senses.some(
    ({ concepts }) => concepts.includes('do.add') && !concepts.some((one) => one === 'do.move' || one === 'do.change'),
  );
  const quoted = request.quotes.filter((quote) => quote.from >= from && quote.to <= to);
  const pages = pagesMeant(document, request, from, to);
  const onPage = pages[0] && request.has('part.page') ? pages[0].thing.id : undefined;
  return ranked(
    sectionsOf(document).map((place) => {
      const { section, page } = place;
      const heading = propText(section, 'heading');
      const byQuote = Math.max(0, ...quoted.map((quote) => likeness(quote.text, heading)));
      const byHeading = Math.max(byQuote, headingSaid(contentWords(heading).length > 1 ? said : named, heading));
      const length = kinds.get(kindOf(section));
      const byKind =
        length === undefined
          ? lent.has(section.kind) && !isAdding && !request.has('do.remove')
            ? 0.74
            : 0
          : 0.8 + 0.03 * Math.min(length, 3);
      const near = (page.id === view.id ? 0.06 : 0) + (page.id === onPage ? 0.1 : 0);
      const score = Math.max(byHeading, byKind);
      return { thing: place, score: score === 0 ? 0 : score + near };
    }),
    0.72,
  );
}

/** How surely a heading is said somewhere among words that say more. */
function headingSaid(said: string, heading: string): number {
  const name = contentWords(heading);
  if (name.length === 0) return 0;
  const all = contentWords(said);
  const hits = name.filter((word) => all.some((other) => isSame(word, other) > 0));
  return hits.length === name.length
    ? 0.84 + 0.03 * Math.min(4, name.length)
    : 0.9 * (hits.length / name.length) * (name.length > 2 ? 0.9 : 0.5);
}

/** Pages whose title or path is said among these words. */
export function pagesMeant(
  document: WebsiteDocument,
  request: Request,
  from = 0,
  to = request.tokens.length,
): Match<Page>[] {
  const said = contentWords(request.between(from, to));
  const quoted = request.quotes.map(({ text }) => text);
  const home = request.tokens
    .slice(from, to)
    .some(({ text }) =>
      ['home', 'homepage', 'startseite', 'accueil', 'inicio', 'início', 'hauptseite', 'portada'].includes(text),
    );
  return ranked(
    document.pages.map((page) => {
      const names = [page.title, page.path.slice(1).replace(/[-/]/g, ' ')]
        .map(contentWords)
        .filter((name) => name.length > 0);
      const best = Math.max(
        0,
        ...names.map((name) =>
          name.every((word) => said.some((other) => isSame(word, other) > 0)) ? 0.86 + 0.02 * name.length : 0,
        ),
        ...quoted.map((text) => (plain(text) === plain(page.title) ? 1 : 0)),
      );
      return { thing: page, score: page.path === '/' && home ? Math.max(best, 0.9) : best };
    }),
    0.7,
  );
}

/** How alike two words are, from 0 to 1. */
export const wordLikeness = isSame;

/** Whether a name, said in the website's own language, has a word that stands nowhere on it: then it is of something new. */
export const isNewTo = (document: WebsiteDocument, name: string, { language }: Pick<Request, 'language'>): boolean =>
  document.language.startsWith(language) &&
  contentWords(name).some(
    (word) => /\p{L}{4}|\d{2}/u.test(word) && ![...wordsOn(document)].some((one) => isSame(word, one) > 0),
  );
