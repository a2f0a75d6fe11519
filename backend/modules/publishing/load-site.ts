import type { Settings } from '#settings';
import type { Database } from '../../db/index.ts';
import { planInForce } from '../billing/in-force.ts';
import { findSiteHost } from '../hosts/store.ts';
import { formerHolder } from '../site-settings/store.ts';
import { addressOf, originOf, subdomainOf } from '../websites/address.ts';
import { findWebsite } from '../websites/store.ts';
import type { FileReader } from './files/read-files.ts';
import { namesOf, shownFiles } from './files/shown-files.ts';
import type { ShownFiles } from './files/shown-files.ts';
import { inMemory } from './published-site.ts';
import type { PublishedSite } from './published-site.ts';
import { findResting, findShown, findShownOf } from './store.ts';
import type { Shown } from './store.ts';

export type SiteSources = { settings: Settings; db: Database; clock(): Date; files: FileReader };

/** What a host shows, and about how many bytes of memory it takes; `until` is when it ends by itself. */
export type LoadedSite = { site: PublishedSite; bytes: number; until?: Date; shown?: ShownFiles };

/** What a host shows now, as the database says; null when it shows nothing. What `before` has in memory is not read again. */
export async function loadSite(
  sources: SiteSources,
  host: string,
  before?: LoadedSite | null,
): Promise<LoadedSite | null> {
  const subdomain = subdomainOf(sources.settings, host);
  return subdomain === null ? atOwnName(sources, host, before) : atSubdomain(sources, subdomain, before);
}

async function atOwnName(sources: SiteSources, host: string, before?: LoadedSite | null) {
  const { settings, db } = sources;
  const found = await findSiteHost(db, host);
  if (!found) return null;
  const { websiteId, leadsTo, language } = found;
  if (leadsTo !== null) return without({ id: websiteId, language }, { leadsTo: originOf(settings, leadsTo) });
  const shown = await findShownOf(db, websiteId);
  return shown ? showing(sources, shown, before) : resting(db, { id: websiteId });
}

async function atSubdomain(sources: SiteSources, subdomain: string, before?: LoadedSite | null) {
  const { settings, db } = sources;
  const shown = await findShown(db, subdomain);
  if (!shown) return (await resting(db, { subdomain })) ?? atFormerSubdomain(sources, subdomain);
  const { websiteId } = shown.snapshot;
  if (shown.primaryHost === null) return showing(sources, shown, before);
  return without({ id: websiteId, language: shown.language }, { leadsTo: addressOf(settings, shown) });
}

async function atFormerSubdomain({ settings, db, clock }: SiteSources, subdomain: string): Promise<LoadedSite | null> {
  const former = await formerHolder(db, subdomain, clock());
  const website = former && (await findWebsite(db, former.websiteId));
  if (!website || website.deletedAt) return null;
  return { ...without(website, { movedTo: addressOf(settings, website) }), until: former.until };
}

/** What stands in the place of a website that its owner's plan has no room for. */
async function resting(db: Database, which: Parameters<typeof findResting>[1]): Promise<LoadedSite | null> {
  const website = await findResting(db, which);
  return website ? without(website, { rests: true }) : null;
}

/** About as much memory as a site takes beside the names of its files, and each of its pictures and former paths. */
const BYTES_OF_A_SITE = 1_000;
const BYTES_OF_A_NAME = 150;

/** A site of which none of the pages is shown. */
const without = (
  { id, language }: { id: string; language: string },
  instead: Pick<PublishedSite, 'movedTo' | 'leadsTo' | 'rests'>,
): LoadedSite => ({
  bytes: BYTES_OF_A_SITE,
  site: {
    websiteId: id,
    files: inMemory(new Map()),
    media: new Set(),
    redirects: new Map(),
    isHidden: false,
    passwordHash: null,
    hasHeadCode: false,
    language,
    ...instead,
  },
});

async function showing(sources: SiteSources, shown: Shown, before?: LoadedSite | null): Promise<LoadedSite> {
  const { db, clock, files } = sources;
  const { snapshot, language, hiddenFromSearch, passwordHash, headCode, owner, waitlist } = shown;
  const found = await shownFiles(db, snapshot, before?.shown);
  const { names, media, redirects } = namesOf(snapshot, found, !waitlist?.on);
  return {
    bytes: BYTES_OF_A_SITE + names.bytes + (media.size + redirects.size) * BYTES_OF_A_NAME,
    shown: found,
    site: {
      websiteId: snapshot.websiteId,
      files: files(snapshot.websiteId, names),
      media,
      redirects,
      isHidden: hiddenFromSearch ?? false,
      passwordHash,
      hasHeadCode: Boolean(headCode) && owner !== null && planInForce(owner, clock()).codeForHead,
      language,
    },
  };
}
