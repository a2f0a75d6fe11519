import { and, asc, desc, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { visitCounts, visitSources, websites } from '../../db/schema.ts';
import type { Tallies } from './tallies.ts';

const ROWS_AT_ONCE = 1_000;

/** Adds counted visits to a day (`2026-11-21`): all of them, or none when it rejects. Websites that are gone are passed over. */
export const addVisits = (db: Database, day: string, tallies: Tallies): Promise<void> =>
  db.transaction((tx) => addInOne(tx, day, tallies));

async function addInOne(db: Database, day: string, tallies: Tallies): Promise<void> {
  const living = await db
    .select({ id: websites.id })
    .from(websites)
    .where(inArray(websites.id, [...tallies.keys()]));
  const counted = living.flatMap(({ id }) => {
    const tally = tallies.get(id);
    return tally ? [{ websiteId: id, day, tally }] : [];
  });
  if (counted.length === 0) return;
  await db
    .insert(visitCounts)
    .values(counted.map(({ websiteId, tally: { visits } }) => ({ websiteId, day, visits })))
    .onConflictDoUpdate({
      target: [visitCounts.websiteId, visitCounts.day],
      set: { visits: sql`${visitCounts.visits} + excluded.visits` },
    });
  const sources = counted.flatMap(({ websiteId, tally }) =>
    (['page', 'referrer'] as const).flatMap((kind) =>
      [...tally[kind]].map(([name, visits]) => ({ websiteId, day, kind, name, visits })),
    ),
  );
  for (let at = 0; at < sources.length; at += ROWS_AT_ONCE)
    await db
      .insert(visitSources)
      .values(sources.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [visitSources.websiteId, visitSources.day, visitSources.kind, visitSources.name],
        set: { visits: sql`${visitSources.visits} + excluded.visits` },
      });
}

const visitsOfSome = prepared((db) =>
  db
    .select({ id: visitCounts.websiteId, visits: sum(visitCounts.visits).mapWith(Number) })
    .from(visitCounts)
    .where(
      and(
        sql`${visitCounts.websiteId} = any(${sql.placeholder('websiteIds')}::text[])`,
        gte(visitCounts.day, sql.placeholder('firstDay')),
      ),
    )
    .groupBy(visitCounts.websiteId)
    .prepare('visits_of_some'),
);

/** Visits from a day on, by website. */
export async function visitsSince(
  db: Database,
  websiteIds: readonly string[],
  firstDay: string,
): Promise<Map<string, number>> {
  const rows = await visitsOfSome(db).execute({ websiteIds, firstDay });
  return new Map(rows.map(({ id, visits }) => [id, visits]));
}

/** The days that had visits, from a day on. */
export const visitsByDay = (
  db: Database,
  websiteId: string,
  firstDay: string,
): Promise<{ day: string; visits: number }[]> =>
  db
    .select({ day: visitCounts.day, visits: visitCounts.visits })
    .from(visitCounts)
    .where(and(eq(visitCounts.websiteId, websiteId), gte(visitCounts.day, firstDay)))
    .orderBy(asc(visitCounts.day));

/** The pages, or the sites that led here, with the most visits from a day on. */
export function topSources(
  db: Database,
  websiteId: string,
  { kind, firstDay, limit }: { kind: 'page' | 'referrer'; firstDay: string; limit: number },
): Promise<{ name: string; visits: number }[]> {
  const visits = sum(visitSources.visits).mapWith(Number);
  return db
    .select({ name: visitSources.name, visits })
    .from(visitSources)
    .where(and(eq(visitSources.websiteId, websiteId), eq(visitSources.kind, kind), gte(visitSources.day, firstDay)))
    .groupBy(visitSources.name)
    .orderBy(desc(visits), asc(visitSources.name))
    .limit(limit);
}

/** Views of pages from a day on, by path; none for a path that nobody looked at. */
export async function viewsOfPaths(
  db: Database,
  websiteId: string,
  paths: readonly string[],
  firstDay: string,
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ path: visitSources.name, views: sum(visitSources.visits).mapWith(Number) })
    .from(visitSources)
    .where(
      and(
        eq(visitSources.websiteId, websiteId),
        eq(visitSources.kind, 'page'),
        inArray(visitSources.name, [...paths]),
        gte(visitSources.day, firstDay),
      ),
    )
    .groupBy(visitSources.name);
  return new Map(rows.map(({ path, views }) => [path, views]));
}
