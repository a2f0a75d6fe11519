import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import type { Storage } from '#backend/integrations/storage/index.ts';
import { packFile, drawnFile } from '#backend/modules/publishing/kept/packed-file.ts';
import { createSiteCache } from '#backend/modules/publishing/site-cache.ts';
import { builtInDesigner } from '#designer/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
import { publishedByEarlierRelease } from '#tests/support/earlier-publications.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { change, good, madeBy, read, run } from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { addCopies, filling } from '../many-copies.ts';
import { kb, ms, quantile, type Row } from '../row.ts';

const BRIEF = `Crumb & Ember, a sourdough bakery in Leipzig. Rye bread 4.80, rolls 0.90. Open Tuesday to Saturday 7:00 to 14:00.`;
const PUBLICATIONS = 12;
const COLD = 60;
const SITES = 10_000;
const BOUND_MB = 128;
/**
 * Of main c890722e, which kept all in the database: what publishing a website again after one change took of the processor, in times of
 * what it takes to pack all of its files once.
 */
const PUBLISH_BEFORE = 2.98;
const SMALLEST = 11;

/** Published files in the storage against the same in the database, on PostgreSQL: room, publishing, the first visitor, memory. */
export async function publishedFilesRows(): Promise<Row[]> {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const database = await openPostgres(server.url, () => undefined);
  const settings = testSettings({ DATA_DIR: folder });
  const storage = openStorage(settings);
  const api = await openApi({ database, settings, storage, designer: builtInDesigner, pageQuality: SMALLEST });
  try {
    const empty = await bytesOf(database);
    const owner = await api.person();
    const website = await madeBy(owner, { brief: BRIEF });
    good(await run(owner, 'publishWebsite', website.id));
    const publishing = await publishingRow(api, owner, website);
    const memory = await memoryRow(server.url, database, storage, website);
    const bytes = (await bytesOf(database)) - empty;
    const cold = await coldTimes(database, storage, website);
    await publishedByEarlierRelease(database, storage, website.id);
    const [bytesBefore, coldBefore] = [(await bytesOf(database)) - empty, await coldBeforeTimes(database, website)];
    const [p95, p95Before] = [quantile(cold, 0.95), quantile(coldBefore, 0.95)];
    return [
      {
        what: `PostgreSQL bytes of a website with ${PUBLICATIONS} publications, against its bytes in the database`,
        measured: `${(bytes / bytesBefore).toFixed(2)} × (${kb(bytes)} against ${kb(bytesBefore)})`,
        mustReach: '≤ 0.2 ×',
        reached: bytes / bytesBefore <= 0.2,
      },
      publishing,
      {
        what: `page of a website that nobody has asked for yet, against reading it from the database, p95 of ${COLD}`,
        measured: `${(p95 / p95Before).toFixed(2)} × (${ms(p95)} against ${ms(p95Before)})`,
        mustReach: '≤ 1.5 ×',
        reached: p95 / p95Before <= 1.5,
      },
      memory,
    ];
  } finally {
    await api.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function publishingRow(api: Api, owner: TestPerson, website: WebsiteAnswer): Promise<Row> {
  const took: number[] = [];
  const yardstick: number[] = [];
  for (let nth = 0; nth < PUBLICATIONS; nth += 1) {
    api.pass(60);
    const { currentRevision, document } = await read(owner, website.id);
    const sectionId = document.pages[0]?.sections[0]?.id ?? '';
    const props = { heading: `Bread number ${nth}` };
    good(await change(owner, website.id, currentRevision, { type: 'updateSection', sectionId, props }));
    took.push(await cpuTimeOf(async () => good(await run(owner, 'publishWebsite', website.id))));
    const files = await filesAt(api, `${website.subdomain}.localhost`);
    yardstick.push(await cpuTimeOf(() => Promise.all(files.map((file) => packFile(file, SMALLEST)))));
  }
  const ratio = quantile(took, 0.5) / quantile(yardstick, 0.5);
  return {
    what: 'publishing a website again after one change: of the processor, against the release that kept all in the database',
    measured: `${(ratio / PUBLISH_BEFORE).toFixed(2)} × (${ms(quantile(took, 0.5))}; to pack all of its files takes ${ms(quantile(yardstick, 0.5))})`,
    mustReach: '≤ 1.2 ×',
    reached: ratio / PUBLISH_BEFORE <= 1.2,
  };
}

async function filesAt(api: Api, host: string) {
  const site = await api.backend.sites.find(host);
  const files = [];
  for (const path of site?.files.keys() ?? []) {
    const file = await site?.files.read(path);
    if (file) files.push(drawnFile(path, file.contentType, file.identity));
  }
  return files;
}

const TABLES = ['snapshots', 'snapshot_files', 'file_bodies', 'kept_files', 'blog_files'];

/** Of all that publications consist of, with indexes, after what is free was given back. Sites that were only copied count too. */
async function bytesOf(database: OpenedDatabase): Promise<number> {
  let bytes = 0;
  for (const table of TABLES) {
    await database.run(
      `delete from ${table} where ${table === 'snapshot_files' ? 'snapshot_id' : 'website_id'} like 'other%'`,
    );
    await database.run(`vacuum full ${table}`);
    const { rows } = await database.run(`select pg_total_relation_size('${table}') as bytes`);
    bytes += z.tuple([z.object({ bytes: z.coerce.number() })]).parse(rows)[0].bytes;
  }
  return bytes;
}

const cacheOf = (database: OpenedDatabase, storage: Pick<Storage, 'get'>) =>
  createSiteCache({
    settings: testSettings(),
    db: database.db,
    storage,
    clock: () => new Date(),
    log: console,
    hosts: { mayShow: () => true, learn: (subdomain) => subdomain, onNews: () => undefined },
  });

/** What the first visitor of a website waits for in a process that knows nothing of it. */
async function coldTimes(database: OpenedDatabase, storage: Storage, { subdomain }: WebsiteAnswer): Promise<number[]> {
  const times: number[] = [];
  for (let nth = -10; nth < COLD; nth += 1) {
    const begun = performance.now();
    const site = await cacheOf(database, storage).find(`${subdomain}.localhost`);
    if (!(await site?.files.read('/'))) throw new Error('The first page was not found');
    if (nth >= 0) times.push(performance.now() - begun);
  }
  return times;
}

/** The questions that the release before asked for the same: the site, its blog, its files with their sizes, and all of their bytes. */
async function coldBeforeTimes({ run: ask }: OpenedDatabase, { id, subdomain }: WebsiteAnswer): Promise<number[]> {
  const questions: [string, string][] = [
    [
      `select s.*, w.*, t.*, u.plan, u.plan_until, u.granted_plan from websites w join snapshots s on s.id = w.published_snapshot_id
       left join site_settings t on t.website_id = w.id left join users u on u.id = w.owner_id
       where w.subdomain = $1 and w.deleted_at is null`,
      subdomain,
    ],
    ['select path, content_type, etag, media, edition from blog_files where website_id = $1 and edition > -1', id],
    [
      `select f.path, f.content_type, f.etag, (select octet_length(b.body) + octet_length(b.gzip) + octet_length(b.brotli)
       from file_bodies b where b.website_id = w.id and b.etag = f.etag) as bytes
       from websites w join snapshot_files f on f.snapshot_id = w.published_snapshot_id where w.id = $1`,
      id,
    ],
    [
      `select b.* from file_bodies b where b.website_id = $1 and b.etag in (select f.etag from snapshot_files f
       join websites w on w.published_snapshot_id = f.snapshot_id where w.id = $1)`,
      id,
    ],
  ];
  const times: number[] = [];
  for (let nth = -10; nth < COLD; nth += 1) {
    const begun = performance.now();
    for (const [question, value] of questions)
      if ((await ask(question, [value])).rows.length === 0 && !question.includes('blog_files'))
        throw new Error(`Nothing was found: ${question}`);
    if (nth >= 0) times.push(performance.now() - begun);
  }
  return times;
}

/** A process in which very many websites were visited, each with bytes of its own. */
async function memoryRow(
  url: string,
  database: OpenedDatabase,
  storage: Storage,
  website: WebsiteAnswer,
): Promise<Row> {
  const other = "'other' || nth";
  const { id, subdomain } = website;
  await filling(url, (sql) =>
    addCopies(
      sql,
      [
        {
          table: 'websites',
          where: `original.id = '${id}'`,
          changed: { id: other, owner_id: 'null', subdomain: other, published_snapshot_id: other },
        },
        {
          table: 'snapshots',
          where: `original.id = (select published_snapshot_id from websites where id = '${id}')`,
          changed: { id: other, website_id: other },
        },
      ],
      SITES,
    ),
  );
  const lent: Pick<Storage, 'get'> = {
    get: (key) => storage.get(key.replace(/^websites\/other\d+\//, `websites/${id}/`)),
  };
  const cache = cacheOf(database, lent);
  if (!(await cache.find(`${subdomain}.localhost`))) throw new Error('The website was not found');
  const before = inUse();
  let answered = 0;
  for (let nth = 1; nth <= SITES; nth += 1) {
    const site = await cache.find(`other${nth}.localhost`);
    if (await site?.files.read('/')) answered += 1;
  }
  const megabytes = (inUse() - before) / 2 ** 20;
  if (answered < SITES || !cache.find(`${subdomain}.localhost`)) throw new Error(`${answered} sites answered`);
  return {
    what: `memory for ${SITES.toLocaleString('en')} websites that were visited, bound ${BOUND_MB} MB`,
    measured: `${Math.round(megabytes)} MB`,
    mustReach: `≤ ${BOUND_MB + 150} MB`,
    reached: megabytes <= BOUND_MB + 150,
  };
}

function inUse(): number {
  // What the first time sets free is only taken away by the next.
  for (let time = 0; time < 3; time += 1) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
