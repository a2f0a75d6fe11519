import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations, lockedIn, readOperation, type Operation } from '#site/operations/index.ts';

/** What operations mean to change, as narrowly as their fields allow: paths of fields, ids of new or moved parts. */
export function scopeOf(operations: readonly Operation[]): string[] {
  const scope = operations.flatMap((operation): string[] => {
    switch (operation.type) {
      case 'setBrand':
      case 'setBusiness':
      case 'setTheme':
      case 'setHeader':
      case 'setFooter':
      case 'setSeo': {
        const root = {
          setBrand: 'brand',
          setBusiness: 'business',
          setTheme: 'theme',
          setHeader: 'header',
          setFooter: 'footer',
          setSeo: 'seo',
        }[operation.type];
        return Object.keys(operation)
          .filter((key) => key !== 'type')
          .map((key) => `${root}/${key === 'typePair' ? 'type' : key}`);
      }
      case 'applyTemplate':
        return ['template'];
      case 'setLanguage':
        return ['language'];
      case 'setRedirects':
        return ['redirects'];
      case 'addPage':
        return [operation.page.id];
      case 'updatePage':
        return operation.path === undefined
          ? [
              ...Object.keys(operation)
                .filter((key) => key !== 'type' && key !== 'pageId')
                .map((key) => `pages/${operation.pageId}/${key}`),
            ]
          : [operation.pageId];
      case 'removePage':
      case 'movePage':
        return [operation.pageId];
      case 'addSection':
        return [operation.section.id];
      case 'duplicateSection':
        return [operation.newId];
      case 'updateSection':
        return Object.keys(operation.props).map((key) => `sections/${operation.sectionId}/props/${key}`);
      case 'setVariant':
        return [`sections/${operation.sectionId}/variant`];
      case 'setHidden':
        return [`sections/${operation.sectionId}/hidden`];
      case 'removeSection':
      case 'moveSection':
      case 'replaceSection':
        return [operation.sectionId];
      default:
        return [];
    }
  });
  return [...new Set(scope)];
}

/** The operation without the fields that are held, or undefined when nothing of it remains. */
function without(operation: Operation, held: ReadonlySet<string>): Operation | undefined {
  if (operation.type === 'updateSection') {
    const props = Object.fromEntries(
      Object.entries(operation.props).filter(([key]) => !held.has(`sections/${operation.sectionId}/props/${key}`)),
    );
    return Object.keys(props).length > 0 ? { ...operation, props } : undefined;
  }
  const root = new Map<string, string>([
    ['setBrand', 'brand'],
    ['setBusiness', 'business'],
    ['setTheme', 'theme'],
    ['setHeader', 'header'],
    ['setFooter', 'footer'],
    ['setSeo', 'seo'],
  ]).get(operation.type);
  if (root === undefined) return undefined;
  const kept = Object.fromEntries(
    Object.entries(operation).filter(([key]) => !held.has(`${root}/${key === 'typePair' ? 'type' : key}`)),
  );
  const read = readOperation(kept);
  return read.ok && Object.keys(kept).length > 1 ? read.operation : undefined;
}

/**
 * The operations that leave alone what a person edited by hand and the request does not name, and how many fields that
 * spared.
 */
export function sparing(
  document: WebsiteDocument,
  operations: readonly Operation[],
  locks: string[],
  names: string[],
): { operations: Operation[]; spared: number } {
  const kept: Operation[] = [];
  let current = document;
  let spared = 0;
  for (const operation of operations) {
    const applied = applyOperations(current, [operation]);
    if (!applied.ok) continue;
    const locked = lockedIn(applied.forward, locks, names);
    if (locked.length === 0) {
      kept.push(operation);
      current = applied.document;
      continue;
    }
    spared += 1;
    const held = new Set(locked.map((change) => change.path.slice(0, change.path[0] === 'sections' ? 4 : 2).join('/')));
    const rest = without(operation, held);
    const again = rest && applyOperations(current, [rest]);
    if (rest && again?.ok && lockedIn(again.forward, locks, names).length === 0 && again.forward.length > 0) {
      kept.push(rest);
      current = again.document;
    }
  }
  return { operations: kept, spared };
}
