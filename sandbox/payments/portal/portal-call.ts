import type { ServerResponse } from 'node:http';
import { isOver } from '../lifecycle.ts';
import type { Ledger } from '../ledger.ts';
import type { Subscription } from '../money-records.ts';
import type { Price } from '../order-records.ts';
import { leadTo, link, money, show } from '../pages.ts';
import type { Configuration, PortalSession } from '../portal-records.ts';
import { allOf, type Customer, type PaymentRecords } from '../records.ts';

/** Somebody at the portal: who, what they may do, and where its pages are. */
export type PortalCall = {
  records: PaymentRecords;
  ledger: Ledger;
  session: PortalSession;
  customer: Customer;
  configuration: Configuration;
  /** Path of the session's pages. */
  base: string;
  isPost: boolean;
  form: URLSearchParams;
  response: ServerResponse;
  appOrigin: string;
};

export const subscriptionsOf = ({ records, customer }: PortalCall): Subscription[] =>
  allOf(records.subscriptions)
    .filter((one) => one.customer === customer.id && !isOver(one))
    .toSorted((a, b) => b.created - a.created);

export const nameOf = ({ records }: Pick<PortalCall, 'records'>, price: Price | undefined): string =>
  records.products.get(price?.product ?? '')?.name ?? '';

/** "$9.00 a month". */
export const priceText = (price: Price, quantity = 1): string => {
  const every = price.intervalCount === 1 ? `a ${price.interval}` : `every ${price.intervalCount} ${price.interval}s`;
  return `${money(price.amount * quantity, price.currency)} ${every}`;
};

/** Prices that somebody may change to here. */
export function offered({ records, configuration }: PortalCall, subscription: Subscription): Price[] {
  const { enabled, default_allowed_updates: allowed, products } = configuration.features.subscription_update;
  if (!enabled || !allowed.includes('price')) return [];
  const currency = records.prices.get(subscription.price)?.currency;
  return products
    .flatMap(({ prices }) => prices)
    .flatMap((id) => records.prices.get(id) ?? [])
    .filter((price) => price.active && price.currency === currency && price.id !== subscription.price);
}

/** Where one goes without doing it. */
export function backLink({ session, base }: PortalCall): string {
  if (!session.flow) return `<p class="other">${link(base, 'Go back')}</p>`;
  return session.return_url ? `<p class="other">${link(session.return_url, 'Return to Pagewright')}</p>` : '';
}

/** It is done: on to where the flow leads. */
export function finish({ session, base, response }: PortalCall): void {
  const after = session.flow?.after;
  if (after?.type === 'redirect' && after.returnUrl !== null) leadTo(response, after.returnUrl);
  else leadTo(response, after?.type === 'hosted_confirmation' ? `${base}/done` : after ? `${base}/home` : base);
}

export const showPortal = ({ response, appOrigin }: PortalCall, title: string, body: string, status = 200) =>
  show(response, status, title, body, appOrigin);
