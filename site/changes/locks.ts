import type { WebsiteDocument } from '../model/document.ts';
import { isPlace, overlap, pathText, startsWith, type Change } from './change.ts';

/** Parts whose fields can be locked, with the length of a field's path in them. */
const FIELD_DEPTH: Record<string, number> = {
  brand: 2,
  business: 2,
  theme: 2,
  header: 2,
  footer: 2,
  seo: 2,
  blog: 2,
  language: 1,
};

function lockPath(path: string[]): string[] | null {
  const [root = '', , part = ''] = path;
  if (isPlace(path)) return null;
  if (root === 'sections') return part === '' ? null : path.slice(0, part === 'props' ? 4 : 3);
  if (root === 'pages') return part === '' ? null : path.slice(0, part === 'seo' ? 4 : 3);
  const depth = FIELD_DEPTH[root];
  return depth === undefined ? null : path.slice(0, depth);
}

/** A change of the template sets the theme and many layouts at once; none of these was chosen by itself. */
const setByTemplate = ({ path: [root = '', , part = ''] }: Change) =>
  ['theme', 'header', 'footer'].includes(root) || (root === 'sections' && part === 'variant');

/**
 * The locks that a person's changes ask for: each field that was given a value by hand, as a path joined by `/`. A list
 * is locked as one field. What was added, removed or moved is not locked, and neither is what came with a template.
 */
export function lockPathsOf(changes: Change[]): string[] {
  const withTemplate = changes.some(({ path }) => path[0] === 'template');
  const paths = new Set<string>();
  for (const change of changes) {
    const path = withTemplate && setByTemplate(change) ? null : lockPath(change.path);
    if (path) paths.add(pathText(path));
  }
  return [...paths].sort();
}

/** The document with these fields locked as well. The same document when they all were. */
export function withLocks(document: WebsiteDocument, paths: string[]): WebsiteDocument {
  const locks = [...new Set([...document.locks, ...paths])].sort();
  return locks.length === document.locks.length ? document : { ...document, locks };
}

/**
 * Those of an assistant's changes that would overwrite, or remove, a field that a person edited by hand (`locks`) and
 * that the request does not name. `namedPaths` are paths joined by `/`: a named section (`sections/<id>`) frees all its
 * fields. The caller drops these changes or refuses the turn. Moving something overwrites nothing.
 */
export function lockedIn(changes: Change[], locks: string[], namedPaths: string[] = []): Change[] {
  const named = namedPaths.map((path) => path.split('/'));
  const held = locks.map((lock) => lock.split('/')).filter((lock) => !named.some((name) => startsWith(lock, name)));
  const isNamed = (path: string[]) => named.some((name) => name.length > 2 && startsWith(path, name));
  return changes.filter(
    ({ path }) => !isPlace(path) && path[0] !== 'locks' && !isNamed(path) && held.some((lock) => overlap(path, lock)),
  );
}
