import { totalmem } from 'node:os';
import { openPostgres } from '#backend/db/postgres.ts';
import type { RunSql } from '#backend/db/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { good, madeBy, run, setHeading } from '#tests/support/website-steps.ts';
import { addCopies, filling, MANY } from '../many-copies.ts';
import { ms, quantile, type Row } from '../row.ts';

const FEW = 1_000;
const ROUNDS = 60;
const WARM_UP = 10;
/** Hosts looked up in a round: it is quick, and the slowest of a few would be chance. */
const HOSTS = 10;
/** Seconds that pass on the API's clock between two rounds, so that no limit for one person is reached. */
const PAUSE = 30;
const OWNER = 'owner-of-the-original';

const CARD = 'id name status address visitsIn7Days updatedAt currentRevision previewToken';
const EDITOR = 'name status currentRevision canUndo canRedo document unpublishedChanges previewToken';

/**
 * The same website among few and among many others, on PostgreSQL: its owner's list, opening it in the editor, changing
 * it, publishing it, and finding a published website by its host for the first time.
 */
export async function growthRows(): Promise<Row[]> {
  const server = await startPostgres(asAdvised());
  const first = await openPostgres(server.url, () => undefined);
  await first.run('create database many');
  await first.close();
  const many = await installation(server.url.replace(/\/[^/]*$/, '/many'), MANY);
  const few = await installation(server.url, FEW);
  try {
    const took = { few: noTimes(), many: noTimes() };
    // They take turns, so that a machine that drifts does not decide.
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      await few.round(round, round < WARM_UP ? noTimes() : took.few);
      await many.round(round, round < WARM_UP ? noTimes() : took.many);
    }
    return (['dashboard', 'editor', 'edit', 'publish', 'host look-up'] as const).map((what) => {
      const [among, amongMany] = [quantile(took.few[what], 0.95), quantile(took.many[what], 0.95)];
      return {
        what: `${what}, ${MANY.toLocaleString('en')} websites in PostgreSQL against ${FEW.toLocaleString('en')}, p95 of ${took.few[what].length}`,
        measured: `${(amongMany / among).toFixed(2)} × (${ms(amongMany)} against ${ms(among)})`,
        mustReach: '≤ 1.3 ×',
        reached: amongMany / among <= 1.3,
      };
    });
  } finally {
    await few.close();
    await many.close();
    await server.stop();
  }
}

/** A quarter of the machine's memory, as PostgreSQL's manual says for a server of one's own; by itself it takes 128 MB of any. */
const asAdvised = () => ({ shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB` });

type Times = Record<'dashboard' | 'editor' | 'edit' | 'publish' | 'host look-up', number[]>;
const noTimes = (): Times => ({ dashboard: [], editor: [], edit: [], publish: [], 'host look-up': [] });

async function installation(url: string, count: number) {
  const { id, subdomain } = await filled(url, count);
  // Hosts are read when a process starts; others than these are nobody's.
  const api = await openApi({ database: await openPostgres(url, () => undefined) });
  const owner = await api.person([], OWNER);
  const { sitesDomain } = testSettings();

  return {
    close: api.close,
    async round(number: number, times: Times) {
      api.pass(PAUSE);
      const headers = await owner.headers();
      const timed = async (what: keyof Times, query: string, variables: Record<string, unknown>) => {
        const begun = performance.now();
        good(await api.ask(query, variables, headers));
        times[what].push(performance.now() - begun);
      };
      const input = { id, baseRevision: number + 1, operations: [setHeading(`Heading ${number}`)] };
      await timed('edit', 'mutation ($input: ChangeWebsiteInput!) { changeWebsite(input: $input) { id } }', { input });
      await timed('dashboard', `{ viewer { websiteCount websites(first: 12) { edges { node { ${CARD} } } } } }`, {});
      await timed('editor', `query ($id: ID!) { website(id: $id) { ${EDITOR} } }`, { id });
      await timed('publish', 'mutation ($id: ID!) { publishWebsite(id: $id) { id } }', { id });
      for (let host = 0; host < HOSTS; host += 1) {
        const other = 1 + Math.floor(((number + host / HOSTS) / (WARM_UP + ROUNDS)) * count);
        const begun = performance.now();
        const site = await api.backend.sites.find(`${subdomain}-${other}.${sitesDomain}`);
        times['host look-up'].push(performance.now() - begun);
        if (!site) throw new Error(`Website ${other} of ${count} was not found by its host`);
      }
    },
  };
}

/** With a published website of the owner's and copies of it. */
async function filled(url: string, count: number) {
  const api = await openApi({ database: await openPostgres(url, () => undefined) });
  const owner = await api.person([], OWNER);
  const website = await madeBy(owner);
  good(await run(owner, 'publishWebsite', website.id));
  await api.close();
  await filling(url, (sql) => addOthers(sql, website.id, count));
  return website;
}

/** Published websites of nobody, with a revision and a snapshot each; their documents and pages are next to nothing. */
async function addOthers(sql: RunSql, id: string, count: number): Promise<void> {
  if (!/^[a-z0-9]+$/.test(id)) throw new Error(`“${id}” is no id`);
  const other = "'other' || nth";
  await addCopies(
    sql,
    [
      {
        table: 'websites',
        where: `original.id = '${id}'`,
        changed: {
          id: other,
          owner_id: 'null',
          subdomain: "original.subdomain || '-' || nth",
          published_snapshot_id: other,
        },
      },
      {
        table: 'revisions',
        where: `original.website_id = '${id}'`,
        changed: { website_id: other, document: "'{}'::jsonb" },
      },
      {
        table: 'snapshots',
        where: `original.website_id = '${id}'`,
        changed: {
          id: other,
          website_id: other,
          manifest: `'[{"path":"/","contentType":"text/html","etag":"x"}]'::json`,
        },
      },
      {
        table: 'kept_files',
        where: `original.website_id = '${id}' and original.etag = (select min(etag) from kept_files where website_id = '${id}')`,
        changed: { website_id: other, etag: "'x'" },
      },
    ],
    count,
  );
}
