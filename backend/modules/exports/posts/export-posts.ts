import type { Context } from '../../../context.ts';
import { originalKey } from '../../assets/asset-files.ts';
import { findAssets } from '../../assets/store.ts';
import { filedPosts } from '../../posts/filed-posts.ts';
import { picturesOfPosts } from '../../posts/posts-pictures.ts';
import { websiteFor } from '../../websites/on-website.ts';
import { PUBLISHED_ENDING } from '../export-format.ts';
import type { WebsiteExport } from '../export-website.ts';
import type { ExportedFile } from '../exported-file.ts';
import { pack } from '../pack.ts';

const SHOWN = /(\]\()asset:([a-z0-9]{1,64})(?=[\s)])/g;

/**
 * Every post as a Markdown file with a head, and the pictures that they show beside them, for other programs and for `importBlogPosts`.
 * The same posts give the same bytes. Throws RATE_LIMITED too.
 */
export async function exportBlogPosts(context: Context, websiteId: string): Promise<WebsiteExport> {
  const website = await websiteFor(context, 'exportBlogPosts', websiteId);
  await context.rateLimiter.take('exportWebsite', websiteId);
  const pictures = await findAssets(context.db, websiteId, await picturesOfPosts(context.db, websiteId));
  const files = new Map(pictures.map((asset) => [asset.id, `pictures/${asset.id}.${asset.kind}`]));
  const withFiles = (text: string) =>
    text.replace(SHOWN, (whole, start: string, id: string) => {
      const file = files.get(id);
      return file ? start + file : whole;
    });
  const posts = (await filedPosts(context.db, websiteId)).flatMap(({ name, text, published }): ExportedFile[] => [
    { path: `${name}.md`, bytes: Buffer.from(withFiles(text)) },
    ...(published === null ? [] : [{ path: `${name}${PUBLISHED_ENDING}`, bytes: Buffer.from(withFiles(published)) }]),
  ]);
  const originals = await Promise.all(
    pictures.map(async (asset): Promise<ExportedFile[]> => {
      const bytes = await context.storage.get(originalKey(asset));
      return bytes ? [{ path: files.get(asset.id) ?? asset.id, bytes }] : [];
    }),
  );
  return { fileName: `${website.subdomain}-posts.zip`, archive: pack([...posts, ...originals.flat()]) };
}
