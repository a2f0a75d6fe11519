import { and, count, desc, eq, gte, ilike, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { formSubmissions } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type FormSubmission = typeof formSubmissions.$inferSelect;
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
        ),
  );
}
