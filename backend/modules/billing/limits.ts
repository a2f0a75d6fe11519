import type { Database } from '../../db/index.ts';
import { Failure } from '../../failure.ts';
import { bytesUsed } from '../assets/store.ts';
import { countTurnsOn, countTurnsThatChanged } from '../chat/store.ts';
import { holderOf } from '../users/holder.ts';
import type { Holder } from '../users/holder.ts';
import type { User } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { planOf, visitorPlan } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

/** Throws LIMIT_REACHED when the plan has no room for so many more websites. Exact when the caller holds the user's row. */
export function requireRoomForLiving(user: Pick<User, 'plan' | 'websiteCount'>, wanted = 1): void {
  const plan = planOf(user.plan);
  const room = roomForWebsites(user);
  if (wanted <= room) return;
  const message =
    room === 0
      ? `Your ${plan.label} plan has room for ${plan.websites} websites. Delete one or upgrade to make another.`
      : `Your ${plan.label} plan has room for ${room} more, and you chose ${wanted}. Choose fewer or upgrade.`;
  throw reached(plan, 'websites', message);
}

/** So many deleted websites are kept for each one that a plan has room for. */
const DELETED_FOR_EACH = 10;

/** The same for one that is made: what was deleted lately is kept, and counts too. */
export function requireRoomForWebsites(user: Pick<User, 'plan' | 'websiteCount' | 'deletedWebsiteCount'>): void {
  requireRoomForLiving(user);
  requireFewDeleted(user);
}

/** Throws LIMIT_REACHED when somebody deletes so much that keeping it for them has an end. */
export function requireFewDeleted(user: Pick<User, 'plan' | 'deletedWebsiteCount'>): void {
  const plan = planOf(user.plan);
  if (user.deletedWebsiteCount < plan.websites * DELETED_FOR_EACH) return;
  throw reached(
    plan,
    'deletedWebsites',
    `You deleted ${user.deletedWebsiteCount} websites in the last 30 days, and all of them are kept for you. Restore one of them and change it, or make another once the oldest are gone.`,
  );
}

/** How many more websites the plan has room for. */
export const roomForWebsites = ({ plan, websiteCount }: Pick<User, 'plan' | 'websiteCount'>): number =>
  Math.max(0, planOf(plan).websites - websiteCount);

/**
 * Throws LIMIT_REACHED when this month's assistant messages are used up, for an unclaimed website all that it has. Exact when
 * the caller holds the row of the user, or of the unclaimed website.
 */
export async function requireAssistantMessage(
  db: Database,
  { userId, plan: planId }: Holder,
  websiteId: string,
  now: Date,
): Promise<void> {
  if (await hasAssistantMessage(db, { userId, plan: planId }, websiteId, now)) return;
  const plan = planOf(planId);
  if (userId === null)
    throw reached(
      plan,
      'assistantMessages',
      `The ${plan.assistantMessages} assistant messages that come without an account are used up. Sign up to go on: the website and this conversation come with you. You can still edit by hand.`,
    );
  const message = `You have used this month’s ${plan.assistantMessages} assistant messages of the ${plan.label} plan. You can go on editing by hand, or upgrade for more.`;
  throw reached(plan, 'assistantMessages', message);
}

/** True while assistant messages are left. */
export async function hasAssistantMessage(
  db: Database,
  { userId, plan }: Pick<Holder, 'userId' | 'plan'>,
  websiteId: string,
  now: Date,
): Promise<boolean> {
  const used = await (userId === null ? countTurnsOn(db, websiteId) : assistantMessagesUsed(db, userId, now));
  return used < planOf(plan).assistantMessages;
}

/** Throws LIMIT_REACHED when a change would add pages beyond the plan. Pages that are there already may stay. */
export function requireRoomForPages(user: Pick<User, 'plan'>, before: number, after: number): void {
  const plan = planOf(user.plan);
  if (after <= plan.pages || after <= before) return;
  if (plan.id === visitorPlan.id)
    throw reached(plan, 'pages', `Without an account a website has ${plan.pages} pages. Remove one to add another.`);
  throw reached(
    plan,
    'pages',
    `Your ${plan.label} plan has ${plan.pages} pages a website. Remove a page or upgrade to add another.`,
  );
}

/** Throws LIMIT_REACHED when a website has no room for so many more bytes of pictures. Exact when the caller holds its row. */
export async function requireRoomForMedia(db: Database, website: WebsiteRow, bytes: number): Promise<void> {
  requireMediaWithin(await planOfWebsite(db, website), (await bytesUsed(db, website.id)) + bytes);
}

/** Throws LIMIT_REACHED when a website of this plan cannot have so many bytes of pictures. */
export function requireMediaWithin(plan: PlanDefinition, bytes: number): void {
  if (bytes <= plan.mediaBytes) return;
  const room = `${plan.mediaBytes / 1024 / 1024} MB`;
  const whose = plan.id === visitorPlan.id ? 'Without an account a website' : `On your ${plan.label} plan a website`;
  const more = plan.id === visitorPlan.id ? 'sign up' : 'upgrade';
  const message = `${whose} has room for ${room} of pictures. Remove some that you do not use, or ${more}.`;
  throw reached(plan, 'mediaBytes', message);
}

/** The plan that a website counts against. */
export const planOfWebsite = async (db: Database, website: WebsiteRow): Promise<PlanDefinition> =>
  planOf((await holderOf(db, website)).plan);

/** Turns that changed something since this month began (UTC). */
export const assistantMessagesUsed = (db: Database, userId: string, now: Date): Promise<number> =>
  countTurnsThatChanged(db, userId, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)));

/** Throws LIMIT_REACHED when the owner's plan does not have this. */
export function requirePlanFeature(owner: Pick<User, 'plan'> | undefined, feature: keyof typeof features): void {
  const plan = planOf(owner?.plan ?? 'free');
  if (plan[feature]) return;
  throw reached(plan, feature, `${features[feature]} not part of your ${plan.label} plan. Upgrade to use this.`);
}

const features = { sitePassword: 'A site password is', codeForHead: 'Code for the head is' };

const reached = (plan: PlanDefinition, limit: string, message: string) =>
  new Failure(message, { code: 'LIMIT_REACHED', limit, plan: plan.id });
