import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { folderOf } from '../assets/asset-files.ts';
import { bytesUsed } from '../assets/store.ts';
import { planOfWebsite } from '../billing/holder.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { TakenFile } from './read-answers.ts';
import { entryFileBytes, filesOfSubmission, insertFiles, removeSubmission } from './store.ts';
import type { FormFile } from './store.ts';

/** Where a file of an entry lies. Under its website, so that it goes with it. */
export const entryFileKey = ({ websiteId, id }: Pick<FormFile, 'websiteId' | 'id'>): string =>
  `${folderOf(websiteId)}/entries/${id}`;

/** Removes what came with an entry that is gone. */
export const removeEntryFilesJob = defineJob({
  name: 'remove-entry-files',
  data: z.object({ keys: z.array(z.string()) }),
  retries: 10,
  maxSeconds: 60,
});

export const runRemoveEntryFiles =
  ({ storage }: Pick<Services, 'storage'>) =>
  ({ data }: Run<z.output<typeof removeEntryFilesJob.data>>): Promise<void> =>
    storage.remove(data.keys);

/** Removes an entry for good, with its files after it: neither happens without the other. */
export const removeEntry = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const keys = (await filesOfSubmission(tx, id)).map(entryFileKey);
    await removeSubmission(tx, id);
    if (keys.length > 0) await jobs.add(removeEntryFilesJob, { keys }, { db: tx });
  });

/** Whether a website has room for so many more bytes: files of visitors take half of what the plan gives at most. */
export async function hasRoomForFiles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  website: WebsiteRow,
  bytes: number,
): Promise<boolean> {
  const { mediaBytes } = await planOfWebsite(db, website, clock());
  if ((await entryFileBytes(db, website.id)) + bytes > mediaBytes / 2) return false;
  return (await bytesUsed(db, website.id)) + bytes <= mediaBytes;
}

/**
 * Puts the files of an entry into the storage and gives each answer its file. `insert` adds the rows in the transaction that keeps the
 * entry; `takeBack` removes the files when there is none after all.
 */
export async function storeFiles(
  { storage, ids }: Pick<Services, 'storage' | 'ids'>,
  websiteId: string,
  submissionId: string,
  taken: readonly TakenFile[],
) {
  const rows: FormFile[] = [];
  const takeBack = () => storage.remove(rows.map(entryFileKey));
  for (const { name, body, answer } of taken) {
    const row = { id: ids(), websiteId, submissionId, name, bytes: body.length };
    rows.push(row);
    answer.file = row.id;
    await storage.put(entryFileKey(row), body, 'application/octet-stream').catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
  }
  return { insert: (db: Database) => insertFiles(db, rows), takeBack };
}
