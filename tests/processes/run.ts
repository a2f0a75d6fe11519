import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { createTokenMaker } from '#tests/support/token-maker.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';
import { startBalancer } from './balancer.ts';
import { personAt, visitorAt, writerOf, type Seen } from './people.ts';
import { releaseProcess, type Kind } from './release-process.ts';

/** The first of twenty: the balancer, five processes with what belongs to each, and the identity provider. */
const PORT = Number(process.env.PROCESSES_PORT ?? 4370);
const AWAY_MS = 20_000;
const WELL_AGAIN_MS = 5_000;

let missed = 0;
function tell(isKept: boolean, words: string) {
  if (!isKept) missed += 1;
  console.info(`${isKept ? 'kept  ' : 'MISSED'} ${words}`);
}
const without = (name: string, seen: Seen, allowed = 0) =>
  tell(
    seen.failed.length <= allowed,
    `${name}: ${seen.asked} asked, ${seen.failed.length} failed ${seen.failed[0] ?? ''}`,
  );

const postgres = await startPostgres();
const way = await breakableConnection(postgres.url);
const storage = await startObjectStorage();
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-processes-'));
const issuer = `http://127.0.0.1:${PORT + 18}`;
const audience = 'https://api.pagewright.app';
const tokens = await createTokenMaker({
  issuer: `${issuer}/`,
  clientId: 'processes',
  audience,
  rolesClaim: 'https://pagewright.app/roles',
});
const provider = createServer((_request, response) => response.end(JSON.stringify(tokens.published)));
await new Promise<void>((listening) => provider.listen(PORT + 18, '127.0.0.1', listening));

const { settings: bucket } = storage;
const env = {
  APP_ORIGIN: `http://localhost:${PORT}`,
  DATABASE_URL: way.url,
  DATA_DIR: dataDir,
  SESSION_SECRETS: 'the-secret-of-all-processes-of-this-proof',
  AUTH0_DOMAIN: issuer,
  AUTH0_CLIENT_ID: 'processes',
  AUTH0_CLIENT_SECRET: 'a secret',
  STRIPE_SECRET_KEY: 'sk_test_processes',
  STRIPE_WEBHOOK_SECRET: 'whsec_processes',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  S3_BUCKET: bucket.bucket,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_ENDPOINT: bucket.endpoint,
  DRAIN_SECONDS: '2',
};
/** Each takes its own port, three further on for the stand-in of domains, and one for its internal listener. */
const make = (kind: Kind, port: number, internal: number) =>
  releaseProcess(kind, { port: PORT + port, internal: PORT + internal }, env);
const web = [make('web', 1, 13), make('web', 2, 14)];
const sites = [make('sites', 3, 15), make('sites', 7, 16)];
const jobs = make('jobs', 8, 17);
const all = [jobs, ...sites, ...web];

for (const one of all) {
  const milliseconds = await one.start();
  console.info(
    `       ${one.kind} was ready after ${Math.round(milliseconds)} ms (3000 are the goal on a quiet machine)`,
  );
}
const balancer = await startBalancer(PORT, { web, sites });
await setTimeout(1000);

const writers = await Promise.all(
  ['ada', 'ben', 'cleo'].map(async (name) => {
    const person = personAt(PORT, tokens, name);
    return { person, website: await madeBy(person) };
  }),
);
const [first] = writers;
if (!first) throw new Error('Nobody writes');
const shown = good(await run(first.person, 'publishWebsite', first.website.id)).publishWebsite;
const host = `${shown.subdomain}.localhost`;
const writing = writers.map(({ person, website }) => writerOf(person, { ...website, currentRevision: 1 }));
const visiting = [visitorAt(PORT, host, '<h1'), visitorAt(PORT, host, '<h1')];
const lookAt = (those: { look(): Seen }[]): Seen =>
  those.map((one) => one.look()).reduce((a, b) => ({ asked: a.asked + b.asked, failed: [...a.failed, ...b.failed] }));

await setTimeout(2000);
lookAt([...writing, ...visiting]);
for (const one of all) {
  tell((await one.end()) === 0, `an update ends a process (${one.kind}) with code 0`);
  await one.start();
}
await setTimeout(1000);
without('edits while every process was replaced', lookAt(writing));
without('pages while every process was replaced', lookAt(visiting));

for (const one of [web[0], sites[0], jobs]) {
  if (!one) continue;
  await one.kill();
  await setTimeout(2000);
  await one.start();
  await setTimeout(1000);
  // What the dead one had in hand is lost to whoever asked: once each, and they are told.
  without(`edits while a process (${one.kind}) was killed`, lookAt(writing), one.kind === 'web' ? writing.length : 0);
  without(
    `pages while a process (${one.kind}) was killed`,
    lookAt(visiting),
    one.kind === 'sites' ? visiting.length : 0,
  );
}

way.cut();
await setTimeout(AWAY_MS);
without(`pages while the database was away for ${AWAY_MS / 1000} s`, lookAt(visiting));
const told = lookAt(writing).failed;
const inWords = told.filter((words) => /Nothing that was saved is lost/i.test(words) || /^Error: 502/.test(words));
tell(
  told.length > 0 && inWords.length >= told.length - writing.length,
  `editors were told in words: ${told.length} times, ${told.at(-1)}`,
);
way.mend();
await setTimeout(WELL_AGAIN_MS);
lookAt(writing);
await setTimeout(2000);
without(`edits ${WELL_AGAIN_MS / 1000} s after it was back`, lookAt(writing));
const ready = await Promise.all(
  all.map(({ internal }) => fetch(`http://127.0.0.1:${internal}/readyz`).then(({ status }) => status)),
);
tell(
  ready.every((status) => status === 200),
  `every process is ready again: ${ready.join(' ')}`,
);

await Promise.all([...writing, ...visiting].map((one) => one.stop()));
const count = writing.reduce((sum, one) => sum + one.acknowledged(), 0);
const lost = (await Promise.all(writing.map((one) => one.lost()))).flat();
tell(count > 0 && lost.length === 0, `${count} edits were acknowledged, ${lost.length} of them are lost`);

for (const one of all) tell((await one.end()) === 0, `a process (${one.kind}) ends with code 0`);
await balancer.close();
provider.close();
await storage.stop();
await way.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(missed ? 1 : 0);
