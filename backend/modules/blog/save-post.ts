import { sameJson } from '#site/model/json.ts';
import type { Context } from '../../context.ts';
import { Failure, invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { contentWith, MAX_BODY_BYTES, postInputSchema } from '../posts/content.ts';
import type { PostField } from '../posts/content.ts';
import { mergeContents } from '../posts/merge-content.ts';
import type { FieldConflict } from '../posts/merge-content.ts';
import { findVersionBefore } from '../posts/store.ts';
import type { OwnPost } from './blog-post.ts';
import { onPostWith } from './own-post.ts';
import { keepContent, requireFreeSlug } from './write-content.ts';

export type SavedPost = { post: OwnPost; merged: PostField[]; conflicts: FieldConflict[] };

/**
 * Saves what somebody made of the version that they name. What others saved since is merged with it, so that no line of either is
 * lost: see `mergeContents`. Nothing changed makes no version. Throws INVALID with the fields of the input, and CONFLICT when both
 * texts together would be too long to be one post.
 */
export function saveBlogPost(context: Context, id: string, version: number, input: unknown): Promise<SavedPost> {
  return onPostWith(context, 'saveBlogPost', id, async (db, post, website) => {
    await context.rateLimiter.take('saveBlogPost', website.ownerId ?? id);
    const given = parseInput(postInputSchema, input);
    if (version > post.version) throw invalid('version', 'There is no such version of this post yet.');
    const base = version === post.version ? post : await findVersionBefore(db, id, version);
    const before = (base ?? post).content;
    const { content, merged, conflicts } = mergeContents(before, contentWith(before, given), post.content);
    if (Buffer.byteLength(content.body) > 2 * MAX_BODY_BYTES)
      throw new Failure(
        'Someone else wrote so much here that the two texts do not fit together. Copy yours, then load the post.',
        {
          code: 'CONFLICT',
          currentRevision: post.version,
          conflicts: [{ path: 'body', label: 'Text', mine: given.body ?? '', theirs: post.content.body }],
        },
      );
    if (content.slug !== post.content.slug) await requireFreeSlug(db, post, content.slug);
    const kept = sameJson(content, post.content)
      ? post
      : await keepContent(db, post, { content, authorId: website.ownerId, now: context.clock() });
    return { post: { ...kept, website }, merged, conflicts };
  });
}
