import { amountDue, type Invoice } from '../money-records.ts';
import { alertOf, choices, dayOf, lead, leadTo, link, money, rows } from '../pages.ts';
import { showPortal, type PortalCall } from './portal-call.ts';

/** What was billed, and the button that pays it while it is open. */
export function showInvoice(call: PortalCall, invoice: Invoice): void {
  const { records, ledger, base } = call;
  const isDeclined = records.payments.get(invoice.payment ?? '')?.status === 'requires_payment_method';
  const canPay = invoice.status === 'open' && isDeclined;
  const ask = (status = 200, warning = '') => {
    const off = invoice.lines.reduce((sum, { discount }) => sum + discount, 0);
    const facts: Record<string, string> = {
      Number: invoice.number,
      Date: dayOf(invoice.created),
      State: invoice.status,
    };
    for (const { description, amount } of invoice.lines) facts[description] = money(amount, invoice.currency);
    if (off) facts['Discount'] = money(-off, invoice.currency);
    facts['Total'] = money(invoice.amount, invoice.currency);
    const pay = canPay ? choices('', { pay: `Pay ${money(amountDue(invoice), invoice.currency)}` }) : '';
    const body = `${alertOf(warning)}${lead(invoice.status === 'open' ? 'This is not paid yet.' : 'Thank you.')}${rows(facts)}${pay}<p class="other">${link(`${base}/home`, 'Go back')}</p>`;
    showPortal(call, 'Invoice', body, status);
  };
  if (!call.isPost || !canPay) return ask();
  const outcome = ledger.billing.ask(invoice.customer);
  if (outcome === 'declined') return ask(402, 'Your card was declined. Choose another card and try again.');
  ledger.settle(invoice, outcome);
  leadTo(call.response, `${base}/home`);
}
