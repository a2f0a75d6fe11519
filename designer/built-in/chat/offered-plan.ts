import { withinLibrary } from '#site/operations/index.ts';
import type { Ask, Plan } from './ask.ts';

/** What a plan comes to where some kinds and layouts are switched off: the same with others that are on, or the words that it cannot be done. */
export function offeredPlan(plan: Plan, { library, document }: Pick<Ask, 'library' | 'document'>): Plan {
  if (plan.does !== 'change') return plan;
  const within = withinLibrary(library, document, plan.operations);
  if (within.ok) return { ...plan, operations: within.operations };
  return { score: plan.score, does: 'tell', id: 'notOffered', values: { said: within.failure.called } };
}
