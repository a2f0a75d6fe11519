import type { WebsiteDocument } from '../model/document.ts';
import { hashOf } from '../model/hash.ts';
import { publishedDocument } from '../origins/published-document.ts';
import type { RenderOptions } from '../render/options.ts';
import { renderPage } from '../render/render-page.tsx';
import { sitemapOf, type SitemapEntry } from '../render/sitemap.ts';
import { feedPath, postPath, tagPath, tagSlug } from './addresses.ts';
import type { BlogFile } from './blog-file.ts';
import { coverFiles } from './cover-files.ts';
import { atomFeed } from './feeds/atom.ts';
import { feedOf, type Feed } from './feeds/feed.ts';
import { jsonFeed } from './feeds/json-feed.ts';
import { rssFeed } from './feeds/rss.ts';
import { listPages, type ListPage } from './listings.ts';
import { byTag, neighbours, type Beside } from './neighbours.ts';
import type { Post } from './post.ts';
import { publishedPost } from './published-post.ts';
import { pagesWithPosts, renderListPage } from './render-list.ts';
import { renderPostPage } from './render-post.ts';
import { MOST_LISTED, withPosts } from './summaries.ts';

/** What the files of a blog have in common. */
type Blog = { document: WebsiteDocument; posts: readonly Post[]; options: RenderOptions; mark: string };

const HTML = 'text/html; charset=utf-8';
const MOST_IN_FEED = 20;

const marks = new WeakMap<Post, string>();

/** What lists show of a post. Each post is in many lists, so it is written once. */
function listed(post: Post): string {
  const known = marks.get(post);
  if (known !== undefined) return known;
  const { slug, title, excerpt, date, cover } = post;
  const mark = textOf([slug, title, excerpt, date, cover]);
  marks.set(post, mark);
  return mark;
}

/** Plain texts instead of hashes: to hash those of a thousand files here would take longer than all the rest of a plan. */
const textOf = (parts: readonly unknown[]): string => JSON.stringify(parts);

const newestChange = (posts: readonly Post[]) =>
  posts.reduce((newest, { changedAt }) => (changedAt > newest ? changedAt : newest), '');

/**
 * Every file that follows from a website's posts: pages of the document that list posts, the blog's own page with its further
 * pages, a page a tag and a post, drawings of covers, and, where the website has an origin, feeds and sitemap. Takes published
 * posts only, newest first. Nothing without posts.
 */
export function planBlog(whole: WebsiteDocument, wholePosts: readonly Post[], given: RenderOptions): BlogFile[] {
  if (wholePosts.length === 0) return [];
  const posts = wholePosts.map(publishedPost);
  const document = publishedDocument(whole);
  // Drawings below the first section are files of the website, or of the covers below.
  const options = { ...withPosts(document, posts, given), onDrawing: () => {} };
  const blog: Blog = { document, posts, options, mark: hashOf({ ...document, locks: [], redirects: [] }) };
  const tags = byTag(posts);
  return [
    ...ownPages(blog),
    ...listFiles(blog, document.blog.path, posts, null),
    ...[...tags].flatMap(([slug, list]) => listFiles(blog, tagPath(document.blog, slug), list, labelOf(slug, list))),
    ...postFiles(blog),
    ...coverFiles(document, posts),
    ...(options.origin ? [...feedFiles(blog), sitemapFile(blog, tags)] : []),
  ];
}

/** A tag as its newest post writes it. */
const labelOf = (slug: string, [newest]: readonly Post[]): string =>
  newest?.tags.find((tag) => tagSlug(tag) === slug) ?? slug;

function ownPages({ document, posts, options, mark }: Blog): BlogFile[] {
  const shown = posts.slice(0, MOST_LISTED);
  return pagesWithPosts(document).map(({ path }) => ({
    path,
    contentType: HTML,
    get madeFrom() {
      return textOf(['page', mark, path, shown.map(listed)]);
    },
    needs: [],
    render: () => renderPage(document, path, options).html,
  }));
}

function listFiles(blog: Blog, path: string, posts: readonly Post[], label: string | null): BlogFile[] {
  const { document, options, mark } = blog;
  // The blog's own page may hold other lists, which show the newest posts on every one of its pages.
  const beside = label === null ? blog.posts.slice(0, MOST_LISTED).map(listed) : [];
  return listPages(path, posts, document.blog.postsPerPage).map((page: ListPage) => ({
    path: page.path,
    contentType: HTML,
    get madeFrom() {
      const shown = page.posts.map(listed);
      return textOf(['list', mark, page.path, page.newer, page.older, label, shown, page.path === path ? beside : []]);
    },
    needs: [],
    render: () => renderListPage(document, page, label, options),
  }));
}

function postFiles({ document, posts, options, mark }: Blog): BlogFile[] {
  const beside = neighbours(posts);
  const named = (post: Post | null) => post && [post.slug, post.title];
  return posts.map((post, index) => {
    const others: Beside = beside[index] ?? { newer: null, older: null, related: [] };
    const { newer, older, related } = others;
    return {
      path: postPath(document.blog, post),
      contentType: HTML,
      get madeFrom() {
        const shownOfRelated = related.map(({ slug, title, date }) => [slug, title, date]);
        return textOf(['post', mark, post, named(newer), named(older), shownOfRelated]);
      },
      needs: [post.id],
      render: (bodies) => renderPostPage(document, post, bodies.get(post.id) ?? '', options, others),
    };
  });
}

const feeds: [file: Parameters<typeof feedPath>[1], type: string, write: (feed: Feed, self: string) => string][] = [
  ['rss.xml', 'application/rss+xml; charset=utf-8', rssFeed],
  ['atom.xml', 'application/atom+xml; charset=utf-8', atomFeed],
  ['feed.json', 'application/feed+json; charset=utf-8', jsonFeed],
];

function feedFiles({ document, posts, options, mark }: Blog): BlogFile[] {
  const newest = posts.slice(0, MOST_IN_FEED);
  return feeds.map(([file, contentType, write]) => {
    const path = feedPath(document.blog, file);
    return {
      path,
      contentType,
      get madeFrom() {
        return textOf([file, mark, newest]);
      },
      needs: newest.map(({ id }) => id),
      render: (bodies) => write(feedOf(document, newest, bodies, options), options.origin + path),
    };
  });
}

function sitemapFile({ document, posts, options, mark }: Blog, tags: ReadonlyMap<string, readonly Post[]>): BlogFile {
  const { blog } = document;
  const ofBlog = newestChange(posts);
  const withPostsOn = new Set(pagesWithPosts(document).map(({ path }) => path));
  const entries: SitemapEntry[] = [
    ...document.pages
      .filter(({ path }) => path !== blog.path)
      .map(({ path }) => ({ path, changedAt: withPostsOn.has(path) ? ofBlog : '' })),
    { path: blog.path, changedAt: ofBlog },
    ...[...tags].map(([slug, list]) => ({ path: tagPath(blog, slug), changedAt: newestChange(list) })),
    ...posts.map((post) => ({ path: postPath(blog, post), changedAt: post.changedAt })),
  ];
  return {
    path: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    get madeFrom() {
      return textOf(['sitemap', mark, entries]);
    },
    needs: [],
    render: () => sitemapOf(options.origin, entries),
  };
}
