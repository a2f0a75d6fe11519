import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { purgeFilesJob } from '../assets/purge-media.ts';
import { forgetWordsAbout, insertAuditEntry } from '../audit/store.ts';
import { announceWebsites } from '../websites/store.ts';
import { endConsents, removeExamplesOf, removeWhatCameOf } from './store.ts';

/**
 * Ends the consent of websites' owners that examples are made from them, and removes all that came of it: entries, their documents with
 * every revision, examples, and every word of them in the audit log, which keeps only that it happened. Exports that have some of them say
 * so. Needs a transaction that holds
 * the websites' rows, so that nothing is made from them meanwhile.
 */
export async function endTrainingConsent(
  db: Database,
  { ids, clock, jobs }: Pick<Services, 'ids' | 'clock' | 'jobs'>,
  websiteIds: readonly string[],
): Promise<void> {
  if (websiteIds.length === 0) return;
  await endConsents(db, websiteIds);
  const noteGone = async (kind: 'trainingWebsite' | 'example', action: string, gone: readonly string[]) => {
    if (gone.length > 0) await forgetWordsAbout(db, kind, gone);
    for (const id of gone)
      await insertAuditEntry(db, {
        id: ids(),
        // Whose website it was is nobody's to know any more.
        actorId: '',
        actor: 'Its owner',
        action,
        subjectKind: kind,
        subjectId: id,
        at: clock(),
      });
  };
  await noteGone('example', 'deleteExample', await removeExamplesOf(db, websiteIds));
  const { entries, documents } = await removeWhatCameOf(db, websiteIds);
  if (entries.length === 0) return;
  await noteGone('trainingWebsite', 'deleteTrainingWebsite', entries);
  for (const websiteId of documents) await jobs.add(purgeFilesJob, { websiteId }, { db });
  await announceWebsites(db, [...entries, ...documents]);
}
