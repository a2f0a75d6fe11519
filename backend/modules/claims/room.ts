import { MAX_CLAIMS } from '../../auth/claims.ts';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { visitorPlan } from '../billing/plans.ts';
import { countUnclaimed } from './store.ts';

/** Throws LIMIT_REACHED for a visitor who has as many websites without an account as there may be. */
export async function requireRoomForClaims({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if ((await countUnclaimed(db, actor.claims)) < MAX_CLAIMS) return;
  throw new Failure(
    `You have ${MAX_CLAIMS} websites without an account already. Sign up to keep them and to make more.`,
    { code: 'LIMIT_REACHED', limit: 'websites', plan: visitorPlan().id },
  );
}
