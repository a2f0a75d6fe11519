import { randomBytes } from 'node:crypto';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { blogFiles } from '#backend/db/schema.ts';
import type { Storage } from '#backend/integrations/storage/index.ts';
import { LEADS_ON } from '#backend/modules/publishing/blog/row-types.ts';
import { asBytes, drawnFile, packFile, siteFileKey } from '#backend/modules/publishing/kept/packed-file.ts';

/** Files of posts on a published website, told by the database and the storage alone, and one address that leads to another. */
export async function addBlogFiles(
  { db, storage }: Pick<OpenedDatabase, 'db'> & { storage: Storage },
  websiteId: string,
  { posts, bytes }: { posts: number; bytes: number },
): Promise<void> {
  const contentType = 'text/html; charset=utf-8';
  const files = Array.from({ length: posts }, (_, nth) =>
    drawnFile(
      `/blog/post-${nth}`,
      contentType,
      Buffer.from(`<h1>Post ${nth}</h1>${randomBytes(bytes).toString('base64')}`),
    ),
  );
  for (const file of files)
    await storage.put(siteFileKey(websiteId, file.etag), asBytes(await packFile(file, 1)), contentType);
  const common = { websiteId, madeFrom: 'a test', media: [] };
  await db
    .insert(blogFiles)
    .values([
      ...files.map(({ path, etag }) => ({ ...common, path, etag, contentType })),
      { ...common, path: '/blog/an-old-name', etag: '/blog/post-1', contentType: LEADS_ON },
    ]);
}

const SENTENCE =
  'The oven is hot before the street wakes, and the *dark* rye rests until noon on its **wooden** board.';

/** A published post of a thousand words, as its row. */
export const blogPost = (websiteId: string, nth: number, now: Date) => {
  const body = Array.from(
    { length: 10 },
    (_, part) =>
      `## Part ${part + 1} of ${nth}\n\n${Array.from({ length: 5 }, (_line, line) => `${SENTENCE} (${nth}.${line})`).join(' ')}`,
  ).join('\n\n');
  const content = {
    title: `Post ${nth}`,
    slug: `post-${nth}`,
    excerpt: `What post ${nth} is about.`,
    body,
    tags: ['Bread', `Month ${nth % 24}`],
    author: 'Ida Kornblum',
    cover: { source: 'none' as const },
    seoTitle: '',
    seoDescription: '',
  };
  const moment = new Date(now.getTime() - (2000 - nth) * 3_600_000);
  return {
    id: `${websiteId}-${nth}`,
    websiteId,
    content,
    live: content,
    publishAt: moment,
    liveChangedAt: moment,
    version: 1,
    words: '',
    createdAt: moment,
    updatedAt: moment,
  };
};
