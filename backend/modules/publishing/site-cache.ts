import { LRUCache } from 'lru-cache';
import type { Settings } from '#settings';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { Log } from '../../log.ts';
import type { Database } from '../../db/index.ts';
import { formerHolder } from '../site-settings/store.ts';
import { addressOf, subdomainOf } from '../websites/address.ts';
import { findWebsite } from '../websites/store.ts';
import { filesOf, findShown } from './store.ts';

/** One file of a snapshot as it is sent; compressed forms only where they are smaller. */
export type PublishedFile = {
  contentType: string;
  etag: string;
  identity: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
  /** The page has forms that want a fresh token: see `modules/forms`. */
  hasForm?: boolean;
};

/** What a host shows. Keys of `files` are request paths: `/`, `/menu`, `/robots.txt`, and `/404` for anything else. */
export type PublishedSite = {
  websiteId: string;
  files: Map<string, PublishedFile>;
  /** Names of its pictures' files, which `sites.readMedia` reads. */
  media: Set<string>;
  redirects: Map<string, string>;
  /** Search engines shall not list it. */
  isHidden: boolean;
  /** Visitors have to give a password first; see `modules/settings/site-locks.ts`. */
  passwordHash: string | null;
  /** Its pages may hold code of the owner, which brings scripts from elsewhere. */
  hasHeadCode: boolean;
  /** Of its pages (BCP 47). */
  language: string;
  /** Set where a website gave up this address: the origin of its present one. Nothing else is shown then. */
  movedTo?: string;
};

export type SiteCache = {
  /**
   * The site of a host name without port, or null. Known hosts are answered at once, without a promise, and as they were
   * last known while the database is away. Rejects only for a host that is not known.
   */
  find(host: string): PublishedSite | null | Promise<PublishedSite | null>;
  /** To be called after whatever changes what a subdomain shows. */
  forget(subdomain: string): void;
};

const MOST_BYTES = 128 * 1024 * 1024;
const MOST_HOSTS = 20_000;
const BYTES_OF_AN_ENTRY = 200;

/** Another process that shares the database may publish or unpublish without telling us. */
const SHARED_LIFE_MS = 2_000;
/** A visitor does not wait longer than this for a site that is known already. */
const PATIENCE_MS = 500;
/** After the database was found away nobody waits for so long: it is asked, and what was known is shown meanwhile. */
const AWAY_MS = 10_000;

type Sources = { settings: Settings; db: Database; clock(): Date };

type Entry = { site: PublishedSite | null; until: number };

/** Published sites by host, as many as there is room for. Hosts that show nothing are remembered too. */
export function createSiteCache({ settings, db, clock, log }: Sources & { log: Log }): SiteCache {
  const entries = new LRUCache<string, Entry>({
    max: MOST_HOSTS,
    maxSize: MOST_BYTES,
    // One that is larger than all room is kept alone.
    sizeCalculation: ({ site }) => Math.min(sizeOf(site), MOST_BYTES),
  });
  const loading = new Map<string, Promise<PublishedSite | null>>();
  const life = settings.databaseUrl ? SHARED_LIFE_MS : Infinity;
  let awayUntil = 0;

  function keep(host: string, site: PublishedSite | null) {
    awayUntil = 0;
    loading.delete(host);
    entries.set(host, { site, until: clock().getTime() + life });
  }

  function load(host: string, subdomain: string): Promise<PublishedSite | null> {
    const begun = loading.get(host);
    if (begun) return begun;
    const started: Promise<PublishedSite | null> = loadSite({ settings, db, clock }, subdomain).then(
      (site) => {
        // Something was published meanwhile: what we read may be the older snapshot, so it is not kept.
        if (loading.get(host) === started) keep(host, site);
        return site;
      },
      (error: unknown) => {
        if (loading.get(host) === started) loading.delete(host);
        throw error;
      },
    );
    loading.set(host, started);
    return started;
  }

  /** A known site as it is now, or as it was last known when the database does not say in time. */
  function renewed(host: string, subdomain: string, entry: Entry): Entry['site'] | Promise<Entry['site']> {
    const now = clock().getTime();
    const loaded = within(PATIENCE_MS, load(host, subdomain)).catch((error: unknown) => {
      if (awayUntil <= clock().getTime()) log.warn('Published sites are shown as they were last known', { error });
      awayUntil = clock().getTime() + AWAY_MS;
      return entry.site;
    });
    // Whoever else asks meanwhile does not wait.
    entry.until = now + life;
    return now < awayUntil ? entry.site : loaded;
  }

  const isOver = ({ until }: Entry) => until !== Infinity && until <= clock().getTime();

  return {
    forget(subdomain) {
      const host = `${subdomain}.${settings.sitesDomain}`;
      entries.delete(host);
      loading.delete(host);
    },
    find(name) {
      const host = name.toLowerCase();
      const entry = entries.get(host);
      if (entry && !isOver(entry)) return entry.site;
      const subdomain = subdomainOf(settings, host);
      if (subdomain === null) return null;
      return entry ? renewed(host, subdomain, entry) : load(host, subdomain);
    },
  };
}

/** Rejects when it takes longer. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function loadSite(sources: Sources, subdomain: string): Promise<PublishedSite | null> {
  const { db } = sources;
  const found = await findShown(db, subdomain);
  if (!found) return movedSite(sources, subdomain);
  const { snapshot, language, hiddenFromSearch, passwordHash, headCode } = found;
  const files = await filesOf(db, snapshot.id);
  return {
    websiteId: snapshot.websiteId,
    files: new Map(
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
    ),
    media: new Set(snapshot.media),
    redirects: new Map(snapshot.redirects.map(({ from, to }) => [from, to])),
    isHidden: hiddenFromSearch ?? false,
    passwordHash,
    hasHeadCode: Boolean(headCode),
    language,
  };
}

async function movedSite({ settings, db, clock }: Sources, subdomain: string): Promise<PublishedSite | null> {
  const holder = await formerHolder(db, subdomain, clock());
  const website = holder === undefined ? undefined : await findWebsite(db, holder);
  if (!website || website.deletedAt) return null;
  return {
    websiteId: website.id,
    files: new Map(),
    media: new Set(),
    redirects: new Map(),
    isHidden: false,
    passwordHash: null,
    hasHeadCode: false,
    language: website.language,
    movedTo: addressOf(settings, website),
  };
}

function sizeOf(site: PublishedSite | null): number {
  let size = BYTES_OF_AN_ENTRY;
  for (const { identity, gzip, brotli } of site?.files.values() ?? [])
    size += identity.length + (gzip?.length ?? 0) + (brotli?.length ?? 0);
  return size;
}
