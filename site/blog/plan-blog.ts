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
import { byTag, neighbours } from './neighbours.ts';
import type { Post } from './post.ts';
import { publishedPost } from './published-post.ts';
import { pagesWithPosts, renderListPage } from './render-list.ts';
import { renderPostPage } from './render-post.ts';
import { MOST_LISTED, withPosts } from './summaries.ts';

/** What the files of a blog have in common. */
type Blog = { document: WebsiteDocument; posts: readonly Post[]; options: RenderOptions; mark: string };

const HTML = 'text/html; charset=utf-8';
const MOST_IN_FEED = 20;

/** Each post is in many lists, and mostly the same from one plan to the next: what is told of it is written once. */
function toldOnce(tell: (post: Post) => readonly unknown[]): (post: Post) => string {
  const told = new WeakMap<Post, string>();
  return (post) => {
    const known = told.get(post);
    if (known !== undefined) return known;
    const text = textOf(tell(post));
    told.set(post, text);
    return text;
  };
}

/** What lists show of a post. */
const listed = toldOnce(({ slug, title, excerpt, date, cover }) => [slug, title, excerpt, date, cover]);
/** What the pages of others show of it. */
const named = toldOnce(({ slug, title, date }) => [slug, title, date]);
/** All of it. */
const whole = toldOnce((post) => [post]);

/** Plain texts instead of hashes: to hash those of a thousand files here would take longer than all the rest of a plan. */
const textOf = (parts: readonly unknown[]): string => JSON.stringify(parts);

const newestChange = (posts: readonly Post[]) =>
  posts.reduce((newest, { changedAt }) => (changedAt > newest ? changedAt : newest), '');

/**
 * Every file that follows from a website's posts: pages of the document that list posts, the blog's own page with its further
 * pages, a page a tag and a post, drawings of covers, feeds, and a sitemap where the website has an origin. Takes published posts
 * only, newest first. Nothing without posts.
 */
export const planBlog = (...given: Parameters<typeof blogFiles>): BlogFile[] => [...blogFiles(...given)];

/** The same, one after the other: who plans very many lets others have their turn in between. */
export function* blogFiles(
  whole: WebsiteDocument,
  wholePosts: readonly Post[],
  given: RenderOptions,
): Generator<BlogFile, void> {
  if (wholePosts.length === 0) return;
  const posts = wholePosts.map(publishedPost);
  const document = publishedDocument(whole);
  // Drawings below the first section are files of the website, or of the covers below.
  const options = { ...withPosts(document, posts, given), onDrawing: () => {} };
  const blog: Blog = { document, posts, options, mark: hashOf({ ...document, locks: [], redirects: [] }) };
  const tags = byTag(posts);
  yield* ownPages(blog);
  yield* listFiles(blog, document.blog.path, posts, null);
  for (const [slug, list] of tags) yield* listFiles(blog, tagPath(document.blog, slug), list, labelOf(slug, list));
  yield* postFiles(blog);
  yield* coverFiles(document, posts);
  yield* feedFiles(blog);
  if (options.origin) yield sitemapFile(blog, tags);
}

/** A tag as its newest post writes it. */
const labelOf = (slug: string, [newest]: readonly Post[]): string =>
  newest?.tags.find((tag) => tagSlug(tag) === slug) ?? slug;

function ownPages({ document, posts, options, mark }: Blog): BlogFile[] {
  const shown = posts.slice(0, MOST_LISTED);
  return pagesWithPosts(document).map(({ path }) => ({
    path,
    contentType: HTML,
    basis: [mark, ...shown],
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
  const newest = label === null ? blog.posts.slice(0, MOST_LISTED) : [];
  return listPages(path, posts, document.blog.postsPerPage).map((page: ListPage) => {
    const beside = page.path === path ? newest : [];
    return {
      path: page.path,
      contentType: HTML,
      basis: [mark, page.newer, page.older, label, page.posts.length, ...page.posts, ...beside],
      get madeFrom() {
        const shown = page.posts.map(listed);
        return textOf(['list', mark, page.path, page.newer, page.older, label, shown, beside.map(listed)]);
      },
      needs: [],
      render: () => renderListPage(document, page, label, options),
    };
  });
}

function* postFiles({ document, posts, options, mark }: Blog): Generator<BlogFile, void> {
  for (const [post, beside] of neighbours(posts)) {
    yield {
      path: postPath(document.blog, post),
      contentType: HTML,
      basis: [mark, post, ...beside.basis],
      get madeFrom() {
        const { newer, older, related } = beside;
        const others = [newer, older, ...related].map((other) => (other ? named(other) : ''));
        return ['post', mark, whole(post), ...others].join(' ');
      },
      needs: [post.id],
      render: (bodies) => renderPostPage(document, post, bodies.get(post.id) ?? '', options, beside),
    };
  }
}

const feeds: [file: Parameters<typeof feedPath>[1], type: string, write: (feed: Feed, self: string) => string][] = [
  ['rss.xml', 'application/rss+xml; charset=utf-8', rssFeed],
  ['atom.xml', 'application/atom+xml; charset=utf-8', atomFeed],
  ['feed.json', 'application/feed+json; charset=utf-8', jsonFeed],
];

/** All of them where the website has an origin; among files that may lie anywhere the one kind that needs none. */
function feedFiles({ document, posts, options, mark }: Blog): BlogFile[] {
  const newest = posts.slice(0, MOST_IN_FEED);
  const made = feeds.filter(([file]) => options.origin !== '' || (options.relative && file === 'atom.xml'));
  return made.map(([file, contentType, write]) => {
    const path = feedPath(document.blog, file);
    const self = options.relative ? file : options.origin + path;
    return {
      path,
      contentType,
      basis: [mark, ...newest],
      get madeFrom() {
        return textOf([file, mark, newest]);
      },
      needs: newest.map(({ id }) => id),
      render: (bodies) => write(feedOf(document, newest, bodies, options), self),
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
    basis: [mark, ...posts],
    get madeFrom() {
      return textOf(['sitemap', mark, entries]);
    },
    needs: [],
    render: () => sitemapOf(options.origin, entries),
  };
}
