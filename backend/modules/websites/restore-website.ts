import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { requireRoomForWebsite } from '../billing/limits.ts';
import { lockUser } from '../users/store.ts';
import { RESTORABLE_MS } from './delete-website.ts';
import { findWebsite, updateWebsite } from './store.ts';
import type { WebsiteRow } from './store.ts';

/** Brings a deleted website back as a draft at its old address. Throws NOT_FOUND after 30 days, LIMIT_REACHED without room. */
export async function restoreWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const website = requireWebsite(context.actor, 'restoreWebsite', await findWebsite(context.db, id));
  const { deletedAt, ownerId } = website;
  if (!deletedAt || !ownerId) return website;
  if (deletedAt.getTime() + RESTORABLE_MS < context.clock().getTime()) throw notFound('website');
  return context.db.transaction(async (db) => {
    await requireRoomForWebsite(db, await lockUser(db, ownerId));
    return updateWebsite(db, id, { deletedAt: null });
  });
}
