import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { registry } from '../live-settings/registry.ts';
import { spentSince } from './store.ts';

/** What runs, replays and fine-tuning jobs have cost since midnight in UTC, and may cost, in US dollars. */
export async function budgetOf({ db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>) {
  const midnight = new Date(clock());
  midnight.setUTCHours(0, 0, 0, 0);
  return { spent: await spentSince(db, midnight), limit: live.read(registry.playgroundBudget) };
}

/** Throws LIMIT_REACHED once the day has cost what it may, or with something more that is thought to cost so much. */
export async function requireBudget(context: Pick<Context, 'db' | 'live' | 'clock'>, more = 0): Promise<void> {
  const { spent, limit } = await budgetOf(context);
  if (more > 0 ? spent + more <= limit : spent < limit) return;
  const asked = more > 0 ? `this is thought to cost $${more.toFixed(2)}, ` : '';
  const words = `Today’s runs and jobs have cost $${spent.toFixed(2)}, ${asked}and $${limit.toFixed(2)} is the limit of a day. It starts again at midnight UTC; “${registry.playgroundBudget.key}” in the KV storages changes it.`;
  throw new Failure(words, { code: 'LIMIT_REACHED', limit: 'playground', plan: 'staff' });
}
