import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { formerSubdomains, siteSettings } from '../../db/schema.ts';

/** What an owner set for a website beside its document. */
export type SiteSettings = Omit<typeof siteSettings.$inferSelect, 'websiteId'>;

const unset: SiteSettings = { hiddenFromSearch: false, headCode: '', passwordHash: null, trainingConsentAt: null };

/** As they were set; a website of which nothing was set yet can be found, is open to all and has no code of its own. */
export async function findSiteSettings(db: Database, websiteId: string): Promise<SiteSettings> {
  const { hiddenFromSearch, headCode, passwordHash, trainingConsentAt } = siteSettings;
  const [row] = await db
    .select({ hiddenFromSearch, headCode, passwordHash, trainingConsentAt })
    .from(siteSettings)
    .where(eq(siteSettings.websiteId, websiteId));
  return row ?? unset;
}

export async function saveSiteSettings(db: Database, websiteId: string, change: Partial<SiteSettings>): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ websiteId, ...change })
    .onConflictDoUpdate({ target: siteSettings.websiteId, set: change });
}

/** For a copy of a website: what was hidden or locked stays so. A consent is given for each by itself. */
export async function copySiteSettings(db: Database, from: string, to: string): Promise<void> {
  await saveSiteSettings(db, to, { ...(await findSiteSettings(db, from)), trainingConsentAt: null });
}

/** The website that had a subdomain and still has a right to it, and until when. */
export async function formerHolder(
  db: Database,
  subdomain: string,
  now: Date,
): Promise<{ websiteId: string; until: Date } | undefined> {
  const [row] = await db
    .select({ websiteId: formerSubdomains.websiteId, until: formerSubdomains.until })
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.subdomain, subdomain), gt(formerSubdomains.until, now)));
  return row;
}

/** Subdomains that a website had and that still lead to it, the newest first. */
export async function formerSubdomainsOf(db: Database, websiteId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select()
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.websiteId, websiteId), gt(formerSubdomains.until, now)));
  return rows.sort((a, b) => b.until.getTime() - a.until.getTime()).map(({ subdomain }) => subdomain);
}

/** From now on `old` leads to the website, and `now` is its own. */
export async function moveSubdomain(
  db: Database,
  websiteId: string,
  { from, to, until }: { from: string; to: string; until: Date },
): Promise<void> {
  await db.delete(formerSubdomains).where(eq(formerSubdomains.subdomain, to));
  await db
    .insert(formerSubdomains)
    .values({ subdomain: from, websiteId, until })
    .onConflictDoUpdate({ target: formerSubdomains.subdomain, set: { websiteId, until } });
}

/** Whether another website has or had this subdomain lately. */
export async function isHeldByAnother(
  db: Database,
  subdomain: string,
  { websiteId, now }: { websiteId: string; now: Date },
): Promise<boolean> {
  const [held] = await db
    .select({ websiteId: formerSubdomains.websiteId })
    .from(formerSubdomains)
    .where(
      and(
        eq(formerSubdomains.subdomain, subdomain),
        ne(formerSubdomains.websiteId, websiteId),
        gt(formerSubdomains.until, now),
      ),
    );
  return held !== undefined;
}
