import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import type { ExpectedCall } from '../../../db/schema.ts';

/** Calls for pages and sections that one document has and the other has not, and for those that stand elsewhere. */
export function structureBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] {
  const there = new Map(before.pages.map((page) => [page.id, page]));
  const wanted = new Set(after.pages.map(({ id }) => id));
  const gone = before.pages.filter(({ id }) => !wanted.has(id));
  const pages = after.pages.flatMap((page, index): ExpectedCall[] => {
    const old = there.get(page.id);
    if (old) return [...pageFields(old, page), ...sectionsBetween(old, page)];
    return [{ name: 'addPage', input: { page: { ...page, sections: page.sections.map(written) }, index } }];
  });
  const left = before.pages.flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  return [
    ...gone.map(({ id }) => ({ name: 'removePage', input: { pageId: id } })),
    ...moves(
      left,
      after.pages.flatMap(({ id }) => (there.has(id) ? [id] : [])),
    ).map(({ id, index }) => ({
      name: 'movePage',
      input: { pageId: id, index },
    })),
    ...pages,
  ];
}

function pageFields(before: Page, after: Page): ExpectedCall[] {
  const input = Object.fromEntries(
    (['path', 'title', 'inMenu', 'seo'] as const).flatMap((name) =>
      sameJson(before[name], after[name]) ? [] : [[name, after[name]]],
    ),
  );
  return Object.keys(input).length > 0 ? [{ name: 'updatePage', input: { pageId: after.id, ...input } }] : [];
}

function sectionsBetween(before: Page, after: Page): ExpectedCall[] {
  const wanted = new Set(after.sections.map(({ id }) => id));
  const there = new Set(before.sections.map(({ id }) => id));
  const left = before.sections.flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  return [
    ...before.sections
      .filter(({ id }) => !wanted.has(id))
      .map(({ id }) => ({ name: 'removeSection', input: { sectionId: id } })),
    ...moves(
      left,
      after.sections.flatMap(({ id }) => (there.has(id) ? [id] : [])),
    ).map(({ id, index }) => ({
      name: 'moveSection',
      input: { sectionId: id, index },
    })),
    ...after.sections.flatMap((section, index) =>
      there.has(section.id)
        ? []
        : [{ name: 'addSection', input: { pageId: after.id, index, section: written(section) } }],
    ),
  ];
}

/** A section as calls have it: shown, unless they say otherwise. */
const written = ({ hidden, ...section }: Section) => ({ ...section, ...(hidden && { hidden }) });

/** The fewest steps, more or less, that bring a list into another order: each puts one to its place. */
function moves(before: readonly string[], after: readonly string[]): { id: string; index: number }[] {
  const list = [...before];
  return after.flatMap((id, index) => {
    if (list[index] === id) return [];
    list.splice(list.indexOf(id), 1);
    list.splice(index, 0, id);
    return [{ id, index }];
  });
}
