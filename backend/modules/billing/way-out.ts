import { rankOf } from './decided-plan.ts';
import { allPlans, isVisitorPlan } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

const inFigures = (value: number): string => value.toLocaleString('en-US');

/** The lowest plan above this one that has it; undefined where none has. */
export const planWith = (plan: PlanDefinition, has: (other: PlanDefinition) => boolean): PlanDefinition | undefined =>
  allPlans().find((other) => rankOf(other) > rankOf(plan) && has(other));

/** How a sentence about a limit ends: `, or upgrade to Starter for 10`; nothing where no plan has more, and for visitors. */
export function orUpgrade(
  plan: PlanDefinition,
  limit: 'websites' | 'domains' | 'pages' | 'assistantMessages' | 'generatedPictures' | 'mediaBytes',
  inWords: (value: number) => string = inFigures,
): string {
  // Somebody without an account needs one first.
  if (isVisitorPlan(plan)) return '';
  const higher = planWith(plan, (other) => other[limit] > plan[limit]);
  return higher ? `, or upgrade to ${higher.label} for ${inWords(higher[limit])}` : '';
}
