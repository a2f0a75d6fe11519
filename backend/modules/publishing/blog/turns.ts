import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/index.ts';

/** What this process is at, and what it has done, on the blogs of one database. */
type Known = { turns: Map<string, Promise<void>>; marks: LRUCache<string, string> };

const MOST_MARKS = 5_000;
const ofDatabases = new WeakMap<Database, Known>();

function knownOf(db: Database): Known {
  const known = ofDatabases.get(db) ?? { turns: new Map(), marks: new LRUCache({ max: MOST_MARKS }) };
  ofDatabases.set(db, known);
  return known;
}

/** Does work on a website's blog after what was begun before on the same one, whatever came of that. */
export async function inTurn<Made>(db: Database, websiteId: string, work: () => Promise<Made>): Promise<Made> {
  const { turns } = knownOf(db);
  const made = (turns.get(websiteId) ?? Promise.resolve()).then(work);
  const turn = made.then(
    () => undefined,
    () => undefined,
  );
  turns.set(websiteId, turn);
  try {
    return await made;
  } finally {
    if (turns.get(websiteId) === turn) turns.delete(websiteId);
  }
}

/** Waits until nobody has a turn. */
export const turnsDone = async (db: Database, websiteId: string): Promise<void> => knownOf(db).turns.get(websiteId);

/** What a website's files were made from when all of them were made last; undefined where this process does not know it. */
export const lastMark = (db: Database, websiteId: string): string | undefined => knownOf(db).marks.get(websiteId);

export const keepMark = (db: Database, websiteId: string, mark: string): void =>
  void knownOf(db).marks.set(websiteId, mark);
