import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';

/** While one release takes the place of another both work on one database, so a migration only adds. Older ones are as they are. */
const FIRST = 35;

/** What broke code that no process runs any more: the file, and which release was the last to know what it takes away. */
const waitedARelease: Record<string, string> = {};

/** Tables that stay small, on which an index is made in no time. */
const SMALL = new Set([
  'live_settings',
  'templates',
  'template_sections',
  'chat_templates',
  'example_sets',
  'releases',
]);

const unquoted = (name: string) => name.replaceAll('"', '').replace(/^public\./, '');

/** What a release beside it would stumble over, or wait behind, in words. */
function troublesIn(sql: string): string[] {
  const statements = sql
    .split(/--> statement-breakpoint|;\s*\n/)
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const added = new Set(
    statements.flatMap((one) => {
      const made = /^create (?:unlogged )?table (?:if not exists )?([\w".]+)/i.exec(one)?.[1];
      return made ? [unquoted(made)] : [];
    }),
  );
  return statements.flatMap((one) => {
    const says = (trouble: string) => [`${trouble}: ${one.slice(0, 120)}`];
    if (/^drop (?:table|column|view|type|schema|sequence)|^alter .* drop (?:column|constraint|default)/i.test(one))
      return says('takes away');
    if (/^alter .* rename /i.test(one)) return says('renames');
    if (/^alter table .* (?:set data )?type /i.test(one)) return says('changes a type');
    const table = unquoted(/^alter table (?:only )?([\w".]+)/i.exec(one)?.[1] ?? '');
    if (table && !added.has(table)) {
      if (/ set not null/i.test(one)) return says('refuses rows of older code');
      if (/ add column .* not null/i.test(one) && !/ default /i.test(one)) return says('refuses rows of older code');
    }
    const indexed = unquoted(/^create (?:unique )?index .* on ([\w".]+)/i.exec(one)?.[1] ?? '');
    if (indexed && !added.has(indexed) && !SMALL.has(indexed)) return says('locks a big table for an index');
    return [];
  });
}

const files = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'));

describe('migrations', () => {
  it.each(files.filter((name) => Number(name.slice(0, 4)) >= FIRST && !waitedARelease[name]))(
    '%s leaves room for the release before it',
    (name) => expect(troublesIn(readFileSync(join(migrationsFolder(), name), 'utf8'))).toEqual([]),
  );

  it.each([
    ['DROP TABLE "posts";', 'takes away'],
    ['ALTER TABLE "posts" DROP COLUMN "live";', 'takes away'],
    ['ALTER TABLE "posts" RENAME COLUMN "live" TO "shown";', 'renames'],
    ['ALTER TABLE "posts" RENAME TO "entries";', 'renames'],
    ['ALTER TABLE "posts" ALTER COLUMN "live" SET DATA TYPE bigint;', 'changes a type'],
    ['ALTER TABLE "posts" ADD COLUMN "kind" text NOT NULL;', 'refuses rows'],
    ['ALTER TABLE "posts" ALTER COLUMN "kind" SET NOT NULL;', 'refuses rows'],
    ['CREATE INDEX "posts_kind" ON "posts" USING btree ("kind");', 'locks a big table'],
    ['CREATE UNIQUE INDEX "posts_kind" ON "public"."posts" ("kind");', 'locks a big table'],
  ])('“%s” is refused', (sql, trouble) => {
    expect(troublesIn(`CREATE TABLE "new" ("id" text NOT NULL);\n--> statement-breakpoint\n${sql}`)).toEqual([
      expect.stringContaining(trouble),
    ]);
  });

  it('what only adds is fine', () => {
    const sql = `
      CREATE UNLOGGED TABLE "counts" ("key" text PRIMARY KEY NOT NULL);--> statement-breakpoint
      CREATE INDEX "counts_key" ON "counts" USING btree ("key");--> statement-breakpoint
      ALTER TABLE "posts" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
      ALTER TABLE "posts" ADD COLUMN "note" text;`;
    expect(troublesIn(sql)).toEqual([]);
  });

  it('what locks or takes away is found in migrations of before the rule', () => {
    const troubles = files
      .filter((name) => Number(name.slice(0, 4)) < FIRST)
      .flatMap((name) => troublesIn(readFileSync(join(migrationsFolder(), name), 'utf8')));
    expect(troubles.length).toBeGreaterThan(5);
  });
});
