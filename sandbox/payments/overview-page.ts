import { formOf } from '../http.ts';
import type { Ledger } from './ledger.ts';
import { isOver } from './lifecycle.ts';
import type { Subscription } from './money-records.ts';
import { overviewActions } from './overview-actions.ts';
import { choices, dayOf, lead, leadTo, link, money, rows, show, showMissing, type ShowPage } from './pages.ts';
import { allOf, type PaymentRecords } from './records.ts';
import type { Time } from './time-passes.ts';

const MOST_SHOWN = 50;

/** The first page: what is subscribed, with buttons for what only time or a bank does elsewhere. */
export function overviewPages(records: PaymentRecords, ledger: Ledger, time: Time, appOrigin: string): ShowPage {
  const { clocks, customers, invoices, payments, prices, products, subscriptions } = records;
  const act = overviewActions(records, ledger, time);

  function shown(one: Subscription): string {
    const price = prices.get(one.price);
    const invoice = invoices.get(one.latestInvoice);
    const customer = customers.get(one.customer);
    const clock = clocks.get(customer?.clock ?? '');
    const isUnderWay = invoice?.status === 'open' && payments.get(invoice.payment ?? '')?.status === 'processing';
    const next = ledger.schedules.activeOf(one)?.phases.find(({ start }) => start === one.periodEnd);
    const facts = rows({
      Product: products.get(price?.product ?? '')?.name ?? '',
      Customer: customer?.email ?? one.customer,
      Price: price ? `${money(price.amount * one.quantity, price.currency)} each ${price.interval}` : '',
      State: one.status.replaceAll('_', ' '),
      'Last invoice': isUnderWay ? 'the payment is under way' : (invoice?.status ?? ''),
      [one.cancelAtPeriodEnd ? 'Ends' : 'Paid until']: dayOf(one.periodEnd),
      ...(next && { Then: products.get(prices.get(next.price)?.product ?? '')?.name ?? '' }),
      ...(clock && { 'Their day': dayOf(clock.now) }),
    });
    if (isOver(one)) return facts;
    const later = { day: 'A day later', week: 'A week later', next: 'To what comes next' };
    const move = customer ? choices(`/customers/${customer.id}`, later) : '';
    const buttons =
      invoice?.status === 'open'
        ? choices(`/invoices/${invoice.id}`, { paid: 'Let the payment arrive', declined: 'Let the payment fail' })
        : choices(`/subscriptions/${one.id}`, {
            paid: one.cancelAtPeriodEnd ? 'Let the period end' : 'Renew now',
            ...(!one.cancelAtPeriodEnd && { declined: 'Renew with a declined card' }),
            cancel: 'Cancel',
          });
    return `${facts}${buttons}<div class="ways">${move}</div>`;
  }

  return async (request, path, response) => {
    const [, kind = '', id = ''] = /^\/(subscriptions|invoices|customers)\/(\w+)$/.exec(path) ?? [];
    if (path === '/') {
      const list = allOf(subscriptions)
        .toSorted((a, b) => b.created - a.created)
        .slice(0, MOST_SHOWN)
        .map(shown)
        .join('<hr>');
      const home = `<p class="other">${link(appOrigin, 'Back to Pagewright')}</p>`;
      const about = lead(
        'Payment sandbox: this stands in for Stripe. What time or a bank does elsewhere, a button does here.',
      );
      show(
        response,
        200,
        'Subscriptions',
        `${about}${list || '<p>Nobody has bought anything yet.</p>'}${home}`,
        appOrigin,
      );
      return true;
    }
    if (request.method !== 'POST' || !kind) return false;
    const outcome = (await formOf(request)).get('outcome');
    if (act(kind, id, outcome)) leadTo(response, '/');
    else showMissing(response, appOrigin);
    return true;
  };
}
