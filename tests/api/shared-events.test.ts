import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventOf } from '#tests/support/payment-events.ts';
import {
  isPostgresLeftOut,
  readyDatabase,
  startPostgres,
  type PostgresServer,
} from '#tests/support/postgres-server.ts';
import { openShopApart, type ShopApart, type ShopProcess } from '#tests/support/shop-apart.ts';
import { good } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const PATIENCE = { timeout: 120_000, interval: 100 };
const EVENTS = 1_000;
const PEOPLE = 4;
/** How often the provider sends one event at most. */
const SENDINGS = 5;

describe.skipIf(isPostgresLeftOut)('events of payments at two processes with one database', () => {
  let server: PostgresServer;
  let shop: ShopApart;
  let database: pg.Client;
  let one: ShopProcess;
  let two: ShopProcess;
  /** Everybody pays for Starter. */
  const people: { name: string; customer: string; subscription: string }[] = [];

  const planOf = async (name: string) =>
    good(
      await two.ask<{ viewer: { billing: { plan: { id: string } } } }>(name, '{ viewer { billing { plan { id } } } }'),
    ).viewer.billing.plan.id;
  async function buys(name: string) {
    const { changePlan } = good(
      await two.ask<{ changePlan: { url: string } }>(name, 'mutation { changePlan(plan: "starter") { url } }'),
    );
    expect(await shop.press(changePlan.url, 'paid')).toBe(303);
    await vi.waitFor(async () => expect(await planOf(name)).toBe('starter'), PATIENCE);
    const order = await shop.provider.checkout.sessions.retrieve(
      changePlan.url.slice(changePlan.url.lastIndexOf('/') + 1),
    );
    people.push({ name, customer: String(order.customer), subscription: String(order.subscription) });
  }
  const countOf = async (query: string, ...values: string[]): Promise<number> =>
    Number((await database.query<{ count: string }>(`select count(*) ${query}`, values)).rows[0]?.count);

  beforeAll(async () => {
    server = await startPostgres();
    const url = await readyDatabase(server.url, 'shared_events');
    shop = await openShopApart({ DATABASE_URL: url }, 3583);
    // The first makes the tables.
    one = await shop.open();
    two = await shop.open();
    database = new pg.Client({ connectionString: url });
    await database.connect();
    for (let nth = 0; nth < PEOPLE; nth += 1) await buys(`person-${nth}`);
    shop.line.isOpen = false;
  });
  afterAll(async () => {
    await database?.end();
    await shop?.close();
    await server?.stop();
  });

  const changed = (id: string, nth: number) => {
    const { customer, subscription } = people[nth % PEOPLE] ?? { customer: '', subscription: '' };
    return eventOf(id, 'customer.subscription.updated', { id: subscription, customer });
  };
  const jobsOf = (prefix: string) =>
    countOf(`from pgboss.job where name = 'follow-payment-event' and data->'input'->>'eventId' like $1`, `${prefix}%`);
  const handled = (prefix: string) =>
    countOf('from webhook_events where id like $1 and handled_at is not null', `${prefix}%`);

  it('is handled once, however often and wherever it comes', async () => {
    const event = changed('evt_same', 0);
    const told = await Promise.all(Array.from({ length: 20 }, (_, nth) => (nth % 2 ? one : two).tell(event)));
    expect(told).toEqual(told.map(() => 200));
    await vi.waitFor(async () => expect(await handled('evt_same')).toBe(1), PATIENCE);
    expect(await jobsOf('evt_same')).toBe(1);
  });

  it('are all handled, each once, when a thousand come at once and one process is killed meanwhile', async () => {
    const [left] = people;
    await shop.provider.subscriptions.cancel(left?.subscription ?? '');
    let taken = 0;
    // Nobody answers for a process that died, and one with too much to do may refuse: the provider sends that again, and the
    // other one takes it.
    const isTaken = async (event: string, at: ShopProcess, left = SENDINGS): Promise<boolean> =>
      (await at.tell(event)) === 200 || (left > 1 && isTaken(event, two, left - 1));
    const send = async (nth: number) => {
      if (await isTaken(changed(`evt_many_${nth}`, nth), nth % 2 ? one : two)) taken += 1;
      if (taken === EVENTS / 4) one.kill();
    };
    await Promise.all(Array.from({ length: EVENTS }, (_, nth) => send(nth)));
    expect([taken, await one.ended]).toEqual([EVENTS, 'SIGKILL']);
    await vi.waitFor(async () => expect(await handled('evt_many_')).toBe(EVENTS), PATIENCE);
    expect(await jobsOf('evt_many_')).toBe(EVENTS);
    await vi.waitFor(async () => {
      const plans = await Promise.all(people.map(({ name }) => planOf(name)));
      expect(plans).toEqual(people.map((person) => (person === left ? 'free' : 'starter')));
    }, PATIENCE);
  });
});
