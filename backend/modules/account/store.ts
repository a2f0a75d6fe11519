import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { assets, chatMessages, endedLogins, formSubmissions, revisions, users, visitCounts } from '../../db/schema.ts';

export async function removeUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Carries `{id} {milliseconds}` of logins that ended. */
export const ENDED_CHANNEL = 'ended_logins';

export async function insertEndedLogin(db: Database, id: string, endedAt: Date): Promise<void> {
  await db
    .insert(endedLogins)
    .values({ id, endedAt })
    .onConflictDoUpdate({
      target: endedLogins.id,
      set: { endedAt: sql`greatest(${endedLogins.endedAt}, excluded.ended_at)` },
    });
  await db.execute(sql`select pg_notify(${ENDED_CHANNEL}, ${`${id} ${endedAt.getTime()}`})`);
}

export const listEndedLogins = (db: Database): Promise<{ id: string; endedAt: Date }[]> =>
  db.select().from(endedLogins);

export async function forgetLoginsEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(endedLogins).where(lt(endedLogins.endedAt, moment));
}

/** Everything that is kept of a website beside its document, the oldest first. */
export async function recordsOf(db: Database, websiteId: string) {
  const history = await db
    .select({
      number: revisions.number,
      at: revisions.createdAt,
      author: revisions.author,
      source: revisions.source,
      summary: revisions.summary,
      sentences: revisions.sentences,
    })
    .from(revisions)
    .where(eq(revisions.websiteId, websiteId))
    .orderBy(asc(revisions.number));
  const conversation = await db
    .select({ at: chatMessages.createdAt, role: chatMessages.role, text: chatMessages.text, state: chatMessages.state })
    .from(chatMessages)
    .where(eq(chatMessages.websiteId, websiteId))
    .orderBy(asc(chatMessages.place));
  const received = await db
    .select({
      at: formSubmissions.createdAt,
      kind: formSubmissions.kind,
      name: formSubmissions.name,
      email: formSubmissions.email,
      phone: formSubmissions.phone,
      message: formSubmissions.message,
      spam: formSubmissions.spam,
    })
    .from(formSubmissions)
    .where(eq(formSubmissions.websiteId, websiteId))
    .orderBy(asc(formSubmissions.createdAt), asc(formSubmissions.id));
  const visits = await db
    .select({ day: visitCounts.day, visits: visitCounts.visits })
    .from(visitCounts)
    .where(eq(visitCounts.websiteId, websiteId))
    .orderBy(asc(visitCounts.day));
  const pictures = await db
    .select({ id: assets.id, name: assets.name, alt: assets.alt, at: assets.createdAt })
    .from(assets)
    .where(eq(assets.websiteId, websiteId))
    .orderBy(asc(assets.createdAt), asc(assets.id));
  return { history, conversation, received, visits, pictures };
}
