import { and, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { siteImports, websites } from '../../db/schema.ts';
import { announceWebsite } from '../websites/store.ts';

export type SiteImportRow = typeof siteImports.$inferSelect;
export type Progress = Pick<SiteImportRow, 'note' | 'done' | 'total'>;

export async function findSiteImport(db: Database, id: string): Promise<SiteImportRow | undefined> {
  const [row] = await db.select().from(siteImports).where(eq(siteImports.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdSiteImport(db: Database, id: string): Promise<SiteImportRow | undefined> {
  const [row] = await db.select().from(siteImports).where(eq(siteImports.id, id)).for('update');
  return row;
}

export async function insertSiteImport(db: Database, row: typeof siteImports.$inferInsert): Promise<SiteImportRow> {
  const [made] = await db.insert(siteImports).values(row).returning();
  if (!made) throw new Error('An import was not stored');
  return made;
}

/** An owner, and whoever holds one of some claims. */
export type Asking = { ownerId: string | null; claims: string[] };

/** So long somebody is told of an import that failed. */
const TOLD_MS = 24 * 60 * 60 * 1000;
export const toldSince = (now: Date) => new Date(now.getTime() - TOLD_MS);

const told = prepared((db) =>
  db
    .select()
    .from(siteImports)
    .where(
      and(
        or(isNull(siteImports.endedAt), gt(siteImports.createdAt, sql.placeholder('since'))),
        or(
          eq(siteImports.ownerId, sql.placeholder('ownerId')),
          sql`${siteImports.claimHash} = any(${sql.placeholder('claims')}::text[])`,
        ),
      ),
    )
    .orderBy(desc(siteImports.createdAt))
    .prepare('told_site_imports'),
);

/** Somebody's imports of which they are told: those under way, and those that began since `toldSince`. The newest first. */
export const listTold = (db: Database, { ownerId, claims }: Asking, now: Date): Promise<SiteImportRow[]> =>
  told(db).execute({ ownerId, claims, since: toldSince(now) });

/** Forgets an import, unless something came of it or may still. */
export async function forgetFailed(db: Database, id: string): Promise<void> {
  await db.delete(siteImports).where(and(eq(siteImports.id, id), inArray(siteImports.state, ['FAILED', 'CANCELLED'])));
}

/** Writes how far it is. False when it is over. */
export async function saveProgress(db: Database, id: string, progress: Progress): Promise<boolean> {
  const made = await db
    .update(siteImports)
    .set(progress)
    .where(and(eq(siteImports.id, id), eq(siteImports.state, 'WORKING')))
    .returning({ id: siteImports.id });
  return made.length > 0;
}

type End = Pick<SiteImportRow, 'state' | 'note' | 'endedAt'> & Partial<Pick<SiteImportRow, 'report'>>;

/** Ends an import; whoever works on it hears of that. */
export async function endSiteImport(db: Database, id: string, end: End): Promise<SiteImportRow | undefined> {
  const [row] = await db.update(siteImports).set(end).where(eq(siteImports.id, id)).returning();
  await announceWebsite(db, id);
  return row;
}

/** Those that are still under way since before a moment. */
export const importsBegunBefore = (db: Database, moment: Date): Promise<SiteImportRow[]> =>
  db
    .select()
    .from(siteImports)
    .where(and(isNull(siteImports.endedAt), lt(siteImports.createdAt, moment)));

/** Forgets imports from before a moment of which there is no website, or none any more. */
export async function forgetImportsBefore(db: Database, moment: Date): Promise<void> {
  await db
    .delete(siteImports)
    .where(
      and(
        lt(siteImports.createdAt, moment),
        notExists(db.select({ id: websites.id }).from(websites).where(eq(websites.id, siteImports.id))),
      ),
    );
}
