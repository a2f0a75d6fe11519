import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { countUpTo, MOST_FOUND } from '../../db/count-up-to.ts';
import { searchedIn } from '../../db/searched-in.ts';
import { prepared } from '../../db/prepared.ts';
import { templates, templateVersions, websites } from '../../db/schema.ts';
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
    .where(and(eq(templates.builderNumber, builderNumber), eq(templates.published, true), isNull(templates.retiredAt)));
  return template;
}

/**
 * Slugs and builder numbers are given out one after the other until the transaction ends: whoever comes second finds what the first took.
 * It is held before any template is.
 */
export async function holdNames(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('names of templates', 0))`);
}

/** Gives the template of a design another document, unless staff have changed it or made one for it. */
export async function setUntouchedDocument(
  db: Database,
  slug: string,
  document: TemplateRow['document'],
): Promise<void> {
  await db
    .update(templates)
    .set({ document })
    .where(
      and(
        eq(templates.slug, slug),
        eq(templates.design, slug),
        eq(templates.version, 1),
        isNull(templates.updatedBy),
        isNull(templates.websiteId),
      ),
    );
}

/** A template without its document, for lists: documents are large, and nobody reads ten at once. */
export type TemplateCard = Omit<TemplateRow, 'document'>;

const { document: _document, ...cardColumns } = getTableColumns(templates);

/** Other templates that already have this slug or builder number. */
export async function findRivals(
  db: Database,
  { id, slug, builderNumber }: { id: string; slug: string; builderNumber: number | null },
): Promise<{ ofSlug: TemplateCard | undefined; ofBuilder: TemplateCard | undefined }> {
  const isNumbered = builderNumber === null ? undefined : eq(templates.builderNumber, builderNumber);
  const rivals = await db
    .select(cardColumns)
    .from(templates)
    .where(and(ne(templates.id, id), or(eq(templates.slug, slug), isNumbered)));
  return {
    ofSlug: rivals.find((rival) => rival.slug === slug),
    ofBuilder: rivals.find((rival) => builderNumber !== null && rival.builderNumber === builderNumber),
  };
}

const published = prepared((db) =>
  db
    .select(cardColumns)
    .from(templates)
    .where(and(eq(templates.published, true), isNull(templates.retiredAt)))
    .orderBy(asc(templates.builderNumber), asc(templates.name), asc(templates.id))
    .prepare('published_templates'),
);

/** Published ones in the order of the builders, those without a number last. */
export const listPublished = (db: Database): Promise<TemplateCard[]> => published(db).execute();

/** What staff narrow their list to. */
export type TemplateFilter = { search: string; state: TemplateState | null };
/** A retired one is offered to nobody any more, a draft not yet. */
export const templateStates = ['PUBLISHED', 'DRAFT', 'RETIRED'] as const;
type TemplateState = (typeof templateStates)[number];

/** By name, or by name from its end; the key is the last name and id seen. */
export const listTemplates = (
  db: Database,
  filter: TemplateFilter,
  { limit, after, isReversed }: Cut<[string, string]> & { isReversed: boolean },
): Promise<TemplateCard[]> => {
  const order = isReversed ? desc : asc;
  // Compared as one row, so that the index begins to read there.
  const behind =
    after && sql`(${templates.name}, ${templates.id}) ${sql.raw(isReversed ? '<' : '>')} (${after[0]}, ${after[1]})`;
  return db
    .select(cardColumns)
    .from(templates)
    .where(and(matching(filter), behind))
    .orderBy(order(templates.name), order(templates.id))
    .limit(limit);
};

export const countTemplates = (db: Database, filter: TemplateFilter) =>
  countUpTo(db, templates, matching(filter), filter.search === '' ? undefined : MOST_FOUND);

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

/** With the website on which staff edited it; websites that people made from it stay. */
export async function deleteTemplateRow(db: Database, { id, websiteId }: TemplateRow): Promise<void> {
  await db.delete(templates).where(eq(templates.id, id));
  if (websiteId !== null)
    await db.delete(websites).where(and(eq(websites.id, websiteId), eq(websites.purpose, 'template')));
}

/**
 * How many websites of people were started from each template, deleted ones included until they are purged. Those whose design was
 * chosen by the designer count for the public builder of that design.
 */
export async function websiteCountsOf(db: Database, templateIds: readonly string[]): Promise<Map<string, number>> {
  const isAPersons = eq(websites.purpose, 'site');
  const chosen = await db
    .select({ id: websites.templateId, total: count() })
    .from(websites)
    .where(and(inArray(websites.templateId, [...templateIds]), isAPersons))
    .groupBy(websites.templateId);
  const found = await db
    .select({ id: templates.id, total: count() })
    .from(websites)
    .innerJoin(templates, eq(templates.design, websites.beganWith))
    .where(and(inArray(templates.id, [...templateIds]), isNotNull(templates.builderNumber), isAPersons))
    .groupBy(templates.id);
  const counts = new Map<string, number>();
  for (const { id, total } of [...chosen, ...found]) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + total);
  return counts;
}

const inState: Record<TemplateState, SQL | undefined> = {
  PUBLISHED: and(eq(templates.published, true), isNull(templates.retiredAt)),
  DRAFT: and(eq(templates.published, false), isNull(templates.retiredAt)),
  RETIRED: isNotNull(templates.retiredAt),
};

function matching({ search, state }: TemplateFilter): SQL | undefined {
  const { name, slug, category } = templates;
  return and(searchedIn(search, name, slug, category), state ? inState[state] : undefined);
}

export type TemplateVersion = typeof templateVersions.$inferSelect;

export async function findVersion(
  db: Database,
  templateId: string,
  number: number,
): Promise<TemplateVersion | undefined> {
  const [version] = await db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.number, number)));
  return version;
}

/** The number of the newest version, which is the one in use; 0 while nothing was ever put into use. */
export async function lastVersionNumber(db: Database, templateId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(templateVersions.number) })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId));
  return row?.last ?? 0;
}

export async function insertVersion(db: Database, version: typeof templateVersions.$inferInsert): Promise<void> {
  await db.insert(templateVersions).values(version);
}

/** The template whose draft this website is. */
export async function findTemplateOfDraft(db: Database, websiteId: string): Promise<TemplateCard | undefined> {
  const [template] = await db.select(cardColumns).from(templates).where(eq(templates.websiteId, websiteId));
  return template;
}
