import type { WebsiteDocument } from '#site/model/document.ts';
import type { Change, Operation } from '#site/operations/index.ts';
import { pathText } from '#site/operations/index.ts';

/**
 * The first change that goes beyond what the assistant said it means to change, or into a field that a person edited
 * and the request did not name. `scope` holds ids of sections and pages, names of parts (`theme`, `business`), and the
 * paths of locked fields that the request names. Undefined when all is well.
 */
export function overstepping(before: WebsiteDocument, changes: Change[], operations: Operation[], scope: string[]): Change | undefined {
  const declared = new Set(scope);
  const locked = before.locks.filter((lock) => !declared.has(lock));
  const movesPages = operations.some(({ type }) => type === 'updatePage' || type === 'removePage');
  return changes.find((change) => {
    const path = pathText(change.path);
    if (change.after !== undefined && locked.some((lock) => path === lock || path.startsWith(`${lock}/`))) return true;
    const [root = '', id = ''] = change.path;
    const named = root === 'sections' || root === 'pages' ? declared.has(id) : declared.has(root) || root === 'locks';
    return !named && !(movesPages && followsPage(change));
  });
}

/** Links everywhere follow a page to its new address, and lose it with the page. */
const followsPage = ({ path }: Change) => path.at(-1) === 'to' || path[0] === 'redirects';
