import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { setHosts } from '../hosts/store.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { hostsOf } from './hosts-of.ts';
import { answersAlready, listConnectedTo, websitesWithDomains } from './store.ts';

/** What arranging needs of the services. */
export type Arranging = Pick<Services, 'settings' | 'jobs' | 'edge'>;

/** Whether our edge has certificates: not on a machine of one's own. */
export const hasTls = ({ edge }: Pick<Services, 'edge'>): boolean => edge !== null;

/**
 * Makes what is answered at a website's own names follow from its domains as they are now, and has its pages made again when its
 * address changes with that. `prefers`: this host becomes its address if it is live. The caller holds the website's row.
 */
export async function arrangeHosts(
  db: Database,
  services: Arranging,
  website: WebsiteRow,
  prefers?: string,
): Promise<void> {
  const domains = await listConnectedTo(db, website.id);
  const wanted = { ...website, primaryHost: prefers ?? website.primaryHost };
  const { primaryHost, hosts } = hostsOf(wanted, domains, { settings: services.settings, hasTls: hasTls(services) });
  for (const each of hosts) if (!(await answersAlready(db, each))) await setHosts(db, each.domainId, each.hosts);
  if (primaryHost === website.primaryHost) return;
  await updateWebsite(db, website.id, { primaryHost });
  if (website.publishedSnapshotId) await services.jobs.add(republishJob, { websiteId: website.id }, { db });
}

/** The same for many websites, of which most have no domains. The caller holds their rows, as they are now. */
export async function arrangeHostsOf(
  db: Database,
  services: Arranging,
  websites: readonly WebsiteRow[],
): Promise<void> {
  const ids = websites.map(({ id }) => id);
  const named = new Set(await websitesWithDomains(db, ids));
  for (const website of websites) if (named.has(website.id)) await arrangeHosts(db, services, website);
}
