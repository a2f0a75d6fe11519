import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { formerSubdomains, siteHosts, websites } from '../../db/schema.ts';

/** Carry hosts of `site_hosts`, and ids of websites with the subdomains they had and have; triggers tell of each change. */
export const HOSTS_CHANNEL = 'site_hosts';
export const SITES_CHANNEL = 'sites';

/** A host that is not a subdomain of ours, and what it does: it serves the website, or leads to another host. */
export type SiteHost = { host: string; websiteId: string; leadsTo: string | null; mayHaveCertificate: boolean };

/** From now on a domain answers at these hosts and at no others; none silences it. All processes hear of it on commit. */
export async function setHosts(db: Database, domainId: string, hosts: readonly SiteHost[]): Promise<void> {
  await db.delete(siteHosts).where(eq(siteHosts.domainId, domainId));
  if (hosts.length > 0) await db.insert(siteHosts).values(hosts.map((host) => ({ ...host, domainId })));
}

const siteHostByName = prepared((db) =>
  db
    .select({ websiteId: siteHosts.websiteId, leadsTo: siteHosts.leadsTo, language: websites.language })
    .from(siteHosts)
    .innerJoin(websites, eq(websites.id, siteHosts.websiteId))
    .where(and(eq(siteHosts.host, sql.placeholder('host')), isNull(websites.deletedAt)))
    .prepare('site_host_by_name'),
);

/** What a host that is not a subdomain of ours does; undefined when it does nothing. */
export async function findSiteHost(
  db: Database,
  host: string,
): Promise<(Pick<SiteHost, 'websiteId' | 'leadsTo'> & { language: string }) | undefined> {
  const [found] = await siteHostByName(db).execute({ host });
  return found;
}

/** A host and whether it may have a certificate; `isGone` when its website was deleted. */
export type KnownHost = { host: string; mayHaveCertificate: boolean; isGone: boolean };

const known = {
  host: siteHosts.host,
  mayHaveCertificate: siteHosts.mayHaveCertificate,
  isGone: sql<boolean>`${websites.deletedAt} is not null`,
};

/** In the order of their names, those behind `after`. */
export const hostsBehind = (db: Database, after: string, limit: number): Promise<KnownHost[]> =>
  db
    .select(known)
    .from(siteHosts)
    .innerJoin(websites, eq(websites.id, siteHosts.websiteId))
    .where(gt(siteHosts.host, after))
    .orderBy(asc(siteHosts.host))
    .limit(limit);

/** Those of the hosts that there are, and all hosts of the websites. */
export const hostsAmong = (
  db: Database,
  { hosts, websiteIds }: { hosts: string[]; websiteIds: string[] },
): Promise<KnownHost[]> =>
  db
    .select(known)
    .from(siteHosts)
    .innerJoin(websites, eq(websites.id, siteHosts.websiteId))
    .where(or(inArray(siteHosts.host, hosts), inArray(siteHosts.websiteId, websiteIds)));

/** Subdomains at which something is published or rests, in order, those behind `after`. */
export const publishedBehind = (db: Database, after: string, limit: number): Promise<{ subdomain: string }[]> =>
  db
    .select({ subdomain: websites.subdomain })
    .from(websites)
    .where(
      and(
        gt(websites.subdomain, after),
        or(isNotNull(websites.publishedSnapshotId), isNotNull(websites.restsSince)),
        isNull(websites.deletedAt),
      ),
    )
    .orderBy(asc(websites.subdomain))
    .limit(limit);

/** Subdomains that were given up and may still lead to their website, in order, those behind `after`. */
export const formerBehind = (db: Database, after: string, limit: number): Promise<{ subdomain: string }[]> =>
  db
    .select({ subdomain: formerSubdomains.subdomain })
    .from(formerSubdomains)
    .where(gt(formerSubdomains.subdomain, after))
    .orderBy(asc(formerSubdomains.subdomain))
    .limit(limit);
