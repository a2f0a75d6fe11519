import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';

export type User = typeof users.$inferSelect;

const userById = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
);

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await userById(db).execute({ id });
  return user;
}

/** The user, kept from other writers until the transaction ends: limits that count a user's things hold it. */
export async function lockUser(db: Database, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Error(`User ${id} is gone`);
  return user;
}

export async function findUserIdBySub(db: Database, sub: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.sub, sub));
  return user?.id;
}

/** The id of the subject's account, also when another request made it a moment before. */
export async function createUserIfNew(
  db: Database,
  user: { id: string; sub: string; createdAt: Date },
): Promise<string> {
  const [made] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.sub, set: { sub: user.sub } })
    .returning({ id: users.id });
  return made?.id ?? user.id;
}

export async function updateUser(db: Database, id: string, change: Partial<Omit<User, 'id' | 'sub'>>): Promise<User> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  if (!user) throw new Error(`User ${id} is gone`);
  return user;
}
