import { unavailable } from '../../../failure.ts';
import { customerOf } from '../../billing/customer-of.ts';
import { monthlyPriceOf } from '../../billing/money-type.ts';
import { planOf } from '../../billing/plans.ts';
import { registry } from '../../live-settings/registry.ts';
import { findUser, lockUser } from '../../users/store.ts';
import type { Opened } from '../open-order.ts';
import { advancePurchaseJob } from '../purchase-jobs.ts';
import type { PurchaseRow } from '../purchase.ts';
import { planDetails } from '../purchase.ts';
import type { StepServices } from '../step.ts';
import { changePurchase, insertPurchase, listPlansUnderWay } from '../store.ts';

type Order = { userId: string; plan: string; returnTo: string };

const HOUR_MS = 60 * 60_000;
/** How long the page can be paid. */
const OPEN_MS = 2 * HOUR_MS;
/** An order that got no page within this time is too old to get one: the provider wants half an hour before the end. */
const UNSEEN_MS = HOUR_MS;
const MOST_TRIES = 4;
const NOT_PAID = 'Another plan was chosen instead, so nothing was charged.';

/**
 * The page where somebody pays for a plan. One is open for an account: asked again it is the same, and for another plan the older
 * one is closed first. What was paid already, or is being paid, leads to what became of it.
 */
export async function openPlanOrder(services: StepServices, order: Order): Promise<Opened> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const purchase = await askedFor(services, order);
    const opened = await pageOf(services, purchase, order);
    if (opened) return opened;
    await changePurchase(services.db, purchase, { state: 'expired', problem: NOT_PAID, updatedAt: services.clock() });
  }
  throw unavailable('Plans are being chosen in several places. Please try again in a moment.');
}

const askedFor = ({ db, clock, ids }: StepServices, { userId, plan, returnTo }: Order): Promise<PurchaseRow> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const underWay = await listPlansUnderWay(tx, userId);
    const order = underWay.find((purchase) => planDetails(purchase).change === 'buy');
    if (order) return order;
    const now = clock();
    return insertPurchase(tx, {
      id: ids(),
      userId,
      kind: 'plan',
      state: 'asked',
      subject: plan,
      details: { change: 'buy', from: planOf('free').id, returnTo },
      ...monthlyPriceOf(planOf(plan)),
      createdAt: now,
      updatedAt: now,
    });
  });

/** Where it is paid, or what became of it is shown; null when it is over and another has to be made. */
async function pageOf(services: StepServices, purchase: PurchaseRow, order: Order): Promise<Opened | null> {
  const { payments, jobs, settings, clock } = services;
  const { checkoutId, state } = purchase;
  const isWanted = purchase.subject === order.plan && purchase.amount === monthlyPriceOf(planOf(order.plan)).amount;
  if (checkoutId === null) {
    const isOld = clock().getTime() - purchase.createdAt.getTime() > UNSEEN_MS;
    return isOld || !isWanted ? null : makePage(services, purchase);
  }
  if (state !== 'asked') return { url: successUrl(settings.appOrigin, checkoutId) };
  const checkout = await payments.readCheckout(checkoutId);
  switch (checkout?.state) {
    case 'open':
      if (isWanted) return { url: checkout.url };
      await payments.expireCheckout(checkoutId);
      // It may have been paid a moment before.
      if ((await payments.readCheckout(checkoutId))?.state === 'expired') return null;
      break;
    case 'paid':
    case 'pending':
      break;
    default:
      return null;
  }
  await jobs.add(advancePurchaseJob, { purchaseId: purchase.id });
  return { url: successUrl(settings.appOrigin, checkoutId) };
}

const successUrl = (appOrigin: string, checkoutId: string) => `${appOrigin}/purchase-success?checkout=${checkoutId}`;

async function makePage(services: StepServices, purchase: PurchaseRow): Promise<Opened | null> {
  const { db, clock, live, payments, settings } = services;
  const { id, userId, subject, createdAt } = purchase;
  const roles = (await findUser(db, userId))?.roles ?? [];
  const made = await payments.createPlanCheckout({
    purchaseId: id,
    customerId: await customerOf(services, payments, userId),
    plan: subject,
    successUrl: successUrl(settings.appOrigin, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${settings.appOrigin}${planDetails(purchase).returnTo}`,
    expiresAt: new Date(createdAt.getTime() + OPEN_MS),
    addsTax: live.isOn(registry.automaticTax, { userId, roles }),
  });
  const kept = await changePurchase(db, purchase, { checkoutId: made.id, updatedAt: clock() });
  if (kept) return { url: made.url };
  // Another plan was chosen meanwhile: this one must not be paid any more.
  await payments.expireCheckout(made.id);
  return null;
}
