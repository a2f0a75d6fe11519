import type { Services } from '../../context.ts';
import { unavailable } from '../../failure.ts';
import { customerOf } from '../billing/customer-of.ts';
import { lockUser } from '../users/store.ts';
import { CURRENCY } from './domain/domain-price.ts';
import { advancePurchaseJob } from './purchase-jobs.ts';
import { domainDetails, domainDetailsSchema } from './purchase.ts';
import type { PurchaseRow } from './purchase.ts';
import type { StepServices } from './step.ts';
import { changePurchase, findUnderWay, insertPurchase } from './store.ts';

type Order = { userId: string; name: string; websiteId: string | null; amount: number };
export type Opened = { url: string };

const HOUR_MS = 60 * 60_000;
/** How long the page can be paid. Prices move, and others want names too. */
const OPEN_MS = 2 * HOUR_MS;
/** An order that got no page within this time is too old to get one: the provider wants half an hour before the end. */
const UNSEEN_MS = HOUR_MS;
const MOST_TRIES = 4;

/**
 * The page of somebody's one open order for a name, made when there is none. The row comes first and its id is the provider's
 * idempotency key, so that two tabs, or a process that dies in between, end at the same page.
 */
export async function openOrder(services: StepServices, order: Order): Promise<Opened> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const purchase = await askedFor(services, order);
    const opened = await pageOf(services, purchase, order);
    if (opened) return opened;
    await changePurchase(services.db, purchase, { state: 'expired', updatedAt: services.clock() });
  }
  throw unavailable('This name is being ordered in several places. Please try again in a moment.');
}

const askedFor = ({ db, clock, ids }: Services, { userId, name, websiteId, amount }: Order): Promise<PurchaseRow> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = clock();
    const wanted = { userId, kind: 'domain' as const, subject: name };
    const asked = await findUnderWay(tx, wanted);
    if (!asked) {
      const details = domainDetailsSchema.parse({ websiteId });
      const made = { ...wanted, id: ids(), state: 'asked' as const, details, amount, currency: CURRENCY };
      return insertPurchase(tx, { ...made, createdAt: now, updatedAt: now });
    }
    if (asked.state !== 'asked') return asked;
    const details = { ...domainDetails(asked), websiteId };
    return (await changePurchase(tx, asked, { details, updatedAt: now })) ?? asked;
  });

/** Where an order is paid, or what became of it is shown; null when it is over and another has to be made. */
async function pageOf(services: StepServices, purchase: PurchaseRow, { amount }: Order): Promise<Opened | null> {
  const { payments, jobs, settings, clock } = services;
  const { checkoutId, state } = purchase;
  if (checkoutId !== null && state !== 'asked') return { url: successUrl(settings.appOrigin, checkoutId) };
  if (checkoutId === null) {
    const isOld = clock().getTime() - purchase.createdAt.getTime() > UNSEEN_MS;
    return isOld || purchase.amount !== amount ? null : makePage(services, purchase);
  }
  const checkout = await payments.readCheckout(checkoutId);
  switch (checkout?.state) {
    case 'open':
      if (purchase.amount === amount) return { url: checkout.url };
      await payments.expireCheckout(checkoutId);
      return null;
    case 'paid':
    case 'pending':
      await jobs.add(advancePurchaseJob, { purchaseId: purchase.id });
      return { url: successUrl(settings.appOrigin, checkoutId) };
    default:
      return null;
  }
}

const successUrl = (appOrigin: string, checkoutId: string) => `${appOrigin}/purchase-success?checkout=${checkoutId}`;

async function makePage(services: StepServices, purchase: PurchaseRow): Promise<Opened> {
  const { db, clock, payments, settings } = services;
  const { id, userId, subject, amount, currency, createdAt } = purchase;
  const made = await payments.createCheckout({
    purchaseId: id,
    customerId: await customerOf(services, payments, userId),
    label: `${subject}, by the year`,
    amount,
    currency,
    successUrl: successUrl(settings.appOrigin, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${settings.appOrigin}/domains/search?text=${encodeURIComponent(subject)}`,
    expiresAt: new Date(createdAt.getTime() + OPEN_MS),
  });
  await changePurchase(db, purchase, { checkoutId: made.id, updatedAt: clock() });
  return { url: made.url };
}
