import type { Image } from '../model/fields.ts';

/** A published post without its body: all that lists, feeds and its neighbours' pages need of it. */
export type Post = {
  id: string;
  /** The last part of its address, once in a website. */
  slug: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  author: string;
  cover: Image;
  /** Instead of title and excerpt in search results and beside links; '' for the same. */
  seoTitle: string;
  seoDescription: string;
  /** ISO instants in UTC. */
  publishedAt: string;
  changedAt: string;
  /** The days of both in the website's own time zone, such as `2026-12-05`. */
  date: string;
  changedDate: string;
  words: number;
  /** Different when its body is, or is shown another way. */
  bodyHash: string;
};
