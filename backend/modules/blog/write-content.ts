import type { Database } from '../../db/index.ts';
import { Failure, invalid } from '../../failure.ts';
import { contentWith } from '../posts/content.ts';
import type { PostContent } from '../posts/content.ts';
import { freeSlug, isReservedSlug, slugFrom } from '../posts/slug.ts';
import { forgetVersions, listVersions, saveContent, stateOf, takenSlugs } from '../posts/store.ts';
import type { PostRow } from '../posts/store.ts';
import { versionsToForget } from '../posts/kept-versions.ts';

/** Throws INVALID with the field `slug`, and one that is free, when it is another post's now or was one's before. */
export async function requireFreeSlug(db: Database, post: { id: string; websiteId: string }, slug: string) {
  if (slug === '') return;
  const taken = await takenSlugs(db, post.websiteId, { exceptPost: post.id, slug });
  if (!taken.has(slug) && !isReservedSlug(slug)) return;
  const why = isReservedSlug(slug)
    ? 'The blog itself needs this address.'
    : 'Another post has this address, or had it.';
  throw invalid('slug', `${why} ${freeSlug(slug, taken)} is free.`);
}

/** With a slug of its own, made from the title where none was chosen. */
export async function withSlug(
  db: Database,
  { id, websiteId }: { id: string; websiteId: string },
  content: PostContent,
): Promise<PostContent> {
  if (content.slug !== '') return content;
  const wanted = slugFrom(content.title, id);
  const slug = freeSlug(wanted, await takenSlugs(db, websiteId, { exceptPost: id, slug: wanted }));
  return contentWith(content, { slug });
}

export const requireTitle = ({ title }: PostContent): void => {
  if (title === '') throw invalid('title', 'Give the post a title first.');
};

/** Keeps content as the post's next version and lets go of some old ones. The caller holds the website's row. */
export async function keepContent(
  db: Database,
  post: PostRow,
  version: { content: PostContent; authorId: string | null; now: Date },
): Promise<PostRow> {
  if (stateOf(post) === 'SCHEDULED') requireTitle(version.content);
  const saved = await saveContent(db, post, version);
  await forgetVersions(db, post.id, versionsToForget(await listVersions(db, post.id), version.now));
  return saved;
}

/** What an import or a copy may add at most. */
export const MAX_POSTS = 5_000;

export const tooManyPosts = () =>
  new Failure(`A blog has at most ${MAX_POSTS.toLocaleString('en')} posts. Delete some first.`, {
    code: 'INVALID',
    fields: {},
  });
