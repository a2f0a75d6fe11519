import type { Database } from '../../db/index.ts';
import { liveBodiesOf, liveStampOf, listFormerSlugs, listLivePosts } from './store.ts';
import type { LivePost } from './store.ts';

export type { LivePost } from './store.ts';

/** What readers of a website's blog see, the newest first, without the texts; drafts, scheduled and deleted posts are not in it. */
export const livePosts = (db: Database, websiteId: string): Promise<LivePost[]> => listLivePosts(db, websiteId);

/** The Markdown that readers of these posts see, by id; none for a post that they do not see. */
export const liveBodies = (db: Database, ids: readonly string[]): Promise<Map<string, string>> => liveBodiesOf(db, ids);

/** Slugs under which readers knew published posts that have another one now, with the post that each leads to for ever. */
export const formerSlugs = (db: Database, websiteId: string): Promise<Map<string, string>> =>
  listFormerSlugs(db, websiteId);

/** A text that stays as long as readers of a website's blog see the same: cheap to ask for. */
export const liveStamp = (db: Database, websiteId: string): Promise<string> => liveStampOf(db, websiteId);
