import { openBilling } from './billing.ts';
import { openLifecycle } from './lifecycle.ts';
import type { Invoice } from './money-records.ts';
import type { Checkout, Payer } from './order-records.ts';
import { openPlanChanges } from './plan-changes.ts';
import { allOf, newId, nowInSeconds, type PaymentRecords } from './records.ts';
import type { Tell } from './event-records.ts';
import { openSchedules } from './schedules.ts';
import type { Shapes } from './shapes/shapes-of.ts';

export type Ledger = ReturnType<typeof openLedger>;

/** What moves money here: orders, subscriptions, their changes and bills. */
export function openLedger(records: PaymentRecords, shapes: Shapes, tell: Tell) {
  const billing = openBilling(records, shapes, tell);
  const schedules = openSchedules(records, shapes, tell);
  const lifecycle = openLifecycle({ records, shapes, tell, billing, schedules });
  const changes = openPlanChanges({ records, shapes, billing, lifecycle, schedules });
  const keepCheckout = (session: Checkout) => {
    records.checkouts.set(session.id, session);
    return session;
  };

  return {
    billing,
    lifecycle,
    schedules,
    changes,

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
    complete(
      session: Checkout,
      outcome: 'paid' | 'delayed',
      { payer = null, taxId = null }: { payer?: Payer | null; taxId?: string | null } = {},
    ): Checkout {
      const { price, quantity, promotionCode, trialEnd, subscriptionMetadata: metadata } = session;
      const customer = session.customer ?? newCustomer(records, session);
      const { subscription, invoice } = lifecycle.start(
        { customer, price, quantity, metadata, promotionCode, trialEnd },
        outcome,
      );
      const done = keepCheckout({
        ...session,
        customer,
        customerEmail: records.customers.get(customer)?.email ?? session.customerEmail,
        payer,
        taxId,
        status: 'complete',
        isPaid: invoice.status === 'paid',
        subscription: subscription.id,
        invoice: invoice.id,
      });
      tell('checkout.session.completed', shapes.checkout(done));
      return done;
    },

    /** A payment that was open arrives, or fails after all. */
    settle(invoice: Invoice, outcome: 'paid' | 'declined'): void {
      if (invoice.status !== 'open') return;
      const isSlow = records.payments.get(invoice.payment ?? '')?.status === 'processing';
      lifecycle.settle(invoice, outcome);
      const session = isSlow && allOf(records.checkouts).find(({ invoice: of }) => of === invoice.id);
      if (!session) return;
      const shown = shapes.checkout(keepCheckout({ ...session, isPaid: outcome === 'paid' }));
      tell(`checkout.session.async_payment_${outcome === 'paid' ? 'succeeded' : 'failed'}`, shown);
    },
  };
}

function newCustomer({ customers }: PaymentRecords, { customerEmail }: Checkout): string {
  const id = newId('cus');
  customers.set(id, {
    id,
    created: nowInSeconds(),
    email: customerEmail,
    name: null,
    description: null,
    metadata: {},
    clock: null,
    balance: 0,
    card: 'works',
  });
  return id;
}
