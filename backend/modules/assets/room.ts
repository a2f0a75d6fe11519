import type { Database } from '../../db/index.ts';
import { planOfWebsite, requireMediaWithin } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { bytesUsed } from './store.ts';

/** Throws LIMIT_REACHED when a website has no room for so many more bytes of pictures. Exact when the caller holds its row. */
export async function requireRoomForMedia(db: Database, website: WebsiteRow, bytes: number): Promise<void> {
  requireMediaWithin(await planOfWebsite(db, website), (await bytesUsed(db, website.id)) + bytes);
}
