import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { isVisitorPlan } from '../billing/plans.ts';
import type { PlanDefinition } from '../billing/plans.ts';

/**
 * A designed document cut to the pages of a plan, with a note that says which were left out. The last ones go
 * first, the home page never.
 */
export function withinPagesOf(
  plan: PlanDefinition,
  document: WebsiteDocument,
): { document: WebsiteDocument; note: string } {
  const surplus = document.pages.filter((page) => page.path !== '/').slice(plan.pages - 1);
  if (surplus.length === 0) return { document, note: '' };
  const result = applyOperations(
    document,
    surplus.map((page) => ({ type: 'removePage', pageId: page.id })),
  );
  if (!result.ok) throw new Error(`Pages beyond the plan could not be removed: ${result.failure.message}`);
  const names = surplus.map((page) => page.title).join(', ');
  const room = isVisitorPlan(plan) ? 'Without an account a website has' : `Your ${plan.label} plan has`;
  return {
    document: result.document,
    note: `${room} ${plan.pages} pages${isVisitorPlan(plan) ? '' : ' a website'}, so I left out: ${names}.`,
  };
}
