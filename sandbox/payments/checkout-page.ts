import { formOf } from '../http.ts';
import { checkoutFacts, checkoutForm, readCheckout } from './checkout-form.ts';
import type { Ledger } from './ledger.ts';
import type { Checkout } from './order-records.ts';
import { lead, leadTo, link, rows, show, type ShowPage } from './pages.ts';
import { SOMEBODY } from './payer-fields.ts';
import type { PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const successOf = ({ id, successUrl }: Checkout) => successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The page where a checkout session is paid, or not. */
export function checkoutPages(records: PaymentRecords, shapes: Shapes, ledger: Ledger, appOrigin: string): ShowPage {
  return async (request, path, response) => {
    const session = ledger.checkout(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? '');
    if (!session) return false;
    const price = shapes.priceOf(session);
    const product = records.products.get(price.product)?.name ?? '';
    const back = session.cancelUrl ? `<p class="other">${link(session.cancelUrl, 'Go back without paying')}</p>` : '';
    const about = lead('Payment sandbox: this stands in for Stripe’s page, where people pay. Choose how it ends.');
    const ask = (status: number, warning = '', typed = SOMEBODY, shown = session) => {
      const alert = warning ? `<p role="alert">${warning}</p>` : '';
      const order = rows(checkoutFacts(shown, price, product));
      show(
        response,
        status,
        'Pay',
        `${alert}${about}${order}${checkoutForm(path, shown, price, typed)}${back}`,
        appOrigin,
      );
    };
    if (session.status === 'complete') leadTo(response, successOf(session));
    else if (session.status === 'expired') {
      const text = lead('It was not paid in time, so nothing was charged.');
      show(response, 410, 'This order has expired', `${text}${back}`, appOrigin);
    } else if (request.method !== 'POST') ask(200);
    else {
      const form = Object.fromEntries(await formOf(request));
      const { outcome } = form;
      const read = readCheckout(session, form);
      if ('problem' in read) ask(400, read.problem, form);
      else if (read.promotionCode !== session.promotionCode || outcome === 'apply') {
        // What is due changed: it is shown before anybody pays it.
        const changed = { ...session, promotionCode: read.promotionCode };
        records.checkouts.set(session.id, changed);
        ask(200, '', { ...form, code: '' }, changed);
      } else if (outcome === 'paid' || outcome === 'delayed')
        leadTo(response, successOf(ledger.complete(session, outcome, read)));
      else ask(402, 'Your card was declined. Nothing was charged. Try again, or pay in another way.', form);
    }
    return true;
  };
}
