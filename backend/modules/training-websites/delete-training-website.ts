import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { purgeWithFiles } from '../assets/purge-media.ts';
import { recordWrite } from '../audit/record-write.ts';
import { forgetWordsAbout } from '../audit/store.ts';
import { deleteTraining, holdTraining } from './store.ts';
import type { TrainingRow } from './store.ts';
import { fieldsOf } from './training-input.ts';

/**
 * Removes a training website with its document for good; the making of one that is not there yet ends. The audit log keeps what staff
 * said of it, unless that came of a website of somebody's. Throws NOT_FOUND.
 */
export async function deleteTrainingWebsite(context: Context, id: string): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'deleteTrainingWebsite');
  let deleted: TrainingRow | undefined;
  await purgeWithFiles(context, async (db) => {
    const row = await holdTraining(db, id);
    if (!row) throw notFound('training website');
    await recordWrite(db, context, person, {
      action: 'deleteTrainingWebsite',
      subject: { kind: 'trainingWebsite', id },
      ...(row.origin !== 'WEBSITE' && { before: fieldsOf(row) }),
    });
    // Whoever agreed may end that later, and then nothing would lead here any more.
    if (row.origin === 'WEBSITE') await forgetWordsAbout(db, 'trainingWebsite', [id]);
    await deleteTraining(db, row);
    deleted = row;
    return row.websiteId === null ? [] : [row.websiteId];
  });
  if (!deleted) throw new Error('A training website was not deleted');
  return deleted;
}
