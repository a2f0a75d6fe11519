import type { Settings } from '#settings';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { Database } from '../../db/index.ts';
import { findSiteHost } from '../hosts/store.ts';
import { formerHolder } from '../site-settings/store.ts';
import { addressOf, originOf, subdomainOf } from '../websites/address.ts';
import { findWebsite } from '../websites/store.ts';
import type { PublishedFile, PublishedSite } from './published-site.ts';
import { filesOf, findResting, findShown, findShownOf } from './store.ts';
import type { Shown } from './store.ts';

export type SiteSources = { settings: Settings; db: Database; clock(): Date };

/** What a host shows, and from which snapshot; `until` is when it ends by itself. */
export type LoadedSite = { site: PublishedSite; snapshotId: string | null; until?: Date };

/**
 * What a host shows now, as the database says; null when it shows nothing. The files of `before` stay when it is still the same
 * snapshot: what an owner sets beside them costs no reading.
 */
export async function loadSite(
  sources: SiteSources,
  host: string,
  before?: LoadedSite | null,
): Promise<LoadedSite | null> {
  const subdomain = subdomainOf(sources.settings, host);
  return subdomain === null ? atOwnName(sources, host, before) : atSubdomain(sources, subdomain, before);
}

async function atOwnName({ settings, db }: SiteSources, host: string, before?: LoadedSite | null) {
  const found = await findSiteHost(db, host);
  if (!found) return null;
  const { websiteId, leadsTo, language } = found;
  if (leadsTo !== null) return without({ id: websiteId, language }, { leadsTo: originOf(settings, leadsTo) });
  const shown = await findShownOf(db, websiteId);
  return shown ? showing(db, shown, before) : resting(db, { id: websiteId });
}

async function atSubdomain(sources: SiteSources, subdomain: string, before?: LoadedSite | null) {
  const { settings, db } = sources;
  const shown = await findShown(db, subdomain);
  if (!shown) return (await resting(db, { subdomain })) ?? atFormerSubdomain(sources, subdomain);
  const { websiteId } = shown.snapshot;
  if (shown.primaryHost === null) return showing(db, shown, before);
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

/** A site of which none of the pages is shown. */
const without = (
  { id, language }: { id: string; language: string },
  instead: Pick<PublishedSite, 'movedTo' | 'leadsTo' | 'rests'>,
): LoadedSite => ({
  snapshotId: null,
  site: {
    websiteId: id,
    files: new Map(),
    media: new Set(),
    redirects: new Map(),
    isHidden: false,
    passwordHash: null,
    hasHeadCode: false,
    language,
    ...instead,
  },
});

async function showing(db: Database, shown: Shown, before?: LoadedSite | null): Promise<LoadedSite> {
  const { snapshot, language, hiddenFromSearch, passwordHash, headCode } = shown;
  const files = before?.snapshotId === snapshot.id ? before.site.files : await readFiles(db, snapshot.id);
  return {
    snapshotId: snapshot.id,
    site: {
      websiteId: snapshot.websiteId,
      files,
      media: new Set(snapshot.media),
      redirects: new Map(snapshot.redirects.map(({ from, to }) => [from, to])),
      isHidden: hiddenFromSearch ?? false,
      passwordHash,
      hasHeadCode: Boolean(headCode),
      language,
    },
  };
}

async function readFiles(db: Database, snapshotId: string): Promise<Map<string, PublishedFile>> {
  const files = await filesOf(db, snapshotId);
  return new Map(
    files.map(({ path, contentType, etag, body, gzip, brotli }) => [
      path,
      {
        contentType,
        etag,
        identity: Buffer.from(body),
        ...(gzip && { gzip: Buffer.from(gzip) }),
        ...(brotli && { brotli: Buffer.from(brotli) }),
        ...(Buffer.from(body).includes(FORM_TOKEN) && { hasForm: true }),
      },
    ]),
  );
}
