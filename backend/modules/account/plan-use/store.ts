import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/index.ts';
import { prepared } from '../../../db/prepared.ts';
import { assets, assistantUses, domains, formFiles, formSubmissions, websites } from '../../../db/schema.ts';
import { isCounted } from '../../domains/store.ts';

/** What is counted of somebody: of all together, or on the fullest of their websites, which then has a name. */
export type Used = {
  key: 'DOMAINS' | 'ASSISTANT_MESSAGES' | 'GENERATED_PICTURES' | 'PAGES' | 'PICTURES' | 'WAITLIST';
  id: string | null;
  name: string | null;
  /** Null: not counted yet. */
  used: number | null;
};

/** Everything at once: asked one by one, the way to the database is longer than the counting. */
const usedByOwner = prepared((db) => {
  const owner = sql.placeholder('ownerId');
  const owned = and(eq(websites.ownerId, owner), isNull(websites.deletedAt));
  const counting = (key: Used['key'], used: SQL) => ({
    key: sql<Used['key']>`${sql.raw(`'${key}'`)}`,
    id: sql<string | null>`null::text`,
    name: sql<string | null>`null::text`,
    used: sql<number | null>`${used}::float8`,
  });
  const fullest = (key: Used['key'], used: SQL) => ({
    ...counting(key, used),
    id: sql<string | null>`${websites.id}`,
    name: sql<string | null>`${websites.name}`,
  });
  const connected = db
    .select(counting('DOMAINS', count()))
    .from(domains)
    .innerJoin(websites, eq(websites.id, domains.websiteId))
    .where(and(eq(domains.ownerId, owner), isCounted));
  const used = (key: Used['key'], what: 'MESSAGE' | 'PICTURE') =>
    db
      .select(counting(key, count()))
      .from(assistantUses)
      .where(
        and(
          eq(assistantUses.userId, owner),
          eq(assistantUses.what, what),
          gte(assistantUses.createdAt, sql.param(sql.placeholder('since'), assistantUses.createdAt)),
        ),
      );
  const pages = db
    .select(fullest('PAGES', sql`${websites.pageCount}`))
    .from(websites)
    .where(owned)
    .orderBy(sql`${websites.pageCount} desc nulls first`, asc(websites.id))
    .limit(1);
  const sent = sql`(select sum(${formFiles.bytes}) from ${formFiles} where ${formFiles.websiteId} = ${websites.id})`;
  const bytes = sql`coalesce(sum(${assets.bytes}), 0) + coalesce(${sent}, 0)`;
  const pictures = db
    .select(fullest('PICTURES', bytes))
    .from(websites)
    .leftJoin(assets, and(eq(assets.websiteId, websites.id), isNull(assets.removedAt)))
    .where(owned)
    .groupBy(websites.id)
    .having(sql`${bytes} > 0`)
    .orderBy(desc(bytes), asc(websites.id))
    .limit(1);
  const isWaiting = and(
    eq(formSubmissions.websiteId, websites.id),
    eq(formSubmissions.kind, 'waitlist'),
    eq(formSubmissions.spam, false),
  );
  const entries = count(formSubmissions.id);
  const waiting = db
    .select(fullest('WAITLIST', entries))
    .from(websites)
    .innerJoin(formSubmissions, isWaiting)
    .where(owned)
    .groupBy(websites.id)
    .orderBy(desc(entries), asc(websites.id))
    .limit(1);
  return unionAll(
    connected,
    used('ASSISTANT_MESSAGES', 'MESSAGE'),
    used('GENERATED_PICTURES', 'PICTURE'),
    pages,
    pictures,
    waiting,
  ).prepare('used_by_owner');
});

/** What somebody uses of their plan; `since`: what the assistant did before it does not count. */
export const listUsed = (db: Database, ownerId: string, since: Date): Promise<Used[]> =>
  usedByOwner(db).execute({ ownerId, since });
