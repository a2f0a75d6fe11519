import { describe, expect, it } from 'vitest';
import { choiceOf, costsOf, fillOf, standingOf } from './words.ts';

const starter = {
  id: 'starter',
  label: 'Starter',
  websites: 10,
  domains: 1,
  assistantMessages: 500,
  pages: 25,
  mediaBytes: 1024 ** 3,
  waitlistEntries: 5000,
  badgeRemovable: true,
  codeForHead: true,
  sitePassword: true,
};
const paid = {
  plan: starter,
  source: 'SUBSCRIPTION' as const,
  state: 'ACTIVE' as const,
  price: { amount: 1200, currency: 'usd' },
  renewsAt: '2026-12-14T08:00:00Z',
};

describe('how a plan stands, in words', () => {
  it('says what is paid and when it renews', () => {
    expect(standingOf(paid)).toMatchObject({ title: '$12 a month', text: 'Renews on 14 December.' });
  });

  it('says what was given, and what costs nothing', () => {
    expect(standingOf({ ...paid, source: 'GRANT' }).title).toBe('Given to you');
    expect(standingOf({ ...paid, source: 'FREE', state: 'NONE' }).title).toBe('Costs nothing');
  });

  it('says until when it holds while money is missing, and what to do', () => {
    const late = standingOf({ ...paid, state: 'PAST_DUE', graceUntil: '2026-12-28T08:00:00Z' });
    expect(late.text).toContain('You keep Starter until 28 December.');
    expect(late).toMatchObject({ tone: 'warning', portal: 'Pay now' });
  });

  it('says when it ends, and what comes next', () => {
    expect(standingOf({ ...paid, endsAt: '2026-12-14T08:00:00Z' })).toMatchObject({
      title: 'Ends on 14 December',
      portal: 'Keep Starter',
    });
    const business = { ...starter, id: 'business', label: 'Business' };
    expect(standingOf({ ...paid, plan: business, nextPlan: starter }).title).toBe('Starter from 14 December');
  });
});

describe('how much of a limit is used', () => {
  it.each([
    [{ used: 1, limit: 3 }, 'calm', ''],
    [{ used: 25, limit: 30 }, 'near', 'Only 5 left'],
    [{ used: 3, limit: 3 }, 'near', 'None left'],
    [{ used: 5, limit: 3 }, 'over', '2 more than the plan has'],
    [{ used: 0, limit: 0 }, 'calm', 'Not in this plan'],
    [{ used: 1, limit: 0 }, 'over', 'Not in this plan'],
    [{ used: 9000, limit: null }, 'calm', ''],
  ])('%j is %s: %s', (use, tone, words) => {
    expect(fillOf(use)).toEqual({ tone, words });
  });
});

describe('what a change costs', () => {
  const free = { id: 'free', label: 'Free', websites: 3 };
  const usd = (amount: number) => ({ amount, currency: 'usd' });
  const cost = { rests: [], thenAt: '2026-12-14T08:00:00Z', fromWhen: '2026-12-14T08:00:00Z' };

  it('an upgrade costs its part now, and its price from the next period on', () => {
    const rows = costsOf({
      ...cost,
      kind: 'UPGRADE',
      from: starter,
      to: { ...starter, websites: 10 },
      dueNow: usd(850),
      then: usd(2900),
    });
    expect(rows.map(({ when, what }) => [when, what])).toEqual([
      ['Now', '$8.50'],
      ['From 14 December', '$29 a month'],
    ]);
  });

  it('going back to Free costs nothing, now and later', () => {
    const rows = costsOf({ ...cost, kind: 'CANCEL', from: starter, to: free, dueNow: null, then: null });
    expect(rows.map(({ what }) => what)).toEqual(['Nothing', 'Nothing more']);
    expect(rows[0]?.note).toBe('What you have is paid until 14 December');
  });

  it('only a plan that can be chosen has a button', () => {
    expect([choiceOf('BUY', 'Starter'), choiceOf('CURRENT', 'Free'), choiceOf('NONE', 'Free')]).toEqual([
      'Choose Starter',
      null,
      null,
    ]);
  });
});
