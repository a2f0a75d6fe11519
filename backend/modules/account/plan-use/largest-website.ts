import type { Database } from '../../../db/index.ts';
import { documentAt } from '../../revisions/read-document.ts';
import { listPageCounts } from '../../websites/store.ts';

/** The website of somebody's with the most pages. Documents are read only of what was not changed since pages are counted. */
export async function largestWebsite(
  db: Database,
  ownerId: string,
): Promise<{ id: string; name: string; used: number } | undefined> {
  let largest: { id: string; name: string; used: number } | undefined;
  for (const website of await listPageCounts(db, ownerId)) {
    const used = website.pageCount ?? (await documentAt(db, website.id, website.currentRevision)).pages.length;
    if (!largest || used > largest.used) largest = { id: website.id, name: website.name, used };
  }
  return largest;
}
