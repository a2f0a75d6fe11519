import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { BlogPosts } from '#app/blog/documents.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { loadImport } from './load-import.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';

const filterSchema = z.object({
  state: z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED']).nullable().catch(null),
  tag: z.string().trim().max(100).catch(''),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** A page of a website's posts, as they are searched; those that were just deleted, and all that can still be brought back. */
export async function loadPosts({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterSchema.parse({ state: null, tag: '', q: '', page: 1, ...Object.fromEntries(searchParams) });
  const api = await graphqlFor(request, context);
  const { q: search, state, tag, page } = filter;
  const { website } = await api(BlogPosts, {
    id: params.id ?? '',
    state,
    tag: tag || null,
    search: search || null,
    page,
  });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  const { document, blog, ...shown } = website;
  const justDeleted = new Set(searchParams.getAll('deleted'));
  return {
    website: shown,
    filter,
    posts: blog.posts.posts,
    total: blog.posts.total,
    pages: blog.posts.pages,
    tags: blog.tags,
    timeZone: blog.timeZone ?? null,
    topics: blog.topics.length,
    postsStamp: blog.postsStamp,
    deleted: blog.deletedPosts,
    justDeleted: blog.deletedPosts.filter(({ id }) => justDeleted.has(id)),
    hasWayIn: leadsTo(document, blog.path),
    lastImport: blog.tasks[0] ?? null,
    report: searchParams.get('panel') === 'import' ? await loadImport(api, website.id, searchParams) : null,
  };
}

export type LoadedPosts = Awaited<ReturnType<typeof loadPosts>>;

/** Whether visitors who are on the website find the blog: its page is in the menu, or something links to it or lists posts. */
function leadsTo(value: unknown, path: string): boolean {
  const parsed = parseDocument(value);
  if (!parsed.ok) return true;
  const { pages, header, footer } = parsed.document;
  if (pages.some((page) => page.path === path && page.inMenu)) return true;
  const isLink = (part: unknown): boolean =>
    part === path || (typeof part === 'object' && part !== null && Object.values(part).some(isLink));
  const listsPosts = pages.some(({ sections }) => sections.some(({ kind, hidden }) => kind === 'blogList' && !hidden));
  return listsPosts || isLink([header, footer, pages.map(({ sections }) => sections)]);
}
