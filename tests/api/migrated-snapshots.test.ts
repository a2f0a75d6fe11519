import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';
import { createSiteCache } from '#backend/modules/publishing/site-cache.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { publishedByEarlierRelease } from '#tests/support/earlier-publications.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { change, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';

/** The tables as they were when each snapshot had its own bytes. */
const AS_BEFORE = [
  'alter table snapshot_files add column body bytea, add column gzip bytea, add column brotli bytea',
  `update snapshot_files set body = b.body, gzip = b.gzip, brotli = b.brotli from snapshots s, file_bodies b
   where s.id = snapshot_files.snapshot_id and b.website_id = s.website_id and b.etag = snapshot_files.etag`,
  'alter table snapshot_files alter column body set not null',
  'drop table blog_files, file_bodies, blog_topics, post_slugs, post_versions, posts cascade',
  'alter table websites drop column time_zone',
];

/** And what later migrations do to the same tables, which are new then. */
const LATER = ['alter table blog_files add column edition integer default 0 not null'];

let database: OpenedDatabase;
let api: Api;
beforeAll(async () => {
  database = await openInMemory();
  api = await openApi({ database });
}, 120_000);
afterAll(() => api?.close());

/** Every file that a host shows, as it is sent, read anew from the database. */
async function filesAt(host: string) {
  const site = await createSiteCache({
    settings: testSettings(),
    db: database.db,
    storage: api.storage,
    clock: () => new Date(),
    log: console,
    hosts: { mayShow: () => true, learn: (subdomain) => subdomain, onNews: () => undefined },
  }).find(host);
  return Promise.all([...(site?.files.keys() ?? [])].sort().map(async (path) => [path, await site?.files.read(path)]));
}

it('published sites are the same to the byte after their bytes were put together', async () => {
  const owner = await api.person();
  const website = await madeBy(owner);
  good(await run(owner, 'publishWebsite', website.id));
  good(await change(owner, website.id, (await read(owner, website.id)).currentRevision, setHeading('Another')));
  good(await run(owner, 'publishWebsite', website.id));
  const host = `${website.subdomain}.localhost`;
  const before = await filesAt(host);
  expect(before.length).toBeGreaterThan(5);
  await publishedByEarlierRelease(database, api.storage, website.id);
  expect(await filesAt(host)).toEqual(before);
  for (const statement of AS_BEFORE) await database.run(statement, []);
  const migration = readFileSync(join(migrationsFolder(), '0014_blog.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await database.run(statement, []);
  for (const statement of LATER) await database.run(statement, []);
  expect(await filesAt(host)).toEqual(before);
});
