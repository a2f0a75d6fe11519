import { describe, expect, it } from 'vitest';
import { decidedPlan } from './decided-plan.ts';
import type { SubscriptionFacts } from './decided-plan.ts';
import { planInForce } from './in-force.ts';

const DAY = 24 * 60 * 60 * 1000;
const noon = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

const subscription = (facts: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  plan: 'business',
  state: 'active',
  endsAt: null,
  pastDueSince: null,
  startedAt: later(-90 * DAY),
  ...facts,
});

/** The plan at a later moment of what was decided at noon, with no job in between. */
const planAt = (at: Date, granted: string, ...subscriptions: SubscriptionFacts[]) =>
  planInForce({ ...decidedPlan(granted, subscriptions, noon), grantedPlan: granted }, at).id;

describe('the plan in force', () => {
  it('is the granted one without a subscription, and the paid one while it is paid', () => {
    expect(planAt(noon, 'free')).toBe('free');
    expect(planAt(noon, 'starter')).toBe('starter');
    expect(planAt(later(1000 * DAY), 'free', subscription({}))).toBe('business');
    expect(planAt(noon, 'starter', subscription({ state: 'ended' }))).toBe('starter');
  });

  it('is the higher one of what is granted and what is paid', () => {
    expect(planAt(noon, 'business', subscription({ plan: 'starter' }))).toBe('business');
    expect(planAt(noon, 'starter', subscription({ plan: 'business' }))).toBe('business');
  });

  it('goes on for 14 days without its money, to the millisecond, and then is the granted one', () => {
    const late = subscription({ state: 'past_due', pastDueSince: noon });
    expect(planAt(later(14 * DAY - 1), 'free', late)).toBe('business');
    expect(planAt(later(14 * DAY), 'free', late)).toBe('free');
    expect(planAt(later(14 * DAY), 'starter', late)).toBe('starter');
    expect(decidedPlan('free', [late], later(14 * DAY))).toEqual({ plan: 'free', planUntil: null });
  });

  it('ends with a cancelled subscription at its moment, also within the grace', () => {
    expect(planAt(later(DAY - 1), 'free', subscription({ endsAt: later(DAY) }))).toBe('business');
    expect(planAt(later(DAY), 'free', subscription({ endsAt: later(DAY) }))).toBe('free');
    const both = subscription({ state: 'past_due', pastDueSince: noon, endsAt: later(DAY) });
    expect(planAt(later(DAY), 'free', both)).toBe('free');
  });

  it('is Free for a plan that is not sold any more', () => {
    expect(planAt(noon, 'free', subscription({ plan: 'gold' }))).toBe('free');
  });
});
