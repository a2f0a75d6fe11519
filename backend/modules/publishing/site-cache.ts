import { LRUCache } from 'lru-cache';
import type { Log } from '../../log.ts';
import type { Storage } from '../../integrations/storage/index.ts';
import type { HostDirectory, HostNews } from '../hosts/host-directory.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite, SiteSources } from './load-site.ts';
import { createFileReader } from './files/read-files.ts';
import type { PublishedSite } from './published-site.ts';
import { within } from '../../within.ts';

export type SiteCache = {
  /**
   * The site of a host name without port, or null. Known hosts are answered at once, without a promise, and as they were
   * last known while the database is away; hosts that show nothing too, and they cost no query. Rejects only for a host that
   * shows something and was not asked for before.
   */
  find(host: string): PublishedSite | null | Promise<PublishedSite | null>;
  /** To be called after whatever changes what a website shows, with its subdomain; other processes hear it from the database. */
  changed(website: { id: string; subdomain: string }): void;
};

const MOST_BYTES = 128 * 1024 * 1024;
/** Of which so much is for the bytes of files, whichever sites they are of; the rest is for what the sites consist of. */
const SHARE_OF_FILES = 0.5;
const MOST_HOSTS = 20_000;
/** Hosts that might show something and do not. */
const MOST_EMPTY_HOSTS = 5_000;
/** A visitor does not wait longer than this for a site that is known already. */
const PATIENCE_MS = 500;
/** After the database was found away nobody waits for so long: what was known is shown meanwhile. */
const AWAY_MS = 10_000;

type Entry = LoadedSite & {
  /** Something about it may be new. */
  isOld: boolean;
};

type Parts = Omit<SiteSources, 'files'> & {
  log: Log;
  storage: Pick<Storage, 'get'>;
  hosts: Pick<HostDirectory, 'mayShow' | 'learn' | 'onNews'>;
  mostBytes?: number;
};

/** Published sites by host, as many as there is room for, kept up by what the directory of hosts hears. */
export function createSiteCache({ log, hosts, storage, mostBytes = MOST_BYTES, ...parts }: Parts): SiteCache {
  const bytesOfFiles = Math.ceil(mostBytes * SHARE_OF_FILES);
  const bytesOfSites = mostBytes - bytesOfFiles;
  const files = createFileReader({ db: parts.db, storage, mostBytes: bytesOfFiles });
  const sources: SiteSources = { ...parts, files };
  const hostsOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: MOST_HOSTS,
    maxSize: bytesOfSites,
    // One that is larger than all room is kept alone.
    sizeCalculation: ({ bytes }) => Math.min(bytes, bytesOfSites),
    onInsert: ({ site: { websiteId } }, host) =>
      void hostsOf.set(websiteId, (hostsOf.get(websiteId) ?? new Set()).add(host)),
    dispose: ({ site: { websiteId } }, host) => {
      const those = hostsOf.get(websiteId);
      those?.delete(host);
      if (those?.size === 0) hostsOf.delete(websiteId);
    },
  });
  const empty = new LRUCache<string, true>({ max: MOST_EMPTY_HOSTS });
  const loading = new Map<string, Promise<PublishedSite | null>>();
  let awayUntil = 0;
  const now = () => sources.clock().getTime();

  function keep(host: string, loaded: LoadedSite | null) {
    awayUntil = 0;
    loading.delete(host);
    if (loaded) entries.set(host, { ...loaded, isOld: false });
    else {
      entries.delete(host);
      empty.set(host, true);
    }
  }

  function load(host: string, before?: Entry): Promise<PublishedSite | null> {
    const begun = loading.get(host);
    if (begun) return begun;
    const started: Promise<PublishedSite | null> = loadSite(sources, host, before).then(
      (loaded) => {
        // Something changed meanwhile: what we read may be older than that, so it is not kept.
        if (loading.get(host) === started) keep(host, loaded);
        return loaded?.site ?? null;
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
  function renewed(host: string, entry: Entry): PublishedSite | Promise<PublishedSite | null> {
    if (now() < awayUntil) return entry.site;
    return within(PATIENCE_MS, 'The database', load(host, entry)).catch((error: unknown) => {
      if (awayUntil <= now()) log.warn('Published sites are shown as they were last known', { error });
      awayUntil = now() + AWAY_MS;
      return entry.site;
    });
  }

  const isFresh = ({ isOld, until }: Entry) => !isOld && (until === undefined || until.getTime() > now());

  function hear(news: HostNews | null) {
    awayUntil = 0;
    empty.clear();
    loading.clear();
    const told = news === null ? entries.keys() : [...news.hosts, ...(hostsOf.get(news.websiteId ?? '') ?? [])];
    for (const host of told) {
      const entry = entries.peek(host);
      if (entry) entry.isOld = true;
    }
  }
  hosts.onNews(hear);

  return {
    changed: ({ id, subdomain }) => hear({ websiteId: id, hosts: [hosts.learn(subdomain)] }),
    find(name) {
      const host = name.toLowerCase();
      const entry = entries.get(host);
      if (entry) return isFresh(entry) ? entry.site : renewed(host, entry);
      return hosts.mayShow(host) && !empty.has(host) ? load(host) : null;
    },
  };
}
