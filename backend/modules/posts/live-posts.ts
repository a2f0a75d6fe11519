import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/index.ts';
import { lastChangeOf, listChangedPosts, listFormerSlugs, liveBodiesOf } from './live/store.ts';
import type { LivePost } from './live/store.ts';

export type { LivePost } from './live/store.ts';

/** What readers of a website's blog see: its posts, the newest first, and slugs of before with the post that each leads to for ever. */
export type LiveBlog = { posts: readonly LivePost[]; formerSlugs: ReadonlyMap<string, string> };

/** As it was at a change: later only what changed since is read. */
type Known = LiveBlog & { change: number };

const MOST_POSTS_KNOWN = 10_000;
const ofDatabases = new WeakMap<Database, LRUCache<string, Known>>();

function knownOf(db: Database): LRUCache<string, Known> {
  const known =
    ofDatabases.get(db) ??
    new LRUCache({ maxSize: MOST_POSTS_KNOWN, sizeCalculation: ({ posts }) => Math.max(1, posts.length) });
  ofDatabases.set(db, known);
  return known;
}

/**
 * What readers of a website's blog see, without the texts; drafts, scheduled and deleted posts are not in it. A post that stayed as it
 * was is the very same object the next time.
 */
export async function liveBlog(db: Database, websiteId: string): Promise<LiveBlog> {
  const known = knownOf(db).get(websiteId);
  const changed = await listChangedPosts(db, websiteId, known?.change);
  if (known && changed.length === 0) return known;
  const ids = new Set(changed.map(({ id }) => id));
  const slugs = await listFormerSlugs(db, websiteId, known && [...ids]);
  const stayed = known?.posts.filter(({ id }) => !ids.has(id)) ?? [];
  const stayedSlugs = [...(known?.formerSlugs ?? [])].filter(([, id]) => !ids.has(id));
  const blog = {
    change: changed.reduce((newest, { change }) => Math.max(newest, change), known?.change ?? 0),
    posts: [...stayed, ...changed.flatMap(({ post }) => post ?? [])].sort(newestFirst),
    formerSlugs: new Map([...stayedSlugs, ...slugs.map(({ slug, postId }) => [slug, postId] as const)]),
  };
  knownOf(db).set(websiteId, blog);
  return blog;
}

const newestFirst = (one: LivePost, other: LivePost): number =>
  other.publishedAt.getTime() - one.publishedAt.getTime() || (one.id < other.id ? 1 : -1);

/** The Markdown that readers of these posts see, by id; none for a post that they do not see. */
export const liveBodies = (db: Database, ids: readonly string[]): Promise<Map<string, string>> => liveBodiesOf(db, ids);

/** A number that stays as long as readers of a website's blog see the same: cheap to ask for. 0 without posts. */
export const lastChange = (db: Database, websiteId: string): Promise<number> => lastChangeOf(db, websiteId);
