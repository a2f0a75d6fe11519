import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/index.ts';
import { liveBodiesOf, liveStampOf, listFormerSlugs, listLiveMarks, listLivePosts } from './live/store.ts';
import type { LivePost } from './live/store.ts';

export type { LivePost } from './live/store.ts';

/** Posts as they were read last, by website and then by id. */
type Known = LRUCache<string, Map<string, { mark: string; post: LivePost }>>;

const MOST_KNOWN = 10_000;
/** Beyond so many all are asked for. */
const MOST_BY_NAME = 200;
const ofDatabases = new WeakMap<Database, Known>();

function knownOf(db: Database): Known {
  const known =
    ofDatabases.get(db) ?? new LRUCache({ maxSize: MOST_KNOWN, sizeCalculation: ({ size }) => Math.max(1, size) });
  ofDatabases.set(db, known);
  return known;
}

/**
 * What readers of a website's blog see, the newest first, without the texts; drafts, scheduled and deleted posts are not in it. A post
 * that stayed as it was is the very same object the next time.
 */
export async function livePosts(db: Database, websiteId: string): Promise<LivePost[]> {
  const marks = await listLiveMarks(db, websiteId);
  const known = knownOf(db).get(websiteId);
  const isNew = ({ id, mark }: { id: string; mark: string }) => known?.get(id)?.mark !== mark;
  const missing = marks.filter(isNew).map(({ id }) => id);
  const named = missing.length > MOST_BY_NAME ? undefined : missing;
  const read = missing.length === 0 ? [] : await listLivePosts(db, websiteId, named);
  const fresh = new Map(read.map((found) => [found.post.id, found]));
  const found = marks.flatMap((marked) => (isNew(marked) ? fresh.get(marked.id) : known?.get(marked.id)) ?? []);
  knownOf(db).set(websiteId, new Map(found.map((each) => [each.post.id, each])));
  return found.map(({ post }) => post);
}

/** The Markdown that readers of these posts see, by id; none for a post that they do not see. */
export const liveBodies = (db: Database, ids: readonly string[]): Promise<Map<string, string>> => liveBodiesOf(db, ids);

/** Slugs under which readers knew published posts that have another one now, with the post that each leads to for ever. */
export const formerSlugs = (db: Database, websiteId: string): Promise<Map<string, string>> =>
  listFormerSlugs(db, websiteId);

/** A text that stays as long as readers of a website's blog see the same: cheap to ask for. */
export const liveStamp = (db: Database, websiteId: string): Promise<string> => liveStampOf(db, websiteId);
