import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { users } from '#backend/db/schema.ts';
import type { PlanSubscription } from '#backend/integrations/stripe-plans.ts';
import { planInForce } from '#backend/modules/billing/in-force.ts';
import { followCustomer } from '#backend/modules/subscriptions/follow-customer.ts';
import { isSame, rowsOf, standingOf } from '#backend/modules/subscriptions/standing.ts';
import { listOfUsers } from '#backend/modules/subscriptions/store.ts';
import { findUser } from '#backend/modules/users/store.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import '#tests/support/property-seed.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const NOW = new Date('2026-06-01T00:00:00.000Z');
const day = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

/** How the provider may say that somebody's plan stands. */
const standing: fc.Arbitrary<PlanSubscription[]> = fc
  .array(
    fc.record({
      plan: fc.constantFrom('starter', 'business'),
      state: fc.constantFrom('active' as const, 'past_due' as const, 'ended' as const),
      endsAt: fc.option(fc.integer({ min: -5, max: 40 }).map(day)),
      since: fc.integer({ min: -30, max: 0 }).map(day),
    }),
    { maxLength: 3 },
  )
  .map((some) =>
    some.map(({ since, ...one }, place) => ({
      ...one,
      id: `sub_${place}`,
      amount: 1200,
      currency: 'usd',
      periodEnd: day(20),
      nextPlan: null,
      pastDueSince: one.state === 'past_due' ? since : null,
      startedAt: day(place - 100),
      itemId: `si_${place}`,
      purchaseId: null,
    })),
  );

/** What happens in a year: the provider changes, an event leads to a question, the answer to an earlier question arrives. */
const step = fc.oneof(
  standing.map((now) => ({ kind: 'changes' as const, now })),
  fc.constant({ kind: 'event' as const }),
  fc.nat(20).map((which) => ({ kind: 'answer' as const, which })),
);

describe('what people pay for', () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openInMemory();
  });
  afterAll(() => database.close());

  it('ends as the provider says, whatever the order, repetition, loss and delay of events', async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), standing, async (steps, last) => {
        const { db } = database;
        const userId = `u${(people += 1)}`;
        await db.insert(users).values({ id: userId, sub: userId, stripeCustomerId: `cus_${userId}`, createdAt: NOW });
        /** Subscriptions belong to one customer. */
        const of = (all: PlanSubscription[]) => all.map((one) => ({ ...one, id: `${one.id}_${userId}` }));
        let truth: PlanSubscription[] = [];
        const waiting: (() => void)[] = [];
        const running: Promise<unknown>[] = [];
        const ask = () =>
          new Promise<void>((asked) => {
            const payments = {
              planSubscriptions: () => {
                const said = truth;
                asked();
                return new Promise<PlanSubscription[]>((answer) => waiting.push(() => answer(said)));
              },
            };
            const jobs = {
              add: async () => '',
              wake: () => undefined,
              work: async () => undefined,
              close: async () => undefined,
            };
            running.push(followCustomer({ db, clock: () => NOW, jobs, log: console, payments }, userId));
          });
        const answer = async (which: number) => {
          const place = which % Math.max(waiting.length, 1);
          const [one] = waiting.splice(place, 1);
          one?.();
        };
        for (const one of steps) {
          if (one.kind === 'changes') truth = of(one.now);
          else if (one.kind === 'event') await ask();
          else await answer(one.which);
        }
        // The last change is heard of at least once, by an event or by the hourly look; older answers may come after its own.
        truth = of(last);
        await ask();
        while (waiting.length > 0) await answer(waiting.length - 1);
        await Promise.all(running);

        const expected = standingOf(of(last));
        expect(isSame(await listOfUsers(db, [userId]), rowsOf(userId, expected))).toBe(true);
        const user = await findUser(db, userId);
        const { kept } = expected;
        const isOver =
          !kept ||
          (kept.endsAt !== null && kept.endsAt <= NOW) ||
          (kept.pastDueSince !== null && kept.pastDueSince <= day(-14));
        expect(user && planInForce(user, NOW).id).toBe(isOver ? 'free' : kept.plan);
      }),
      { numRuns: 60 },
    );
  });
});
