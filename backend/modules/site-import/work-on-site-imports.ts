import type { Services } from '../../context.ts';
import { endUnlessOver, GIVEN_UP } from './end-import.ts';
import { runSiteImport } from './run-import.ts';
import { siteImportJob } from './site-import-job.ts';

/** Lets this process bring websites over. */
export const workOnSiteImports = (services: Services): Promise<void> =>
  services.jobs.work(
    siteImportJob,
    (run) => runSiteImport(services, run),
    async ({ id }) => void (await endUnlessOver(services, id, { state: 'FAILED', note: GIVEN_UP })),
  );
