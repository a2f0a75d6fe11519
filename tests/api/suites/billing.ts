import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { planChangedJob } from '#backend/modules/billing/plan-changed-job.ts';
import { settleEndedPlans } from '#backend/modules/billing/settle-ended-plans.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { noJobs } from '#tests/support/grant-to.ts';
import { planSteps } from '#tests/support/plan-steps.ts';
import type { Customer } from '#tests/support/plan-steps.ts';
import { create, failure, good, madeBy } from '#tests/support/website-steps.ts';

const DAY = 24 * 3600;

type BillingAnswer = {
  plan: { id: string };
  source: string;
  state: string;
  price: { amount: number; currency: string } | null;
  renewsAt: string | null;
  endsAt: string | null;
  nextPlan: { id: string } | null;
  graceUntil: string | null;
  isOffered: boolean;
  use: {
    key: string;
    used: number;
    limit: number | null;
    words: string;
    isOver: boolean;
    websiteName: string | null;
  }[];
};
type ViewerAnswer = {
  billing: BillingAnswer;
  plans: { plan: { id: string }; monthly: { amount: number }; isCurrent: boolean; change: string }[];
};

const ALL = `{ viewer {
  billing { plan { id } source state price { amount currency } renewsAt endsAt nextPlan { id } graceUntil isOffered
    use { key used limit words isOver websiteName } }
  plans { plan { id } monthly { amount } isCurrent change } } }`;

const isPool = (client: unknown): client is { query(...asked: unknown[]): unknown } =>
  typeof client === 'object' && client !== null && 'query' in client && typeof client.query === 'function';

