import { escapeHtml } from '../../page.ts';
import { PaymentsError } from '../errors.ts';
import { discountFrom } from '../discounts.ts';
import { amountDue, type Subscription } from '../money-records.ts';
import type { Price } from '../order-records.ts';
import { alertOf, choices, dayOf, lead, link, money, rows } from '../pages.ts';
import { nowOf } from '../records.ts';
import { backLink, finish, nameOf, offered, priceText, showPortal, type PortalCall } from './portal-call.ts';

const SECONDS = { day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 };
const lengthOf = ({ interval, intervalCount }: Price) => SECONDS[interval] * intervalCount;

/** Which plan it shall be. */
export function showPlans(call: PortalCall, subscription: Subscription): void {
  const price = call.records.prices.get(subscription.price);
  const list = offered(call, subscription)
    .map((one) => {
      const way = link(`${call.base}/confirm/${subscription.id}/${one.id}`, nameOf(call, one));
      return `<li>${way}<span>${priceText(one)}</span></li>`;
    })
    .join('');
  const now = price ? `You have ${nameOf(call, price)} for ${priceText(price, subscription.quantity)}.` : '';
  const body = list ? `<ul class="bills">${list}</ul>` : '<p>There is no other plan to choose here.</p>';
  showPortal(call, 'Change plan', `${lead(now)}${body}${backLink(call)}`);
}

/** What a change costs, and the button that makes it. */
export function confirmPlan(call: PortalCall, subscription: Subscription, price: Price, asked: number | null): void {
  const { records, ledger, configuration, session } = call;
  const settings = configuration.features.subscription_update;
  const quantity = asked ?? subscription.quantity;
  const at = nowOf(records, subscription.customer);
  const discount = discountFrom(session.flow?.promotionCode ?? null, at) ?? undefined;
  const change = { price, quantity, proration: settings.proration_behavior, at, discount };
  const isLater = isScheduled(call, subscription, price, quantity);
  const ask = (status = 200, warning = '') => {
    const invoice = ledger.changes.preview(subscription, change);
    const isBilledNow = invoice.reason === 'subscription_update';
    const dueNow = money(isLater || !isBilledNow ? 0 : amountDue(invoice), price.currency);
    const was = records.prices.get(subscription.price);
    const facts: Record<string, string> = {
      Now: was ? `${nameOf(call, was)}, ${priceText(was, subscription.quantity)}` : '',
      [isLater ? `From ${dayOf(subscription.periodEnd)}` : 'New plan']:
        `${nameOf(call, price)}, ${priceText(price, quantity)}`,
    };
    const bills = [
      ...(isBilledNow && !isLater ? invoice.lines : []).map(
        ({ description, amount, discount: off }) => [description, money(amount - off, price.currency)] as const,
      ),
      ['Due today', dueNow] as const,
    ];
    const list = bills.map(([label, text]) => `<li>${escapeHtml(label)}<span>${text}</span></li>`).join('');
    const body = `${alertOf(warning)}${rows(facts)}<ul class="bills">${list}</ul><hr>${choices('', { confirm: isLater ? 'Confirm' : `Confirm and pay ${dueNow}` })}`;
    showPortal(call, 'Confirm the change', `${body}${backLink(call)}`, status);
  };
  if (!call.isPost) return ask();
  try {
    if (isLater) ledger.changes.plan(subscription, price.id, quantity);
    else ledger.changes.apply(subscription, change, true);
  } catch (failure) {
    if (!(failure instanceof PaymentsError) || failure.status !== 402) throw failure;
    return ask(402, 'Your card was declined. Nothing was changed. Try again, or use another card.');
  }
  finish(call);
}

function isScheduled(
  { records, configuration }: PortalCall,
  subscription: Subscription,
  price: Price,
  quantity: number,
) {
  const before = records.prices.get(subscription.price);
  if (!before) return false;
  return configuration.features.subscription_update.schedule_at_period_end.conditions.some(({ type }) =>
    type === 'shortening_interval'
      ? lengthOf(price) < lengthOf(before)
      : price.amount * quantity < before.amount * subscription.quantity,
  );
}
