import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { planShop, type PlanShop } from '#tests/support/plan-shop.ts';
import { buyerIn, openShop, SECRET_KEY, type Shop } from '#tests/support/shop.ts';
import { good } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PORT = 3587;
const DAY = 86_400_000;
const PATIENCE = { timeout: 30_000, interval: 50 };

type Standing = {
  plan: { id: string };
  state: string;
  renewsAt: string | null;
  endsAt: string | null;
  graceUntil: string | null;
};

/** The provider's clock for one customer and ours move together; the provider tells what happened as it does, signed then. */
describe('a plan as time passes', () => {
  let database: OpenedDatabase;
  let shop: Shop;
  let plans: PlanShop;
  let now = new Date();
  beforeAll(async () => {
    database = await openInMemory();
    shop = await openShop(database, PORT, () => now);
    plans = planShop(shop, { secretKey: SECRET_KEY, port: PORT });
    // Its own webhooks are signed by the clock on the wall.
    shop.line.isOpen = false;
  });
  afterAll(() => shop?.close());

  const standingOf = async (person: TestPerson) =>
    good(
      await person.ask<{ viewer: { billing: Standing } }>(
        '{ viewer { billing { plan { id } state renewsAt endsAt graceUntil } } }',
      ),
    ).viewer.billing;
  let told = 0;

  /** Somebody new with Starter from now on, at a provider whose clock is ours. */
  async function subscriber(name: string, trialDays?: number) {
    now = new Date();
    shop.api.time.now = now;
    const person = await buyerIn(shop, name);
    await plans.costs(person, 'starter');
    const seconds = () => Math.floor(now.getTime() / 1000);
    const { testClocks } = plans.provider.testHelpers;
    const clock = await testClocks.create({ frozen_time: seconds() });
    const customer = await plans.provider.customers.create({ email: person.email, test_clock: clock.id });
    await database.run('update users set stripe_customer_id = $1 where sub = $2', [customer.id, person.sub]);
    // What is for sale is made when it is first asked for.
    await plans.costs(person, 'starter');
    const prices = await plans.provider.prices.list({ lookup_keys: ['pagewright_starter_month'] });
    const { id } = await plans.provider.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.data[0]?.id ?? '' }],
      ...(trialDays && { trial_period_days: trialDays }),
    });
    const hear = async () =>
      expect(
        (await shop.tell(`evt_clock_${(told += 1)}`, 'customer.subscription.updated', { id, customer: customer.id }))
          .status,
      ).toBe(200);
    const portal = async () => (await plans.provider.billingPortal.sessions.create({ customer: customer.id })).url;
    const until = (expected: Partial<Record<keyof Standing, unknown>>) =>
      vi.waitFor(async () => expect(await standingOf(person)).toMatchObject(expected), PATIENCE);
    return {
      person,
      id,
      hear,
      until,
      standing: () => standingOf(person),
      card: async (card: string) =>
        fetch(`${await portal()}/card`, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' }),
      pass: async (days: number) => {
        now = new Date(now.getTime() + days * DAY);
        shop.api.time.now = now;
        await testClocks.advance(clock.id, { frozen_time: seconds() });
      },
    };
  }
  const plan = (id: string) => ({ plan: { id } });

  it('counts a trial as paid, and renews by the month after it', async () => {
    const somebody = await subscriber('trial', 10);
    await somebody.hear();
    await somebody.until({ ...plan('starter'), state: 'ACTIVE' });
    const trialEnd = (await somebody.standing()).renewsAt ?? '';
    await somebody.pass(11);
    await somebody.hear();
    await vi.waitFor(async () => expect((await somebody.standing()).renewsAt).not.toBe(trialEnd), PATIENCE);
    const first = (await somebody.standing()).renewsAt ?? '';
    await somebody.pass(31);
    await somebody.hear();
    await vi.waitFor(async () => expect((await somebody.standing()).renewsAt).not.toBe(first), PATIENCE);
    expect(await somebody.standing()).toMatchObject({ ...plan('starter'), state: 'ACTIVE', endsAt: null });
  });

  it('is kept for 14 days without money, by the clock alone ends then, and comes back when it is paid', async () => {
    const somebody = await subscriber('owing');
    await somebody.hear();
    await somebody.until(plan('starter'));
    await somebody.card('fails');
    await somebody.pass(32);
    await somebody.hear();
    await somebody.until({ ...plan('starter'), state: 'PAST_DUE', graceUntil: expect.any(String) });
    const { graceUntil } = await somebody.standing();
    const left = Date.parse(graceUntil ?? '') - now.getTime();
    expect(left / DAY).toBeGreaterThan(11);
    expect(left / DAY).toBeLessThanOrEqual(14);
    now = new Date(now.getTime() + left - 1000);
    shop.api.time.now = now;
    expect(await somebody.standing()).toMatchObject(plan('starter'));
    now = new Date(now.getTime() + 1000);
    shop.api.time.now = now;
    expect(await somebody.standing()).toMatchObject(plan('free'));
    await somebody.card('works');
    await somebody.pass(1);
    await somebody.hear();
    await somebody.until({ ...plan('starter'), state: 'ACTIVE', graceUntil: null });
  });

  it('that is cancelled goes on until its period ends', async () => {
    const somebody = await subscriber('leaving');
    await plans.provider.subscriptions.update(somebody.id, { cancel_at_period_end: true });
    await somebody.hear();
    await somebody.until({ ...plan('starter'), endsAt: expect.any(String), renewsAt: null });
    const { endsAt } = await somebody.standing();
    now = new Date(Date.parse(endsAt ?? '') - 1000);
    shop.api.time.now = now;
    expect(await somebody.standing()).toMatchObject(plan('starter'));
    await somebody.pass(1);
    expect(await somebody.standing()).toMatchObject(plan('free'));
    await somebody.hear();
    await somebody.until({ ...plan('free'), endsAt: null });
  });
});
