import type { WebsiteDocument } from '../model/document.ts';
import { sameJson } from '../model/json.ts';
import { partName } from '../model/part-names.ts';
import { isPlace, overlap, pathText, placeSchema, type Change } from './change.ts';

/** One field that two writers gave different values. Values are JSON; `null` stands for "removed". */
export type Conflict = { path: string; label: string; mine: unknown; theirs: unknown };

const shown = (change: Change): unknown => (change.after === undefined ? null : change.after);

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
      const path = own.path.length >= other.path.length ? own.path : other.path;
      const key = pathText(path);
      if (!found.has(key))
        found.set(key, { path: key, label: partName(path, document), mine: shown(own), theirs: shown(other) });
    }
  }
  return [...found.values()];
}
