import type { SubscriptionRow } from '../billing/store.ts';
import { graceUntil } from '../billing/decided-plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after the money began to be missing on which its owner hears of it. */
export const PAST_DUE_DAYS = [0, 7, 12] as const;
export type PastDueDay = (typeof PAST_DUE_DAYS)[number];

type MissingMoney = Pick<SubscriptionRow, 'id' | 'plan' | 'state' | 'endsAt' | 'pastDueSince' | 'startedAt'>;

/** Since when the money of a subscription is missing; null while it is not. */
export const missingSince = ({ state, pastDueSince, startedAt }: MissingMoney): Date | null =>
  state === 'past_due' ? (pastDueSince ?? startedAt) : null;

const PREFIX = 'past-due:';

/** How it is kept that somebody was told: of which subscription, since when its money is missing, and on which day. */
const noticeOf = (subscription: MissingMoney, since: Date, day: PastDueDay): string =>
  `${PREFIX}${subscription.id}:${since.getTime()}:${day}`;

/**
 * What somebody is to hear of a subscription whose money is missing, and what is kept of having told it; null when nothing is
 * new. Days that nobody was there to tell of are passed over for the last of them; after the grace there is nothing to tell. Pure.
 */
export function nextPastDue(
  notices: readonly string[],
  subscription: MissingMoney,
  now: Date,
): { day: PastDueDay; notices: string[] } | null {
  const since = missingSince(subscription);
  const until = graceUntil(subscription);
  if (!since || !until || now >= until) return null;
  const due = PAST_DUE_DAYS.filter((day) => now.getTime() >= since.getTime() + day * DAY_MS);
  const day = due.at(-1);
  if (day === undefined || notices.includes(noticeOf(subscription, since, day))) return null;
  const ofOthers = notices.filter((notice) => !notice.startsWith(`${PREFIX}${subscription.id}:`));
  return { day, notices: [...ofOthers, ...due.map((each) => noticeOf(subscription, since, each))] };
}
