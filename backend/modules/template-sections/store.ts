import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { templateSections } from '../../db/schema.ts';
import type { DecisionRow } from '../section-library/store.ts';

export async function findDecision(db: Database, kind: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(templateSections).where(eq(templateSections.kind, kind));
  return row;
}

/** What is decided of a kind, held until the transaction ends; nothing yet is version 0. */
export async function holdDecision(db: Database, kind: string, now: Date): Promise<DecisionRow> {
  await db.insert(templateSections).values({ kind, version: 0, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(templateSections).where(eq(templateSections.kind, kind)).for('update');
  if (!row) throw new Error(`The decision of ${kind} is gone`);
  return row;
}

export async function updateDecision(db: Database, { kind, ...change }: DecisionRow): Promise<void> {
  await db.update(templateSections).set(change).where(eq(templateSections.kind, kind));
}

/** How many templates have each kind of section in what they have in use. */
export async function templatesByKind(db: Database): Promise<ReadonlyMap<string, number>> {
  const listIn = (json: string, name: string) =>
    sql.raw(
      `json_array_elements(case json_typeof(${json}->'${name}') when 'array' then ${json}->'${name}' else '[]' end)`,
    );
  const pages = listIn('templates.document', 'pages');
  const sections = listIn('page', 'sections');
  const rows = await db
    .select({ kind: sql<string>`section->>'kind'`, total: sql<number>`count(distinct templates.id)::int` })
    .from(sql`templates, ${pages} as page, ${sections} as section`)
    .groupBy(sql`section->>'kind'`);
  return new Map(rows.map(({ kind, total }) => [kind, total]));
}
