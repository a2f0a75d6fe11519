import type { Context } from '../../../context.ts';
import { invalid } from '../../../failure.ts';
import { folderOf } from '../../assets/asset-files.ts';
import { insertTask } from '../../tasks/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { importPostsJob } from '../../tasks/task-jobs.ts';
import { onWebsite, websiteFor } from '../../websites/on-website.ts';
import { MAX_ARCHIVE_BYTES } from '../limits.ts';

/**
 * Takes a file with posts, a ZIP of Markdown files or a WordPress export (XML), and begins to bring them in: the task that it gives says how far
 * that is, and in the end of each item what became of it. Throws INVALID (field `archive`) or RATE_LIMITED.
 */
export async function importBlogPosts(context: Context, websiteId: string, encoded: string): Promise<TaskRow> {
  const found = await websiteFor(context, 'importBlogPosts', websiteId);
  await context.rateLimiter.take('importWebsite', found.ownerId ?? websiteId);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw invalid('archive', `This file is larger than ${MAX_ARCHIVE_BYTES / 1_000_000} MB, which is the most.`);
  const id = context.ids();
  const file = `${folderOf(websiteId)}/imports/${id}`;
  await context.storage.put(file, bytes, 'application/octet-stream');
  try {
    const begun = await begin(context, websiteId, { id, file });
    context.jobs.wake(importPostsJob);
    return begun;
  } catch (error) {
    await context.storage.remove([file]);
    throw error;
  }
}

const begin = (context: Context, websiteId: string, { id, file }: { id: string; file: string }): Promise<TaskRow> =>
  onWebsite(context, 'importBlogPosts', websiteId, async (db, { ownerId }) => {
    const task = await insertTask(db, {
      id,
      websiteId,
      userId: ownerId ?? '',
      kind: 'IMPORT',
      wish: {},
      file,
      note: 'Reading the file',
      createdAt: context.clock(),
    });
    if (!task)
      throw invalid('archive', 'Another file is still being imported. Wait for it to finish, or cancel it first.');
    await context.jobs.add(importPostsJob, { task: id }, { db });
    return task;
  });
