import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { blogFiles } from '../../../db/schema.ts';
import { GONE } from './row-types.ts';

/** A file as it is made; its edition is counted when it is kept. */
export type BlogFileRow = Omit<typeof blogFiles.$inferSelect, 'edition'>;

/** So many rows are written by one statement. */
const ROWS_AT_ONCE = 500;

/** What each of a website's blog files was made from, by path. */
export async function madeFromOf(db: Database, websiteId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: blogFiles.path, madeFrom: blogFiles.madeFrom })
    .from(blogFiles)
    .where(and(eq(blogFiles.websiteId, websiteId), ne(blogFiles.contentType, GONE)));
  return new Map(rows.map(({ path, madeFrom }) => [path, madeFrom]));
}

/** The newest edition of any file of a website's blog; -1 where there never was one. */
export async function editionOf(db: Database, websiteId: string): Promise<number> {
  const [newest] = await db
    .select({ edition: blogFiles.edition })
    .from(blogFiles)
    .where(eq(blogFiles.websiteId, websiteId))
    .orderBy(desc(blogFiles.edition))
    .limit(1);
  return newest?.edition ?? -1;
}

/**
 * Lets files take the place of those at their paths, and takes others away; gives the edition that they have from now on, and what named
 * the bytes that were there before. The bytes of the new ones are kept. The caller holds the website's row.
 */
export async function changeBlogFiles(
  db: Database,
  websiteId: string,
  { files = [], gone = [] }: { files?: BlogFileRow[]; gone?: string[] },
): Promise<{ edition: number; replaced: string[] }> {
  const before = await editionOf(db, websiteId);
  if (files.length + gone.length === 0) return { edition: before, replaced: [] };
  const edition = before + 1;
  const replaced = await namesAt(db, websiteId, [...gone, ...files.map(({ path }) => path)]);
  for (let at = 0; at < gone.length; at += ROWS_AT_ONCE)
    await db
      .update(blogFiles)
      .set({ contentType: GONE, etag: '', madeFrom: '', media: [], edition })
      .where(and(eq(blogFiles.websiteId, websiteId), inArray(blogFiles.path, gone.slice(at, at + ROWS_AT_ONCE))));
  for (let at = 0; at < files.length; at += ROWS_AT_ONCE)
    await db
      .insert(blogFiles)
      .values(files.slice(at, at + ROWS_AT_ONCE).map((file) => ({ ...file, edition })))
      .onConflictDoUpdate({
        target: [blogFiles.websiteId, blogFiles.path],
        set: {
          contentType: sql`excluded.content_type`,
          etag: sql`excluded.etag`,
          madeFrom: sql`excluded.made_from`,
          media: sql`excluded.media`,
          edition,
        },
      });
  return { edition, replaced };
}

/** What names the bytes of the files at these paths. */
async function namesAt(db: Database, websiteId: string, paths: string[]): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < paths.length; at += ROWS_AT_ONCE) {
    const found = await db
      .select({ etag: blogFiles.etag })
      .from(blogFiles)
      .where(and(eq(blogFiles.websiteId, websiteId), inArray(blogFiles.path, paths.slice(at, at + ROWS_AT_ONCE))));
    names.push(...found.map(({ etag }) => etag));
  }
  return names;
}
