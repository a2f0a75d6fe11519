import { formOf } from '../http.ts';
import { escapeHtml } from '../page.ts';
import type { Ledger } from './ledger.ts';
import type { Checkout } from './order-records.ts';
import { payerFields, readPayer, SOMEBODY } from './payer-fields.ts';
import { choices, leadTo, money, rows, show, type ShowPage } from './pages.ts';
import type { PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const successOf = ({ id, successUrl }: Checkout) => successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The page where a checkout session is paid, or not. */
export function checkoutPages(records: PaymentRecords, shapes: Shapes, ledger: Ledger, appOrigin: string): ShowPage {
  return async (request, path, response) => {
    const session = ledger.checkout(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? '');
    if (!session) return false;
    const price = shapes.priceOf(session);
    const product = records.products.get(price.product);
    const amount = money(price.amount * session.quantity, price.currency);
    const back = session.cancelUrl
      ? `<p class="other"><a href="${escapeHtml(session.cancelUrl)}">Go back without paying</a></p>`
      : '';
    const order = rows({ Order: product?.name ?? '', Price: `${amount} each ${price.interval}` });
    const outcomes = {
      paid: `Pay ${amount}`,
      declined: 'Have the card declined',
      delayed: 'Pay by a slow bank transfer',
    };
    const lead =
      '<p class="lead">Payment sandbox: this stands in for Stripe’s page, where people pay. Choose how it ends.</p>';
    const ask = (status: number, warning = '', typed = SOMEBODY) =>
      show(
        response,
        status,
        'Pay',
        `${warning ? `<p role="alert">${warning}</p>` : ''}${lead}${order}${choices(path, outcomes, session.asksPayer ? payerFields(typed) : '')}${back}`,
        appOrigin,
      );
    if (session.status === 'complete') leadTo(response, successOf(session));
    else if (session.status === 'expired')
      show(
        response,
        410,
        'This order has expired',
        `<p class="lead">It was not paid in time, so nothing was charged.</p>${back}`,
        appOrigin,
      );
    else if (request.method !== 'POST') ask(200);
    else {
      const form = Object.fromEntries(await formOf(request));
      const { outcome } = form;
      const { payer, problem } = session.asksPayer ? readPayer(form) : {};
      if (problem) ask(400, problem, form);
      else if (outcome === 'paid' || outcome === 'delayed')
        leadTo(response, successOf(ledger.complete(session, outcome, payer)));
      else ask(402, 'Your card was declined. Nothing was charged. Try again, or pay in another way.', form);
    }
    return true;
  };
}
