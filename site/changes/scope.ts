import { followed } from '../model/follow-page.ts';
import { isPlace, placeSchema, startsWith, type Change, type Place } from './change.ts';

const placeIn = (value: unknown): Place | undefined => placeSchema.safeParse(value).data;

/** What a turn may touch, in sets for looking up. */
type Allowed = {
  names: Set<string>;
  paths: string[][];
  template: boolean;
  pages(id: string): boolean;
  sections(id: string): boolean;
};

function allowedBy(scope: string[]): Allowed {
  const names = new Set(scope);
  return {
    names,
    paths: scope.filter((name) => name.includes('/')).map((name) => name.split('/')),
    template: names.has('template'),
    pages: (id) => names.has('pages') || names.has(id) || names.has(`pages/${id}`),
    sections: (id) => names.has(id) || names.has(`sections/${id}`),
  };
}

/** Ids of sections that were made on, or went with, a page that the scope names. */
function sectionsOfNamedPages(changes: Change[], allowed: Allowed): Set<string> {
  const whole = new Set(changes.filter(({ path }) => path.length === 2).map(({ path }) => path.join('/')));
  const ids = changes.flatMap(({ path, before, after }) => {
    const [root, id = ''] = path;
    if (root !== 'sections' || !isPlace(path) || !whole.has(`sections/${id}`)) return [];
    const page = placeIn(after)?.page ?? placeIn(before)?.page;
    if (page === undefined || !allowed.pages(page)) return [];
    const isNew = after !== undefined;
    return isNew || whole.has(`pages/${page}`) ? [id] : [];
  });
  return new Set(ids);
}

/** A section that only changed places with a named one on the same page. */
function steppedAside({ path, before, after }: Change, allowed: Allowed): boolean {
  const from = isPlace(path) ? placeIn(before) : undefined;
  const to = placeIn(after);
  if (!from || !to || from.page !== to.page) return false;
  const is = path[0] === 'pages' ? allowed.pages : allowed.sections;
  return [from.after, to.after].some((neighbour) => neighbour !== null && is(neighbour));
}

const isDesign = ({ path: [root = '', , part = ''] }: Change) =>
  ['theme', 'header', 'footer'].includes(root) || (root === 'sections' && part === 'variant');

/**
 * Those of a turn's changes that lie outside what it declared. `scope` names section ids, page ids and parts of the
 * document (`brand`, `business`, `theme`, `header`, `footer`, `seo`, `blog`, `pages`, `template`, `language`, `redirects`), or paths
 * of single fields such as `sections/<id>/props/heading`. A page's name covers its own fields, sections added to it and those removed with it, but no
 * section that was and stays there. `template` covers the looks that come with one. Links that follow a page in scope
 * to its new address, and neighbours that only step aside, are covered.
 */
export function outOfScope(changes: Change[], scope: string[]): Change[] {
  const allowed = allowedBy(scope);
  const withPages = sectionsOfNamedPages(changes, allowed);
  const renames = changes.flatMap(({ path, before, after }) => {
    const isRename = path[0] === 'pages' && path[2] === 'path' && allowed.pages(path[1] ?? '');
    return isRename && typeof before === 'string' && typeof after === 'string' ? [{ before, after }] : [];
  });
  const follows = ({ before, after }: Change) =>
    typeof before === 'string' &&
    renames.some((rename) => after !== before && after === followed(before, rename.before, rename.after));

  return changes.filter((change) => {
    const [root = '', id = ''] = change.path;
    if (allowed.names.has(root) && root !== 'sections') return false;
    if (allowed.paths.some((named) => startsWith(change.path, named))) return false;
    if (root === 'pages' && allowed.pages(id)) return false;
    if (root === 'sections' && (allowed.sections(id) || withPages.has(id))) return false;
    if (allowed.template && isDesign(change)) return false;
    return !follows(change) && !steppedAside(change, allowed);
  });
}
