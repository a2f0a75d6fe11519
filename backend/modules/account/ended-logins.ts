import { createHash } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { Database, OpenedDatabase } from '../../db/index.ts';
import { ENDED_CHANNEL, forgetLoginsEndedBefore, insertEndedLogin, listEndedLogins } from './store.ts';

/** Longer than any session lasts. */
const KEPT_MS = 40 * 24 * 60 * 60 * 1000;

/**
 * People whose account was deleted: whatever was logged in before is over, in every browser, though their tokens are still
 * good. There are few of them, so each process knows them all; it hears of new ones from the process that ends them.
 */
export type EndedLogins = {
  /** True when what this subject of the provider began then (a session, a token) has been ended since. */
  isOver(sub: string, began: Date): boolean;
  /** Ends all that this subject began until that moment, when the transaction commits. */
  end(db: Database, sub: string, at: Date): Promise<void>;
  /** Tells this process at once what a transaction that committed has ended. */
  ended(sub: string, at: Date): void;
  forgetOld(now: Date): Promise<void>;
  close(): Promise<void>;
};

const idOf = (sub: string) => createHash('sha256').update(sub).digest('base64url');

/** `onEnded` hears when somebody's login ended, here or in another process. */
export async function openEndedLogins(opened: OpenedDatabase, log: Log, onEnded: () => void): Promise<EndedLogins> {
  const { db } = opened;
  const ended = new Map<string, number>();
  const keep = (id: string, at: number) => {
    ended.set(id, Math.max(ended.get(id) ?? 0, at));
    onEnded();
  };
  const read = async () => {
    for (const { id, endedAt } of await listEndedLogins(db)) keep(id, endedAt.getTime());
  };
  const stop = await opened.listen(ENDED_CHANNEL, (payload) => {
    const [id, at] = payload?.split(' ') ?? [];
    if (id && at) keep(id, Number(at));
    else read().catch((error: unknown) => log.error('Ended logins could not be read', { error }));
  });
  await read();
  return {
    isOver: (sub, began) => ended.size > 0 && began.getTime() <= (ended.get(idOf(sub)) ?? -1),
    end: (tx, sub, at) => insertEndedLogin(tx, idOf(sub), at),
    ended: (sub, at) => keep(idOf(sub), at.getTime()),
    async forgetOld(now) {
      const oldest = new Date(now.getTime() - KEPT_MS);
      await forgetLoginsEndedBefore(db, oldest);
      for (const [id, at] of ended) if (at < oldest.getTime()) ended.delete(id);
    },
    close: stop,
  };
}
