import { and, asc, count, desc, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo, MOST_FOUND } from '../../db/count-up-to.ts';
import { searchedIn } from '../../db/searched-in.ts';
import type { Database } from '../../db/index.ts';
import { users } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

const columns = {
  id: users.id,
  createdAt: users.createdAt,
  email: users.email,
  name: users.name,
  source: users.signupSource,
  websiteCount: users.websiteCount,
  plan: users.plan,
  planUntil: users.planUntil,
  grantedPlan: users.grantedPlan,
};

/** What staff may know of somebody who has an account: nothing that opens it. */
export type Signup = Pick<typeof users.$inferSelect, Exclude<keyof typeof columns, 'source'>> & {
  source: string | null;
};

/** `plan`: the one in force at `now`; `others` are the ids of all but it, since what is not known counts as Free. */
export type SignupFilter = { search: string; plan: { id: string; others: readonly string[]; now: Date } | null };

/** A moment in milliseconds, and an id. */
type SignupKey = [number, string];

export const listSignups = (
  db: Database,
  filter: SignupFilter,
  { limit, after, isOldestFirst }: Cut<SignupKey> & { isOldestFirst: boolean },
): Promise<Signup[]> => {
  const order = isOldestFirst ? asc : desc;
  const moment = after && sql.param(new Date(after[0]), users.createdAt);
  // Compared as one row, so that the index begins to read there.
  const behind =
    after && sql`(${users.createdAt}, ${users.id}) ${sql.raw(isOldestFirst ? '>' : '<')} (${moment}, ${after[1]})`;
  return db
    .select(columns)
    .from(users)
    .where(and(matching(filter), behind))
    .orderBy(order(users.createdAt), order(users.id))
    .limit(limit);
};

export const countSignups = (db: Database, filter: SignupFilter) =>
  countUpTo(db, users, matching(filter), filter.search === '' ? undefined : MOST_FOUND);

/** New accounts by day (UTC), from a moment on. */
export async function signupsByDay(db: Database, from: Date): Promise<Map<string, number>> {
  const day = sql<string>`(${users.createdAt} at time zone 'utc')::date::text`;
  const rows = await db.select({ day, total: count() }).from(users).where(gte(users.createdAt, from)).groupBy(day);
  return new Map(rows.map(({ day: name, total }) => [name, total]));
}

function matching({ search, plan }: SignupFilter): SQL | undefined {
  return and(searchedIn(search, users.email, users.name), plan ? having(plan) : undefined);
}

function having({ id, others, now }: NonNullable<SignupFilter['plan']>): SQL {
  const inForce = sql`case when ${users.planUntil} <= ${sql.param(now, users.planUntil)} then ${users.grantedPlan} else ${users.plan} end`;
  return id === FREE ? notInArray(inForce, [...others]) : eq(inForce, id);
}

const FREE = 'free';
