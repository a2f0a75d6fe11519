import type { Services } from '../../../context.ts';
import type { Failure } from '../../../failure.ts';
import type { Run } from '../../../jobs/queue.ts';
import type { PictureElsewhere } from '../../../reading/markdown/pictures-elsewhere.ts';
import { findPost } from '../../posts/store.ts';
import type { PostRow } from '../../posts/store.ts';
import { failTask, finishTask } from '../../tasks/end-task.ts';
import { findTask, isUnderWay, saveTaskProgress } from '../../tasks/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { whileWanted } from '../../tasks/while-wanted.ts';
import { showBlog } from '../show-blog.ts';
import { fetchPicture, isFull } from './fetch-picture.ts';
import { keepPlaced } from './keep-placed.ts';
import { listPostsWithPicturesElsewhere } from './store.ts';

/** Of one task: whoever has more begins another one. */
const MOST_PICTURES = 500;
/** A website that did not answer so often is not asked for its other pictures. */
const MOST_SILENCES = 3;

type Item = TaskRow['items'][number];

/**
 * Brings the pictures of a task's posts in, post by post, or goes on with that after a crash. Each text then shows the picture of the
 * library, the one that readers see too; what could not be had stays a link. Cancelled, it leaves what came in by then.
 */
export async function runBringing(services: Services, { data, signal: closing }: Run<{ task: string }>): Promise<void> {
  const { db } = services;
  const task = await findTask(db, data.task);
  if (!task || task.endedAt) return;
  await whileWanted(
    services,
    { websiteId: task.websiteId, closing, isWanted: () => isUnderWay(db, task.id) },
    async ({ signal }) => {
      const posts =
        task.about === '' ? await listPostsWithPicturesElsewhere(db, task.websiteId) : await postsOf(services, task);
      const bringing = new Bringing(services, task, signal);
      await bringing.count(posts);
      for (const id of posts) await bringing.bring(id);
      if (bringing.isShown) await showBlog(services, task.websiteId);
      if (bringing.full) throw bringing.full;
      const note = bringing.isMore ? `These were the first ${MOST_PICTURES}. Press again for the others.` : '';
      await finishTask(services, task, { state: bringing.items.length > 0 ? 'DONE' : 'NOTHING', note });
    },
    (error) => failTask(services, task, error),
  );
}

async function postsOf({ db }: Services, { about }: TaskRow): Promise<string[]> {
  const post = await findPost(db, about);
  return post && !post.deletedAt ? [post.id] : [];
}

const hostOf = (address: string) => new URL(address).host;

/** One run of a task: what it knows of each address, and how far it is. */
class Bringing {
  readonly #services: Services;
  readonly #task: TaskRow;
  readonly #signal: AbortSignal;
  /** Ids of pictures that are in the library now, by their addresses. */
  readonly #ids: Record<string, string> = {};
  readonly #silences = new Map<string, number>();
  readonly items: Item[];
  isShown = false;
  isMore = false;
  full: Failure | undefined;

  constructor(services: Services, task: TaskRow, signal: AbortSignal) {
    [this.#services, this.#task, this.#signal] = [services, task, signal];
    this.items = [...task.items];
  }

  /** Says how many pictures there are, those of a run before included. */
  async count(posts: readonly string[]): Promise<void> {
    const known = new Set(this.items.map(({ name }) => name));
    for (const id of posts) for (const { address } of await this.#elsewhere(id)) known.add(address);
    await this.#tell(Math.min(known.size, MOST_PICTURES));
  }

  async bring(id: string): Promise<void> {
    for (const picture of await this.#elsewhere(id)) {
      this.#signal.throwIfAborted();
      if (this.full || this.#isSettled(picture.address)) continue;
      if (this.items.length >= MOST_PICTURES) {
        this.isMore = true;
        break;
      }
      await this.#fetch(picture, id);
    }
    this.isShown = (await keepPlaced(this.#services, this.#task, { id, ids: this.#ids })) || this.isShown;
  }

  #isSettled(address: string): boolean {
    return (
      Object.hasOwn(this.#ids, address) ||
      this.items.some(({ name, outcome }) => name === address && outcome === 'REFUSED')
    );
  }

  async #fetch(picture: PictureElsewhere, postId: string): Promise<void> {
    const { address } = picture;
    const host = hostOf(address);
    const silences = this.#silences.get(host) ?? 0;
    try {
      const fetched =
        silences < MOST_SILENCES
          ? await fetchPicture(this.#services, this.#task, picture, this.#signal)
          : {
              problem: `${host} did not answer for other pictures, so it was not asked for this one.`,
              isSilent: false,
            };
      if (fetched.id === undefined) {
        if (fetched.isSilent) this.#silences.set(host, silences + 1);
        this.#add({ name: address, outcome: 'REFUSED', problem: fetched.problem, postId });
      } else {
        this.#ids[address] = fetched.id;
        this.#add({ name: address, outcome: fetched.outcome, problem: '', postId });
      }
      await this.#tell();
    } catch (error) {
      if (!isFull(error)) throw error;
      this.full = error;
    }
  }

  /** A picture that came in before a crash is told of once. */
  #add(item: Item): void {
    const before = this.items.findIndex(({ name }) => name === item.name);
    if (before === -1) this.items.push(item);
  }

  async #tell(total?: number): Promise<void> {
    const { items } = this;
    const progress = { note: '', items, done: items.length, ...(total !== undefined && { total }) };
    await saveTaskProgress(this.#services.db, this.#task.id, progress);
  }

  async #elsewhere(id: string): Promise<PictureElsewhere[]> {
    const post = await findPost(this.#services.db, id);
    if (!post || post.deletedAt) return [];
    const texts = textsOf(post);
    const found = await Promise.all(texts.map((text) => this.#services.reading.placePictures(text, {})));
    const all = found.flatMap(({ elsewhere }) => elsewhere);
    return [...new Map(all.map((picture) => [picture.address, picture])).values()];
  }
}

/** What is worked on, and what readers see where that differs. */
const textsOf = ({ content, live }: PostRow): string[] => [...new Set([content.body, live?.body ?? content.body])];
