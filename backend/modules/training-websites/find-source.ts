import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { findSiteHost } from '../hosts/store.ts';
import { findSiteSettings } from '../site-settings/store.ts';
import { subdomainOf } from '../websites/address.ts';
import { findWebsite, lockWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { findAtSubdomain } from './store.ts';

/** The same whether there is no such website or nobody agreed: who did not agree is not told of. */
const REFUSED =
  'No website that may be used is there. Its owner has to agree first, in the tab “Assistant” of its chat’s settings.';
const refused = () => invalid('website', REFUSED);

const PAGES_OF_OURS = /^\/website(?:-chat)?\/([a-z0-9]{1,64})(?:\/|$)/;

/**
 * The website that its address or id names, whose owner agreed that examples are made from it. Throws INVALID, in the same words for
 * all others.
 */
export async function findConsenting(context: Context, named: string): Promise<WebsiteRow> {
  const id = await idOf(context, named.trim());
  const website = id === undefined ? undefined : await findWebsite(context.db, id);
  return requireConsent(context.db, website);
}

/** The same, held until the transaction ends: nobody ends the consent before. */
export const holdConsenting = async (db: Database, id: string): Promise<WebsiteRow> =>
  requireConsent(db, await lockWebsite(db, id));

async function requireConsent(db: Database, website: WebsiteRow | undefined): Promise<WebsiteRow> {
  if (!website || website.purpose !== 'site' || website.ownerId === null || website.deletedAt) throw refused();
  const { trainingConsentAt } = await findSiteSettings(db, website.id);
  if (!trainingConsentAt) throw refused();
  return website;
}

async function idOf({ db, settings }: Context, named: string): Promise<string | undefined> {
  if (/^[a-z0-9]{1,64}$/.test(named)) return named;
  const text = /^https?:\/\//i.test(named) ? named : `https://${named}`;
  if (!URL.canParse(text))
    throw invalid('website', 'Write the address of a website, such as https://name.example, or its id.');
  const url = new URL(text);
  if (url.host === new URL(settings.appOrigin).host) return PAGES_OF_OURS.exec(url.pathname)?.[1];
  const subdomain = subdomainOf(settings, url.hostname);
  if (subdomain !== null) return findAtSubdomain(db, subdomain);
  return (await findSiteHost(db, url.hostname))?.websiteId;
}
