import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, pathText } from '#site/operations/index.ts';
import type { Change, Operation } from '#site/operations/index.ts';
import type { Applied } from './append-revision.ts';

/**
 * Locks against the assistant what a person just wrote or chose by hand: the fields that the operations name, not what
 * changed along with them (links that follow a page, layouts that a template brings). A list is locked as a whole, since
 * its items have no lasting names; a section or page that was made or removed whole is not locked.
 */
export function lockEditedFields(before: WebsiteDocument, applied: Applied, operations: Operation[]): Applied {
  const parts = operations.flatMap(editedPart);
  const fresh = applied.forward
    .flatMap((change) => lockFor(change, parts))
    .filter((lock) => !before.locks.includes(lock));
  if (fresh.length === 0) return applied;
  const document = { ...applied.document, locks: [...new Set([...applied.document.locks, ...fresh])].sort() };
  return { ...applied, document, ...changesBetween(before, document) };
}

/** The part whose fields an operation names, as the start of their paths. */
function editedPart(operation: Operation): string[] {
  switch (operation.type) {
    case 'setBrand':
      return ['brand'];
    case 'setBusiness':
      return ['business'];
    case 'setHeader':
      return ['header'];
    case 'setFooter':
      return ['footer'];
    case 'updatePage':
      return [`pages/${operation.pageId}/title`, `pages/${operation.pageId}/seo`];
    case 'updateSection':
      return [`sections/${operation.sectionId}/props`];
    case 'setVariant':
      return [`sections/${operation.sectionId}/variant`];
    default:
      return [];
  }
}

function lockFor({ path }: Change, parts: string[]): string[] {
  const text = pathText(path);
  const part = parts.find((start) => text === start || text.startsWith(`${start}/`));
  if (part === undefined) return [];
  if (text === part) return [text];
  return [pathText(path.slice(0, part.split('/').length + 1))];
}
