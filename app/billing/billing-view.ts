import type { Money } from '#app/money.ts';

/** What a plan gives; `null` is without limit. */
export type PlanView = {
  id: string;
  label: string;
  websites: number;
  domains: number;
  assistantMessages: number;
  /** None where pictures are not generated. */
  generatedPictures?: number | null;
  pages: number;
  mediaBytes: number;
  waitlistEntries?: number | null;
  badgeRemovable: boolean;
  codeForHead: boolean;
  sitePassword: boolean;
};
type Named = { id: string; label: string };
type Moment = string | null | undefined;

export type PlanUse = { key: string; label: string; used: number; limit?: number | null; words: string };

export type PublishedWebsite = {
  id: string;
  name: string;
  visits: number;
  status: 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'RESTING';
  isPreferred: boolean;
};

/** How somebody's plan stands. */
export type BillingView = {
  plan: PlanView;
  source: 'FREE' | 'GRANT' | 'SUBSCRIPTION';
  state: 'NONE' | 'ACTIVE' | 'PAST_DUE';
  /** What they pay a month. */
  price?: Money | null;
  renewsAt?: Moment;
  endsAt?: Moment;
  nextPlan?: Named | null;
  graceUntil?: Moment;
  beyondSince?: Moment;
  restsAt?: Moment;
  use: PlanUse[];
  published: PublishedWebsite[];
  /** Payments are switched on. */
  isOffered: boolean;
};

export type ChangeKind = 'CURRENT' | 'BUY' | 'UPGRADE' | 'DOWNGRADE' | 'CANCEL' | 'NONE';

export type PlanOfferView = { plan: PlanView; monthly: Money; isCurrent: boolean; change: ChangeKind };

export type RestView = { kind: string; id: string; name: string; detail: string };

/** What a change of plan costs and what it takes away, before anything happens. */
export type PlanChangeView = {
  kind: ChangeKind;
  from: Named;
  to: Named & Pick<PlanView, 'websites'>;
  dueNow?: Money | null;
  /** A month, from `thenAt` on. */
  then?: Money | null;
  thenAt?: Moment;
  /** When it comes into force. */
  fromWhen?: Moment;
  rests: RestView[];
  /** Why the costs are not known right now. */
  problem?: string | null;
};
