import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { blogFiles, fileBodies } from '../../../db/schema.ts';

export type BlogFileRow = typeof blogFiles.$inferSelect;

/** So many rows are written by one statement. */
const ROWS_AT_ONCE = 500;

/** What each of a website's blog files was made from, by path. */
export async function madeFromOf(db: Database, websiteId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: blogFiles.path, madeFrom: blogFiles.madeFrom })
    .from(blogFiles)
    .where(eq(blogFiles.websiteId, websiteId));
  return new Map(rows.map(({ path, madeFrom }) => [path, madeFrom]));
}

/** Lets files take the place of those at their paths. Their bytes are there. */
export async function saveBlogFiles(db: Database, files: BlogFileRow[]): Promise<void> {
  for (let at = 0; at < files.length; at += ROWS_AT_ONCE)
    await db
      .insert(blogFiles)
      .values(files.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [blogFiles.websiteId, blogFiles.path],
        set: {
          contentType: sql`excluded.content_type`,
          etag: sql`excluded.etag`,
          madeFrom: sql`excluded.made_from`,
          media: sql`excluded.media`,
        },
      });
}

export async function forgetBlogFiles(db: Database, websiteId: string, paths: string[]): Promise<void> {
  if (paths.length > 0)
    await db.delete(blogFiles).where(and(eq(blogFiles.websiteId, websiteId), inArray(blogFiles.path, paths)));
}

/** Those of the names whose bytes a website does not have. */
export async function missingBodies(db: Database, websiteId: string, etags: string[]): Promise<string[]> {
  const missing = new Set(etags);
  for (let at = 0; at < etags.length; at += ROWS_AT_ONCE) {
    const found = await db
      .select({ etag: fileBodies.etag })
      .from(fileBodies)
      .where(and(eq(fileBodies.websiteId, websiteId), inArray(fileBodies.etag, etags.slice(at, at + ROWS_AT_ONCE))));
    for (const { etag } of found) missing.delete(etag);
  }
  return [...missing];
}
