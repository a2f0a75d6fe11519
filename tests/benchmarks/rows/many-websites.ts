import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { createQuickly, logInQuickly } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { findBrowser } from '../../../scripts/browser.mjs';
import { addCopies } from '../many-copies.ts';
import { ms, quantile, type Row } from '../row.ts';

const PORT = 4560;
const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 100;

/** The dashboard of an account with very many websites, on PostgreSQL: its first page, a page far behind, a search. */
export async function manyWebsitesRows(): Promise<Row[]> {
  const server = await startPostgres();
  const product = await startProduct({
    port: PORT,
    dataDir: mkdtempSync(join(tmpdir(), 'pagewright-bench-')),
    env: { DATABASE_URL: server.url },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const database = new pg.Client({ connectionString: server.url });
  await database.connect();
  try {
    const few = await loggedIn(browser, 'starter@pagewright.test');
    const many = await loggedIn(browser, 'business@pagewright.test');
    await seed(database, few.website, FEW);
    await seed(database, many.website, MANY);
    await database.query('vacuum analyze');
    const cursor = await cursorAt(database, many.website, MANY - 5_000);

    const found = await measure({
      few: () => page('/', few.cookie),
      many: () => page('/', many.cookie),
      deep: () => page(`/?after=${cursor}`, many.cookie),
      search: () => page('/?search=99999', many.cookie),
    });
    return [
      atMost(
        `dashboard, ${MANY.toLocaleString('en')} websites of one account against ${FEW.toLocaleString('en')}`,
        found.many,
        found.few,
      ),
      atMost(
        `dashboard, page behind ${(MANY - 5_000).toLocaleString('en')} websites against the first`,
        found.deep,
        found.many,
      ),
      atMost(
        `dashboard, a search that finds one of ${MANY.toLocaleString('en')} websites against the first page`,
        found.search,
        found.many,
      ),
    ];
  } finally {
    await database.end();
    await browser.close();
    await product.stop();
    await server.stop();
  }
}

const atMost = (what: string, value: number, than: number): Row => ({
  what: `${what}, p95`,
  measured: `${(value / than).toFixed(2)} × (${ms(value)} against ${ms(than)})`,
  mustReach: '≤ 1.3 ×',
  reached: value / than <= 1.3,
});

async function loggedIn(browser: Browser, email: string) {
  const context = await browser.newContext({ baseURL: `http://localhost:${PORT}` });
  const tab = await context.newPage();
  await logInQuickly(tab, email);
  const website = await createQuickly(tab);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { website, cookie };
}

/** Copies of a website, each with a name and times of its own, and visits today. */
async function seed(database: pg.Client, website: string, count: number): Promise<void> {
  if (!/^[a-z0-9-]+$/.test(website)) throw new Error(`“${website}” is no id`);
  const where = `original.id = '${website}'`;
  await addCopies(
    (text, values) => database.query(text, values),
    [
      {
        table: 'websites',
        where,
        changed: {
          id: "left(original.id, 8) || lpad(nth::text, 12, '0')",
          subdomain: "left(original.id, 8) || '-' || nth",
          name: "'Website ' || nth",
          created_at: "original.created_at - nth * interval '1 minute'",
          updated_at: "original.updated_at - nth * interval '1 minute'",
        },
      },
    ],
    count - 1,
  );
  const owner = `(select owner_id from websites where id = $1)`;
  await database.query(`update users set website_count = $2::int where id = ${owner}`, [website, count]);
  await database.query(
    `insert into visit_counts (website_id, day, visits)
     select id, current_date, 3 from websites where owner_id = ${owner}
     on conflict do nothing`,
    [website],
  );
}

const rowSchema = z.object({ id: z.string(), updated_at: z.date() });

async function cursorAt(database: pg.Client, website: string, offset: number): Promise<string> {
  const { rows } = await database.query(
    `select id, updated_at from websites where owner_id = (select owner_id from websites where id = $1)
     order by updated_at desc, id desc offset $2 limit 1`,
    [website, offset],
  );
  const { id, updated_at: at } = rowSchema.parse(rows[0]);
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

async function page(path: string, cookie: string): Promise<void> {
  const answer = await fetch(`http://localhost:${PORT}${path}`, {
    headers: { cookie, accept: 'text/html' },
    redirect: 'manual',
  });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('Your websites')) throw new Error(`${path} answered ${answer.status}`);
}

/** 95 of 100 took at most so many milliseconds. The kinds take turns, so that a machine that drifts does not decide. */
async function measure<Kind extends string>(kinds: Record<Kind, () => Promise<void>>): Promise<Record<Kind, number>> {
  const names = Object.keys(kinds) as Kind[];
  const took = new Map<Kind, number[]>(names.map((name) => [name, []]));
  for (let round = -10; round < ROUNDS; round += 1)
    for (const name of names) {
      const begin = performance.now();
      await kinds[name]();
      if (round >= 0) took.get(name)?.push(performance.now() - begin);
    }
  return Object.fromEntries(names.map((name) => [name, quantile(took.get(name) ?? [], 0.95)])) as Record<Kind, number>;
}
