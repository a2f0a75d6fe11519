import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.ts';
import {
  requireFewDeleted,
  requireMediaWithin,
  requirePlanFeature,
  requireRoomForDomain,
  requireRoomForLiving,
  requireRoomForPages,
} from './limits.ts';
import { plans, visitorPlan } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const MB = 1024 * 1024;

/** What somebody hears who asks for this; '' when they may. */
function refusal(ask: () => void): string {
  try {
    ask();
    return '';
  } catch (error) {
    if (error instanceof Failure && error.details.code === 'LIMIT_REACHED') return error.message;
    throw error;
  }
}

/** Every limit that is counted: what a plan has, and asking for one more when so many are in use. */
const counted: Record<
  string,
  { most(plan: PlanDefinition): number; another(plan: PlanDefinition, used: number): void }
> = {
  websites: {
    most: ({ websites }) => websites,
    another: ({ id }, used) =>
      requireRoomForLiving({ plan: id, planUntil: null, grantedPlan: 'free', websiteCount: used }, now),
  },
  deletedWebsites: {
    most: ({ websites }) => websites * 10,
    another: ({ id }, used) =>
      requireFewDeleted({ plan: id, planUntil: null, grantedPlan: 'free', deletedWebsiteCount: used }, now),
  },
  domains: { most: ({ domains }) => domains, another: (plan, used) => requireRoomForDomain(plan, used) },
  pages: { most: ({ pages }) => pages, another: (plan, used) => requireRoomForPages(plan, used, used + 1) },
  mediaBytes: { most: ({ mediaBytes }) => mediaBytes, another: (plan, used) => requireMediaWithin(plan, used + 1) },
};

describe('limits of plans', () => {
  for (const plan of Object.values<PlanDefinition>(plans))
    for (const [limit, { most, another }] of Object.entries(counted))
      it(`${plan.label}: ${limit} just below pass, at and beyond hear which limit it is and what to do`, () => {
        const all = most(plan);
        if (all > 0) expect(refusal(() => another(plan, all - 1))).toBe('');
        for (const used of [all, all + 1, all * 2 + 1]) {
          const said = refusal(() => another(plan, used));
          expect(said).toContain(`${plan.label} plan`);
          expect(said).toMatch(
            plan.id === 'business' ? /Delete|Remove|Restore|Disconnect/ : /[Uu]pgrade to (Starter|Business)/,
          );
          expect(said).not.toMatch(plan.id === 'business' ? /upgrade/i : /upgrade to Free/);
        }
      });

  it('name what there is, and what the next plan has', () => {
    expect(refusal(() => requireRoomForPages(plans.free, 5, 6))).toBe(
      'On your Free plan a website has room for 5 pages, and this one would have 6. Remove pages that you do not need, or upgrade to Starter for 25.',
    );
    expect(refusal(() => requireMediaWithin(plans.starter, 1025 * MB))).toBe(
      'On your Starter plan a website has room for 1 GB of pictures. Remove some that you do not use, or upgrade to Business for 10 GB.',
    );
    expect(refusal(() => requireMediaWithin(visitorPlan(), 21 * MB))).toContain('or sign up for 50 MB');
  });

  it('let what is beyond stay and become less', () => {
    expect(refusal(() => requireRoomForPages(plans.free, 25, 25))).toBe('');
    expect(refusal(() => requireRoomForPages(plans.free, 25, 24))).toBe('');
  });

  it('have what a plan has, and say which one has it', () => {
    for (const feature of ['sitePassword', 'codeForHead'] as const) {
      expect(refusal(() => requirePlanFeature(plans.free, feature))).toMatch(/not part of your Free plan.*to Starter/);
      expect(refusal(() => requirePlanFeature(plans.starter, feature))).toBe('');
      expect(refusal(() => requirePlanFeature(plans.business, feature))).toBe('');
    }
  });
});
