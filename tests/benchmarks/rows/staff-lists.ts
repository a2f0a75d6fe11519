import type { RunSql } from '#backend/db/index.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { openApi } from '#tests/support/api.ts';
import { makeDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { good } from '#tests/support/website-steps.ts';
import { addCopies, filling } from '../many-copies.ts';
import { ms, quantile, type Row } from '../row.ts';

const FEW = 1_000;
const MANY = 100_000;
/** So many entries have `RARE` in their name, however many there are; one in fifty has `OFTEN`. */
const FOUND = 20;
const RARE = 'kingfisher';
const OFTEN = 'heron';
const ROUNDS = 100;
const WARM_UP = 15;

/** A name like no other, but for those that are searched. */
const named = (count: number) =>
  `'The ' || md5(nth::text) || case when nth % ${count / FOUND} = 0 then ' ${RARE}' when nth % 50 = 1 then ' ${OFTEN}' else '' end`;

const lists = {
  templates: (args: string) => `{ adminTemplates(${args}) { totalCount edges { node { id name websiteCount } } } }`,
  'training websites': (args: string) =>
    `{ trainingWebsites(${args}) { totalCount edges { node { id title tags } } } }`,
  signups: (args: string) => `{ recentSignups(${args}) { totalCount edges { node { id email } } } }`,
};
const RARELY = `first: 25, search: "${RARE}"`;
const questions = {
  list: 'first: 25',
  'search, 20 found': RARELY,
  'search, one in 50 found': `first: 25, search: "${OFTEN}"`,
  'search of two letters, none found': 'first: 25, search: "zq"',
  'search, all found': 'first: 25, search: "the"',
};

/** Lists of the staff's among few entries and among many, on PostgreSQL: opened, and searched. */
export async function staffListsRows(): Promise<Row[]> {
  const server = await startPostgres();
  try {
    const few = await installation(await makeDatabase(server.url, 'few'), FEW);
    const many = await installation(await makeDatabase(server.url, 'many'), MANY);
    const took = new Map<string, { few: number[]; many: number[] }>();
    // They take turns, so that a machine that drifts does not decide.
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [list, queryOf] of Object.entries(lists)) {
        for (const [question, args] of Object.entries(questions)) {
          const what = `${list}, ${question}`;
          const times = took.get(what) ?? { few: [], many: [] };
          took.set(what, times);
          const [among, amongMany] = [await few.time(queryOf(args)), await many.time(queryOf(args))];
          if (round < WARM_UP) continue;
          times.few.push(among);
          times.many.push(amongMany);
        }
      }
    }
    await few.close();
    await many.close();
    return [...took].map(([what, times]) => {
      const [among, amongMany] = [quantile(times.few, 0.95), quantile(times.many, 0.95)];
      return {
        what: `${what}, ${MANY.toLocaleString('en')} entries in PostgreSQL against ${FEW.toLocaleString('en')}, p95 of ${ROUNDS}`,
        measured: `${(amongMany / among).toFixed(2)} × (${ms(amongMany)} against ${ms(among)}; half of them in ${ms(quantile(times.many, 0.5))} against ${ms(quantile(times.few, 0.5))})`,
        mustReach: '≤ 1.3 ×',
        reached: amongMany / among <= 1.3,
      };
    });
  } finally {
    await server.stop();
  }
}

async function installation(url: string, count: number) {
  const api = await openApi({ database: await openPostgres(url, () => undefined) });
  const admin = await api.person(['admin', 'training']);
  good(await admin.ask('{ viewer { id } }'));
  const brief =
    'mutation { createTrainingWebsite(input: { brief: "Clay Lane, a pottery", title: "", tags: [] }) { id } }';
  good(await admin.ask(brief));
  await filling(url, (sql) => addEntries(sql, count));
  const headers = await admin.headers();
  for (const [name, queryOf] of Object.entries(lists)) {
    const [answer] = Object.values(
      good(await api.ask<Record<string, { totalCount: number }>>(queryOf(RARELY), {}, headers)),
    );
    if (answer?.totalCount !== FOUND) throw new Error(`The ${name} were not filled`);
  }
  return {
    close: api.close,
    async time(query: string): Promise<number> {
      const begun = performance.now();
      good(await api.ask(query, {}, headers));
      return performance.now() - begun;
    },
  };
}

const before = "now() - nth * interval '1 minute'";

/** Copies of what each list has at the start, under names of their own. */
const addEntries = (sql: RunSql, count: number) =>
  addCopies(
    sql,
    [
      {
        table: 'templates',
        where: "original.slug = 'almanac'",
        changed: {
          id: "'copy' || nth",
          name: named(count),
          slug: "'copy-' || nth",
          builder_number: 'null',
          document: "'{}'::jsonb",
        },
      },
      {
        table: 'training_websites',
        where: 'original.id = (select min(id) from training_websites)',
        changed: {
          id: "'copy' || nth",
          title: named(count),
          brief: "'Words about ' || md5('brief' || nth)",
          website_id: 'null',
          state: "'DONE'",
          created_at: before,
        },
      },
      {
        table: 'users',
        where: 'original.id = (select min(id) from users)',
        changed: {
          id: "'copy' || nth",
          sub: "'copy' || nth",
          name: named(count),
          email: "md5('mail' || nth) || '@copies.test'",
          created_at: before,
        },
      },
    ],
    count,
  );
