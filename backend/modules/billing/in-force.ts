import type { User } from '../users/store.ts';
import { planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

/** What is kept with somebody of their plan. */
export type PlanFacts = Pick<User, 'plan' | 'planUntil' | 'grantedPlan'>;

/**
 * The plan that somebody has at a moment: the only way to one. It asks no database, and needs no job to have run: what was paid
 * ends by the clock, and then the plan is the one that was given to them.
 */
export const planInForce = ({ plan, planUntil, grantedPlan }: PlanFacts, now: Date): PlanDefinition =>
  planOf(planUntil !== null && planUntil <= now ? grantedPlan : plan);
