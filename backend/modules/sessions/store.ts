import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { deniedSessions, renewalLocks, renewals } from '../../db/schema.ts';

export async function findDenial(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: deniedSessions.id })
    .from(deniedSessions)
    .where(and(eq(deniedSessions.id, id), gt(deniedSessions.until, now)));
  return rows.length > 0;
}

export const listDenials = (db: Database): Promise<{ id: string; until: Date }[]> => db.select().from(deniedSessions);

/** Written even while other changes are refused: whoever logs out is logged out. */
export async function denySession(db: Database, id: string, until: Date): Promise<void> {
  await db.transaction(
    (tx) =>
      tx
        .insert(deniedSessions)
        .values({ id, until })
        .onConflictDoUpdate({
          target: deniedSessions.id,
          set: { until: sql`greatest(${deniedSessions.until}, excluded.until)` },
        }),
    { accessMode: 'read write' },
  );
}

/** One statement, so that of several callers in several processes exactly one gets it. */
export async function takeLock(db: Database, key: string, until: Date, now: Date): Promise<boolean> {
  const taken = await db
    .insert(renewalLocks)
    .values({ key, until })
    .onConflictDoUpdate({ target: renewalLocks.key, set: { until }, setWhere: lte(renewalLocks.until, now) })
    .returning({ key: renewalLocks.key });
  return taken.length > 0;
}

export async function releaseLock(db: Database, key: string): Promise<void> {
  await db.delete(renewalLocks).where(eq(renewalLocks.key, key));
}

export async function findRenewal(db: Database, key: string, now: Date): Promise<string | null> {
  const [renewal] = await db
    .select({ sealed: renewals.sealed })
    .from(renewals)
    .where(and(eq(renewals.key, key), gt(renewals.until, now)));
  return renewal?.sealed ?? null;
}

export async function insertRenewal(db: Database, key: string, sealed: string, until: Date): Promise<void> {
  await db
    .insert(renewals)
    .values({ key, sealed, until })
    .onConflictDoUpdate({ target: renewals.key, set: { sealed, until } });
}

export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await db.delete(deniedSessions).where(lte(deniedSessions.until, now));
  await db.delete(renewalLocks).where(lte(renewalLocks.until, now));
  await db.delete(renewals).where(lte(renewals.until, now));
}
