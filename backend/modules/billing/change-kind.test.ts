import { describe, expect, it } from 'vitest';
import { changeKind } from './change-kind.ts';
import { planOf, plans } from './plans.ts';
import type { Standing } from './standing.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
type Paid = Partial<NonNullable<Standing['subscription']>>;

/** What each plan would be, from Free to Business, for somebody with this plan in force, this grant and this subscription. */
const kinds = (plan: string, granted: string, paid?: Paid) =>
  Object.values(plans).map((to) =>
    changeKind(
      {
        plan: planOf(plan),
        granted: planOf(granted),
        subscription: paid && {
          id: 'sub',
          userId: 'u',
          plan,
          state: 'active',
          amount: 1200,
          currency: 'usd',
          periodEnd: noon,
          endsAt: null,
          nextPlan: null,
          pastDueSince: null,
          startedAt: noon,
          ...paid,
        },
      },
      to,
    ),
  );

describe('going over to a plan', () => {
  it('is buying without a subscription, and only what is more', () => {
    expect(kinds('free', 'free')).toEqual(['CURRENT', 'BUY', 'BUY']);
    expect(kinds('starter', 'starter')).toEqual(['NONE', 'CURRENT', 'BUY']);
    expect(kinds('business', 'business')).toEqual(['NONE', 'NONE', 'CURRENT']);
  });

  it('is more at once, and less at the end of the period', () => {
    expect(kinds('starter', 'free', {})).toEqual(['CANCEL', 'CURRENT', 'UPGRADE']);
    expect(kinds('business', 'free', {})).toEqual(['CANCEL', 'DOWNGRADE', 'CURRENT']);
    expect(kinds('business', 'starter', {})).toEqual(['NONE', 'CANCEL', 'CURRENT']);
  });

  it('is nothing twice', () => {
    expect(kinds('business', 'free', { nextPlan: 'starter' })).toEqual(['CANCEL', 'NONE', 'CURRENT']);
    expect(kinds('business', 'free', { endsAt: noon })).toEqual(['NONE', 'DOWNGRADE', 'CURRENT']);
  });

  it('waits for the missing money', () => {
    expect(kinds('starter', 'free', { state: 'past_due', pastDueSince: noon })).toEqual(['CANCEL', 'CURRENT', 'NONE']);
    expect(kinds('free', 'free', { plan: 'starter', state: 'past_due' })).toEqual(['CANCEL', 'NONE', 'NONE']);
  });
});