/** How it stands between somebody and us, and that it stays true by the clock alone. */
export function billingSuite(open: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let api: Api;
  let steps: ReturnType<typeof planSteps>;
  beforeAll(async () => {
    database = await open();
    api = await openApi({ database });
    steps = planSteps(api, database);
  });
  afterAll(() => api?.close());

  const seen = async (person: Customer) => good(await person.ask<{ viewer: ViewerAnswer }>(ALL)).viewer;
  const planOf = async (person: Customer) => (await seen(person)).billing.plan.id;
  /** Settles what has ended, and gives the people for whom something follows. */
  async function settled(): Promise<string[]> {
    const told: string[] = [];
    const jobs = {
      ...noJobs,
      add: async (job: { name: string }, data: unknown) => {
        if (job.name === planChangedJob.name) told.push(planChangedJob.data.parse(data).userId);
        return '';
      },
    };
    const log = { info: () => undefined, warn: () => undefined, error: (message: string) => void told.push(message) };
    await settleEndedPlans({ db: database.db, clock: () => new Date(api.time.now), jobs, log });
    return told;
  }

  describe('billing', () => {
    it('of somebody on Free names what there is to buy', async () => {
      const { billing, plans } = await seen(await steps.somebody('free'));
      expect(billing).toMatchObject({ plan: { id: 'free' }, source: 'FREE', state: 'NONE', price: null, endsAt: null });
      expect(plans.map(({ plan, monthly, isCurrent, change }) => [plan.id, monthly.amount, isCurrent, change])).toEqual(
        [
          ['free', 0, true, 'CURRENT'],
          ['starter', 1200, false, 'BUY'],
          ['business', 2900, false, 'BUY'],
        ],
      );
    });

    it('of a subscription says what is paid, until when, and what comes next', async () => {
      const person = await steps.somebody('free');
      const periodEnd = new Date(api.time.now.getTime() + 20 * DAY * 1000);
      await steps.subscribe(person, { plan: 'business', nextPlan: 'starter', amount: 1900, periodEnd });
      expect((await seen(person)).billing).toMatchObject({
        plan: { id: 'business' },
        source: 'SUBSCRIPTION',
        state: 'ACTIVE',
        price: { amount: 1900, currency: 'usd' },
        renewsAt: periodEnd.toISOString(),
        endsAt: null,
        nextPlan: { id: 'starter' },
        graceUntil: null,
      });
      const change = (plan: string) =>
        person.ask(
          'query ($plan: ID!) { viewer { planChange(plan: $plan) { kind from { id } to { id } fromWhen } } }',
          {
            plan,
          },
        );
      expect(good(await change('free'))).toEqual({
        viewer: {
          planChange: {
            kind: 'CANCEL',
            from: { id: 'business' },
            to: { id: 'free' },
            fromWhen: periodEnd.toISOString(),
          },
        },
      });
      for (const nobodys of ['gold', '', 'visitor', 'toString'])
        expect(failure(await change(nobodys)).code).toBe('NOT_FOUND');
    });

    it('counts what is used, of the fullest website where it is counted for each', async () => {
      const person = await steps.somebody('starter');
      const wide = await madeBy(person, { brief: 'Wide Bakery. 7 pages' });
      await madeBy(person, { brief: 'Small Bakery' });
      await steps.fillLibrary(wide.id, 3 * 1024 * 1024);
      await steps.countMessages(person, wide.id, 12);
      await database.run('update websites set page_count = null where id = $1', [wide.id]);
      await steps.grant(person, 'free');
      const use = (await seen(person)).billing.use.map(({ key, words, isOver }) => [key, words, isOver]);
      expect(use).toEqual([
        ['WEBSITES', '2 of 3 websites', false],
        ['DOMAINS', '0 of 0 domains that lead to a website', false],
        ['ASSISTANT_MESSAGES', '12 of 30 assistant messages this month', false],
        ['GENERATED_PICTURES', '0 of 5 generated pictures this month', false],
        ['PAGES', '7 of 5 on “Wide Bakery”', true],
        ['PICTURES', '3 MB of 50 MB on “Wide Bakery”', false],
        ['WAITLIST', '0 of 100', false],
      ]);
    });

    it('is theirs to take along, with what was granted and what was bought', async () => {
      const person = await steps.somebody('starter');
      await steps.subscribe(person, { plan: 'business', amount: 1900 });
      expect(good(await person.ask('{ viewer { billingRecords } }'))).toMatchObject({
        viewer: {
          billingRecords: {
            plan: { inForce: 'Business', granted: 'starter' },
            subscriptions: [{ plan: 'business', amount: 1900, state: 'active' }],
            purchases: [],
          },
        },
      });
    });

    it('is nobody else’s: a visitor has none', async () => {
      expect(good(await api.ask('{ viewer { billing { state } } }'))).toEqual({ viewer: null });
    });
  });

  describe('a plan that runs out', () => {
    it('is over to the millisecond 14 days after its money was missed, without any job', async () => {
      const person = await steps.somebody('free');
      await steps.subscribe(person, { state: 'past_due', pastDueSince: new Date(api.time.now) });
      const missed = api.time.now.getTime();
      api.time.now = new Date(missed + 14 * DAY * 1000 - 1);
      expect((await seen(person)).billing).toMatchObject({
        plan: { id: 'starter' },
        state: 'PAST_DUE',
        graceUntil: new Date(missed + 14 * DAY * 1000).toISOString(),
      });
      await steps.setWebsiteCount(person, 3);
      good(await create(person));
      api.time.now = new Date(missed + 14 * DAY * 1000);
      expect((await seen(person)).billing).toMatchObject({ plan: { id: 'free' }, source: 'FREE', state: 'PAST_DUE' });
      expect(failure(await create(person))).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'free' });
      expect(await settled()).toEqual([person.id]);
      expect(await settled()).toEqual([]);
      expect(await planOf(person)).toBe('free');
    });

    it('falls to what was granted, and comes back when it is paid', async () => {
      const person = await steps.somebody('starter');
      const endsAt = new Date(api.time.now.getTime() + DAY * 1000);
      await steps.subscribe(person, { plan: 'business', endsAt });
      expect((await seen(person)).billing).toMatchObject({ source: 'SUBSCRIPTION', nextPlan: { id: 'starter' } });
      api.pass(DAY);
      expect((await seen(person)).billing).toMatchObject({ plan: { id: 'starter' }, source: 'GRANT', state: 'NONE' });
      await steps.subscribe(person, { plan: 'business' });
      expect(await planOf(person)).toBe('business');
      expect(await settled()).toEqual([]);
    });
  });

  /** How often somebody's question asks the database. */
  async function statementsOf(person: Customer, question: string): Promise<number> {
    const pool = '$client' in database.db ? database.db.$client : null;
    if (!isPool(pool)) throw new Error('Nobody counts the statements of this database');
    await person.ask(question);
    const queries = vi.spyOn(pool, 'query');
    good(await person.ask(question));
    const count = queries.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pgboss')).length;
    queries.mockRestore();
    return count;
  }

  it('a dashboard asks the database nothing more for the plan and its limits', async () => {
    const person = await steps.somebody('starter');
    const asked = (fields: string) =>
      statementsOf(person, `{ viewer { id websiteCount ${fields} websites { edges { node { id name } } } } }`);
    const without = await asked('');
    expect(without).toBeGreaterThan(0);
    expect(await asked('plan { id label websites domains pages }')).toBe(without);
  });

  it('how it stands, what is used and what else there is are asked of the database in one statement each', async () => {
    const person = await steps.somebody('starter');
    await create(person);
    const alone = await statementsOf(person, '{ viewer { id } }');
    const standing = 'billing { plan { id } state beyondSince restsAt }';
    expect(await statementsOf(person, `{ viewer { id ${standing} } }`)).toBe(alone + 1);
    expect(await statementsOf(person, `{ viewer { id ${standing} plans { change } } }`)).toBe(alone + 1);
    expect(await statementsOf(person, '{ viewer { id billing { use { key used } } plans { change } } }')).toBe(
      alone + 2,
    );
  });
}
