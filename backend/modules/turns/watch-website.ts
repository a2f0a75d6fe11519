import { Repeater } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { newestMessageOf } from '../chat/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { findTurnOf } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

export type WebsiteUpdate = { stamp: string; turn: Awaited<ReturnType<typeof findTurnOf>> | null };

/** Differs whenever what a screen shows of the website and its conversation differs. The steps of a turn do not count. */
export async function stampOf(
  db: Database,
  website: Pick<WebsiteRow, 'id' | 'currentRevision' | 'publishedSnapshotId'>,
): Promise<string> {
  const newest = await newestMessageOf(db, website.id);
  return [website.currentRevision, website.publishedSnapshotId ?? '', newest?.id ?? '', newest?.state ?? ''].join('.');
}

/**
 * Tells how a website stands, at once and after each change. Several changes while one is being told are one. Ends when the
 * token does, or when the website may not be read any more. Throws like a query, before the first word.
 */
export async function watchWebsite(context: Context, id: string): Promise<AsyncIterable<WebsiteUpdate>> {
  await requireReadable(context, id);
  return new Repeater<WebsiteUpdate>(async (push, stop) => {
    let isTelling = false;
    let isDue = false;
    const tell = async () => {
      isDue = true;
      if (isTelling) return;
      isTelling = true;
      try {
        while (isDue) {
          isDue = false;
          const website = await requireReadable(context, id);
          const [stamp, turn] = [await stampOf(context.db, website), await findTurnOf(context.db, id)];
          void push({ stamp, turn: turn ?? null });
        }
      } catch (error) {
        stop(error);
      } finally {
        isTelling = false;
      }
    };
    const stopListening = context.updates.on(id, { tell: () => void tell(), end: () => stop() });
    const timer = setTimeout(() => stop(), millisecondsLeft(context));
    void tell();
    await stop;
    clearTimeout(timer);
    stopListening();
  });
}

const requireReadable = (context: Context, id: string) => websiteFor(context, 'websiteUpdates', id);

/** A visitor has no token that could end; they come back as somebody who may have logged in meanwhile. */
const VISIT_MS = 30 * 60 * 1000;
const LONGEST_TIMER = 2 ** 31 - 1;

const millisecondsLeft = ({ actor, clock }: Context): number =>
  actor.kind === 'person' ? Math.min(Math.max(actor.endsAt.getTime() - clock().getTime(), 0), LONGEST_TIMER) : VISIT_MS;
