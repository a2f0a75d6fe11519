import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { Failure, invalid } from '../../../failure.ts';
import { importAssets, TooManyPixels } from '../../assets/import-assets.ts';
import { requireRoomForMedia } from '../../assets/room.ts';
import { showBlog, tellReaders } from '../../blog/show-blog.ts';
import { MAX_POSTS } from '../../blog/write-content.ts';
import { listAllPosts } from '../../posts/store.ts';
import type { PostRow } from '../../posts/store.ts';
import { onWebsite, websiteFor } from '../../websites/on-website.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { MAX_ARCHIVE_BYTES } from '../limits.ts';
import { keepPost } from './keep-post.ts';
import type { ReadPost } from './read-post-file.ts';

/** What became of one item of a file. */
export type ImportedItem = {
  name: string;
  outcome: 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
  /** Why it was refused; else ''. */
  problem: string;
  postId: string | null;
};

/**
 * Takes posts in from a ZIP of Markdown files or a WordPress export (XML), and says of each what became of it. One that is there already,
 * by where it came from or by its address, gets a new version: importing again adds nothing twice, and readers see no change of a
 * post before it is published again. Throws INVALID (field `archive`), LIMIT_REACHED or RATE_LIMITED.
 */
export async function importBlogPosts(context: Context, websiteId: string, encoded: string): Promise<ImportedItem[]> {
  const found = await websiteFor(context, 'importBlogPosts', websiteId);
  context.rateLimiter.take('importWebsite', found.ownerId ?? websiteId);
  const file = Buffer.from(encoded, 'base64');
  if (file.length > MAX_ARCHIVE_BYTES)
    throw invalid('archive', `This file is larger than ${MAX_ARCHIVE_BYTES / 1_000_000} MB, which is the most.`);
  const { posts, pictures } = await context.reading.readPosts(file);
  await requireRoomForMedia(
    context,
    found,
    pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  // Files that stay when the rest fails are the same bytes under the same names at the next try.
  const kept = await importAssets(context, websiteId, pictures).catch((error: unknown) => {
    throw error instanceof TooManyPixels ? invalid('archive', error.message) : error;
  });
  const { items, isShown } = await onWebsite(context, 'importBlogPosts', websiteId, async (db, website) => {
    await kept.insert(db);
    return keepPosts(context, db, website, posts);
  });
  if (isShown) await showBlog(context, websiteId);
  return items;
}

async function keepPosts(context: Context, db: Database, website: WebsiteRow, posts: ReadPost[]) {
  const known: PostRow[] = await listAllPosts(db, website.id, { withDeleted: true });
  const items: ImportedItem[] = [];
  let isShown = false;
  for (const read of posts) {
    if ('problem' in read) {
      items.push({ name: read.name, outcome: 'REFUSED', problem: read.problem, postId: null });
      continue;
    }
    if (known.length >= MAX_POSTS) {
      const problem = `A blog has at most ${MAX_POSTS.toLocaleString('en')} posts.`;
      items.push({ name: read.name, outcome: 'REFUSED', problem, postId: null });
      continue;
    }
    try {
      const { post, outcome } = await keepPost(context, db, { website, known, read });
      if (outcome === 'CREATED') known.push(post);
      isShown ||= outcome === 'CREATED' && post.live !== null;
      items.push({ name: read.name, outcome, problem: '', postId: post.id });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      items.push({ name: read.name, outcome: 'REFUSED', problem: error.message, postId: null });
    }
  }
  if (isShown) await tellReaders(context, db, website.id);
  return { items, isShown };
}
