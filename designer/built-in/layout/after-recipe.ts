import type { Recipe, RecipeSection } from '#site/templates/recipe.ts';
import type { Part, Site } from './site.ts';

type Placed = Part & { id: string };
type Page = { path: string; parts: readonly Placed[] };
/** A part with what the recipe says of how it is shown; null where it says nothing of its kind. */
export type Shown = { part: Placed; after: RecipeSection | null };

/** A kind that a template of several pages has on its start page only: it opens no page of its own. */
export const staysHome = ({ recipe }: Site, kind: string): boolean =>
  recipe !== null &&
  recipe.pages.length > 1 &&
  recipe.pages.every(({ isHome, sections }) => sections.some((section) => section.kind === kind) === isHome);

/**
 * The parts of a page in the order of the recipe. Kinds that the recipe lacks keep the place that the designer gave them; so does what
 * was asked to come first, and what a page is called after.
 */
export function arranged(page: Page, { recipe, reading }: Site): Shown[] {
  if (!recipe) return page.parts.map((part) => ({ part, after: null }));
  const sections = sectionsFor(recipe, page);
  const everywhere = recipe.pages.flatMap((other) => other.sections);
  const counts = new Map<string, number>();
  const found = page.parts.map((part, index) => {
    const nth = counts.get(part.kind) ?? 0;
    counts.set(part.kind, nth + 1);
    const places = sections.flatMap(({ kind }, at) => (kind === part.kind ? [at] : []));
    const at = places[nth] ?? places.at(-1);
    const after = at === undefined ? everywhere.find(({ kind }) => kind === part.kind) : sections[at];
    const isFixed = (index === 0 && page.path !== '/') || reading.wishes.first.some((topic) => topic === part.subject);
    return { part, after: after ?? null, at: isFixed ? undefined : at };
  });
  const moving = found.filter(({ at }) => at !== undefined).sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return found.map((shown) => (shown.at === undefined ? shown : (moving.shift() ?? shown)));
}

/** Those of the recipe's page that has most in common with this one; all of the recipe where none has anything. */
function sectionsFor({ pages }: Recipe, { path, parts }: Page): RecipeSection[] {
  if (path === '/') return pages.find(({ isHome }) => isHome)?.sections ?? [];
  const kinds = new Set(parts.map(({ kind }) => kind));
  const alike = pages
    .filter(({ isHome }) => !isHome)
    .map(({ sections }) => ({ sections, count: sections.filter(({ kind }) => kinds.has(kind)).length }))
    .sort((one, other) => other.count - one.count)[0];
  return alike && alike.count > 0 ? alike.sections : pages.flatMap(({ sections }) => sections);
}
