import { eq } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { siteHosts } from '../../db/schema.ts';

/** A host that is not a subdomain of ours, and what it does: it serves the website, or leads to another host. */
export type SiteHost = { host: string; websiteId: string; leadsTo: string | null; mayHaveCertificate: boolean };

/** From now on a domain answers at these hosts and at no others; none silences it. All processes hear of it on commit. */
export async function setHosts(db: Database, domainId: string, hosts: readonly SiteHost[]): Promise<void> {
  await db.delete(siteHosts).where(eq(siteHosts.domainId, domainId));
  if (hosts.length > 0) await db.insert(siteHosts).values(hosts.map((host) => ({ ...host, domainId })));
}
