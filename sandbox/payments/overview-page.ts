import { formOf } from '../http.ts';
import { escapeHtml } from '../page.ts';
import type { Ledger } from './ledger.ts';
import { choices, leadTo, money, rows, show, showMissing, type ShowPage } from './pages.ts';
import type { PaymentRecords } from './records.ts';

const MOST_SHOWN = 50;

/** The first page: what is subscribed, with buttons for what only time or a bank does elsewhere. */
export function overviewPages(records: PaymentRecords, ledger: Ledger, appOrigin: string): ShowPage {
  const { customers, invoices, payments, prices, products, subscriptions } = records;

  const subscriptionsShown = () =>
    subscriptions
      .entries()
      .map(([, one]) => one)
      .toSorted((a, b) => b.created - a.created)
      .slice(0, MOST_SHOWN)
      .map((one) => {
        const price = prices.get(one.price);
        const invoice = invoices.get(one.latestInvoice);
        const isUnderWay = invoice?.status === 'open' && payments.get(invoice.payment)?.status === 'processing';
        const facts = rows({
          Product: products.get(price?.product ?? '')?.name ?? '',
          Customer: customers.get(one.customer)?.email ?? one.customer,
          Price: price ? `${money(price.amount * one.quantity, price.currency)} each ${price.interval}` : '',
          State: one.status,
          'Last invoice': isUnderWay ? 'the payment is under way' : (invoice?.status ?? ''),
          'Paid until': new Date(one.periodEnd * 1000).toISOString().slice(0, 10),
        });
        if (one.status === 'canceled') return facts;
        if (invoice?.status === 'open')
          return `${facts}${choices(`/invoices/${invoice.id}`, { paid: 'Let the payment arrive', declined: 'Let the payment fail' })}`;
        return `${facts}${choices(`/subscriptions/${one.id}`, { paid: 'Renew now', declined: 'Renew with a declined card', cancel: 'Cancel' })}`;
      })
      .join('<hr>');

  return async (request, path, response) => {
    const [, kind, id = ''] = /^\/(subscriptions|invoices)\/(\w+)$/.exec(path) ?? [];
    if (path === '/') {
      const list = subscriptionsShown() || '<p>Nobody has bought anything yet.</p>';
      const home = `<p class="other"><a href="${escapeHtml(appOrigin)}">Back to Pagewright</a></p>`;
      const lead =
        '<p class="lead">Payment sandbox: this stands in for Stripe. What time or a bank does elsewhere, a button does here.</p>';
      show(response, 200, 'Subscriptions', `${lead}${list}${home}`, appOrigin);
      return true;
    }
    if (request.method !== 'POST' || !kind) return false;
    const outcome = (await formOf(request)).get('outcome');
    const subscription = kind === 'subscriptions' ? subscriptions.get(id) : undefined;
    const invoice = kind === 'invoices' ? invoices.get(id) : undefined;
    if (!subscription && !invoice) showMissing(response, appOrigin);
    else {
      const ends = outcome === 'paid' ? 'paid' : 'declined';
      if (invoice) ledger.settle(invoice, ends);
      else if (subscription && subscription.status !== 'canceled') {
        if (outcome === 'cancel') ledger.cancel(subscription);
        else ledger.renew(subscription, ends);
      }
      leadTo(response, '/');
    }
    return true;
  };
}
