import type { Database } from '../../db/index.ts';
import { planInForce } from '../billing/in-force.ts';
import { limitReached } from '../billing/limits.ts';
import type { User } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { countPublishedBeside } from './store.ts';

/**
 * Throws LIMIT_REACHED when a website that visitors do not see now would be one more than its owner's plan shows. Those at rest
 * count as well: they come first when there is room. Exact when the caller holds the owner's row.
 */
export async function requireRoomToShow(
  db: Database,
  owner: User,
  { id, restsSince }: Pick<WebsiteRow, 'id' | 'restsSince'>,
  now: Date,
): Promise<void> {
  const plan = planInForce(owner, now);
  const others = await countPublishedBeside(db, owner.id, id);
  if (others < plan.websites) return;
  const begin = restsSince ? 'This website rests. ' : '';
  const which = restsSince ? 'show this one again' : 'publish this one';
  throw limitReached(
    plan,
    'websites',
    `${begin}Your ${plan.label} plan shows ${plan.websites} websites, and ${others} others are published. Unpublish some of them, choose which are shown, or upgrade to ${which}.`,
  );
}
