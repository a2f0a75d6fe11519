import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { watch } from '../../watch.ts';
import { newestMessageOf } from '../chat/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { postsStampOf } from '../posts/store.ts';
import { tasksStampOf } from '../tasks/store.ts';
import { findTurnOf } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

export type WebsiteUpdate = {
  stamp: string;
  /** Differs whenever something about the website's tasks does. */
  tasks: string;
  /** The same of its posts. */
  posts: string;
  turn: Awaited<ReturnType<typeof findTurnOf>> | null;
};

/** Differs whenever what a screen shows of the website and its conversation differs. The steps of a turn do not count. */
export async function stampOf(
  db: Database,
  website: Pick<WebsiteRow, 'id' | 'currentRevision' | 'publishedSnapshotId'>,
): Promise<string> {
  const newest = await newestMessageOf(db, website.id);
  const { id = '', state = '', usage } = newest ?? {};
  // The receipt of a turn that was cancelled comes when the model has let go of it.
  const ended = usage && state === 'CANCELLED' ? `${state}.told` : state;
  return [website.currentRevision, website.publishedSnapshotId ?? '', id, ended].join('.');
}

/** Tells how a website stands, at once and after each change, as `watch` says. Throws like a query, before the first word. */
export async function watchWebsite(context: Context, id: string): Promise<AsyncIterable<WebsiteUpdate>> {
  await requireReadable(context, id);
  return watch(context, id, async () => {
    const website = await requireReadable(context, id);
    const [stamp, turn] = [await stampOf(context.db, website), await findTurnOf(context.db, id)];
    const [tasks, posts] = [await tasksStampOf(context.db, id), await postsStampOf(context.db, id)];
    return { stamp, tasks, posts, turn: turn ?? null };
  });
}

const requireReadable = (context: Context, id: string) => websiteFor(context, 'websiteUpdates', id);
