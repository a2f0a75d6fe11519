import '#tests/support/property-seed.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decidedPlan, rankOf } from './decided-plan.ts';
import type { SubscriptionFacts } from './decided-plan.ts';
import { planInForce } from './in-force.ts';
import { planOf, plans } from './plans.ts';

const DAY = 24 * 60 * 60 * 1000;
const begin = new Date('2026-11-21T12:00:00.000Z').getTime();

const planId = fc.constantFrom(...Object.keys(plans));
/** Whole days and the millisecond on either side of them: where plans end. */
const moment = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -1, max: 1 }))
  .map(([days, off]) => new Date(begin + days * DAY + off));
const subscription: fc.Arbitrary<SubscriptionFacts> = fc
  .record({
    plan: planId,
    state: fc.constantFrom('active' as const, 'past_due' as const, 'ended' as const),
    endsAt: fc.option(moment),
    since: moment,
    startedAt: moment,
  })
  .map(({ since, ...facts }) => ({ ...facts, pastDueSince: facts.state === 'past_due' ? since : null }));

/** The highest plan that the facts give at a moment, said as the rules say it. */
function highest(granted: string, subscriptions: readonly SubscriptionFacts[], at: Date): number {
  const given = subscriptions.filter(({ state, endsAt, pastDueSince }) => {
    if (state === 'ended' || (endsAt && at >= endsAt)) return false;
    return state === 'active' || (pastDueSince !== null && at.getTime() - pastDueSince.getTime() < 14 * DAY);
  });
  return Math.max(rankOf(planOf(granted)), ...given.map(({ plan }) => rankOf(planOf(plan))));
}

const facts = fc.record({
  granted: planId,
  subscriptions: fc.array(subscription, { maxLength: 4 }),
  decidedAt: moment,
  later: fc.nat({ max: 60 * DAY }),
});

/** The rank of the plan in force later, of what was decided before, with no job in between. */
const laterOn = (granted: string, subscriptions: readonly SubscriptionFacts[], decidedAt: Date, at: Date): number =>
  rankOf(planInForce({ ...decidedPlan(granted, subscriptions, decidedAt), grantedPlan: granted }, at));

it('when it is decided, the plan in force is the highest that the facts give, in whatever order they stand', () => {
  fc.assert(
    fc.property(facts, fc.boolean(), ({ granted, subscriptions, decidedAt }, isTurned) => {
      const rows = isTurned ? [...subscriptions].reverse() : subscriptions;
      expect(laterOn(granted, rows, decidedAt, decidedAt)).toBe(highest(granted, subscriptions, decidedAt));
    }),
    { numRuns: 2000 },
  );
});

it('without any job it is never more than the facts give, and with one subscription exactly that', () => {
  fc.assert(
    fc.property(facts, ({ granted, subscriptions, decidedAt, later }) => {
      const at = new Date(decidedAt.getTime() + later);
      const known = highest(granted, subscriptions, at);
      expect(laterOn(granted, subscriptions, decidedAt, at)).toBeLessThanOrEqual(known);
      const one = subscriptions.slice(0, 1);
      expect(laterOn(granted, one, decidedAt, at)).toBe(highest(granted, one, at));
    }),
    { numRuns: 2000 },
  );
});

it('ends once: what was decided is over when the clock says so, and is decided the same again and again', () => {
  fc.assert(
    fc.property(facts, ({ granted, subscriptions, decidedAt }) => {
      const decided = decidedPlan(granted, subscriptions, decidedAt);
      expect(decidedPlan(granted, subscriptions, decidedAt)).toEqual(decided);
      if (decided.planUntil) expect(decided.planUntil.getTime()).toBeGreaterThan(decidedAt.getTime());
    }),
  );
});
