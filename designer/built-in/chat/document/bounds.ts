import type { WebsiteDocument } from '#site/model/document.ts';
import {
  applyOperations,
  changesBetween,
  lockedIn,
  readOperation,
  type Change,
  type Operation,
} from '#site/operations/index.ts';

const ROOTS: Record<string, string> = {
  setBrand: 'brand',
  setBusiness: 'business',
  setTheme: 'theme',
  setHeader: 'header',
  setFooter: 'footer',
  setSeo: 'seo',
  setBlog: 'blog',
};

/** What is removed whole was asked for whole. */
const isRemoval = ({ path, after }: Change) => path.length === 2 && after === undefined;

const locked = (changes: Change[], locks: string[], names: string[]) =>
  lockedIn(changes, locks, names).filter((change) => !isRemoval(change));

/** The operation without the fields that are held; none when nothing of it remains. */
function without(operation: Operation, held: ReadonlySet<string>): Operation[] {
  if (operation.type === 'updateSection') {
    const props = Object.fromEntries(
      Object.entries(operation.props).filter(([name]) => !held.has(`sections/${operation.sectionId}/props/${name}`)),
    );
    return Object.keys(props).length > 0 ? [{ ...operation, props }] : [];
  }
  const root = ROOTS[operation.type];
  if (root === undefined) return [];
  const kept = Object.fromEntries(
    Object.entries(operation).filter(([name]) => !held.has(`${root}/${name === 'typePair' ? 'type' : name}`)),
  );
  const read = readOperation(kept);
  return read.ok && Object.keys(kept).length > 1 ? [read.operation] : [];
}

export type Spared = {
  operations: Operation[];
  document: WebsiteDocument;
  /** How many fields stayed because a person wrote them. */
  spared: number;
  /** Why an operation could not be done, in words. */
  failure: string;
};

/** Applies operations as far as they leave alone what a person edited by hand and the request does not name. */
export function sparing(
  document: WebsiteDocument,
  wanted: readonly Operation[],
  locks: string[],
  names: string[],
): Spared {
  const result: Spared = { operations: [], document, spared: 0, failure: '' };
  const take = (operation: Operation): Change[] => {
    const applied = applyOperations(result.document, [operation]);
    if (!applied.ok) {
      result.failure = applied.failure.message;
      return [];
    }
    if (applied.forward.length === 0) return [];
    const own = operation.type === 'applyTemplate' ? [...names, 'theme', 'header', 'footer'] : names;
    const held = locked(applied.forward, locks, own);
    if (held.length > 0) return held;
    result.operations.push(operation);
    result.document = applied.document;
    return [];
  };
  for (const operation of wanted) {
    const held = take(operation);
    if (held.length === 0) continue;
    result.spared += held.length;
    const paths = new Set(held.map(({ path }) => path.slice(0, path[0] === 'sections' ? 4 : 2).join('/')));
    without(operation, paths).forEach(take);
  }
  return result;
}

/** What operations changed, as a turn declares it: fields where a field changed, ids of what was made, removed or moved. */
export function scopeOf(before: WebsiteDocument, after: WebsiteDocument, operations: readonly Operation[]): string[] {
  const withTemplate = operations.some(({ type }) => type === 'applyTemplate');
  const scope = changesBetween(before, after).forward.flatMap(({ path }): string[] => {
    const [root = '', id = '', field] = path;
    if (root === 'locks') return [];
    if (withTemplate && (['theme', 'header', 'footer', 'template'].includes(root) || field === 'variant'))
      return ['template'];
    if (root === 'sections' || root === 'pages') {
      if (field === undefined || field === 'place') return [id];
      return [path.slice(0, field === 'props' || field === 'seo' ? 4 : 3).join('/')];
    }
    return [path.slice(0, 2).join('/')];
  });
  return [...new Set(scope)];
}
