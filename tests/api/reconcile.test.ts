import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { users, webhookEvents } from '#backend/db/schema.ts';
import { followEventJob } from '#backend/modules/purchases/keep-event.ts';
import { reconcilePurchases } from '#backend/modules/purchases/reconcile.ts';
import { reconcileCustomers } from '#backend/modules/subscriptions/reconcile-customers.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { noJobs } from '#tests/support/grant-to.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { planShop, type PlanShop } from '#tests/support/plan-shop.ts';
import { buyerIn, openShop, SECRET_KEY, type Shop } from '#tests/support/shop.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PORT = 3585;
/** More than one page of ours, and people whom the provider does not know. */
const NOBODY = 230;
/** More than the provider gives at once. */
const EVENTS = 120;
const HOUR = 3_600_000;

describe('the hourly look at what people pay for', () => {
  let database: OpenedDatabase;
  let shop: Shop;
  let plans: PlanShop;
  beforeAll(async () => {
    database = await openInMemory();
    shop = await openShop(database, PORT);
    plans = planShop(shop, { secretKey: SECRET_KEY, port: PORT });
    const createdAt = new Date();
    await database.db.insert(users).values(
      Array.from({ length: NOBODY }, (_, nth) => ({
        id: `${'0z'[nth % 2]}-${nth}`,
        sub: `nobody-${nth}`,
        stripeCustomerId: `cus_nobody${nth}`,
        createdAt,
      })),
    );
  });
  afterAll(() => shop?.close());

  const warned: string[] = [];
  const log = { info: () => undefined, warn: (message: string) => void warned.push(message), error: console.error };
  /** As an hour later: who was asked about just now is left alone otherwise. */
  const look = (later = HOUR) =>
    reconcileCustomers(
      {
        db: database.db,
        clock: () => new Date(Date.now() + later),
        jobs: noJobs,
        log,
        payments: shop.faults.within(shop.stripe),
      },
      new AbortController().signal,
    );
  const planOf = async (person: TestPerson) => (await plans.billing(person)).plan.id;
  /** Nothing that was heard of before is still to be asked about. */
  const untilQuiet = () =>
    vi.waitFor(
      async () => {
        const { rows } = await database.run(
          `select name from pgboss.job where name ~ 'follow|advance' and state in ('created', 'retry', 'active') and start_after <= now()`,
        );
        expect(rows).toEqual([]);
      },
      { timeout: 30_000, interval: 100 },
    );
  const end = async (checkout: string) => plans.provider.subscriptions.cancel(await shop.subscriptionOf(checkout));

  it('finds what was bought and what ended, and leaves alone whom the provider does not know', async () => {
    const [bought, ended, kept] = [
      await buyerIn(shop, 'a-buyer'),
      await buyerIn(shop, 'b-buyer'),
      await buyerIn(shop, 'c-buyer'),
    ];
    await plans.buy(kept, 'business');
    const order = await plans.buy(ended, 'starter');
    shop.line.isOpen = false;
    await untilQuiet();
    await end(order);
    await shop.choose(await plans.choose(bought, 'starter'), 'paid');
    await database.run(`update users set plan = 'business', granted_plan = 'business' where id = '0-0'`);
    expect([await planOf(bought), await planOf(ended), await planOf(kept)]).toEqual(['free', 'starter', 'business']);

    expect(await look()).toBe(NOBODY + 3);
    expect([await planOf(bought), await planOf(ended), await planOf(kept)]).toEqual(['starter', 'free', 'business']);
    const { rows } = await database.run(`select plan from users where id = '0-0'`);
    expect(rows).toEqual([{ plan: 'business' }]);
    // Nobody is asked about twice within the hour, whichever process looks.
    expect(await look(HOUR + 60_000)).toBe(0);
  });

  it('goes on when one question fails, and comes back to it', async () => {
    warned.length = 0;
    shop.faults.fail({ call: 'planSubscriptions', when: 'before' });
    expect(await look(3 * HOUR)).toBe(NOBODY + 2);
    expect(warned).toHaveLength(1);
    expect(await look(3 * HOUR + 60_000)).toBe(1);
  });

  it('stops when the provider is away, and when it is told to', async () => {
    const away = { ...shop.stripe, planSubscriptions: () => Promise.reject(new Error('away')) };
    const services = {
      db: database.db,
      clock: () => new Date(Date.now() + 6 * HOUR),
      jobs: noJobs,
      log,
      payments: away,
    };
    await expect(reconcileCustomers(services, new AbortController().signal)).rejects.toThrow('away');
    expect(await reconcileCustomers(services, AbortSignal.abort())).toBe(0);
  });

  it('takes up each event that never came, beyond what the provider gives at once, and none twice', async () => {
    shop.line.isOpen = false;
    const person = await buyerIn(shop, 'd-buyer');
    const since = new Date(Date.now() - 1_000);
    const url = await plans.choose(person, 'starter');
    await shop.choose(url, 'paid');
    const subscription = await shop.subscriptionOf(url.slice(url.lastIndexOf('/') + 1));
    for (let nth = 0; nth < EVENTS; nth += 1)
      await plans.provider.subscriptions.update(subscription, { cancel_at_period_end: nth % 2 === 0 });
    const added: string[] = [];
    const jobs = { ...noJobs, add: async ({ name }: { name: string }) => String(added.push(name)) };
    const clock = () => new Date();
    const services = { db: database.db, clock, jobs, payments: shop.stripe };
    await reconcilePurchases(services, since);
    const kept = added.filter((name) => name === followEventJob.name).length;
    expect(kept).toBeGreaterThan(EVENTS);
    await reconcilePurchases(services, since);
    expect(added.filter((name) => name === followEventJob.name)).toHaveLength(kept);
    expect((await database.db.select({ id: webhookEvents.id }).from(webhookEvents)).length).toBeGreaterThanOrEqual(
      kept,
    );
  });
});
