import { missing } from '../errors.ts';
import type { Invoice, Subscription } from '../money-records.ts';
import type { Checkout, Price } from '../order-records.ts';
import type { PaymentRecords } from '../records.ts';
import { checkoutShape } from './checkout-shape.ts';
import { invoicePaymentShape, invoiceShape } from './invoice-shape.ts';
import { paymentShape } from './payment-shape.ts';
import { subscriptionShape } from './subscription-shape.ts';
import { listOf } from './wire.ts';

export type Shapes = ReturnType<typeof shapesOf>;

/** Where a checkout session is paid. */
export const payUrl = (origin: string, id: string) => `${origin}/pay/${id}`;

/** Records in the shapes that the API shows, with what they point to. */
export function shapesOf(records: PaymentRecords, origin: string) {
  const priceOf = ({ price }: { price: string }): Price => {
    const found = records.prices.get(price);
    if (!found) throw missing('price', price);
    return found;
  };
  const checkout = (session: Checkout) => checkoutShape(session, priceOf(session), payUrl(origin, session.id));
  const subscription = (one: Subscription) => subscriptionShape(one, priceOf(one));
  const invoice = (one: Invoice) => {
    const subscribed = records.subscriptions.get(one.subscription);
    if (!subscribed) throw missing('subscription', one.subscription);
    const customer = records.customers.get(one.customer);
    return invoiceShape(one, { subscription: subscribed, price: priceOf(subscribed), customer });
  };
  const invoicePayments = (id: string) => {
    const found = records.invoices.get(id);
    return listOf('/v1/invoice_payments', found ? [invoicePaymentShape(found)] : []);
  };
  /** What an id stands for, of the kinds that may be expanded. */
  const byId = (id: string): object | undefined => {
    const [subscribed, billed, paid] = [
      records.subscriptions.get(id),
      records.invoices.get(id),
      records.payments.get(id),
    ];
    if (subscribed) return subscription(subscribed);
    if (billed) return invoice(billed);
    return paid && paymentShape(paid);
  };
  return { priceOf, checkout, subscription, invoice, invoicePayments, byId };
}
