import { z } from 'zod';
import type { WritingTask } from '#designer/index.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../failure.ts';
import { parseInput } from '../../../parse-input.ts';
import { MAX_BODY_BYTES } from '../../posts/content.ts';
import { findPost } from '../../posts/store.ts';
import { websiteFor } from '../../websites/on-website.ts';
import { askWriter } from './ask-writer.ts';

export const partKinds = ['IMPROVE', 'SHORTEN', 'TITLES', 'EXCERPT', 'DESCRIPTION'] as const;
export type PartKind = (typeof partKinds)[number];

/** What the assistant offers; nothing of the post is changed by it. */
export type WrittenPart = { texts: string[]; note: string | null };

const partSchema = z.object({
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'Write something first.')
    .refine(
      (text) => Buffer.byteLength(text) <= MAX_BODY_BYTES,
      'This is too long for the assistant. Take a part of it.',
    ),
  wish: z.string().trim().max(500, 'Keep a wish to 500 characters.'),
});

/**
 * Has the assistant write a part of a post anew (`text` is what is selected), or its titles, excerpt or description (`text` is the whole
 * post as it is typed). Nothing is counted when it gives nothing new. Throws INVALID, LIMIT_REACHED and RATE_LIMITED.
 */
export async function writeForPost(
  context: Context,
  { id, kind, ...words }: { id: string; kind: PartKind; text: string; wish?: string | null },
): Promise<WrittenPart> {
  const post = await findPost(context.db, id);
  const website = await websiteFor(context, 'writeForPost', post?.websiteId);
  if (!post || post.deletedAt) throw notFound('post');
  const { text, wish } = parseInput(partSchema, { text: words.text, wish: words.wish ?? '' });
  const task = taskOf(kind, text, wish, post.content.title);
  const written = await askWriter(context, 'writeForPost', website.id, task, async (_db, _website, writing) => {
    const texts = writing.texts.filter((made) => made.trim() !== '' && made !== text);
    return texts.length > 0 ? { texts, note: writing.note ?? null } : null;
  });
  return written ?? { texts: [], note: null };
}

function taskOf(kind: PartKind, text: string, wish: string, title: string): WritingTask {
  switch (kind) {
    case 'IMPROVE':
      return { kind: 'improve', text, wish };
    case 'SHORTEN':
      return { kind: 'shorten', text, wish };
    case 'TITLES':
      return { kind: 'titles', title, body: text };
    case 'EXCERPT':
      return { kind: 'excerpt', title, body: text };
    case 'DESCRIPTION':
      return { kind: 'description', title, body: text };
  }
}
