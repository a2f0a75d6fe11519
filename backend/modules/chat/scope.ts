import type { WebsiteDocument } from '#site/model/document.ts';
import type { Change, Operation } from '#site/operations/index.ts';

type Turn = {
  before: WebsiteDocument;
  after: WebsiteDocument;
  changes: Change[];
  operations: Operation[];
  scope: string[];
};

/** What a template decides: the form of everything, the words of nothing. */
const FORM_OF_PARTS = new Set(['template', 'theme', 'header/variant', 'header/showTagline', 'footer/variant']);

/**
 * True when a turn changes anything that it did not declare. `scope` holds ids of sections, `page:<id>` for a page with
 * its sections, `pages` for making, removing and moving pages, and names of parts: `brand`, `business`, `theme`,
 * `template` (the form of everything), `header`, `footer`, `language`, `redirects`.
 */
export function leavesScope({ before, after, changes, operations, scope }: Turn): boolean {
  const declared = new Set(scope);
  const pageOf = new Map(
    [before, after].flatMap(({ pages }) =>
      pages.flatMap((page) => page.sections.map(({ id }) => [id, page.id] as const)),
    ),
  );
  const isDeclaredPage = (id: string) => declared.has(id) || declared.has(`page:${id}`);
  const comesOrGoes = new Set(
    changes.flatMap(({ path }) => (path[0] === 'pages' && path.length === 2 && path[1] ? [path[1]] : [])),
  );
  const movesPages = operations.some(({ type }) => type === 'updatePage' || type === 'removePage');

  const isDeclared = ({ path }: Change): boolean => {
    const [root = '', id = '', name = ''] = path;
    if (root === 'locks' || declared.has(root)) return true;
    // Links everywhere follow a page to its new address, and are lost with the page.
    if (movesPages && (path.at(-1) === 'to' || root === 'redirects')) return true;
    if (root === 'pages') return isDeclaredPage(id);
    if (root !== 'sections')
      return declared.has('template') && (FORM_OF_PARTS.has(root) || FORM_OF_PARTS.has(`${root}/${id}`));
    const page = pageOf.get(id) ?? '';
    return (
      declared.has(id) ||
      isDeclaredPage(page) ||
      (declared.has('pages') && comesOrGoes.has(page)) ||
      (declared.has('template') && name === 'variant')
    );
  };
  return !changes.every(isDeclared);
}
