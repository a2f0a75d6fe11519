import type { Services } from '../../../context.ts';
import { contentWith } from '../../posts/content.ts';
import type { PostContent } from '../../posts/content.ts';
import { findPost, updatePost } from '../../posts/store.ts';
import type { PostRow } from '../../posts/store.ts';
import { lockForTask, requireStillOwned } from '../../tasks/end-task.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { tellReaders } from '../show-blog.ts';
import { keepContent } from '../write-content.ts';

/** Somebody types in the post meanwhile: its text is read anew so many times. */
const MOST_TRIES = 8;

type Placing = { id: string; ids: Record<string, string> };

/**
 * Lets a post show pictures of the library in the place of those elsewhere (`ids` by address), in a new version of its text as it is by then, and in
 * what readers see. Answers whether they see something new.
 */
export async function keepPlaced(services: Services, task: TaskRow, { id, ids }: Placing): Promise<boolean> {
  const { db, reading } = services;
  const placed = async (content: PostContent | null) =>
    content && contentWith(content, { body: (await reading.placePictures(content.body, ids)).text });
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const post = await findPost(db, id);
    if (!post || post.deletedAt) return false;
    const [content, live] = await Promise.all([placed(post.content), placed(post.live)]);
    if (content?.body === post.content.body && live?.body === post.live?.body) return false;
    const kept = await keep(services, task, { post, content: content ?? post.content, live });
    if (kept !== 'CHANGED_MEANWHILE') return kept === 'SHOWN';
  }
  return false;
}

type Kept = 'SHOWN' | 'UNSEEN' | 'CHANGED_MEANWHILE';
type Placed = { post: PostRow; content: PostContent; live: PostContent | null };

const keep = (services: Services, task: TaskRow, { post, content, live }: Placed): Promise<Kept> =>
  services.db.transaction(async (db) => {
    const website = await lockForTask(db, task);
    if (!website) return 'UNSEEN';
    requireStillOwned(website, task);
    const now = await findPost(db, post.id);
    const isSame = now?.version === post.version && now.liveHash === post.liveHash && !now.deletedAt;
    if (!isSame) return 'CHANGED_MEANWHILE';
    const moment = services.clock();
    if (content.body !== post.content.body)
      await keepContent(db, now, { content, authorId: website.ownerId, now: moment });
    if (!live || live.body === post.live?.body) return 'UNSEEN';
    await updatePost(db, post.id, { live, liveChangedAt: moment });
    await tellReaders(services, db, website.id);
    return 'SHOWN';
  });
