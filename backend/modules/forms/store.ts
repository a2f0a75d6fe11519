import { and, asc, count, desc, eq, gte, ilike, inArray, lt, ne, or, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { formFiles, formSubmissions } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type FormSubmission = typeof formSubmissions.$inferSelect;
export type FormFile = typeof formFiles.$inferSelect;
export type FormSubmissionKind = FormSubmission['kind'];

export type SubmissionFilter = {
  websiteId: string;
  kinds: FormSubmissionKind[];
  search: string;
  spam: boolean;
  /** So many entries of the waiting list, the oldest first, and no more; null for all. */
  kept: number | null;
};

/** Keeps what was sent. False when this address is on that list already. */
export async function insertSubmission(
  db: Database,
  submission: typeof formSubmissions.$inferInsert,
): Promise<boolean> {
  const made = await db.insert(formSubmissions).values(submission).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Newest first. */
export const submissionsPage = (
  db: Database,
  filter: SubmissionFilter,
  { limit, after }: Cut<{ at: Date; id: string }>,
): Promise<FormSubmission[]> =>
  db
    .select()
    .from(formSubmissions)
    .where(
      and(
        matching(filter),
        after &&
          or(
            lt(formSubmissions.createdAt, after.at),
            and(eq(formSubmissions.createdAt, after.at), lt(formSubmissions.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(limit);

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(formSubmissions).where(matching(filter));
  return row?.total ?? 0;
}

/** Whether an entry of a waiting list is among the `kept` oldest ones, which a plan shows; null: it shows all. */
export async function isShownEntry(
  db: Database,
  { id, websiteId, kept }: { id: string; websiteId: string; kept: number | null },
): Promise<boolean> {
  const filter = { websiteId, kinds: ['waitlist' as const], search: '', spam: false, kept };
  const [found] = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), matching(filter)));
  return found !== undefined;
}

export async function findSubmission(db: Database, id: string): Promise<FormSubmission | undefined> {
  const [found] = await db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return found;
}

export async function markSpam(db: Database, id: string, spam: boolean): Promise<void> {
  await db.update(formSubmissions).set({ spam }).where(eq(formSubmissions.id, id));
}

export async function removeSubmission(db: Database, id: string): Promise<void> {
  await db.delete(formSubmissions).where(eq(formSubmissions.id, id));
}

export async function insertFiles(db: Database, files: FormFile[]): Promise<void> {
  if (files.length > 0) await db.insert(formFiles).values(files);
}

export const filesOfSubmission = (db: Database, submissionId: string): Promise<FormFile[]> =>
  db.select().from(formFiles).where(eq(formFiles.submissionId, submissionId)).orderBy(asc(formFiles.id));

export const filesOfSubmissions = async (db: Database, ids: readonly string[]): Promise<FormFile[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(formFiles)
        .where(inArray(formFiles.submissionId, [...ids]));

export async function findSubmissionFile(
  db: Database,
  submissionId: string,
  id: string,
): Promise<FormFile | undefined> {
  const [found] = await db
    .select()
    .from(formFiles)
    .where(and(eq(formFiles.id, id), eq(formFiles.submissionId, submissionId)));
  return found;
}

/** More columns than these help nobody. */
const MOST_LABELS = 100;

/** The labels that entries of a website have answers under, those of the newest first and as their form has them. */
export async function answerLabels(db: Database, websiteId: string): Promise<string[]> {
  const one = sql`json_array_elements(${formSubmissions.answers}) with ordinality as one(answer, place)`;
  const rows = await db
    .select({ label: sql<string>`one.answer ->> 'label'` })
    .from(formSubmissions)
    .innerJoin(one, sql`true`)
    .where(eq(formSubmissions.websiteId, websiteId))
    .groupBy(sql`1`)
    .orderBy(sql`max(${formSubmissions.createdAt}) desc`, sql`min(one.place)`, sql`1`)
    .limit(MOST_LABELS);
  return rows.map(({ label }) => label);
}

/** Bytes of all files that came with the forms of a website. */
export async function entryFileBytes(db: Database, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(formFiles.bytes).mapWith(Number) })
    .from(formFiles)
    .where(eq(formFiles.websiteId, websiteId));
  return row?.total ?? 0;
}

/** New entries of the waiting list by day (UTC), from a moment on. */
export async function entriesByDay(db: Database, websiteId: string, from: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${formSubmissions.createdAt} at time zone 'utc', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, entries: count() })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.websiteId, websiteId),
        eq(formSubmissions.kind, 'waitlist'),
        eq(formSubmissions.spam, false),
        gte(formSubmissions.createdAt, from),
      ),
    )
    .groupBy(day);
  return new Map(rows.map(({ day: name, entries }) => [name, entries]));
}

function matching({ websiteId, kinds, search, spam, kept }: SubmissionFilter): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(formSubmissions.websiteId, websiteId),
    eq(formSubmissions.spam, spam),
    or(...kinds.map((kind) => eq(formSubmissions.kind, kind))),
    kept === null || !kinds.includes('waitlist')
      ? undefined
      : or(
          ne(formSubmissions.kind, 'waitlist'),
          sql`${formSubmissions.id} in (select id from form_submissions where website_id = ${websiteId} and kind = 'waitlist' and not spam order by created_at, id limit ${kept})`,
          eq(formSubmissions.spam, true),
        ),
    search === ''
      ? undefined
      : or(
          ilike(formSubmissions.name, pattern),
          ilike(formSubmissions.email, pattern),
          ilike(formSubmissions.message, pattern),
          sql`exists (select 1 from json_array_elements(${formSubmissions.answers}) as one where one ->> 'value' ilike ${pattern})`,
        ),
  );
}
