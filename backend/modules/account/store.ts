import { asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import {
  assets,
  billingAccounts,
  chatMessages,
  endedLogins,
  formSubmissions,
  purchases,
  revisions,
  subscriptions,
  users,
  visitCounts,
} from '../../db/schema.ts';
import type { PlanDefinition } from '../billing/plans.ts';
import { filedPosts } from '../posts/filed-posts.ts';
import { listTopics } from '../posts/topics/store.ts';
import type { User } from '../users/store.ts';

/** Somebody, with what every screen tells them of their plan. */
export type SignedIn = { user: User; isPastDue: boolean; beyondSince: Date | null };

const signedInById = prepared((db) =>
  db
    .select({
      user: users,
      isPastDue: sql<boolean>`exists (select 1 from subscriptions where user_id = ${users.id} and state = 'past_due')`,
      beyondSince: billingAccounts.beyondSince,
    })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('signed_in_by_id'),
);

export async function findSignedIn(db: Database, id: string): Promise<SignedIn | undefined> {
  const [found] = await signedInById(db).execute({ id });
  return found;
}

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
      key: revisions.keyName,
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
      id: formSubmissions.id,
      at: formSubmissions.createdAt,
      kind: formSubmissions.kind,
      name: formSubmissions.name,
      email: formSubmissions.email,
      phone: formSubmissions.phone,
      message: formSubmissions.message,
      answers: formSubmissions.answers,
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
  const posts = await filedPosts(db, websiteId, { withDeleted: true });
  const topics = (await listTopics(db, websiteId)).map(({ title, source, createdAt }) => ({
    at: createdAt,
    title,
    source,
  }));
  return { history, conversation, received, visits, pictures, topics, posts };
}

/** Everything that is kept of somebody's plan and of what they bought, the oldest first; amounts in the smallest unit. */
export async function billingRecordsOf(db: Database, user: User, plan: PlanDefinition) {
  const { userId: _user, ...subscription } = getTableColumns(subscriptions);
  const bought = await db
    .select({
      id: purchases.id,
      kind: purchases.kind,
      subject: purchases.subject,
      state: purchases.state,
      amount: purchases.amount,
      currency: purchases.currency,
      at: purchases.createdAt,
      changedAt: purchases.updatedAt,
    })
    .from(purchases)
    .where(eq(purchases.userId, user.id))
    .orderBy(asc(purchases.createdAt), asc(purchases.id));
  const paid = await db
    .select(subscription)
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  return {
    plan: { inForce: plan.label, until: user.planUntil, granted: user.grantedPlan, customer: user.stripeCustomerId },
    subscriptions: paid,
    purchases: bought,
  };
}
