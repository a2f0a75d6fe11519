import type { WebsiteDocument } from '../../model/document.ts';
import { hashOf } from '../../model/hash.ts';
import { relativeHref } from '../../render/links.ts';
import type { RenderOptions } from '../../render/options.ts';
import { postPath } from '../addresses.ts';
import type { Post } from '../post.ts';
import { withAbsoluteAddresses, withAddresses } from './absolute.ts';

/** How a feed names posts and what is in them, from where it lies. Ids stay the same wherever it moves. */
export type FeedPlace = {
  id: string;
  home: string;
  idOf(post: Post): string;
  urlOf(post: Post): string;
  /** A body with addresses that work for readers of the feed. */
  htmlOf(body: string, url: string): string;
};

const TAG = 'tag:pagewright.app,2026:';

/** On the web: all addresses are absolute. No reader is shown a post twice when the website moves. */
const onTheWeb = ({ blog }: WebsiteDocument, origin: string): FeedPlace => ({
  id: origin + blog.path,
  home: origin + blog.path,
  idOf: ({ id }) => `${TAG}post/${id}`,
  urlOf: (post) => origin + postPath(blog, post),
  htmlOf: withAbsoluteAddresses,
});

/** Among files that may lie anywhere: addresses from the feed's own, beside the blog's first page. Bodies come with such addresses. */
const amongFiles = ({ blog, brand, language }: WebsiteDocument): FeedPlace => ({
  id: `${TAG}blog/${hashOf([brand.name, language, blog.path])}`,
  home: relativeHref(blog.path, blog.path),
  idOf: ({ slug, publishedAt }) => `${TAG}post/${hashOf([brand.name, slug, publishedAt])}`,
  urlOf: (post) => relativeHref(postPath(blog, post), blog.path),
  htmlOf: (body, url) => withAddresses(body, (address) => (address.startsWith('#') ? url + address : address)),
});

export const placeOfFeed = (
  document: WebsiteDocument,
  { origin, relative }: Pick<RenderOptions, 'origin' | 'relative'>,
): FeedPlace => (relative ? amongFiles(document) : onTheWeb(document, origin));
