import { randomBytes } from 'node:crypto';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { blogFiles, fileBodies } from '#backend/db/schema.ts';
import { LEADS_ON } from '#backend/modules/publishing/blog/leads-on.ts';

/** Files of posts on a published website, told by the database alone, and one address that leads to another. */
export async function addBlogFiles(
  { db }: OpenedDatabase,
  websiteId: string,
  { posts, bytes }: { posts: number; bytes: number },
): Promise<void> {
  const files = Array.from({ length: posts }, (_, nth) => ({
    path: `/blog/post-${nth}`,
    etag: `"post-${nth}"`,
    body: Buffer.from(`<h1>Post ${nth}</h1>${randomBytes(bytes / 2).toString('hex')}`),
  }));
  for (const { etag, body } of files) await db.insert(fileBodies).values({ websiteId, etag, body });
  const common = { websiteId, madeFrom: 'a test', media: [] };
  await db
    .insert(blogFiles)
    .values([
      ...files.map(({ path, etag }) => ({ ...common, path, etag, contentType: 'text/html; charset=utf-8' })),
      { ...common, path: '/blog/an-old-name', etag: '/blog/post-1', contentType: LEADS_ON },
    ]);
}
