import { missing } from '../errors.ts';
import type { Invoice, Schedule, Subscription } from '../money-records.ts';
import type { Checkout, Price } from '../order-records.ts';
import type { Configuration } from '../portal-records.ts';
import { couponBy, promotionBy } from '../discounts.ts';
import { allOf, nowOf, type PaymentRecords } from '../records.ts';
import { configurationShape } from './configuration-shape.ts';
import { customerShape, deletedCustomerShape } from './customer-shape.ts';
import { checkoutShape } from './checkout-shape.ts';
import { invoicePaymentShape, invoiceShape } from './invoice-shape.ts';
import { couponShape, discountShape, promotionCodeShape } from './discount-shape.ts';
import { paymentShape } from './payment-shape.ts';
import { priceShape, productShape } from './price-shape.ts';
import { scheduleShape } from './schedule-shape.ts';
import { subscriptionShape } from './subscription-shape.ts';
import { listOf } from './wire.ts';

export type Shapes = ReturnType<typeof shapesOf>;

/** Where a checkout session is paid. */
export const payUrl = (origin: string, id: string) => `${origin}/pay/${id}`;

/** Records in the shapes that the API shows, with what they point to. */
export function shapesOf(records: PaymentRecords, origin: string) {
  const productsOf = new WeakMap<object, object>();
  const priceOf = ({ price }: { price: string }): Price => {
    const found = records.prices.get(price);
    if (!found) throw missing('price', price);
    return found;
  };
  const checkout = (session: Checkout) => checkoutShape(session, priceOf(session), payUrl(origin, session.id));
  const clockOf = (customer: string) => records.customers.get(customer)?.clock ?? null;
  const subscription = (one: Subscription) => subscriptionShape(one, priceOf(one), clockOf(one.customer));
  /** `subscribed` is given where it is not kept, as in a preview. */
  const invoice = (one: Invoice, subscribed = records.subscriptions.get(one.subscription)) => {
    if (!subscribed) throw missing('subscription', one.subscription);
    const customer = records.customers.get(one.customer);
    return invoiceShape(one, { subscription: subscribed, priceOf, customer });
  };
  const schedule = (one: Schedule) =>
    scheduleShape(one, {
      currency: priceOf(one.phases[0] ?? { price: '' }).currency,
      now: nowOf(records, one.customer),
      clock: clockOf(one.customer),
    });
  const invoicePayments = (id: string) => {
    const found = records.invoices.get(id);
    const shown = found?.payment ? [invoicePaymentShape(found, found.payment)] : [];
    return listOf('/v1/invoice_payments', shown);
  };
  const discountBy = (id: string) => {
    const of = allOf(records.subscriptions).find(({ discount }) => discount?.id === id);
    if (of?.discount) return discountShape(of.discount, of.customer, of.id);
    const billed = allOf(records.invoices).find(({ discount }) => discount?.id === id);
    return billed?.discount ? discountShape(billed.discount, billed.customer, billed.subscription) : undefined;
  };
  const shown = <Item>(item: Item | undefined, show: (item: Item) => object) => item && show(item);
  /** What an id stands for, of the kinds that may be expanded. */
  const byId = (id: string): object | undefined =>
    shown(records.subscriptions.get(id), subscription) ??
    shown(records.invoices.get(id), (one) => invoice(one)) ??
    shown(records.payments.get(id), paymentShape) ??
    shown(records.schedules.get(id), schedule) ??
    shown(records.configurations.get(id), configuration) ??
    shown(records.prices.get(id), priceShape) ??
    shown(records.products.get(id), productShape) ??
    shown(records.customers.get(id), customerShape) ??
    shown(records.deletedCustomers.get(id), () => deletedCustomerShape(id)) ??
    shown(promotionBy(id), promotionCodeShape) ??
    shown(couponBy(id), couponShape) ??
    discountBy(id);
  /** What is shown only when `expand` names it. */
  const onDemand = (within: object, name: string): unknown => {
    const has = 'object' in within && 'id' in within ? { kind: within.object, id: String(within.id) } : undefined;
    if (has?.kind === 'invoice' && name === 'payments') return invoicePayments(has.id);
    return name === 'products' && 'schedule_at_period_end' in within ? productsOf.get(within) : undefined;
  };
  const configuration = (one: Configuration) => {
    const shape = configurationShape(one);
    productsOf.set(shape.features.subscription_update, one.features.subscription_update.products);
    return shape;
  };
  return { priceOf, checkout, subscription, invoice, schedule, configuration, invoicePayments, byId, onDemand };
}
