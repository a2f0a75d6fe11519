import { moneyInWords } from '#app/money.ts';
import { dayAndMonth, formatNumber } from '#app/ui/index.ts';
import type { NoticeTone } from '#app/ui/index.ts';
import type { BillingView, ChangeKind, PlanChangeView, PlanUse } from './billing-view.ts';

/** How a plan stands: a sentence, and what the button to the portal says. `keeps`: it takes back what was to come. */
export type Standing = { tone: NoticeTone | null; title: string; text: string; portal: string; keeps?: true };

type Stands = Pick<
  BillingView,
  'plan' | 'source' | 'state' | 'price' | 'renewsAt' | 'endsAt' | 'nextPlan' | 'graceUntil'
>;

const PORTAL = 'Card and invoices';

export function standingOf({ plan, source, state, price, ...when }: Stands): Standing {
  const monthly = price ? `${moneyInWords(price)} a month` : '';
  if (state === 'PAST_DUE')
    return {
      tone: 'warning',
      title: 'Your last payment did not go through',
      text: `You keep ${plan.label} ${when.graceUntil ? `until ${dayAndMonth(when.graceUntil)}` : 'for now'}. Pay by then, with this card or another, and nothing changes. After that the account is on Free; nothing is deleted.`,
      portal: 'Pay now',
    };
  if (source === 'GRANT')
    return {
      tone: null,
      title: 'Given to you',
      text: 'It costs nothing and stays until we end it.',
      portal: PORTAL,
    };
  if (source === 'FREE') return { tone: null, title: 'Costs nothing', text: 'It does not end.', portal: PORTAL };
  if (when.endsAt)
    return {
      tone: 'info',
      title: `Ends on ${dayAndMonth(when.endsAt)}`,
      text: `You pay nothing more. Until then everything stays as it is; after that the account is on ${when.nextPlan?.label ?? 'Free'}.`,
      portal: `Keep ${plan.label}`,
      keeps: true,
    };
  const renews = when.renewsAt ? dayAndMonth(when.renewsAt) : null;
  if (when.nextPlan && when.nextPlan.id !== plan.id)
    return {
      tone: 'info',
      title: renews ? `${when.nextPlan.label} from ${renews}` : `${when.nextPlan.label} next`,
      text: `Until then you have all of ${plan.label}.`,
      portal: `Keep ${plan.label}`,
      keeps: true,
    };
  return { tone: null, title: monthly, text: renews ? `Renews on ${renews}.` : '', portal: PORTAL };
}

/** From this part of a limit on it is said that there is not much left. */
const NEARLY = 0.8;

/** How much of a limit is used; the words are for whoever does not see the bar. */
export function fillOf({ used, limit }: Pick<PlanUse, 'used' | 'limit'>): {
  tone: 'calm' | 'near' | 'over';
  words: string;
} {
  if (limit == null) return { tone: 'calm', words: '' };
  if (used > limit)
    return {
      tone: 'over',
      words: limit === 0 ? 'Not in this plan' : `${formatNumber(used - limit)} more than the plan has`,
    };
  if (limit === 0) return { tone: 'calm', words: 'Not in this plan' };
  if (used === limit) return { tone: 'near', words: 'None left' };
  if (used >= limit * NEARLY) return { tone: 'near', words: `Only ${formatNumber(limit - used)} left` };
  return { tone: 'calm', words: '' };
}

/** What the button beside a plan says. */
export const choiceOf = (kind: ChangeKind, label: string): string | null =>
  ({
    BUY: `Choose ${label}`,
    UPGRADE: `Upgrade to ${label}`,
    DOWNGRADE: `Change to ${label}`,
    CANCEL: `Go back to ${label}`,
    CURRENT: null,
    NONE: null,
  })[kind];

/** What a change costs now and later, as rows of a short table. */
export function costsOf({
  kind,
  to,
  dueNow,
  then,
  thenAt,
  fromWhen,
}: PlanChangeView): { when: string; what: string; note?: string }[] {
  const now = dueNow && dueNow.amount > 0 ? moneyInWords(dueNow) : 'Nothing';
  const later = thenAt ?? fromWhen;
  const from = later ? `From ${dayAndMonth(later)}` : 'After that';
  const monthly = then && then.amount > 0 ? `${moneyInWords(then)} a month` : 'Nothing more';
  const isLater = kind === 'DOWNGRADE' || kind === 'CANCEL';
  return [
    {
      when: 'Now',
      what: now,
      note: isLater
        ? `What you have is paid${later ? ` until ${dayAndMonth(later)}` : ''}`
        : kind === 'UPGRADE'
          ? `For ${to.label} until the next payment, less what you have paid already`
          : 'For the first month',
    },
    {
      when: from,
      what: monthly,
      note: then && then.amount > 0 ? 'Until you change or cancel' : 'The account is on Free',
    },
  ];
}
