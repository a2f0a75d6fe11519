import { escapeHtml } from '../../page.ts';
import type { Subscription } from '../money-records.ts';
import { dayOf, lead, link, money, rows, way } from '../pages.ts';
import { allOf } from '../records.ts';
import { nameOf, offered, priceText, showPortal, subscriptionsOf, type PortalCall } from './portal-call.ts';

const MOST_INVOICES = 24;
const cards = {
  works: 'Visa ending in 4242',
  fails_once: 'Visa ending in 0341 (the next payment fails)',
  fails: 'Visa ending in 0002 (every payment fails)',
};

/** What somebody pays for, with what, and what they paid. */
export function showHome(call: PortalCall): void {
  const { session, customer, configuration } = call;
  const { features, headline } = configuration;
  const subscriptions = subscriptionsOf(call);
  const plans = subscriptions.map((one) => planShown(call, one)).join('') || '<p>No subscription yet</p>';
  const who = rows({
    Customer: customer.name ?? 'No name',
    'E-mail': customer.email ?? 'No e-mail',
    'Customer id': customer.id,
  });
  const card = features.payment_method_update.enabled
    ? `<h2>Payment method</h2><p>${cards[customer.card]}</p><p class="ways">${link(`${call.base}/card`, 'Change the card')}</p>`
    : '';
  const back = session.return_url
    ? `<a class="button" href="${escapeHtml(session.return_url)}">Return to Pagewright</a>`
    : '';
  const about = headline ?? 'Payment sandbox: this stands in for Stripe’s customer portal.';
  showPortal(
    call,
    'Billing',
    `${lead(about)}${plans}${card}${features.invoice_history.enabled ? invoicesShown(call) : ''}${who}${back}`,
  );
}

function planShown(call: PortalCall, subscription: Subscription): string {
  const { records, ledger, base, configuration } = call;
  const { id, status, cancelAtPeriodEnd: isEnding, periodEnd } = subscription;
  const price = records.prices.get(subscription.price);
  const next = ledger.schedules.activeOf(subscription)?.phases.find(({ start }) => start === periodEnd);
  const facts: Record<string, string> = { State: status.replace('_', ' ') };
  if (price) facts['Price'] = priceText(price, subscription.quantity);
  facts[isEnding ? 'Ends' : 'Renews'] = dayOf(periodEnd);
  if (next) facts['Then'] = nameOf(call, records.prices.get(next.price));
  const ways = [
    offered(call, subscription).length ? link(`${base}/plan/${id}`, 'Change plan') : '',
    isEnding ? way(`${base}/resume/${id}`, 'Do not cancel') : '',
    next ? way(`${base}/stay/${id}`, 'Keep the present plan') : '',
    configuration.features.subscription_cancel.enabled && !isEnding ? link(`${base}/cancel/${id}`, 'Cancel') : '',
  ].join('');
  return `<h2>${escapeHtml(nameOf(call, price))}</h2>${rows(facts)}<div class="ways">${ways}</div>`;
}

function invoicesShown({ records, customer, base }: PortalCall): string {
  const invoices = allOf(records.invoices)
    .filter((one) => one.customer === customer.id)
    .toSorted((a, b) => b.created - a.created || b.number.localeCompare(a.number))
    .slice(0, MOST_INVOICES)
    .map((one) => {
      const label = `${dayOf(one.created)}: ${money(one.amount, one.currency)}`;
      return `<li>${link(`${base}/invoice/${one.id}`, label)}<span>${one.status}</span></li>`;
    });
  return `<h2>Invoices</h2>${invoices.length ? `<ul class="bills">${invoices.join('')}</ul>` : '<p>None yet</p>'}`;
}
