import type { Checkout, Payer, Price } from './order-records.ts';
import type { Invoice, Payment, Subscription } from './money-records.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';
import type { Shapes } from './shapes/shapes-of.ts';

/** Tells the app what happened. */
export type Tell = (type: string, object: object) => void;
/** How a payment ends: at once, later, or not. */
export type Outcome = 'paid' | 'delayed' | 'declined';

const statusOf: Record<Outcome, Payment['status']> = {
  paid: 'succeeded',
  delayed: 'processing',
  declined: 'requires_payment_method',
};
const DAYS: Record<Price['interval'], number> = { day: 1, week: 7, month: 30, year: 365 };
const secondsOf = ({ interval, intervalCount }: Price) => DAYS[interval] * intervalCount * 86_400;

export type Ledger = ReturnType<typeof openLedger>;

/** What moves money here. Each change is kept first and told then. */
export function openLedger(records: PaymentRecords, shapes: Shapes, tell: Tell) {
  const keepCheckout = (session: Checkout) => {
    records.checkouts.set(session.id, session);
    return session;
  };
  const keepSubscription = (subscription: Subscription) => {
    records.subscriptions.set(subscription.id, subscription);
    return subscription;
  };

  function bill(subscription: Subscription, reason: Invoice['reason'], outcome: Outcome): Invoice {
    const { id, customer, quantity, periodStart, periodEnd, latestInvoice } = subscription;
    const price = shapes.priceOf(subscription);
    const created = nowInSeconds();
    const money = { created, customer, amount: price.amount * quantity, currency: price.currency };
    const payment: Payment = { id: newId('pi'), ...money, status: statusOf[outcome] };
    const invoice: Invoice = {
      id: latestInvoice,
      number: `SANDBOX-${String(records.invoices.entries().length + 1).padStart(4, '0')}`,
      ...money,
      subscription: id,
      reason,
      status: outcome === 'paid' ? 'paid' : 'open',
      payment: payment.id,
      periodStart,
      periodEnd,
      paidAt: outcome === 'paid' ? created : null,
    };
    records.payments.set(payment.id, payment);
    records.invoices.set(invoice.id, invoice);
    return invoice;
  }

  const tellInvoice = (invoice: Invoice) => {
    const payment = records.payments.get(invoice.payment);
    if (invoice.status === 'paid') tell('invoice.paid', shapes.invoice(invoice));
    else if (payment?.status === 'requires_payment_method') tell('invoice.payment_failed', shapes.invoice(invoice));
  };

  return {
    /** A session as it stands now: its time may be over. */
    checkout(id: string): Checkout | undefined {
      const session = records.checkouts.get(id);
      if (session?.status !== 'open' || session.expiresAt > nowInSeconds()) return session;
      return this.expire(session);
    },

    expire(session: Checkout): Checkout {
      const ended = keepCheckout({ ...session, status: 'expired' });
      tell('checkout.session.expired', shapes.checkout(ended));
      return ended;
    },

    /** Somebody pays at the page of an open session. */
    complete(session: Checkout, outcome: 'paid' | 'delayed', payer: Payer | null = null): Checkout {
      const now = nowInSeconds();
      const customer = session.customer ?? newCustomer(records, session);
      const subscription = keepSubscription({
        id: newId('sub'),
        item: newId('si'),
        created: now,
        customer,
        price: session.price,
        quantity: session.quantity,
        metadata: session.subscriptionMetadata,
        status: 'active',
        periodStart: now,
        periodEnd: now + secondsOf(shapes.priceOf(session)),
        latestInvoice: newId('in'),
        endedAt: null,
      });
      const invoice = bill(subscription, 'subscription_create', outcome);
      const done = keepCheckout({
        ...session,
        customer,
        customerEmail: records.customers.get(customer)?.email ?? session.customerEmail,
        payer,
        status: 'complete',
        isPaid: outcome === 'paid',
        subscription: subscription.id,
        invoice: invoice.id,
      });
      tell('customer.subscription.created', shapes.subscription(subscription));
      tellInvoice(invoice);
      tell('checkout.session.completed', shapes.checkout(done));
      return done;
    },

    /** A delayed payment arrives, or fails after all. */
    settle(invoice: Invoice, outcome: 'paid' | 'declined'): void {
      const payment = records.payments.get(invoice.payment);
      if (invoice.status !== 'open' || !payment) return;
      records.payments.set(payment.id, { ...payment, status: statusOf[outcome] });
      const settled: Invoice = outcome === 'paid' ? { ...invoice, status: 'paid', paidAt: nowInSeconds() } : invoice;
      records.invoices.set(invoice.id, settled);
      const subscription = records.subscriptions.get(invoice.subscription);
      if (subscription && subscription.status !== 'canceled')
        keepSubscription({ ...subscription, status: outcome === 'paid' ? 'active' : 'past_due' });
      tellInvoice(settled);
      const session = records.checkouts.entries().find(([, { invoice: of }]) => of === invoice.id)?.[1];
      if (!session) return;
      const shown = shapes.checkout(keepCheckout({ ...session, isPaid: outcome === 'paid' }));
      const word = outcome === 'paid' ? 'succeeded' : 'failed';
      tell(`checkout.session.async_payment_${word}`, shown);
    },

    /** The next period begins, and is billed. */
    renew(subscription: Subscription, outcome: 'paid' | 'declined'): void {
      const start = subscription.periodEnd;
      const next = keepSubscription({
        ...subscription,
        status: outcome === 'paid' ? 'active' : 'past_due',
        periodStart: start,
        periodEnd: start + secondsOf(shapes.priceOf(subscription)),
        latestInvoice: newId('in'),
      });
      const invoice = bill(next, 'subscription_cycle', outcome);
      tell('customer.subscription.updated', shapes.subscription(next));
      tellInvoice(invoice);
    },

    cancel(subscription: Subscription): Subscription {
      const ended = keepSubscription({ ...subscription, status: 'canceled', endedAt: nowInSeconds() });
      tell('customer.subscription.deleted', shapes.subscription(ended));
      return ended;
    },
  };
}

function newCustomer({ customers }: PaymentRecords, { customerEmail }: Checkout): string {
  const id = newId('cus');
  customers.set(id, { id, created: nowInSeconds(), email: customerEmail, name: null, description: null, metadata: {} });
  return id;
}
