import { createServer, Agent, get } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openHostDirectory } from '#backend/modules/hosts/host-directory.ts';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { connectName } from '#tests/support/own-names.ts';
import { makeDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';
import { addCopies, filling, MANY } from '../many-copies.ts';
import type { Copies } from '../many-copies.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { ms, quantile, type Row } from '../row.ts';

const FEW = 1_000;
const WARM_UP = 200;
const ROUNDS = 2_000;
const SECONDS_OF_A_START = 5;
const MEGABYTES = 24;
/** Of reading all names. */
const MOST_SECONDS = 300;

type What = 'page at an owner’s name' | 'unknown host';

/** Names that are known, few and very many: what a request for one costs, how long a start takes, and how much memory. */
export async function namesRows(): Promise<Row[]> {
  const server = await startPostgres();
  const many = await installation(await makeDatabase(server.url, 'many'), MANY);
  const few = await installation(await makeDatabase(server.url, 'few'), FEW);
  const took = { few: noTimes(), many: noTimes() };
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const what of ['page at an owner’s name', 'unknown host'] as const) {
      // They take turns, so that a machine that drifts does not decide.
      const [amongFew, amongMany] = [await few.request(what, round), await many.request(what, round)];
      if (round < 0) continue;
      took.few[what].push(amongFew);
      took.many[what].push(amongMany);
    }
  await few.close();
  await many.close();
  await server.stop();
  const count = MANY.toLocaleString('en');
  const requests = (['page at an owner’s name', 'unknown host'] as const).map((what): Row => {
    const [among, amongMany] = [quantile(took.few[what], 0.95), quantile(took.many[what], 0.95)];
    return {
      what: `${what}, request among ${count} names against ${FEW.toLocaleString('en')}, p95 of ${ROUNDS}`,
      measured: `${(amongMany / among).toFixed(2)} × (${ms(amongMany)} against ${ms(among)})`,
      mustReach: '≤ 1.3 ×',
      reached: amongMany / among <= 1.3,
    };
  });
  return [
    ...requests,
    {
      what: `start of the backend with ${count} names, until it serves`,
      measured: `${many.seconds.toFixed(1)} s (${few.seconds.toFixed(1)} s with ${FEW.toLocaleString('en')}); all names are in memory after ${many.reading.toFixed(1)} s, of which ${many.computing.toFixed(1)} s of computing`,
      mustReach: `≤ ${SECONDS_OF_A_START} s`,
      reached: many.seconds <= SECONDS_OF_A_START,
    },
    {
      what: `memory that ${count} names take`,
      measured: `${many.megabytes.toFixed(1)} MB`,
      mustReach: `≤ ${MEGABYTES} MB`,
      reached: many.megabytes <= MEGABYTES,
    },
  ];
}

type Times = Record<What, number[]>;
const noTimes = (): Times => ({ 'page at an owner’s name': [], 'unknown host': [] });

const secondsOf = async <Made>(make: () => Promise<Made>): Promise<[Made, number]> => {
  const begun = performance.now();
  const made = await make();
  return [made, (performance.now() - begun) / 1000];
};

/** What serves sites on a database with so many names, half of them subdomains. */
async function installation(url: string, names: number) {
  const sites = Math.floor(names / 2);
  await fill(url, sites);
  const settings = testSettings();
  const database = await openPostgres(url, () => undefined);
  const held = await heldByNames(database);
  const [api, seconds] = await secondsOf(async () => openApi({ database, settings }));
  const front = createFront(
    { settings, sites: api.backend.sites, peerOf: createPeerReader(settings.trustedProxies) },
    (_request, response) => void response.writeHead(500).end(),
  );
  const server = createServer(front);
  const port = await portOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ...held,
    seconds,
    /** Milliseconds that an answer took; one of a hundred names in turn, so that most are known already. */
    async request(what: What, round: number): Promise<number> {
      const nth = 1 + ((Math.abs(round) * 7919) % Math.min(sites, 100)) * Math.floor(sites / 100);
      const [host, status] =
        what === 'unknown host' ? [`unknown-${round}.example`, 404] : [`rye-${Math.max(1, nth)}.example`, 200];
      const begun = performance.now();
      const answered = await statusOf({ port, host, agent });
      if (answered !== status) throw new Error(`${host} was answered with ${answered}`);
      return performance.now() - begun;
    },
    async close() {
      agent.destroy();
      server.close();
      await api.close();
    },
  };
}

/** Seconds in which a directory reads all hosts, and megabytes that it keeps outside of the heap. */
async function heldByNames(database: OpenedDatabase) {
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const used = process.cpuUsage();
  const open = () =>
    openHostDirectory(database, { settings: testSettings(), log: console, patienceMs: MOST_SECONDS * 1000 });
  const [hosts, reading] = await secondsOf(open);
  const { user, system } = process.cpuUsage(used);
  collectGarbage();
  const megabytes = (process.memoryUsage().arrayBuffers - before) / 2 ** 20;
  await hosts.close();
  return { reading, computing: (user + system) / 1e6, megabytes };
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const statusOf = ({ port, host, agent }: { port: number; host: string; agent: Agent }): Promise<number> =>
  new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path: '/', agent, headers: { host } }, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
    }).on('error', failed);
  });

/** Websites of nobody, each with a name of its own, that show the page of the first one. */
async function fill(url: string, sites: number): Promise<void> {
  const database = await openPostgres(url, () => undefined);
  const api = await openApi({ database });
  const owner = await api.person();
  const { id } = await madeBy(owner);
  good(await run(owner, 'publishWebsite', id));
  const domain = await connectName(database, { id }, 'rye.example');
  await api.close();
  const [host, other] = ["'rye-' || nth || '.example'", "'other-' || nth"];
  const copies: Copies[] = [
    {
      table: 'websites',
      where: `original.id = '${id}'`,
      changed: { id: other, owner_id: 'null', subdomain: other, primary_host: host },
    },
    {
      table: 'domains',
      where: `original.id = '${domain}'`,
      changed: { id: host, name: host, website_id: other },
    },
    {
      table: 'site_hosts',
      where: `original.host = 'rye.example'`,
      changed: { host, domain_id: host, website_id: other },
    },
  ];
  await filling(url, (sql) => addCopies(sql, copies, sites));
}
