import type { WebsiteDocument } from '../model/document.ts';
import { findPage, findSection } from '../model/find-section.ts';
import { isRecord, sameJson } from '../model/json.ts';
import { partName } from '../model/part-names.ts';
import { isPlace, overlap, pathText, placeSchema, startsWith, type Change } from './change.ts';
import { replaced } from './replaced.ts';

/** One field that two writers gave different values. Values are JSON; `null` stands for "removed". */
export type Conflict = { path: string; label: string; mine: unknown; theirs: unknown };

const shown = (change: Change): unknown => (change.after === undefined ? null : change.after);

/** What stands at a path of the document that both started from. */
function valueAt(document: WebsiteDocument, [root = '', id = '', ...rest]: string[]): unknown {
  const inside =
    root === 'sections' ? findSection(document, id)?.section : root === 'pages' ? findPage(document, id) : undefined;
  const path = inside ? rest : [root, id, ...rest];
  return path.reduce(
    (value: unknown, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    inside ?? document,
  );
}

/** The whole field at `path` as one writer left it, when the other one gave the whole field another value. */
function fieldAfter(path: string[], changes: Change[], document: WebsiteDocument): unknown {
  return changes
    .filter((change) => startsWith(change.path, path))
    .reduce((value, change) => replaced(value, change.path.slice(path.length), change.after), valueAt(document, path));
}

/** A conflict shown at the field that both touched: the larger one, unless one writer removed what holds it. */
function conflictAt(
  own: Change,
  other: Change,
  sides: { mine: Change[]; theirs: Change[]; document?: WebsiteDocument },
): Conflict {
  const { mine, theirs, document } = sides;
  const [short, long] = own.path.length <= other.path.length ? [own, other] : [other, own];
  const widen =
    document && short.path.length < long.path.length && short.before !== undefined && short.after !== undefined;
  const path = widen ? short.path : long.path;
  const value = (change: Change, all: Change[]) =>
    widen && change === long ? (fieldAfter(path, all, document) ?? null) : shown(change);
  return {
    path: pathText(path),
    label: partName(path, document),
    mine: value(own, mine),
    theirs: value(other, theirs),
  };
}

function samePlace(a: unknown, b: unknown): boolean {
  const first = placeSchema.safeParse(a);
  const second = placeSchema.safeParse(b);
  return (
    first.success && second.success && first.data.page === second.data.page && first.data.after === second.data.after
  );
}

/** Both did the same, or one changed a field that the other never touched. */
function agree(mine: Change, theirs: Change): boolean {
  if (mine.path.length !== theirs.path.length) return false;
  return isPlace(mine.path) ? samePlace(mine.after, theirs.after) : sameJson(mine.after, theirs.after);
}

/** True when a section was put on a page that the other writer removed. */
function lostItsPage(placed: Change, removed: Change): boolean {
  if (removed.path.length !== 2 || removed.path[0] !== 'pages' || removed.after !== undefined) return false;
  const place = isPlace(placed.path) ? placeSchema.safeParse(placed.after) : undefined;
  return place?.success === true && place.data.page === removed.path[1];
}

/** Both took it away, one of them perhaps together with something around it. */
const bothRemoved = (a: Change, b: Change) => a.after === undefined && b.after === undefined;

/**
 * Fields that both sets of changes (made from the same document) touch with different values. Writers of different
 * fields do not conflict, nor do two who agree; removing something conflicts with changing anything inside it. With
 * `document`, the one both started from, labels name pages and sections.
 */
export function conflictsBetween(mine: Change[], theirs: Change[], document?: WebsiteDocument): Conflict[] {
  const found = new Map<string, Conflict>();
  for (const own of mine) {
    for (const other of theirs) {
      const clash = overlap(own.path, other.path)
        ? !agree(own, other) && !bothRemoved(own, other)
        : lostItsPage(own, other) || lostItsPage(other, own);
      if (!clash) continue;
      const conflict = conflictAt(own, other, { mine, theirs, ...(document && { document }) });
      if (!found.has(conflict.path)) found.set(conflict.path, conflict);
    }
  }
  return [...found.values()];
}
