import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import type { ManifestFile } from '../../../db/publishing-tables.ts';
import { fromBytes, siteFileKey } from '../kept/packed-file.ts';
import type { DrawnFile } from '../kept/packed-file.ts';
import { insertBodies, insertSnapshotFiles, mayRunBeside, missingBodies } from './store.ts';
import type { NamedBody } from './store.ts';

/**
 * What a process of the release before finds in the place of a snapshot's files when it should not run any more: one whose bytes are nowhere.
 * It shows what it showed before, or says that it cannot answer now, and never that there is no such page.
 */
const NOTHING_FOR_IT: ManifestFile = { path: '/', contentType: 'text/html; charset=utf-8', etag: 'in the storage' };

/** Of files that are kept, what the release before reads and does not have; null when it cannot be running any more. */
export async function bodiesForEarlierRelease(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  websiteId: string,
  files: readonly DrawnFile[],
): Promise<NamedBody[] | null> {
  if (!(await mayRunBeside(db))) return null;
  const missing = await missingBodies(
    db,
    websiteId,
    files.map(({ etag }) => etag),
  );
  const bodies: NamedBody[] = [];
  for (const { etag, body } of files) {
    const stored = missing.delete(etag) && (await storage.get(siteFileKey(websiteId, etag)));
    const { gzip = null, brotli = null } = stored ? fromBytes(stored) : {};
    if (stored) bodies.push({ etag, body, gzip, brotli });
  }
  return bodies;
}

/** Within the transaction that publishes a snapshot. */
export async function showEarlierRelease(
  db: Database,
  { websiteId, id, files }: { websiteId: string; id: string; files: readonly ManifestFile[] },
  bodies: readonly NamedBody[] | null,
): Promise<void> {
  if (bodies) await insertBodies(db, websiteId, bodies);
  await insertSnapshotFiles(db, id, bodies ? files : [NOTHING_FOR_IT]);
}
