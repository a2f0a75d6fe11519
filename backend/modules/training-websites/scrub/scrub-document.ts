import type { Business, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { PersonalFacts } from './personal-facts.ts';
import {
  createScrubber,
  noCounts,
  type Counts,
  type Personal,
  type Replacer,
  type ScrubOptions,
  type Scrubber,
} from './scrub-text.ts';

export type Scrubbed = { document: WebsiteDocument; counts: Counts & { picture: number } };

/** Of no text that anybody wrote. Links, pictures and paths are looked at by themselves. */
const NO_WORDS = new Set([
  'id',
  'kind',
  'variant',
  'motif',
  'source',
  'path',
  'day',
  'opens',
  'closes',
  'focus',
  'theme',
]);

/**
 * A copy of a document without personal data: in the place of addresses, telephones and names stand gaps, in the place of uploaded
 * pictures drawings, with `standIns` these in the place of gaps; links that leave the website, its social profiles and its old addresses are gone. Throws for a document that cannot be
 * brought into shape.
 */
export function scrubDocument(document: WebsiteDocument, facts: PersonalFacts, standIns?: Replacer): Scrubbed {
  // Gaps make a text a little longer than what they stand for, and fields have limits.
  const scrubbed = attempt(document, facts, { standIns }) ?? attempt(document, facts, { isTight: true, standIns });
  if (!scrubbed) throw new Error('A document without its personal data is not valid');
  return scrubbed;
}

function attempt(document: WebsiteDocument, facts: PersonalFacts, options: ScrubOptions): Scrubbed | null {
  const counts = { ...noCounts(), picture: 0 };
  const scrub = createScrubber(facts, counts, options);
  const named = new Set([...facts.names, ...facts.parts].map(slugOf).filter((slug) => slug.length > 2));
  const moved = movedPaths(document, named);
  const { business, brand } = document;
  const walked = walk(document, { scrub, moved, onPicture: () => (counts.picture += 1) });
  if (!isRecord(walked)) return null;
  const parsed = parseDocument({
    ...walked,
    language: document.language,
    template: document.template,
    theme: document.theme,
    brand: { ...brand, ...partOf(walked, 'brand'), name: scrub(brand.name) || '[[name]]' },
    business: {
      ...business,
      ...contacts(business, options),
      place: scrub(business.place),
      hoursNote: scrub(business.hoursNote),
      specialHours: business.specialHours.map((days) => ({ ...days, note: scrub(days.note) })),
      social: [],
    },
    blog: { ...partOf(walked, 'blog'), formerPaths: [] },
    pages: document.pages.map((page, index) => ({
      ...partAt(walked['pages'], index),
      id: hasName(page.id, named) ? `page-${index + 1}` : page.id,
      title: scrub(page.title) || '[[name]]',
    })),
    redirects: [],
    locks: [],
  });
  return parsed.ok ? { document: parsed.document, counts } : null;
}

/** Known to be personal, whatever they look like. A mail address is one or none: no gap stands for it. */
function contacts({ phone, email, address }: Business, { standIns }: ScrubOptions) {
  if (!standIns) return { phone: phone && '[[phone]]', email: '', address: address && '[[address]]' };
  const standIn = (what: Personal, found: string) => found && standIns.written(standIns.signOf(what, found));
  return {
    phone: standIn('phone', phone),
    email: standIn('email', email),
    address: address
      .split('\n')
      .map((line) => standIn('address', line))
      .join('\n'),
  };
}

const partOf = (value: Record<string, unknown>, name: string): Record<string, unknown> => {
  const part = value[name];
  return isRecord(part) ? part : {};
};
const partAt = (value: unknown, index: number): Record<string, unknown> => {
  const part: unknown = Array.isArray(value) ? value[index] : undefined;
  return isRecord(part) ? part : {};
};

type Walk = { scrub: Scrubber; moved: ReadonlyMap<string, string>; onPicture(): void };

function walk(value: unknown, tools: Walk, key = ''): unknown {
  if (typeof value === 'string') return NO_WORDS.has(key) ? pathIn(value, key, tools) : wordsOrLink(value, tools);
  if (Array.isArray(value)) return value.map((part: unknown) => walk(part, tools, key));
  if (!isRecord(value)) return value;
  if (value['source'] === 'asset') {
    tools.onPicture();
    // A logo or an icon is shown whole or not at all.
    if (key === 'logo' || key === 'icon' || key === 'image') return { source: 'none' };
    return { source: 'placeholder', wants: 'a photo of yours', motif: 'sprig', seed: 1, alt: '' };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, tools, name)]));
}

const pathIn = (value: string, key: string, { moved }: Walk): string =>
  key === 'path' ? (moved.get(value) ?? value) : value;

const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)\S*$/i;
const RICH_LINK = /\[([^[\]\n]{1,300})\]\((?:https?:\/\/|mailto:|tel:)[^()\s]{0,500}\)/gi;

function wordsOrLink(value: string, { scrub, moved }: Walk): string {
  if (OUTSIDE.test(value)) return '';
  if (value.startsWith('/') && !value.includes(' ')) {
    const [path = '', ...fragment] = value.split('#');
    return [moved.get(path) ?? path, ...fragment].join('#');
  }
  return scrub(value.replace(RICH_LINK, '$1'));
}

/** New addresses of pages whose address tells a name. */
function movedPaths({ pages }: WebsiteDocument, named: ReadonlySet<string>): Map<string, string> {
  const taken = new Set(pages.map(({ path }) => path));
  return new Map(
    pages.flatMap(({ path }, index) => {
      if (!hasName(path, named)) return [];
      let next = `/page-${index + 1}`;
      while (taken.has(next)) next += '-more';
      taken.add(next);
      return [[path, next]];
    }),
  );
}

const hasName = (text: string, named: ReadonlySet<string>): boolean =>
  text.split('/').some((segment) => {
    const words = segment.split('-');
    return words.some((_word, from) =>
      words.some((_end, to) => to >= from && named.has(words.slice(from, to + 1).join('-'))),
    );
  });

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-');
