import type { Database } from '../../db/index.ts';
import { Failure } from '../../failure.ts';
import { holderOf } from './holder.ts';
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
  throw limitReached(plan, 'websites', message);
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
  throw limitReached(
    plan,
    'deletedWebsites',
    `You deleted ${user.deletedWebsiteCount} websites in the last 30 days, and all of them are kept for you. Restore one of them and change it, or make another once the oldest are gone.`,
  );
}

/** How many more websites the plan has room for. */
export const roomForWebsites = ({ plan, websiteCount }: Pick<User, 'plan' | 'websiteCount'>): number =>
  Math.max(0, planOf(plan).websites - websiteCount);

/** Throws LIMIT_REACHED when the plan has no room for a website on one more domain of one's own; `used` lead to websites already. */
export function requireRoomForDomain({ plan: id }: Pick<User, 'plan'>, used: number): void {
  const plan = planOf(id);
  if (used < plan.domains) return;
  const message =
    plan.domains === 0
      ? `Websites on a domain of your own are not part of your ${plan.label} plan. Upgrade to connect it; until then it stays here, proved or waiting.`
      : `Your ${plan.label} plan has room for ${plan.domains} connected ${plan.domains === 1 ? 'domain' : 'domains'}. Disconnect one or upgrade to connect another.`;
  throw limitReached(plan, 'domains', message);
}

/** Throws LIMIT_REACHED when a change would add pages beyond the plan. Pages that are there already may stay. */
export function requireRoomForPages(user: Pick<User, 'plan'>, before: number, after: number): void {
  const plan = planOf(user.plan);
  if (after <= plan.pages || after <= before) return;
  if (plan.id === visitorPlan.id)
    throw limitReached(
      plan,
      'pages',
      `Without an account a website has ${plan.pages} pages. Remove one to add another.`,
    );
  throw limitReached(
    plan,
    'pages',
    `Your ${plan.label} plan has ${plan.pages} pages a website. Remove a page or upgrade to add another.`,
  );
}

/** Throws LIMIT_REACHED when a website of this plan cannot have so many bytes of pictures. */
export function requireMediaWithin(plan: PlanDefinition, bytes: number): void {
  if (bytes <= plan.mediaBytes) return;
  const room = `${plan.mediaBytes / 1024 / 1024} MB`;
  const whose = plan.id === visitorPlan.id ? 'Without an account a website' : `On your ${plan.label} plan a website`;
  const more = plan.id === visitorPlan.id ? 'sign up' : 'upgrade';
  const message = `${whose} has room for ${room} of pictures. Remove some that you do not use, or ${more}.`;
  throw limitReached(plan, 'mediaBytes', message);
}

/** The plan that a website counts against. */
export const planOfWebsite = async (db: Database, website: WebsiteRow): Promise<PlanDefinition> =>
  planOf((await holderOf(db, website)).plan);

/** Throws LIMIT_REACHED when the owner's plan does not have this. */
export function requirePlanFeature(owner: Pick<User, 'plan'> | undefined, feature: keyof typeof features): void {
  const plan = planOf(owner?.plan ?? 'free');
  if (plan[feature]) return;
  throw limitReached(plan, feature, `${features[feature]} not part of your ${plan.label} plan. Upgrade to use this.`);
}

const features = { sitePassword: 'A site password is', codeForHead: 'Code for the head is' };

/** A limit of a plan, in words that say what to do. */
export const limitReached = (plan: PlanDefinition, limit: string, message: string) =>
  new Failure(message, { code: 'LIMIT_REACHED', limit, plan: plan.id });
