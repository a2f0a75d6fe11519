import { setImmediate } from 'node:timers/promises';
import { planBlog, withAddresses } from '#site/blog/index.ts';
import type { BlogFile, Post } from '#site/blog/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { exportedDocument, exportOptions, fileOf, relativeHref, type RenderOptions } from '#site/render/index.ts';
import { redirectPage } from '#site/render/render-export.ts';
import type { Services } from '../../context.ts';
import { safeBodies } from '../publishing/blog/make-files.ts';
import { blogOf } from '../publishing/blog/plan-files.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { ExportedFile } from './exported-file.ts';

/**
 * What published posts add to the pages of an export, made as published pages are, with links that work in any folder: posts, lists,
 * tags, pages that show posts, and a page at each address that leads on. They follow from the posts alone, whatever their ids are.
 * The feed is Atom's, which works wherever it lies; other feeds and the sitemap would have to know where that is.
 */
export async function exportedBlog(
  services: Services,
  website: WebsiteRow,
  document: WebsiteDocument,
  given: Pick<RenderOptions, 'badge' | 'asset'>,
): Promise<ExportedFile[]> {
  const { posts, leadsOn } = await blogOf(services.db, website, document);
  const idOf = new Map(posts.map(({ id, slug }) => [slug, id]));
  const files: ExportedFile[] = [];
  const shown = exportedDocument(document);
  for (const file of planBlog(shown, posts.map(namedBySlug).sort(newestFirst), exportOptions(given))) {
    await setImmediate();
    const bodies = await safeBodies(
      services,
      website.id,
      file.needs.map((slug) => idOf.get(slug) ?? ''),
    );
    // A feed lies in one folder with the blog's first page.
    const place = isPage(file) ? file.path : document.blog.path;
    const relative = new Map(
      file.needs.map((slug) => {
        const html = bodies.get(idOf.get(slug) ?? '') ?? '';
        return [slug, withAddresses(html, (address) => relativeHref(address, place))];
      }),
    );
    files.push({ path: placeOf(file), bytes: Buffer.from(file.render(relative)) });
  }
  const taken = new Set(files.map(({ path }) => path));
  const leading = [...leadsOn].map(([from, to]) => redirectPage(document, from, to));
  const free = leading.filter(({ path }) => !taken.has(path));
  return [...files, ...free.map(({ path, body }) => ({ path, bytes: Buffer.from(body) }))];
}

const namedBySlug = (post: Post): Post => ({ ...post, id: post.slug });

const newestFirst = (one: Post, other: Post): number =>
  other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug);

const isPage = ({ contentType }: BlogFile) => contentType.startsWith('text/html');

const placeOf = (file: BlogFile): string => (isPage(file) ? fileOf(file.path) : file.path.slice(1));
