import type { Actor, Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import { notFound, unauthenticated } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { republishWebsite } from '../publishing/publish-website.ts';
import { findWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { Database } from '../../db/index.ts';
import { onWebsite } from '../websites/on-website.ts';

/** The logged-in person, whom a policy row of owners has let through. */
export function requireOwner(actor: Actor): Person {
  if (actor.kind === 'visitor') throw unauthenticated();
  return actor;
}

type SettingVerb =
  | 'setSearchVisibility'
  | 'setSitePassword'
  | 'setHeadCode'
  | 'setNotifications'
  | 'confirmNotifyAddress'
  | 'setTrainingConsent';

/**
 * One setting of one's own website: asked for in the policy, written together with its audit entry, and shown to visitors at
 * once where they can see it. `write` gives what the entry says of before and after.
 */
export async function changeSetting(
  context: Context,
  ability: SettingVerb,
  id: string,
  write: (db: Database, website: WebsiteRow) => Promise<{ before?: unknown; after?: unknown; isSeen: boolean }>,
): Promise<WebsiteRow> {
  const isSeen = await onWebsite(context, ability, id, async (db, website) => {
    const { isSeen: seen, ...change } = await write(db, website);
    await recordWrite(db, context, requireOwner(context.actor), {
      action: ability,
      subject: { kind: 'website', id },
      ...change,
    });
    return seen;
  });
  const changed = await findWebsite(context.db, id);
  if (!changed) throw notFound('website');
  if (isSeen) await republishWebsite(context, id);
  context.siteCache.changed(changed);
  return changed;
}
