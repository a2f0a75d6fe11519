import { Failure } from '../../failure.ts';
import type { User } from '../users/store.ts';
import { planInForce } from './in-force.ts';
import type { PlanFacts } from './in-force.ts';
import { isVisitorPlan, planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import { sizeInWords } from './size-in-words.ts';
import { orUpgrade, planWith } from './way-out.ts';

type Living = PlanFacts & Pick<User, 'websiteCount'>;
type Deleting = PlanFacts & Pick<User, 'deletedWebsiteCount'>;

/** Throws LIMIT_REACHED when the plan has no room for so many more websites. Exact when the caller holds the user's row. */
export function requireRoomForLiving(user: Living, now: Date, wanted = 1): void {
  const plan = planInForce(user, now);
  const room = roomForWebsites(user, now);
  if (wanted <= room) return;
  const upgrade = orUpgrade(plan, 'websites');
  const message =
    room === 0
      ? `Your ${plan.label} plan has room for ${plan.websites} websites. Delete one to make another${upgrade}.`
      : `Your ${plan.label} plan has room for ${room} more of its ${plan.websites} websites, and you chose ${wanted}. Choose fewer${upgrade}.`;
  throw limitReached(plan, 'websites', message);
}

/** So many deleted websites are kept for each one that a plan has room for. */
const DELETED_FOR_EACH = 10;

/** The same for one that is made: what was deleted lately is kept, and counts too. */
export function requireRoomForWebsites(user: Living & Deleting, now: Date): void {
  requireRoomForLiving(user, now);
  requireFewDeleted(user, now);
}

/** Throws LIMIT_REACHED when somebody deletes so much that keeping it for them has an end. */
export function requireFewDeleted(user: Deleting, now: Date): void {
  const plan = planInForce(user, now);
  const kept = plan.websites * DELETED_FOR_EACH;
  if (user.deletedWebsiteCount < kept) return;
  const upgrade = orUpgrade(plan, 'websites', (websites) => String(websites * DELETED_FOR_EACH));
  const message = `You deleted ${user.deletedWebsiteCount} websites in the last 30 days, and all of them are kept for you; your ${plan.label} plan keeps ${kept}. Restore one of them and change it, make another once the oldest are gone${upgrade}.`;
  throw limitReached(plan, 'deletedWebsites', message);
}

/** How many more websites the plan has room for. */
export const roomForWebsites = (user: Living, now: Date): number =>
  Math.max(0, planInForce(user, now).websites - user.websiteCount);

/** Throws LIMIT_REACHED when the plan has no room for a website on one more domain of one's own; `used` lead to websites already. */
export function requireRoomForDomain(plan: PlanDefinition, used: number): void {
  if (used < plan.domains) return;
  const higher = planWith(plan, ({ domains }) => domains > plan.domains);
  const message =
    plan.domains === 0 && higher
      ? `Websites on a domain of your own are not part of your ${plan.label} plan. Upgrade to ${higher.label} to connect it; until then it stays here, proved or waiting.`
      : `Your ${plan.label} plan has room for ${plan.domains} connected ${plan.domains === 1 ? 'domain' : 'domains'}. Disconnect one to connect another${orUpgrade(plan, 'domains')}.`;
  throw limitReached(plan, 'domains', message);
}

/** Throws LIMIT_REACHED when a change would add pages beyond the plan. Pages that are there already may stay. */
export function requireRoomForPages(plan: PlanDefinition, before: number, after: number): void {
  if (after <= plan.pages || after <= before) return;
  const whose = isVisitorPlan(plan) ? 'Without an account a website' : `On your ${plan.label} plan a website`;
  const message = `${whose} has room for ${plan.pages} pages, and this one would have ${after}. Remove pages that you do not need${orUpgrade(plan, 'pages')}.`;
  throw limitReached(plan, 'pages', message);
}

/** Throws LIMIT_REACHED when a website of this plan cannot have so many bytes of pictures. */
export function requireMediaWithin(plan: PlanDefinition, bytes: number): void {
  if (bytes <= plan.mediaBytes) return;
  const isVisitor = isVisitorPlan(plan);
  const whose = isVisitor ? 'Without an account a website' : `On your ${plan.label} plan a website`;
  const more = isVisitor
    ? `, or sign up for ${sizeInWords(planOf('free').mediaBytes)}`
    : orUpgrade(plan, 'mediaBytes', sizeInWords);
  const message = `${whose} has room for ${sizeInWords(plan.mediaBytes)} of pictures. Remove some that you do not use${more}.`;
  throw limitReached(plan, 'mediaBytes', message);
}

/** Throws LIMIT_REACHED when the plan does not have this. */
export function requirePlanFeature(plan: PlanDefinition, feature: keyof typeof features): void {
  if (plan[feature]) return;
  const higher = planWith(plan, (other) => other[feature]);
  const message = `${features[feature]} not part of your ${plan.label} plan. Upgrade${higher ? ` to ${higher.label}` : ''} to use this.`;
  throw limitReached(plan, feature, message);
}

const features = { sitePassword: 'A website password is', codeForHead: 'Code for the head is' };

/** A limit of a plan, in words that name it and the plan, and say what to do. */
export const limitReached = (plan: PlanDefinition, limit: string, message: string) =>
  new Failure(message, { code: 'LIMIT_REACHED', limit, plan: plan.id });
