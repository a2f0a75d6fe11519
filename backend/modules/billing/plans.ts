import { MAX_CLAIMS } from '../../auth/claims.ts';

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

/** The one place for plans, prices and limits. */
export const plans = {
  free: {
    id: 'free',
    label: 'Free',
    price: 0,
    websites: 3,
    domains: 0,
    assistantMessages: 30,
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
    pages: 100,
    mediaBytes: 10 * 1024 * MB,
    waitlistEntries: null,
    badgeRemovable: true,
    codeForHead: true,
    sitePassword: true,
  },
} as const satisfies Record<string, PlanDefinition>;

export type PlanId = keyof typeof plans;

/** What a website has that belongs to nobody yet. Its assistant messages are counted for itself, and do not come back. */
export const visitorPlan: PlanDefinition = {
  ...plans.free,
  id: 'visitor',
  label: 'Visitor',
  websites: MAX_CLAIMS,
  assistantMessages: 15,
  mediaBytes: 20 * MB,
};

/** What the staff's own documents have: nobody pays for them, so that nothing runs out but the room that a document has anyway. */
export const staffPlan: PlanDefinition = {
  ...plans.business,
  id: 'staff',
  label: 'Staff',
  assistantMessages: Infinity,
};

/** Whether there is such a plan to have. */
export const isPlanId = (id: string): id is PlanId => Object.hasOwn(plans, id);

/** The plan with this id; an unknown one counts as Free. */
export const planOf = (id: string): PlanDefinition =>
  id === visitorPlan.id ? visitorPlan : plans[isPlanId(id) ? id : 'free'];
