import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { good, madeBy, run } from '#tests/support/website-steps.ts';
import { machine, tableOf, type Row } from '../benchmarks/row.ts';
import { idleRow, sizeRow } from './at-rest.ts';
import { startBalancer } from './balancer.ts';
import { databaseAwayRows, storageAwayRows } from './cut-off.ts';
import { groupOf, personAt, visitorAt, writerOf } from './people.ts';
import { killedRows, updateRows } from './replaced.ts';
import { saturatedRow } from './saturated.ts';
import { openWorld, PORT } from './world.ts';

const RESULTS = 'benchmarks/processes.md';

const load = loadavg()[0] ?? 0;
const rows: Row[] = [];
const add = (...those: Row[]) => {
  rows.push(...those);
  for (const { reached, what, measured } of those)
    console.info(`${reached ? 'kept  ' : 'MISSED'} ${what}: ${measured}`);
};

const world = await openWorld();
const { web, sites, jobs, all, tokens } = world;
add(sizeRow());
for (const one of web) console.info(`       ${one.kind} was ready after ${Math.round(await one.start())} ms`);
const balancer = await startBalancer(PORT, { web: [...web], sites: [...sites] });
add(await idleRow(world));
for (const one of [...sites, jobs])
  console.info(`       ${one.kind} was ready after ${Math.round(await one.start())} ms`);
await setTimeout(1000);

const writers = await Promise.all(
  ['ada', 'ben', 'cleo'].map(async (name) => {
    const person = personAt(PORT, tokens, name);
    return { person, website: await madeBy(person) };
  }),
);
const owner = { person: personAt(PORT, tokens, 'dora'), website: await madeBy(personAt(PORT, tokens, 'dora')) };
const shown = good(await run(owner.person, 'publishWebsite', owner.website.id)).publishWebsite;
const host = `${shown.subdomain}.localhost`;
const writing = writers.map(({ person, website }) => writerOf(person, { ...website, currentRevision: 1 }));
const group = {
  writing: groupOf(writing),
  visiting: groupOf([visitorAt(PORT, host, '<h1'), visitorAt(PORT, host, '<h1')]),
};
await setTimeout(2000);

add(...(await updateRows(world, group)));
add(...(await killedRows(world, group)));
add(...(await databaseAwayRows(world, group)));
add(...(await storageAwayRows(world, group, owner)));

await Promise.all([group.writing.stop(), group.visiting.stop()]);
const count = writing.reduce((sum, one) => sum + one.acknowledged(), 0);
const lost = (await Promise.all(writing.map((one) => one.lost()))).flat();
add({
  what: `edits that are lost, of all that were acknowledged (${count})`,
  measured: String(lost.length),
  mustReach: '0',
  reached: count > 0 && lost.length === 0,
});
add(await saturatedRow(world, owner.person.sub, host));

const codes: (number | null)[] = [];
for (const one of all) codes.push(await one.end());
add({
  what: 'ends of all processes',
  measured: codes.join(' '),
  mustReach: 'code 0',
  reached: codes.every((code) => code === 0),
});
await balancer.close();
await world.close();

const { pooler } = world.database;
const missed = rows.filter(({ reached }) => !reached).length;
const how =
  `${machine()}, where ${load.toFixed(1)} processes wanted to run before it began. Five processes of \`release/\` behind a balancer, two of whose clocks are ` +
  `five minutes wrong, PostgreSQL ${pooler ? `behind ${pooler} in transaction mode` : 'without a pooler (no PgBouncer ≥ 1.21 here)'}, a bucket. ` +
  `${rows.length - missed} of ${rows.length} kept.`;
console.info(`\n${tableOf(rows)}\n\n${how}`);
if (process.argv.includes('--record'))
  writeFileSync(
    RESULTS,
    `# Many processes\n\nWritten by \`npm run processes -- --record\`. ${how}\n\n${tableOf(rows)}\n`,
  );
process.exit(missed ? 1 : 0);
