import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { unavailable } from '../../failure.ts';
import { lockUser } from '../users/store.ts';
import type { User } from '../users/store.ts';
import { lockWebsites } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { listNamed, lockNamed } from './store.ts';
import type { DomainRow } from './store.ts';

/** Everybody's rows of one name, and the websites that those lead to: nobody else changes any of them. */
export type Named = {
  rows: DomainRow[];
  websites: Map<string, WebsiteRow>;
  /** Who was asked for. */
  owner: User | undefined;
};

const MAX_TRIES = 5;

/**
 * A change of what is known of a name, in a transaction that holds all its rows and what they lead to: an owner first, then
 * websites, as everywhere. `websiteId`: where it is to lead. Throws UNAVAILABLE when people kept changing where it leads.
 */
export async function withName<Made>(
  { db: database }: Pick<Services, 'db'>,
  { name, ownerId, websiteId }: { name: string; ownerId?: string; websiteId?: string },
  verb: (db: Database, named: Named) => Promise<Made>,
): Promise<Made> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const done = await database.transaction(async (db) => {
      const owner = ownerId === undefined ? undefined : await lockUser(db, ownerId);
      const wanted = websitesOf(await listNamed(db, name));
      const locked = await lockWebsites(db, websiteId === undefined ? wanted : [...wanted, websiteId]);
      const rows = await lockNamed(db, name);
      const websites = new Map(locked.map((website) => [website.id, website]));
      if (!websitesOf(rows).every((id) => websites.has(id))) return null;
      return { made: await verb(db, { rows, websites, owner }) };
    });
    if (done) return done.made;
  }
  throw unavailable(`${name} is being changed again and again. Try again in a moment.`);
}

const websitesOf = (rows: readonly DomainRow[]): string[] => rows.flatMap(({ websiteId }) => websiteId ?? []);
