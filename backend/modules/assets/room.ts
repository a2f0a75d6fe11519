import type { Services } from '../../context.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { requireMediaWithin } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { bytesUsed } from './store.ts';

/** Throws LIMIT_REACHED when a website has no room for so many more bytes of pictures. Exact when the caller holds its row. */
export async function requireRoomForMedia(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  website: WebsiteRow,
  bytes: number,
): Promise<void> {
  requireMediaWithin(await planOfWebsite(db, website, clock()), (await bytesUsed(db, website.id)) + bytes);
}
