import { createHash } from 'node:crypto';
import { blogFiles, renderPostPage } from '#site/blog/index.ts';
import type { BlogFile, Post } from '#site/blog/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { RenderOptions } from '#site/render/index.ts';
import { MARKDOWN_EDITION } from '../../../reading/markdown/edition.ts';
import type { Database } from '../../../db/index.ts';
import { inTurns } from '../../../in-turns.ts';
import { liveBlog } from '../../posts/live-posts.ts';
import type { LivePost } from '../../posts/live-posts.ts';
import type { WebsiteRow } from '../../websites/store.ts';

/** What readers may see of a website's blog, and where addresses that they knew lead. */
export type Blog = { posts: Post[]; leadsOn: Map<string, string> };

/** Moments as days, where the website's owner is. */
function dayIn(timeZone: string | null): (moment: Date) => string {
  const days = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => days.format(moment);
}

type Dated = { timeZone: string | null; post: Post };
const dated = new WeakMap<LivePost, Dated>();

/** The very same for the same post: what is made from it is remembered with it. */
function postIn(timeZone: string | null, live: LivePost, dayOf: (moment: Date) => string): Post {
  const known = dated.get(live);
  if (known && known.timeZone === timeZone) return known.post;
  const post = postFrom(live, dayOf);
  dated.set(live, { timeZone, post });
  return post;
}

const postFrom = (
  { id, content, hash, words, publishedAt, changedAt }: LivePost,
  dayOf: (moment: Date) => string,
): Post => {
  const date = dayOf(publishedAt);
  return {
    id,
    ...content,
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    date,
    // To ask for a day is slow, and most posts never change.
    changedDate: changedAt.getTime() === publishedAt.getTime() ? date : dayOf(changedAt),
    words,
    bodyHash: `${hash} ${MARKDOWN_EDITION}`,
  };
};

/** The published posts of a website, the newest first, with the addresses that led to them once. */
export async function blogOf(
  db: Database,
  { id, timeZone }: Pick<WebsiteRow, 'id' | 'timeZone'>,
  { blog }: Pick<WebsiteDocument, 'blog'>,
): Promise<Blog> {
  const dayOf = dayIn(timeZone);
  const live = await liveBlog(db, id);
  const posts = live.posts.map((post) => postIn(timeZone, post, dayOf));
  if (posts.length === 0) return { posts, leadsOn: new Map() };
  const slugOf = new Map(posts.map((post) => [post.id, post.slug]));
  const known = [...live.formerSlugs, ...posts.map((post) => [post.slug, post.id] as const)];
  const leadsOn = new Map<string, string>();
  for (const [slug, postId] of known)
    for (const path of [blog.path, ...blog.formerPaths]) {
      const to = `${blog.path}/${slugOf.get(postId)}`;
      if (slugOf.has(postId) && `${path}/${slug}` !== to) leadsOn.set(`${path}/${slug}`, to);
    }
  return { posts, leadsOn };
}

/** A post that nobody reads: drawn otherwise than before, it tells that this release draws all of them otherwise. */
const SAMPLE: Post = {
  id: 'drawn',
  slug: 'drawn',
  title: 'Drawn',
  excerpt: 'To compare',
  tags: ['One'],
  author: 'Nobody',
  cover: { source: 'none' },
  seoTitle: '',
  seoDescription: '',
  publishedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-02-01T00:00:00.000Z',
  date: '2026-01-01',
  changedDate: '2026-02-01',
  words: 200,
  bodyHash: '',
};

const drawnSample = (document: WebsiteDocument, options: RenderOptions): string =>
  stampOf(renderPostPage(document, SAMPLE, '', { ...options, onDrawing: () => {} }));

/** A planned file with all that it is made from: what it shows, and how pages of this website are made. */
export type PlannedFile = Omit<BlogFile, 'basis' | 'madeFrom'> & { stamp: string };

/** What the files of a plan were made from, to be compared with the next one. */
export type EarlierPlan = {
  common: string;
  files: ReadonlyMap<string, { basis: readonly unknown[]; stamp: string }>;
};

/**
 * Every file that follows from the posts, for pages that are made so. What was made from the very same values in an earlier plan has the
 * stamp that it had, and is not written down and hashed again.
 */
export async function planFiles(
  document: WebsiteDocument,
  { posts }: Blog,
  options: RenderOptions,
  earlier?: EarlierPlan,
): Promise<{ planned: PlannedFile[]; plan: EarlierPlan }> {
  const { origin, badge, indexed, headCode } = options;
  const common = JSON.stringify([origin, badge, indexed, headCode, drawnSample(document, options)]);
  const before = earlier?.common === common ? earlier.files : undefined;
  const files = new Map<string, { basis: readonly unknown[]; stamp: string }>();
  const planned: PlannedFile[] = [];
  await inTurns(blogFiles(document, posts, options), (file) => {
    const { path, contentType, basis, needs } = file;
    const known = before?.get(path);
    const made = known && isSame(known.basis, basis) ? known : { basis, stamp: stampOf(`${file.madeFrom} ${common}`) };
    files.set(path, made);
    planned.push({ path, contentType, needs, stamp: made.stamp, render: (bodies) => file.render(bodies) });
  });
  return { planned, plan: { common, files } };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Where these files will lie. */
export async function plannedPaths(
  document: WebsiteDocument,
  { posts }: Blog,
  options: RenderOptions,
): Promise<Set<string>> {
  const paths = new Set<string>();
  await inTurns(blogFiles(document, posts, options), ({ path }) => paths.add(path));
  return paths;
}

/** Short, and different for different texts. */
export const stampOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
