import type { Database } from '../../../db/index.ts';
import type { PostContent } from '../../posts/content.ts';
import { findPost } from '../../posts/store.ts';
import { findTopic } from '../../posts/topics/store.ts';
import type { TaskRow } from '../store.ts';
import { markUnused } from './store.ts';

/** So much of a line says that it is the same: the rest may have been changed since. */
const COMPARED = 60;

/**
 * Before what came of a task goes: an offer of which no new line stands in the post was not taken, and a draft that was deleted was not
 * wanted. Its template is counted by that.
 */
export async function noteUnused(
  db: Database,
  { id, kind, about, state, texts, wish, template }: TaskRow,
): Promise<void> {
  if (state !== 'DONE' || !template) return;
  const postId = kind === 'PART' ? about : kind === 'POST' ? (await findTopic(db, about))?.postId : null;
  const post = postId ? await findPost(db, postId) : undefined;
  if (!post) return;
  if (kind === 'POST' ? post.deletedAt !== null : !stands(post.content, texts, wish.text ?? ''))
    await markUnused(db, id);
}

function stands(
  { title, body, excerpt, seoTitle, seoDescription }: PostContent,
  texts: readonly string[],
  before: string,
): boolean {
  const there = [title, body, excerpt, seoTitle, seoDescription].join('\n');
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim().slice(0, COMPARED))
    .some((line) => line !== '' && !before.includes(line) && there.includes(line));
}
