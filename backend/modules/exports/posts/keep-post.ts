import { sameJson } from '#site/model/json.ts';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { invalid } from '../../../failure.ts';
import { keepContent, withSlug } from '../../blog/write-content.ts';
import { contentWith } from '../../posts/content.ts';
import { freeSlug } from '../../posts/slug.ts';
import type { FiledPost } from '../../posts/post-file.ts';
import { findPost, insertPost, keepSlug, takenSlugs, updatePost } from '../../posts/store.ts';
import type { PostMark, PostRow } from '../../posts/store.ts';
import { mayBePublished } from '../../publishing/require-publishing.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import type { ReadPost } from './read-post-file.ts';

type Found = Extract<ReadPost, { post: unknown }>;
type Kept = { post: PostRow; outcome: 'CREATED' | 'CHANGED' | 'UNCHANGED' };

/** One imported post into a website that has these. Throws INVALID for one that was deleted here. The caller holds the website's row. */
export async function keepPost(
  services: Pick<Services, 'ids' | 'clock' | 'live'>,
  db: Database,
  { website, known, read }: { website: WebsiteRow; known: readonly PostMark[]; read: Found },
): Promise<Kept> {
  const { post: filed } = read;
  const { slug } = filed.content;
  const mark = known.find((post) => isSame(post, filed)) ?? (slug === '' ? undefined : known.find(hasSlug(slug)));
  const authorId = website.ownerId;
  const now = services.clock();
  const same = mark && (await findPost(db, mark.id));
  if (!same) return { post: await create(services, db, website, read), outcome: 'CREATED' };
  if (same.deletedAt) throw invalid('archive', 'You deleted this post here. Restore it, then import again.');
  const content = contentWith(filed.content, { slug: same.content.slug || slug });
  if (sameJson(content, same.content)) return { post: same, outcome: 'UNCHANGED' };
  return { post: await keepContent(db, same, { content, authorId, now }), outcome: 'CHANGED' };
}

/** It came from the same place, or began at the same moment under the same title. */
const isSame = ({ source, createdAt, title }: PostMark, filed: FiledPost): boolean =>
  filed.source === null
    ? createdAt.getTime() === filed.createdAt?.getTime() && title === filed.content.title
    : source === filed.source;

const hasSlug =
  (slug: string) =>
  (post: PostMark): boolean =>
    post.slug === slug && !post.deletedAt;

async function create(
  services: Pick<Services, 'ids' | 'clock' | 'live'>,
  db: Database,
  { id: websiteId, ownerId }: WebsiteRow,
  { post: filed, published }: Found,
): Promise<PostRow> {
  const id = services.ids();
  const now = services.clock();
  const taken = await takenSlugs(db, websiteId, { exceptPost: id });
  const wasShown = filed.state === 'published' && filed.publishAt !== null && filed.content.title !== '';
  const isShown = wasShown && (await mayBePublished(services, db, ownerId));
  const { slug } = filed.content;
  const own = contentWith(filed.content, { slug: slug === '' ? '' : freeSlug(slug, taken) });
  const content = isShown ? await withSlug(db, { id, websiteId }, own) : own;
  const createdAt = filed.createdAt ?? now;
  const made = await insertPost(
    db,
    { id, websiteId, content, source: filed.source, createdAt, updatedAt: now },
    ownerId,
  );
  if (filed.state === 'scheduled' && filed.publishAt && filed.publishAt > now && content.title !== '')
    return updatePost(db, id, { publishAt: filed.publishAt });
  if (!isShown) return made;
  const live = published ? contentWith(published.content, { slug: published.content.slug || content.slug }) : content;
  if (live.slug !== content.slug && taken.has(live.slug)) return made;
  for (const each of [live.slug, ...filed.formerSlugs.filter((former) => !taken.has(former))])
    await keepSlug(db, { websiteId, postId: id, slug: each });
  const liveChangedAt = filed.liveChangedAt ?? filed.publishAt;
  return updatePost(db, id, { live, publishAt: filed.publishAt, liveChangedAt });
}
