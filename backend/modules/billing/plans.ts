import { MAX_CLAIMS } from '../../auth/claims.ts';
import type { LimitChanges } from '../live-settings/plan-limits.ts';

/** What a plan gives. `null` means without limit. */
export type PlanDefinition = {
  id: string;
  label: string;
  /** US dollars a month. */
  price: number;
  websites: number;
  /** Domains of one's own that published sites may use. */
  domains: number;
  /** Turns of the assistant a month that changed something. */
  assistantMessages: number;
  /** Pictures a month that a model makes. */
  generatedPictures: number;
  /** Pages a website. */
  pages: number;
  /** Room for uploaded pictures, in bytes a website. */
  mediaBytes: number;
  waitlistEntries: number | null;
  badgeRemovable: boolean;
  codeForHead: boolean;
  sitePassword: boolean;
};

const MB = 1024 * 1024;

/** The one place for plans, prices and limits; staff change limits while the product runs (`readLimitsFrom`). */
export const plans = {
  free: {
    id: 'free',
    label: 'Free',
    price: 0,
    websites: 3,
    domains: 0,
    assistantMessages: 30,
    generatedPictures: 5,
    pages: 5,
    mediaBytes: 50 * MB,
    waitlistEntries: 100,
    badgeRemovable: false,
    codeForHead: false,
    sitePassword: false,
  },
  starter: {
    id: 'starter',
    label: 'Starter',
    price: 12,
    websites: 10,
    domains: 1,
    assistantMessages: 500,
    generatedPictures: 50,
    pages: 25,
    mediaBytes: 1024 * MB,
    waitlistEntries: 5_000,
    badgeRemovable: true,
    codeForHead: true,
    sitePassword: true,
  },
  business: {
    id: 'business',
    label: 'Business',
    price: 29,
    websites: 100,
    domains: 10,
    assistantMessages: 5_000,
    generatedPictures: 300,
    pages: 100,
    mediaBytes: 10 * 1024 * MB,
    waitlistEntries: null,
    badgeRemovable: true,
    codeForHead: true,
    sitePassword: true,
  },
} as const satisfies Record<string, PlanDefinition>;

export type PlanId = keyof typeof plans;

const visitorId = 'visitor';

/** What a website has that belongs to nobody yet. What is counted by the month is counted for itself, and does not come back. */
const visitor: PlanDefinition = {
  ...plans.free,
  id: visitorId,
  label: 'Visitor',
  websites: MAX_CLAIMS,
  assistantMessages: 15,
  generatedPictures: 0,
  mediaBytes: 20 * MB,
};

/** What the staff's own documents have: nobody pays for them, so that nothing runs out but the room that a document has anyway. */
export const staffPlan: PlanDefinition = {
  ...plans.business,
  id: 'staff',
  label: 'Staff',
  assistantMessages: Infinity,
  generatedPictures: Infinity,
};

let readChanges = (): LimitChanges => ({});

/**
 * From now on plans have the limits that staff changed, in the whole process: plans are asked for wherever something is made,
 * and the backend says once where that stands. It is asked each time, so that the next request has what was decided.
 */
export function readLimitsFrom(read: () => LimitChanges): void {
  readChanges = read;
}

type Plans = Record<PlanId | typeof visitorId, PlanDefinition>;
const made = new WeakMap<LimitChanges, Plans>();

function plansNow(): Plans {
  const changes = readChanges();
  const found = made.get(changes) ?? {
    free: { ...plans.free, ...changes.free },
    starter: { ...plans.starter, ...changes.starter },
    business: { ...plans.business, ...changes.business },
    visitor: { ...visitor, ...changes.visitor },
  };
  made.set(changes, found);
  return found;
}

/** All that can be had, from the lowest to the highest. */
export function allPlans(): PlanDefinition[] {
  const { free, starter, business } = plansNow();
  return [free, starter, business];
}

/** Of a website that belongs to nobody yet. */
export const visitorPlan = (): PlanDefinition => plansNow().visitor;

export const isVisitorPlan = ({ id }: Pick<PlanDefinition, 'id'>): boolean => id === visitorId;

/** Whether there is such a plan to have. */
export const isPlanId = (id: string): id is PlanId => Object.hasOwn(plans, id);

/** The plan with this id; an unknown one counts as Free. */
export const planOf = (id: string): PlanDefinition => plansNow()[isPlanId(id) || id === visitorId ? id : 'free'];
