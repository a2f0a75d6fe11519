import fc from 'fast-check';
import type { WebsiteDocument } from '#site/model/document.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import { templates } from '#site/templates/index.ts';
import type { Operation } from '#site/operations/index.ts';

/** A wish that becomes an operation once it meets a document: numbers choose among what is there. */
export type Wish = { what: number; which: number; where: number; words: string };

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '<script>alert(1)</script>',
    'مرحبا بالعالم',
    '👩🏽‍🍳🥖',
    '__proto__',
    '[[your prices]]',
    '⟦Walk in any day⟧',
    'a'.repeat(10_000),
  ),
);

export const arbitraryWish: fc.Arbitrary<Wish> = fc.record({
  what: fc.nat(36),
  which: fc.nat(40),
  where: fc.nat(6),
  words,
});

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];
const slug = (text: string, fallback: number) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 12) || `n${fallback}`;
const colour = (number: number) => `#${((number * 2654435761) >>> 8).toString(16).padStart(6, '0').slice(0, 6)}`;

/** The operation that a wish is in this document. Now and then one that has to be refused. */
export function operationFor({ what, which, where, words: typed }: Wish, document: WebsiteDocument): Operation {
  const page = pick(document.pages, which);
  const pageId = page?.id ?? 'none';
  const section = pick(
    document.pages.flatMap(({ sections }) => sections),
    which,
  );
  const sectionId = section?.id ?? 'none';
  const id = `${slug(typed, which)}-${which}`;
  const kind = pick(sectionKinds, which + where) ?? '';
  const items = section && Object.entries(section.props).find(([, value]) => Array.isArray(value) && value.length > 0);
  const list: unknown[] = items && Array.isArray(items[1]) ? items[1] : [];
  const options: Operation[] = [
    { type: 'updateSection', sectionId, props: { heading: typed } },
    { type: 'keepProposals', ...(where > 3 && { at: `sections/${sectionId}` }) },
    { type: 'dropProposals', ...(where > 3 && { at: `sections/${sectionId}` }) },
    { type: 'updateSection', sectionId, props: { heading: `Bread ${which}` } },
    { type: 'updateSection', sectionId, props: { intro: typed, heading: String(where) } },
    { type: 'updateSection', sectionId, props: items ? { [items[0]]: list.slice(1) } : {} },
    { type: 'updateSection', sectionId, props: items ? { [items[0]]: [...list].reverse() } : {} },
    { type: 'updateSection', sectionId, props: items ? { [items[0]]: [...list, ...list.slice(0, 1)] } : {} },
    { type: 'updateSection', sectionId, props: { [typed]: 1 } },
    { type: 'moveSection', sectionId, index: where },
    { type: 'moveSection', sectionId, pageId, index: where },
    { type: 'moveSection', sectionId, pageId: pick(document.pages, where)?.id ?? 'none', index: which },
    { type: 'addSection', pageId, section: { id, kind }, index: where },
    { type: 'addSection', pageId, section: { id, kind: typed } },
    { type: 'removeSection', sectionId },
    { type: 'duplicateSection', sectionId, newId: id },
    { type: 'replaceSection', sectionId, section: { kind } },
    { type: 'setHidden', sectionId, hidden: where % 2 === 0 },
    {
      type: 'setVariant',
      sectionId,
      variant: pick(Object.keys(getSection(section?.kind ?? '')?.variants ?? {}), where) ?? '',
    },
    {
      type: 'addPage',
      page: { id, path: `/${id}`, title: typed || 'Page', sections: [{ id: `${id}-s`, kind }] },
      index: where,
    },
    { type: 'removePage', pageId },
    { type: 'movePage', pageId, index: where },
    { type: 'updatePage', pageId, title: typed, inMenu: where % 2 === 0 },
    { type: 'updatePage', pageId, path: `/${id}` },
    { type: 'updatePage', pageId, seo: { description: typed } },
    { type: 'setBrand', name: typed, tagline: `Since ${which}` },
    { type: 'setBusiness', phone: String(which), hours: [{ day: 'mon', opens: `0${where}:00`, closes: '18:00' }] },
    { type: 'setTheme', accent: colour(which), ink: colour(where) },
    { type: 'applyTemplate', template: pick(templates, which)?.id ?? '' },
    { type: 'setHeader', showTagline: where % 2 === 0, action: { label: typed, to: '/' } },
    { type: 'setFooter', note: typed },
    { type: 'setRedirects', redirects: [{ from: `/${id}`, to: '/' }] },
    { type: 'setSeo', title: typed, description: `Bread ${which}` },
    { type: 'setBlog', postsPerPage: which, variant: where % 2 === 0 ? 'wide' : 'column' },
    { type: 'setBlog', path: where > 4 ? `/${id}` : (page?.path ?? '/') },
    { type: 'setBlog', sections: [{ id: where > 4 ? sectionId : `${id}-b`, kind, props: { heading: typed } }] },
  ];
  return options[what] ?? { type: 'setLanguage', language: 'de' };
}
