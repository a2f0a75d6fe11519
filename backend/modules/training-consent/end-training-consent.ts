import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { purgeFilesJob } from '../assets/purge-media.ts';
import { forgetWordsAbout, insertAuditEntry } from '../audit/store.ts';
import { announceWebsites } from '../websites/store.ts';
import { endConsents, removeWhatCameOf } from './store.ts';

/**
 * Ends the consent of websites' owners that examples are made from them, and removes all that came of it: entries, their documents with
 * every revision, and every word of them in the audit log, which keeps only that it happened. Needs a transaction that holds
 * the websites' rows, so that nothing is made from them meanwhile.
 */
export async function endTrainingConsent(
  db: Database,
  { ids, clock, jobs }: Pick<Services, 'ids' | 'clock' | 'jobs'>,
  websiteIds: readonly string[],
): Promise<void> {
  if (websiteIds.length === 0) return;
  await endConsents(db, websiteIds);
  const { entries, documents } = await removeWhatCameOf(db, websiteIds);
  if (entries.length === 0) return;
  await forgetWordsAbout(db, 'trainingWebsite', entries);
  for (const id of entries)
    await insertAuditEntry(db, {
      id: ids(),
      // Whose website it was is nobody's to know any more.
      actorId: '',
      actor: 'Its owner',
      action: 'deleteTrainingWebsite',
      subjectKind: 'trainingWebsite',
      subjectId: id,
      at: clock(),
    });
  for (const websiteId of documents) await jobs.add(purgeFilesJob, { websiteId }, { db });
  await announceWebsites(db, [...entries, ...documents]);
}
