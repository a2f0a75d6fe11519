import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { Failure, invalid } from '../../../failure.ts';
import type { Run } from '../../../jobs/queue.ts';
import { importAssets, TooManyPixels } from '../../assets/import-assets.ts';
import type { ImportedPicture } from '../../assets/imported-picture.ts';
import { findAssets } from '../../assets/store.ts';
import { requireRoomForMedia } from '../../assets/room.ts';
import { showBlog, tellReaders } from '../../blog/show-blog.ts';
import { MAX_POSTS } from '../../blog/write-content.ts';
import { listPostMarks } from '../../posts/store.ts';
import type { PostMark } from '../../posts/store.ts';
import { failTask, finishTask, lockForTask, requireStillOwned } from '../../tasks/end-task.ts';
import { findTask, isUnderWay, saveTaskProgress } from '../../tasks/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { whileWanted } from '../../tasks/while-wanted.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { keepPost } from './keep-post.ts';
import type { ReadPost } from './read-post-file.ts';

/** Posts of one transaction: nobody waits long for the website's row, and whoever looks sees it go on. */
const A_BATCH = 25;

type Item = TaskRow['items'][number];

/**
 * Brings in the posts of a task's file, so many at a time, or goes on with that after a crash. A post that is there already, by where it came
 * from or by its address, gets a new version: importing again adds nothing twice, and readers see no change of a post before it is
 * published again. Cancelled, it leaves what came in by then.
 */
export async function runImport(services: Services, { data, signal: closing }: Run<{ task: string }>): Promise<void> {
  const { db } = services;
  const task = await findTask(db, data.task);
  if (!task || task.endedAt) return;
  const { id, websiteId } = task;
  await whileWanted(
    services,
    { websiteId, closing, isWanted: () => isUnderWay(db, id) },
    async ({ signal }) => {
      const bytes = task.file === null ? null : await services.storage.get(task.file);
      if (!bytes) throw invalid('archive', 'The file is no longer there. Choose it again.');
      const { posts, pictures } = await services.reading.readPosts(bytes);
      signal.throwIfAborted();
      await saveTaskProgress(db, id, { note: '', total: posts.length });
      const isShown = await keepAll(services, task, { posts, pictures }, signal);
      if (isShown) await showBlog(services, websiteId);
      await finishTask(services, task, { state: posts.length > 0 ? 'DONE' : 'NOTHING', note: '' });
    },
    (error) => failTask(services, task, error),
  );
}

/** Answers whether readers see something new. Throws the signal's reason between two batches. */
async function keepAll(
  services: Services,
  task: TaskRow,
  { posts, pictures }: { posts: ReadPost[]; pictures: ImportedPicture[] },
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = services;
  const insertPictures = await keepPictures(services, task, pictures);
  const known = await listPostMarks(db, task.websiteId);
  let isShown = false;
  for (let done = 0; done < posts.length;) {
    signal.throwIfAborted();
    const after = await db.transaction(async (tx) => {
      const website = await lockForTask(tx, task);
      if (!website) return null;
      requireStillOwned(website, task);
      const { items = [] } = (await findTask(tx, task.id)) ?? {};
      if (items.length === 0) await insertPictures(tx);
      const next = posts.slice(items.length, items.length + A_BATCH);
      const kept = await keepBatch(services, tx, { website, known, posts: next });
      const all = [...items, ...kept.items];
      await saveTaskProgress(tx, task.id, { items: all, done: all.length });
      if (kept.isShown) await tellReaders(services, tx, website.id);
      return { done: all.length, isShown: kept.isShown };
    });
    if (!after) break;
    isShown ||= after.isShown;
    done = after.done;
  }
  return isShown;
}

/** Files that stay when the rest fails are the same bytes under the same names at the next try. */
async function keepPictures(services: Services, task: TaskRow, pictures: ImportedPicture[]) {
  await services.db.transaction(async (tx) => {
    const website = await lockForTask(tx, task);
    const ids = (
      await findAssets(
        tx,
        task.websiteId,
        pictures.map(({ id }) => id),
      )
    ).map(({ id }) => id);
    const added = pictures.filter(({ id }) => !ids.includes(id));
    const bytes = added.reduce((sum, picture) => sum + picture.bytes.length, 0);
    if (website && bytes > 0) await requireRoomForMedia({ ...services, db: tx }, website, bytes);
  });
  try {
    return (await importAssets(services, task.websiteId, pictures)).insert;
  } catch (error) {
    throw error instanceof TooManyPixels ? invalid('archive', error.message) : error;
  }
}

type Batch = { website: WebsiteRow; known: PostMark[]; posts: ReadPost[] };

/** Adds to `known` what it makes. */
async function keepBatch(services: Services, db: Database, { website, known, posts }: Batch) {
  const items: Item[] = [];
  let isShown = false;
  const refuse = (name: string, problem: string) => items.push({ name, outcome: 'REFUSED', problem, postId: null });
  for (const read of posts) {
    const { name } = read;
    if ('problem' in read) refuse(name, read.problem);
    else if (known.length >= MAX_POSTS) refuse(name, `A blog has at most ${MAX_POSTS.toLocaleString('en')} posts.`);
    else
      try {
        const { post, outcome } = await keepPost(services, db, { website, known, read });
        if (outcome === 'CREATED') known.push({ ...post, title: post.content.title, slug: post.content.slug });
        isShown ||= outcome === 'CREATED' && post.live !== null;
        items.push({ name, outcome, problem: '', postId: post.id });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        refuse(name, error.message);
      }
  }
  return { items, isShown };
}
