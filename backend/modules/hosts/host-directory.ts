import type { Settings } from '#settings';
import type { OpenedDatabase } from '../../db/index.ts';
import type { Log } from '../../log.ts';
import { createNameTable } from './name-table.ts';
import type { NameTable } from './name-table.ts';
import { readAllHosts } from './read-all-hosts.ts';
import { hostsAmong, HOSTS_CHANNEL, SITES_CHANNEL } from './store.ts';

/** What changed what hosts show: a website, hosts, or both. */
export type HostNews = { websiteId: string | null; hosts: string[] };

/**
 * All hosts that show something, in memory: names of people's own, and subdomains at which something was published. It is kept
 * up by what the database tells, and says what it knew last while that is away. Hosts are lower case, without port.
 */
export type HostDirectory = {
  /** False for a host that shows nothing for certain: there is no need to ask for it. */
  mayShow(host: string): boolean;
  /**
   * Whether a certificate may be got for a host: the answer for the server that does TLS. At once, and from memory, as soon as
   * all hosts were read; before that the database is asked. Never rejects.
   */
  mayHaveCertificate(host: string): boolean | Promise<boolean>;
  /** Makes a subdomain known that this process has just published at. Gives its host. */
  learn(subdomain: string): string;
  /** Hears of every change, wherever it was made; of `null` when some may have been missed. */
  onNews(hear: (news: HostNews | null) => void): void;
  close(): Promise<void>;
};

const SHOWS = 1;
const MAY_HAVE_CERTIFICATE = 2;
const AGAIN_MS = 1000;
/** A start waits no longer than this: very many hosts are read on while it answers. */
const PATIENCE_MS = 3000;

type Parts = { settings: Pick<Settings, 'sitesDomain'>; log: Log; patienceMs?: number };

/** Reads all hosts; those for which there was no time at the start are read on, as they are when the database fails. */
export async function openHostDirectory(
  { listen, db }: Pick<OpenedDatabase, 'listen' | 'db'>,
  { settings, log, patienceMs = PATIENCE_MS }: Parts,
): Promise<HostDirectory> {
  const listeners: ((news: HostNews | null) => void)[] = [];
  const hostOf = (subdomain: string) => `${subdomain}.${settings.sitesDomain}`;
  let table = createNameTable();
  /** What is being read to take its place. */
  let coming: NameTable | undefined;
  /** Of which it is not known yet what they do now. */
  const unread = { hosts: new Set<string>(), websiteIds: new Set<string>() };
  /** How often everything had to be read, and up to which of these times it was. */
  const whole = { wanted: 1, done: 0 };
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (news: HostNews | null) => listeners.forEach((hear) => hear(news));
  const isIncomplete = () => whole.done < whole.wanted;

  function learn(subdomain: string): string {
    const host = hostOf(subdomain);
    note(table, host, false);
    if (coming) note(coming, host, false);
    return host;
  }

  async function readAll(): Promise<void> {
    const { wanted } = whole;
    const fresh = createNameTable();
    coming = fresh;
    try {
      await readAllHosts(db, hostOf, (host, mayHaveCertificate) => note(fresh, host, mayHaveCertificate));
      table = fresh;
      whole.done = wanted;
    } finally {
      coming = undefined;
    }
  }

  async function readSome(asked: { hosts: string[]; websiteIds: string[] }): Promise<void> {
    const found = new Map((await hostsAmong(db, asked)).map((known) => [known.host, known]));
    for (const host of [...asked.hosts, ...found.keys()]) {
      const now = found.get(host);
      if (now && !now.isGone) note(table, host, now.mayHaveCertificate);
      else table.delete(host);
    }
  }

  /** Reads until nothing is unread. What is heard meanwhile is read after it. */
  async function readOn(): Promise<void> {
    while (!isClosed && (isIncomplete() || unread.hosts.size > 0 || unread.websiteIds.size > 0)) {
      if (isIncomplete()) {
        await readAll();
        continue;
      }
      const asked = { hosts: [...unread.hosts], websiteIds: [...unread.websiteIds] };
      unread.hosts.clear();
      unread.websiteIds.clear();
      try {
        await readSome(asked);
      } catch (error) {
        for (const host of asked.hosts) unread.hosts.add(host);
        for (const id of asked.websiteIds) unread.websiteIds.add(id);
        throw error;
      }
    }
  }

  function readSoon(): void {
    reading ??= readOn()
      .catch((error: unknown) => {
        if (isClosed) return;
        log.warn('Hosts of websites could not be read', { error });
        timer = setTimeout(readSoon, AGAIN_MS).unref();
      })
      .finally(() => (reading = undefined));
  }

  /** Whether the database knows a host that may have a certificate; false while it is away. */
  const ask = (host: string): Promise<boolean> =>
    hostsAmong(db, { hosts: [host], websiteIds: [] }).then(
      (found) => found.some((known) => known.mayHaveCertificate && !known.isGone),
      () => false,
    );

  function missed(): void {
    whole.wanted += 1;
    tell(null);
    readSoon();
  }

  const stops = [
    await listen(HOSTS_CHANNEL, (host) => {
      if (host === null) return missed();
      unread.hosts.add(host);
      tell({ websiteId: null, hosts: [host] });
      readSoon();
    }),
    await listen(SITES_CHANNEL, (told) => {
      if (told === null) return missed();
      const [websiteId = '', ...subdomains] = told.split(' ');
      const hosts = subdomains.map(learn);
      unread.websiteIds.add(websiteId);
      tell({ websiteId, hosts });
      readSoon();
    }),
  ];
  readSoon();
  let patience: NodeJS.Timeout | undefined;
  await Promise.race([reading, new Promise((done) => (patience = setTimeout(done, patienceMs)))]);
  clearTimeout(patience);

  return {
    mayShow: (host) => table.get(host) > 0 || isIncomplete(),
    // Once all were read, what was known last is an answer, and nobody asks a database that is away.
    mayHaveCertificate: (host) => (whole.done === 0 ? ask(host) : (table.get(host) & MAY_HAVE_CERTIFICATE) > 0),
    learn,
    onNews: (hear) => void listeners.push(hear),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const stop of stops) await stop();
      await reading;
    },
  };
}

const note = (table: NameTable, host: string, mayHaveCertificate: boolean) =>
  table.set(host, SHOWS | (mayHaveCertificate ? MAY_HAVE_CERTIFICATE : 0));
