import type { Blog, WebsiteDocument } from '../model/document.ts';
import type { RenderOptions } from '../render/options.ts';
import type { PostSummary } from '../sections/definition.ts';
import { feedPath, postPath } from './addresses.ts';
import type { Post } from './post.ts';
import { publishedPost } from './published-post.ts';

/** What lists show of a post. */
export const summaryOf = (blog: Pick<Blog, 'path'>, post: Post): PostSummary => ({
  title: post.title,
  excerpt: post.excerpt,
  date: post.date,
  cover: post.cover,
  to: postPath(blog, post),
});

/** The most that a list on a page can be asked to show. */
export const MOST_LISTED = 60;

/** Options for pages of a website that has these posts, newest first: lists show them, heads name the feed. */
export function withPosts(
  { blog }: Pick<WebsiteDocument, 'blog'>,
  posts: readonly Post[],
  options: RenderOptions,
): RenderOptions {
  if (posts.length === 0) return options;
  const summaries = posts.slice(0, MOST_LISTED).map((post) => summaryOf(blog, publishedPost(post)));
  return { ...options, posts: summaries, ...feedOffered(blog, options) };
}

/** The feed that pages lead readers to. */
export const feedOffered = (
  blog: Pick<Blog, 'path'>,
  { origin, relative }: Pick<RenderOptions, 'origin' | 'relative'>,
): Pick<RenderOptions, 'feed'> => {
  if (relative) return { feed: feedPath(blog, 'atom.xml') };
  return origin ? { feed: feedPath(blog, 'rss.xml') } : {};
};
