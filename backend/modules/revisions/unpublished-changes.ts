import type { Database } from '../../db/index.ts';
import { sentencesSince } from './store.ts';
import { statusOf } from '../websites/status.ts';
import type { WebsiteRow } from '../websites/store.ts';

const MAX_REVISIONS = 100;

/** What people would see change by publishing, newest first, from the last hundred changes at most. */
export async function unpublishedChanges(db: Database, website: WebsiteRow): Promise<string[]> {
  if (statusOf(website) === 'PUBLISHED') return [];
  const lists = await sentencesSince(db, website.id, website.publishedRevision ?? 0, MAX_REVISIONS);
  return lists.flatMap((sentences) => sentences.toReversed());
}
