import { expect, it } from 'vitest';
import { planStanding } from './plan-standing.ts';

const starter = { label: 'Starter', way: 'up' as const };

it('asks again only while something is under way', () => {
  const states = ['ASKED', 'PAID', 'DELIVERED', 'FAILED', 'REFUNDED', 'EXPIRED'] as const;
  expect(states.filter((state) => planStanding(state, starter).isUnderWay)).toEqual(['ASKED', 'PAID']);
});

it('says what is in force at once, and what only comes', () => {
  expect(planStanding('DELIVERED', starter).title).toBe('You have Starter now');
  expect(planStanding('DELIVERED', { label: 'Starter', way: 'down' }).title).toBe('Starter comes next');
  expect(planStanding('DELIVERED', { label: 'Free', way: 'out' }).title).toBe('Your plan is cancelled');
});

it('says that money which was taken for nothing goes back', () => {
  for (const state of ['FAILED', 'REFUNDED'] as const)
    expect(planStanding(state, starter)).toMatchObject({ tone: 'warning', title: 'Starter could not be bought' });
});
