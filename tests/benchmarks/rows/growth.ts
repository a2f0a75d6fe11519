import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { good, madeBy, run, setHeading } from '#tests/support/website-steps.ts';
import { ms, quantile, type Row } from '../row.ts';

const FEW = 1_000;
/** Websites of the large installation; `BENCH_WEBSITES=1000000` takes some minutes more. */
const MANY = Number(process.env['BENCH_WEBSITES'] ?? 100_000);
const ROUNDS = 40;
const WARM_UP = 5;
/** Seconds that pass on the API's clock between two rounds, so that no limit for one person is reached. */
const PAUSE = 30;

const EDITOR = 'name status currentRevision canUndo canRedo document unpublishedChanges previewToken';

/**
 * The same website among few and among many others, on PostgreSQL: opening it in the editor, changing it, publishing it,
 * and finding a published website by its host for the first time.
 */
export async function growthRows(): Promise<Row[]> {
  const server = await startPostgres();
  const first = await openPostgres(server.url, () => undefined);
  await first.run('create database many');
  const many = await installation(await openPostgres(server.url.replace(/\/[^/]*$/, '/many'), () => undefined), MANY);
  const few = await installation(first, FEW);
  try {
    const took = { few: noTimes(), many: noTimes() };
    // They take turns, so that a machine that drifts does not decide.
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      await few.round(round, round < WARM_UP ? noTimes() : took.few);
      await many.round(round, round < WARM_UP ? noTimes() : took.many);
    }
    return (['editor', 'edit', 'publish', 'host look-up'] as const).map((what) => {
      const [among, amongMany] = [quantile(took.few[what], 0.95), quantile(took.many[what], 0.95)];
      return {
        what: `${what}, ${MANY.toLocaleString('en')} websites in PostgreSQL against ${FEW.toLocaleString('en')}, p95 of ${ROUNDS}`,
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

type Times = Record<'editor' | 'edit' | 'publish' | 'host look-up', number[]>;
const noTimes = (): Times => ({ editor: [], edit: [], publish: [], 'host look-up': [] });

async function installation(database: OpenedDatabase, count: number) {
  const api = await openApi({ database });
  const owner = await api.person();
  const { id, subdomain } = await madeBy(owner);
  good(await run(owner, 'publishWebsite', id));
  await addOthers(database, id, count);
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
      await timed('editor', `query ($id: ID!) { website(id: $id) { ${EDITOR} } }`, { id });
      await timed('publish', 'mutation ($id: ID!) { publishWebsite(id: $id) { id } }', { id });
      const other = 1 + Math.floor(((number + 0.5) / (WARM_UP + ROUNDS)) * count);
      const begun = performance.now();
      const site = await api.backend.sites.find(`${subdomain}-${other}.${sitesDomain}`);
      times['host look-up'].push(performance.now() - begun);
      if (!site) throw new Error(`Website ${other} of ${count} was not found by its host`);
    },
  };
}

/** Published websites of nobody, with a revision and a snapshot each; their documents and pages are next to nothing. */
async function addOthers({ run: sql }: OpenedDatabase, id: string, count: number): Promise<void> {
  const copies = (table: string, changed: string, among: string) =>
    sql(
      `insert into ${table} select (jsonb_populate_record(original, jsonb_build_object(${changed}))).*
       from ${table} as original, generate_series(1, $2::int) as nth where ${among}`,
      [id, count],
    );
  await copies(
    'websites',
    `'id', 'other' || nth, 'owner_id', null, 'subdomain', original.subdomain || '-' || nth,
     'published_snapshot_id', 'other' || nth`,
    'original.id = $1',
  );
  await copies('revisions', `'website_id', 'other' || nth, 'document', '{}'::jsonb`, 'original.website_id = $1');
  await copies('snapshots', `'id', 'other' || nth, 'website_id', 'other' || nth`, 'original.website_id = $1');
  await sql(
    `insert into snapshot_files (snapshot_id, path, content_type, etag, body)
     select 'other' || nth, '/', 'text/html', '"x"', 'x'::bytea from generate_series(1, $1::int) as nth`,
    [count],
  );
  await sql('vacuum analyze');
}
