import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { LONGEST_IMPORT_MS } from './site-import-job.ts';
import { importFor } from './import-for.ts';
import {
  endSiteImport,
  findSiteImport,
  forgetFailed,
  forgetImportsBefore,
  holdSiteImport,
  importsBegunBefore,
} from './store.ts';
import type { SiteImportRow } from './store.ts';

/** So long an import that made no website can be looked at. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const GIVEN_UP = 'This did not finish: our server stopped in the middle of it. Please try again.';

/** Ends an import; whoever works on it hears of that. One that is over stays as it ended. Throws NOT_FOUND. */
export async function cancelSiteImport(context: Context, id: string): Promise<SiteImportRow> {
  const found = await importFor(context, id);
  await endUnlessOver(context, id, { state: 'CANCELLED', note: 'Cancelled. Nothing was made.' });
  return (await findSiteImport(context.db, id)) ?? found;
}

/** Forgets an import that came to nothing; any other stays. Gives what was there. Throws NOT_FOUND. */
export async function dismissSiteImport(context: Context, id: string): Promise<SiteImportRow> {
  const found = await importFor(context, id);
  await forgetFailed(context.db, id);
  return found;
}

/** Ends an import once; false when it was over. Needs no transaction. */
export const endUnlessOver = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  end: { state: 'FAILED' | 'CANCELLED'; note: string },
): Promise<boolean> =>
  db.transaction(async (tx: Database) => {
    const row = await holdSiteImport(tx, id);
    if (row?.state !== 'WORKING') return false;
    await endSiteImport(tx, id, { ...end, endedAt: clock() });
    return true;
  });

/** Ends what nobody works on any more, and forgets what came to nothing long ago. */
export async function tidySiteImports(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  for (const { id } of await importsBegunBefore(db, ago(LONGEST_IMPORT_MS)))
    await endUnlessOver(services, id, { state: 'FAILED', note: GIVEN_UP });
  await forgetImportsBefore(db, ago(KEPT_MS));
}
