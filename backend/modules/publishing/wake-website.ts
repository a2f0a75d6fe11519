import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findWebsite, lockWebsite, updateWebsite } from '../websites/store.ts';
import { blogFilesJob } from './blog/blog-files-job.ts';
import { isStillSo, keep, render, untilItStands } from './make-snapshot.ts';
import { findLastSnapshot } from './store.ts';

/**
 * Renders the published revision of a website at rest and shows it again; what was changed since stays a draft. `mayShow` is asked
 * within the transaction that shows it, and locks its owner. False when it does not rest any more, or may not be shown. Throws
 * UNAVAILABLE when its settings never stood still.
 */
export async function wakeWebsite(
  services: Services,
  id: string,
  mayShow: (db: Database) => Promise<boolean>,
): Promise<boolean> {
  const woken = await untilItStands(async () => {
    const found = await findWebsite(services.db, id);
    if (!found?.restsSince || found.deletedAt || found.publishedRevision === null) return 'awake';
    const revision = found.publishedRevision;
    const made = await render(services, found, await documentAt(services.db, id, revision));
    const redirects = (await findLastSnapshot(services.db, found))?.redirects ?? [];
    return services.db.transaction(async (db) => {
      if (!(await mayShow(db))) return 'awake';
      const locked = await lockWebsite(db, id);
      if (!locked?.restsSince) return 'awake';
      if (!(await isStillSo({ ...services, db }, locked, made))) return null;
      const publishedSnapshotId = await keep(services, db, made, { revision, redirects });
      return updateWebsite(db, id, { publishedSnapshotId, restsSince: null });
    });
  });
  if (woken === 'awake') return false;
  services.siteCache.changed(woken);
  services.jobs.wake(blogFilesJob);
  return true;
}
