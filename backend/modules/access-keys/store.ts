import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { accessKeys, users } from '../../db/schema.ts';

export type AccessKeyRow = Omit<typeof accessKeys.$inferSelect, 'hash'>;

const { id, userId, name, scope, websiteId, createdAt, lastUsedAt, expiresAt } = accessKeys;
const withoutHash = { id, userId, name, scope, websiteId, createdAt, lastUsedAt, expiresAt };

const keyByHash = prepared((db) =>
  db
    .select({ key: withoutHash, sub: users.sub })
    .from(accessKeys)
    .innerJoin(users, eq(users.id, accessKeys.userId))
    .where(eq(accessKeys.hash, sql.placeholder('hash')))
    .prepare('access_key_by_hash'),
);

/** A key with its person's subject at the identity provider. */
export async function findAccessKey(
  db: Database,
  hash: string,
): Promise<{ key: AccessKeyRow; sub: string } | undefined> {
  const [found] = await keyByHash(db).execute({ hash });
  return found;
}

/** Those of somebody that are not over, the newest first. */
export const listAccessKeys = (db: Database, owner: string, now: Date): Promise<AccessKeyRow[]> =>
  db
    .select(withoutHash)
    .from(accessKeys)
    .where(openOf(owner, now))
    .orderBy(desc(accessKeys.createdAt), desc(accessKeys.id));

export async function countAccessKeys(db: Database, owner: string, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accessKeys).where(openOf(owner, now));
  return row?.total ?? 0;
}

export async function insertAccessKey(db: Database, key: typeof accessKeys.$inferInsert): Promise<AccessKeyRow> {
  const [made] = await db.insert(accessKeys).values(key).returning(withoutHash);
  if (!made) throw new Error('An access key was not stored');
  return made;
}

export async function setLastUsed(db: Database, keyId: string, at: Date): Promise<void> {
  await db.update(accessKeys).set({ lastUsedAt: at }).where(eq(accessKeys.id, keyId));
}

/** False when somebody has no such key. */
export async function deleteAccessKey(db: Database, owner: string, keyId: string): Promise<boolean> {
  const gone = await db
    .delete(accessKeys)
    .where(and(eq(accessKeys.id, keyId), eq(accessKeys.userId, owner)))
    .returning({ id });
  return gone.length > 0;
}

/** Forgets the keys that were over before a moment. */
export async function forgetEndedAccessKeys(db: Database, now: Date): Promise<void> {
  await db.delete(accessKeys).where(lt(accessKeys.expiresAt, now));
}

const openOf = (owner: string, now: Date) =>
  and(eq(accessKeys.userId, owner), or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, now)));
