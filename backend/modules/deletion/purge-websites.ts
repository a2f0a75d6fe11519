import type { Services } from '../../context.ts';
import { purgeWithFiles } from '../assets/purge-media.ts';
import { RESTORABLE_MS } from './restorable.ts';
import { purgeDeletedBefore } from './store.ts';

/** Websites of one transaction: nobody waits long for it. */
const BATCH = 100;

/** Removes for good, with their files, websites that can be restored no more. Gives how many. */
export async function purgeDeletedWebsites(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<number> {
  const moment = new Date(services.clock().getTime() - RESTORABLE_MS);
  for (let purged = 0; ;) {
    const gone = await purgeWithFiles(services, (tx) => purgeDeletedBefore(tx, moment, BATCH));
    purged += gone;
    if (gone < BATCH) return purged;
  }
}
