import { and, asc, count, eq, getTableColumns, ilike, inArray, or, gt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { templates, websites } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type TemplateRow = typeof templates.$inferSelect;

export async function findTemplate(db: Database, id: string): Promise<TemplateRow | undefined> {
  const [template] = await db.select().from(templates).where(eq(templates.id, id));
  return template;
}

/** The same, held until the transaction ends. */
export async function holdTemplate(db: Database, id: string): Promise<TemplateRow | undefined> {
  const [template] = await db.select().from(templates).where(eq(templates.id, id)).for('update');
  return template;
}

/** The published template of a public builder. */
export async function findBuilder(db: Database, builderNumber: number): Promise<TemplateRow | undefined> {
  const [template] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.builderNumber, builderNumber), eq(templates.published, true)));
  return template;
}

/** Another template that already has this slug or builder number, if there is one. */
export async function findRival(
  db: Database,
  { id, slug, builderNumber }: { id: string; slug: string; builderNumber: number | null },
): Promise<{ slug: boolean; builderNumber: boolean }> {
  const same = [
    eq(templates.slug, slug),
    ...(builderNumber === null ? [] : [eq(templates.builderNumber, builderNumber)]),
  ];
  const rows = await db
    .select({ id: templates.id, slug: templates.slug, number: templates.builderNumber })
    .from(templates)
    .where(or(...same));
  const others = rows.filter((row) => row.id !== id);
  return {
    slug: others.some((row) => row.slug === slug),
    builderNumber: builderNumber !== null && others.some((row) => row.number === builderNumber),
  };
}

/** A template without its document, for lists: documents are large, and nobody reads ten at once. */
export type TemplateCard = Omit<TemplateRow, 'document'>;

const { document: _document, ...cardColumns } = getTableColumns(templates);

const published = prepared((db) =>
  db
    .select(cardColumns)
    .from(templates)
    .where(eq(templates.published, true))
    .orderBy(asc(templates.builderNumber), asc(templates.name), asc(templates.id))
    .prepare('published_templates'),
);

/** Published ones in the order of the builders, those without a number last. */
export const listPublished = (db: Database): Promise<TemplateCard[]> => published(db).execute();

/** By name; the key is the last name and id seen. */
export const listTemplates = (
  db: Database,
  search: string,
  { limit, after }: Cut<[string, string]>,
): Promise<TemplateCard[]> =>
  db
    .select(cardColumns)
    .from(templates)
    .where(
      and(
        matching(search),
        after && or(gt(templates.name, after[0]), and(eq(templates.name, after[0]), gt(templates.id, after[1]))),
      ),
    )
    .orderBy(asc(templates.name), asc(templates.id))
    .limit(limit);

export async function countTemplates(db: Database, search: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(templates).where(matching(search));
  return row?.total ?? 0;
}

export async function insertTemplate(db: Database, template: typeof templates.$inferInsert): Promise<TemplateRow> {
  const [made] = await db.insert(templates).values(template).returning();
  if (!made) throw new Error('A template was not stored');
  return made;
}

/** For seeding: leaves what is there alone when the slug or the number is in use. */
export async function insertTemplateIfFree(db: Database, template: typeof templates.$inferInsert): Promise<void> {
  await db.insert(templates).values(template).onConflictDoNothing();
}

export async function updateTemplateRow(
  db: Database,
  id: string,
  change: Partial<Omit<TemplateRow, 'id'>>,
): Promise<TemplateRow> {
  const [template] = await db.update(templates).set(change).where(eq(templates.id, id)).returning();
  if (!template) throw new Error(`Template ${id} is gone`);
  return template;
}

export async function deleteTemplateRow(db: Database, id: string): Promise<void> {
  await db.delete(templates).where(eq(templates.id, id));
}

/** How many websites of people were started from each template, deleted ones included until they are purged. */
export async function websiteCountsOf(db: Database, templateIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: websites.templateId, total: count() })
    .from(websites)
    .where(and(inArray(websites.templateId, [...templateIds]), eq(websites.purpose, 'site')))
    .groupBy(websites.templateId);
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])));
}

function matching(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(templates.name, pattern), ilike(templates.slug, pattern), ilike(templates.category, pattern));
}
