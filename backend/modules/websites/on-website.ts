import { requireWebsite } from '../../auth/policy.ts';
import type { WebsiteAbility } from '../../auth/policy.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../db/index.ts';
import { findWebsite, lockWebsite } from './store.ts';
import type { WebsiteRow } from './store.ts';

type Asking = { actor: Actor; db: Database };

/** The website that a verb is about, for somebody who may do that with it. Throws as `requireWebsite`. */
export const websiteFor = async ({ actor, db }: Asking, ability: WebsiteAbility, id: string | undefined) =>
  requireWebsite(actor, ability, id === undefined ? undefined : await findWebsite(db, id));

/** The same within a transaction: nobody else changes the website before its end. */
export const lockedFor = async (db: Database, { actor }: Pick<Asking, 'actor'>, ability: WebsiteAbility, id: string) =>
  requireWebsite(actor, ability, await lockWebsite(db, id));

/**
 * A verb on one website, in a transaction that holds its row. Who may not do it never waits for the row, or makes others wait.
 * Throws as `requireWebsite`.
 */
export async function onWebsite<Made>(
  context: Asking,
  ability: WebsiteAbility,
  id: string,
  verb: (db: Database, website: WebsiteRow) => Promise<Made>,
): Promise<Made> {
  await websiteFor(context, ability, id);
  return context.db.transaction(async (db) => verb(db, await lockedFor(db, context, ability, id)));
}
