import { draftOf, isFree } from './invoicing.ts';
import type { Tell } from './event-records.ts';
import {
  amountDue,
  endingBalance,
  type Invoice,
  type Outcome,
  type Payment,
  type Subscription,
} from './money-records.ts';
import { newId, nowOf, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

const DAY = 86_400;
/** Days from a failed try to the next; after the last one the subscription ends. */
const RETRIES = [3, 5, 7];

const statusOf: Record<Outcome, Payment['status']> = {
  paid: 'succeeded',
  delayed: 'processing',
  declined: 'requires_payment_method',
};

export type Billing = ReturnType<typeof openBilling>;

/** Invoices and what pays them. */
export function openBilling(records: PaymentRecords, shapes: Shapes, tell: Tell) {
  const keep = (invoice: Invoice) => {
    records.invoices.set(invoice.id, invoice);
    return invoice;
  };

  return {
    /** How the customer's card does, now that it is asked. */
    ask(customer: string): 'paid' | 'declined' {
      const found = records.customers.get(customer);
      if (!found || found.card === 'works') return 'paid';
      if (found.card === 'fails_once') records.customers.set(customer, { ...found, card: 'works' });
      return 'declined';
    },

    /** Keeps an invoice and has it paid, or not. Telling is left to `tellBill`, when all else is kept. */
    bill(subscription: Subscription, draft: Parameters<typeof draftOf>[2], outcome?: Outcome): Invoice {
      const invoice = draftOf(records, subscription, draft);
      const customer = records.customers.get(invoice.customer);
      if (customer) records.customers.set(customer.id, { ...customer, balance: endingBalance(invoice) });
      if (isFree(invoice)) return keep({ ...invoice, status: 'paid', paidAt: invoice.created });
      const ends = outcome ?? this.ask(invoice.customer);
      const payment: Payment = {
        id: newId('pi'),
        created: invoice.created,
        customer: invoice.customer,
        amount: amountDue(invoice),
        currency: invoice.currency,
        status: statusOf[ends],
      };
      records.payments.set(payment.id, payment);
      const tried = { ...invoice, payment: payment.id, attempts: 1 };
      if (ends === 'paid') return keep({ ...tried, status: 'paid', paidAt: invoice.created });
      const isRetried = ends === 'declined' && invoice.reason !== 'subscription_create';
      return keep({
        ...tried,
        status: 'open',
        nextAttempt: isRetried ? invoice.created + (RETRIES[0] ?? 0) * DAY : null,
      });
    },

    /** Says what became of an invoice. */
    tellBill(invoice: Invoice, isNew = true): void {
      const shown = shapes.invoice(invoice);
      if (isNew) {
        tell('invoice.created', shown);
        tell('invoice.finalized', shown);
      }
      const payment = records.payments.get(invoice.payment ?? '');
      if (invoice.status === 'paid') for (const word of ['paid', 'payment_succeeded']) tell(`invoice.${word}`, shown);
      else if (payment?.status === 'requires_payment_method') tell('invoice.payment_failed', shown);
    },

    /** An open invoice is paid, or another try fails. After the last one `nextAttempt` is null. */
    tryAgain(invoice: Invoice, outcome: 'paid' | 'declined'): Invoice {
      const payment = records.payments.get(invoice.payment ?? '');
      if (payment) records.payments.set(payment.id, { ...payment, status: statusOf[outcome] });
      const now = nowOf(records, invoice.customer);
      if (outcome === 'paid') return keep({ ...invoice, status: 'paid', paidAt: now, nextAttempt: null });
      const wait = RETRIES[invoice.attempts];
      const nextAttempt = invoice.nextAttempt === null || wait === undefined ? null : now + wait * DAY;
      return keep({ ...invoice, attempts: invoice.attempts + 1, nextAttempt });
    },
  };
}
