import { sameJson } from '#site/model/json.ts';
import type { Database } from '../../db/index.ts';
import { postFile } from './post-file.ts';
import type { FiledPost } from './post-file.ts';
import { slugFrom } from './slug.ts';
import { insertPost, keepSlug, listAllPosts, slugsOf, stateOf, updatePost } from './store.ts';
import type { PostRow } from './store.ts';

/** One post of an export: a name for its file, what its writers work on, and what readers see where that is something else. */
export type PostFiles = { name: string; text: string; published: string | null };

const states = { DRAFT: 'draft', SCHEDULED: 'scheduled', PUBLISHED: 'published' } as const;

/** Every post of a website as Markdown, deleted ones only when asked for. The same posts give the same files. */
export async function filedPosts(
  db: Database,
  websiteId: string,
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<PostFiles[]> {
  const found = await listAllPosts(db, websiteId, { withDeleted });
  const slugs = await slugsOf(
    db,
    found.map(({ id }) => id),
  );
  const filed = found.map((post) => {
    const { publishAt, liveChangedAt, createdAt, deletedAt, source, live, content } = post;
    const former = slugs.filter(({ postId, slug }) => postId === post.id && slug !== live?.slug);
    const known = {
      state: states[stateOf(post)],
      publishAt,
      liveChangedAt,
      createdAt,
      deletedAt,
      source,
      formerSlugs: former.map(({ slug }) => slug).sort(),
    };
    return {
      post,
      text: postFile({ ...known, content }),
      published: live && !sameJson(live, content) ? postFile({ ...known, content: live }) : null,
    };
  });
  // Of two that began at the same moment the order follows from what they say, so that it is the same for a copy of them.
  const inOrder = filed.sort(
    (one, other) => one.post.createdAt.getTime() - other.post.createdAt.getTime() || (one.text < other.text ? -1 : 1),
  );
  const names = new Set<string>();
  const files = inOrder.map(({ post, text, published }) => {
    const name = nameFor(post, names);
    names.add(name);
    return { name, text, published };
  });
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Of drafts without an address it follows from their title and place alone, so that a copy of them gets the same. */
function nameFor({ content }: PostRow, taken: ReadonlySet<string>): string {
  const stem = content.slug || slugFrom(content.title || 'Untitled', 'untitled');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.has(name)) return name;
  }
}

/** A post out of an export: what its writers worked on, and what readers saw where that was something else. */
export type ImportedPost = { post: FiledPost; published: FiledPost | null };

/**
 * Writes imported posts into a website that has none yet. Those that were published are again, as soon as the website is; one whose
 * moment is over is a draft. Needs a transaction.
 */
export async function insertImportedPosts(
  db: Database,
  imported: readonly ImportedPost[],
  { websiteId, authorId, now, ids }: { websiteId: string; authorId: string | null; now: Date; ids: () => string },
): Promise<void> {
  const sources = new Set<string>();
  for (const [at, { post, published }] of imported.entries()) {
    const id = ids();
    // One millisecond apart, so that their order stays.
    const createdAt = post.createdAt ?? new Date(now.getTime() - imported.length + at);
    const source = post.source !== null && !sources.has(post.source) ? post.source : null;
    if (source !== null) sources.add(source);
    await insertPost(db, { id, websiteId, content: post.content, source, createdAt, updatedAt: createdAt }, authorId);
    const { publishAt, liveChangedAt, state } = post;
    if (state === 'scheduled' && publishAt && publishAt > now) await updatePost(db, id, { publishAt });
    if (state !== 'published' || !publishAt || post.content.slug === '') continue;
    const live = (published ?? post).content;
    await updatePost(db, id, { live, publishAt, liveChangedAt });
    for (const slug of new Set([live.slug, ...post.formerSlugs])) await keepSlug(db, { websiteId, postId: id, slug });
  }
}
