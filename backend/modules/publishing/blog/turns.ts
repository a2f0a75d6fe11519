import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/index.ts';
import type { EarlierPlan } from './plan-files.ts';

/** A website's blog files as they were when they were looked at last. */
export type KnownFiles = {
  edition: number;
  /** What each was made from, by path. */
  stamps: ReadonlyMap<string, string>;
  plan: EarlierPlan;
  /** Set once all of them were made: what they were planned from, as a text. */
  madeFrom?: string;
};

/** What this process is at, and what it knows, on the blogs of one database. */
type Known = { turns: Map<string, Promise<void>>; files: LRUCache<string, KnownFiles> };

const MOST_FILES_KNOWN = 20_000;
const ofDatabases = new WeakMap<Database, Known>();

function knownOf(db: Database): Known {
  const known = ofDatabases.get(db) ?? {
    turns: new Map(),
    files: new LRUCache({ maxSize: MOST_FILES_KNOWN, sizeCalculation: ({ stamps }) => Math.max(1, stamps.size) }),
  };
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

export const knownFiles = (db: Database, websiteId: string): KnownFiles | undefined => knownOf(db).files.get(websiteId);

export const keepKnownFiles = (db: Database, websiteId: string, files: KnownFiles): void =>
  void knownOf(db).files.set(websiteId, files);
