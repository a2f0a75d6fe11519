import type { OpenedDatabase } from '#backend/db/index.ts';
import { decidePlan } from '#backend/modules/billing/decide-plan.ts';
import type { PlanId } from '#backend/modules/billing/plans.ts';
import type { SubscriptionRow } from '#backend/modules/billing/store.ts';
import type { Answer, Api, TestPerson } from './api.ts';
import { grantTo, noJobs } from './grant-to.ts';
import { good } from './website-steps.ts';

export type Customer = TestPerson & { id: string };

/** People with plans on a database, and what the table of limits counts set to any number. */
export function planSteps(api: Api, database: OpenedDatabase) {
  const services = () => ({ clock: () => new Date(api.time.now), jobs: noJobs });
  const set = (text: string, ...values: unknown[]) => database.run(text, values);
  return {
    async somebody(plan: PlanId): Promise<Customer> {
      const person = await api.person();
      const { id } = good(await person.ask<{ viewer: { id: string } }>('{ viewer { id } }')).viewer;
      await grantTo(database, id, plan, api.time.now);
      return { ...person, id };
    },
    grant: (person: Customer, plan: PlanId) => grantTo(database, person.id, plan, api.time.now),
    /** Somebody's only subscription, as the payment provider told it; without facts there is none. */
    async subscribe(person: Customer, facts?: Partial<SubscriptionRow>): Promise<void> {
      const now = api.time.now.getTime();
      const row = {
        plan: 'starter',
        state: 'active',
        endsAt: null,
        nextPlan: null,
        pastDueSince: null,
        periodEnd: new Date(now + 20 * 24 * 3600 * 1000),
        startedAt: new Date(now - 10 * 24 * 3600 * 1000),
        amount: 900,
        ...facts,
      };
      await set('delete from subscriptions where user_id = $1', person.id);
      if (facts)
        await set(
          `insert into subscriptions (id, user_id, plan, state, amount, currency, period_end, ends_at, next_plan, past_due_since, started_at)
           values ($1, $2, $3, $4, $5, 'usd', $6, $7, $8, $9, $10)`,
          `sub_${person.id}`,
          person.id,
          row.plan,
          row.state,
          row.amount,
          row.periodEnd.toISOString(),
          row.endsAt?.toISOString() ?? null,
          row.nextPlan,
          row.pastDueSince?.toISOString() ?? null,
          row.startedAt.toISOString(),
        );
      await database.db.transaction((tx) => decidePlan(tx, services(), person.id));
    },
    setWebsiteCount: (person: Customer, count: number) =>
      set('update users set website_count = $2 where id = $1', person.id, count),
    async livingCount({ id }: Customer): Promise<number> {
      const { rows } = await database.run('select id from websites where owner_id = $1 and deleted_at is null', [id]);
      return rows.length;
    },
    /** So many assistant messages that changed something, just now. */
    countMessages: (person: Customer, websiteId: string, count: number) =>
      set(
        `insert into assistant_uses (website_id, user_id, created_at)
         select $2, $1, $3 from generate_series(1, $4::int) as nth`,
        person.id,
        websiteId,
        api.time.now.toISOString(),
        count,
      ),
    /** Pictures of so many bytes together that nobody sent. */
    async fillLibrary(websiteId: string, bytes: number): Promise<void> {
      const most = 1024 ** 3;
      for (let rest = bytes, nth = 1; rest > 0; rest -= most, nth += 1)
        await set(
          `insert into assets (website_id, id, name, kind, bytes, width, height, state, variants, created_at)
           values ($1, $2, 'Big', 'jpeg', $3, 1, 1, 'READY', '[]', $4)`,
          websiteId,
          `big-${bytes}-${nth}`,
          Math.min(rest, most),
          api.time.now.toISOString(),
        );
    },
    /** So many names of theirs that lead to a website. */
    connectNames: (person: Customer, websiteId: string, count: number) =>
      set(
        `insert into domains (id, owner_id, name, method, state, token, website_id, created_at)
         select $2 || '-' || nth, $1, $2 || '-' || nth || '.example.com', 'records', 'waiting', 't', $2, $3
         from generate_series(1, $4::int) as nth`,
        person.id,
        websiteId,
        api.time.now.toISOString(),
        count,
      ),
  };
}

/** What is said to somebody who reached a limit: which one, of which plan, and the words. */
export function limitOf(answer: Answer<unknown>) {
  const [error] = answer.errors ?? [];
  if (error?.extensions.code !== 'LIMIT_REACHED') throw new Error(`No limit: ${JSON.stringify(answer)}`);
  return { limit: error.extensions['limit'], plan: error.extensions['plan'], words: error.message };
}
