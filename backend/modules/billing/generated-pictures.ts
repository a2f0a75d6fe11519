import type { Database } from '../../db/index.ts';
import { monthOf } from './assistant-messages.ts';
import type { Holder } from './holder.ts';
import { limitReached } from './limits.ts';
import { isVisitorPlan } from './plans.ts';
import { countAssistantUses, countAssistantUsesOn, insertAssistantUse } from './store.ts';
import { orUpgrade } from './way-out.ts';

type Whose = Pick<Holder, 'userId' | 'plan'>;

/** Pictures that were generated since this month began (UTC), of an unclaimed website all that it has; removed ones too. */
export const generatedPicturesUsed = (db: Database, { userId }: Whose, websiteId: string, now: Date): Promise<number> =>
  userId === null
    ? countAssistantUsesOn(db, websiteId, 'PICTURE')
    : countAssistantUses(db, userId, 'PICTURE', monthOf(now));

/**
 * Throws LIMIT_REACHED when no generated pictures are left, with `underWay` that are not counted yet. Exact when the caller holds
 * the row of the user, or of the unclaimed website.
 */
export async function requireGeneratedPicture(
  db: Database,
  holder: Whose,
  { websiteId, underWay, now }: { websiteId: string; underWay: number; now: Date },
): Promise<void> {
  const { plan } = holder;
  if ((await generatedPicturesUsed(db, holder, websiteId, now)) + underWay < plan.generatedPictures) return;
  const message = isVisitorPlan(plan)
    ? 'Pictures are generated for people with an account. Sign up to go on: the website comes with you. You can upload your own pictures here.'
    : `You have used this month’s ${plan.generatedPictures} generated pictures of the ${plan.label} plan. Upload one of your own, wait until the next month begins${orUpgrade(plan, 'generatedPictures')}.`;
  throw limitReached(plan, 'generatedPictures', message);
}

/** Counts one that is there. */
export const countGeneratedPicture = (db: Database, { userId }: Whose, websiteId: string, now: Date): Promise<void> =>
  insertAssistantUse(db, { userId, websiteId, what: 'PICTURE', createdAt: now });
