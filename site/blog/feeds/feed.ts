import { assetKey } from '../../model/asset-key.ts';
import type { WebsiteDocument } from '../../model/document.ts';
import { printable } from '../../model/printable.ts';
import type { RenderOptions } from '../../render/options.ts';
import { pageDescription } from '../../render/page-head.tsx';
import type { Post } from '../post.ts';
import { pageOfBlog } from '../render-list.ts';
import { placeOfFeed, type FeedPlace } from './feed-place.ts';

/** A post as every kind of feed has it. */
export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  tags: readonly string[];
  image: string;
  publishedAt: string;
  changedAt: string;
};

export type Feed = {
  id: string;
  title: string;
  description: string;
  language: string;
  home: string;
  /** Of the newest change to what it holds. */
  changedAt: string;
  items: FeedItem[];
};

function itemOf(
  document: WebsiteDocument,
  post: Post,
  body: string,
  { place, options: { origin, asset } }: { place: FeedPlace; options: RenderOptions },
): FeedItem {
  const url = place.urlOf(post);
  const cover = post.cover.source === 'asset' && origin !== '' ? asset(assetKey(post.cover)) : null;
  return {
    id: place.idOf(post),
    url,
    title: printable(post.title),
    summary: printable(post.excerpt),
    html: printable(place.htmlOf(body, url)),
    author: printable(document.blog.showAuthor ? post.author : ''),
    tags: post.tags.map(printable),
    image: cover ? new URL(cover.src, origin).href : '',
    publishedAt: post.publishedAt,
    changedAt: post.changedAt,
  };
}

/** The feed of these posts (newest first) with their bodies as safe HTML. */
export function feedOf(
  document: WebsiteDocument,
  posts: readonly Post[],
  bodies: ReadonlyMap<string, string>,
  options: RenderOptions,
): Feed {
  const { brand, blog, language } = document;
  const page = pageOfBlog(document) ?? { path: blog.path, seo: { title: '', description: '' }, sections: [] };
  const place = placeOfFeed(document, options);
  return {
    id: place.id,
    title: printable(brand.name),
    description: printable(pageDescription(page, document) || brand.name),
    language,
    home: place.home,
    changedAt: posts.reduce((newest, { changedAt }) => (changedAt > newest ? changedAt : newest), ''),
    items: posts.map((post) => itemOf(document, post, bodies.get(post.id) ?? '', { place, options })),
  };
}
