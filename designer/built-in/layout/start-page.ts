import { sentencesOf } from '../reading/sentences.ts';
import type { PlannedPage } from './plan.ts';
import { headingOn } from './plan.ts';
import { lookLabel, type Where } from './links.ts';
import type { Opening } from './hero.ts';
import { waits, waitsIn, type Part, type Site } from './site.ts';
import { raised } from './text.ts';

/** A planned page whose parts have their ids. */
export type NumberedPage = Omit<PlannedPage, 'parts'> & { parts: (Part & { id: string })[] };

const listOf: Partial<Record<string, string>> = { services: 'items', products: 'items', events: 'items', faq: 'items' };

/** The first entries of a list, with a link to all of them. Null for what is no list, or a short one. */
function teaserOf(part: Part, page: PlannedPage, site: Site): Part | null {
  const field = listOf[part.kind];
  const entries = field ? part.props[field] : undefined;
  if (!field || !Array.isArray(entries) || entries.length < 4 || part.kind === 'faq') return null;
  const label = lookLabel(part.subject, site) || page.title;
  const { intro: _, note: __, ...props } = part.props;
  return {
    ...part,
    props: {
      ...props,
      heading: headingOn(page, part, site),
      [field]: entries.slice(0, 3),
      action: { label: label.slice(0, 80), to: page.path },
    },
    size: 1,
  };
}

/** The start page without what its opening has told already: a page about the business says it again, others where nothing else is said. */
export function withoutOpening(pages: readonly PlannedPage[], { told }: Pick<Opening, 'told'>): PlannedPage[] {
  const left = (body: string) =>
    told
      .reduce((rest, { text }) => rest.replace(raised(text.trim()), ''), body)
      .replace(/^- *$\n?/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim();
  return pages.map((page) => {
    if (page.subject === 'about') return page;
    const parts = page.parts.flatMap((part): Part[] => {
      if (part.subject !== 'about' || typeof part.props.body !== 'string') return [part];
      const body = left(part.props.body);
      if (/\p{L}/u.test(body) || 'facts' in part.props) return [{ ...part, props: { ...part.props, body } }];
      return page.path === '/' ? [] : [part];
    });
    return { ...page, parts };
  });
}

/** Kinds that say how to reach the owner, a few people and a few words are no start page. */
const hasWays = new Set(['contact', 'contactForm', 'location', 'hours']);
const FEW = 4;
const isLittle = ({ kind, size }: Part) => hasWays.has(kind) || ((kind === 'team' || kind === 'about') && size < FEW);

/** Longer beginnings are too much for a card. */
const CARD = 220;

/** The first sentence of a page that visitors may read and that the opening does not say; '' where there is none. */
function firstSentence({ parts }: PlannedPage, said: string): string {
  const texts = parts.flatMap(({ props }) => [props.intro, props.body]);
  const sentences = texts
    .filter((text) => typeof text === 'string')
    .filter((text) => !waitsIn(text) && !text.startsWith('- '))
    .flatMap((text) => text.split('\n').flatMap(sentencesIn));
  return sentences.find((sentence) => sentence !== '' && sentence.length <= CARD && !said.includes(sentence)) ?? '';
}

const PLAIN = { starters: () => false, hasOrdinals: true, isMonth: () => false };
const sentencesIn = (line: string): string[] =>
  sentencesOf(line, { start: 0, end: line.length }, PLAIN).map(({ start, end }) => line.slice(start, end).trim());

/** What the other pages are about, where they take all there is: each with the sentence that it begins with. */
function contentsOf(others: readonly PlannedPage[], said: string): Part[] {
  const items = others
    .filter(({ subject, parts }) => subject !== 'contact' && subject !== 'blog' && parts.some((part) => !waits(part)))
    .map((page) => ({ name: page.title, text: firstSentence(page, said), to: page.path }));
  return items.length > 1
    ? [
        {
          subject: 'home',
          kind: 'services',
          props: { heading: '', items },
          variants: items.some(({ text }) => text !== '') ? ['cards'] : ['ledger'],
          size: 1,
        },
      ]
    : [];
}

/** The start page shows the beginning of the first lists that have pages of their own, or what the pages are about. */
export function withTeasers(pages: readonly PlannedPage[], said: string, site: Site): PlannedPage[] {
  const [home, ...others] = pages;
  if (!home) return [];
  const teasers = others.flatMap((page) => page.parts.flatMap((part) => teaserOf(part, page, site) ?? []).slice(0, 1));
  const titled = others.map((page) => ({
    ...page,
    parts: page.parts.map((part) => ({ ...part, props: { ...part.props, heading: headingOn(page, part, site) } })),
  }));
  const own = home.parts.map((part) => ({ ...part, props: { ...part.props, heading: headingOn(home, part, site) } }));
  const shown = [...teasers.slice(0, 2), ...own];
  const isBare = shown.every(isLittle);
  return [{ ...home, parts: isBare ? [...contentsOf(titled, said), ...shown] : shown }, ...titled];
}

/** Gives every part an id of its own, after what it is about. */
export function numbered(pages: readonly PlannedPage[]): NumberedPage[] {
  const counts = new Map<string, number>();
  const idFor = ({ subject, kind }: Part) => {
    const base = (subject.startsWith('own:') ? kind : subject).replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
  return pages.map((page) => ({ ...page, parts: page.parts.map((part) => ({ ...part, id: idFor(part) })) }));
}

/** Where a subject is told: its page if it opens one, else its place on a page. Whole lists win over their beginnings. */
export const whereIn =
  (pages: readonly NumberedPage[]): Where =>
  (...subjects) => {
    for (const subject of subjects)
      for (const page of [...pages.slice(1), ...pages.slice(0, 1)]) {
        const at = page.parts.findIndex((part) => part.subject === subject && !waits(part));
        const part = page.parts[at];
        if (part) return at === 0 && page.path !== '/' ? page.path : `${page.path}#${part.id}`;
      }
    return '';
  };
