import type { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Run } from '../../jobs/queue.ts';
import { claimName } from './domain/claim-name.ts';
import { connectName } from './domain/connect-name.ts';
import { registerName } from './domain/register-name.ts';
import { giveBack } from './give-back.ts';
import { advancePurchaseJob } from './purchase-jobs.ts';
import { awaitChange } from './plan/await-change.ts';
import { deliverPlan } from './plan/deliver-plan.ts';
import { looksSchema } from './purchase.ts';
import type { PurchaseRow, PurchaseState } from './purchase.ts';
import { isChange } from './plan/is-change.ts';
import type { Step } from './step.ts';
import { changePurchase, findPurchase, lockPurchase } from './store.ts';
import { takePayment } from './take-payment.ts';

type Steps = Partial<Record<PurchaseState, Step>>;

/** The steps between a payment and what was paid for, by what is bought. A further kind adds its own. */
const deliveries: Record<PurchaseRow['kind'], Steps> = {
  domain: { paid: claimName, registering: registerName, registered: connectName },
  plan: { paid: deliverPlan },
};

function stepOf(purchase: PurchaseRow): Step | undefined {
  const { kind, state } = purchase;
  if (state === 'failed') return giveBack;
  if (state !== 'asked') return deliveries[kind][state];
  return isChange(purchase) ? awaitChange : takePayment;
}

/** States that a purchase does not stay in. */
export const OPEN: readonly PurchaseState[] = ['asked', 'paid', 'registering', 'registered', 'failed'];

/** More than any purchase has. */
const MOST_STEPS = 20;

/**
 * Takes a purchase from where it is as far as it goes: each step is kept before the next begins, so that it goes on from there
 * whatever ends this process. Gives when to look again, or null.
 */
export async function advancePurchase(services: Services, purchaseId: string, run: string): Promise<Date | null> {
  const { db, payments } = services;
  if (!payments) throw new Error('Payments are switched off, and something was bought');
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const purchase = await findPurchase(db, purchaseId);
    const step = purchase && stepOf(purchase);
    if (!step) return null;
    const next = await step({ ...services, payments, run }, purchase);
    if (next === 'over') return null;
    if (next !== 'changed') return next.waits;
  }
  throw new Error(`Purchase ${purchaseId} does not come to an end`);
}

/** What is further away the hourly look finds. */
const SOON_MS = 30 * 60_000;

export const runAdvancePurchase =
  (services: Services) =>
  async ({ id, data }: Run<z.output<typeof advancePurchaseJob.data>>): Promise<void> => {
    const again = await advancePurchase(services, data.purchaseId, id);
    if (again && again.getTime() - services.clock().getTime() < SOON_MS) await lookAgain(services, data, again);
  };

/** One look is planned at a time, however many led here. */
const lookAgain = ({ db, clock, jobs }: Services, data: { purchaseId: string }, again: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock();
    const row = await lockPurchase(tx, data.purchaseId);
    const details = row && looksSchema.parse(row.details);
    if (!row || !details || (details.nextLook ?? 0) > now.getTime()) return;
    const nextLook = again.getTime();
    await changePurchase(tx, row, { details: { ...details, nextLook }, updatedAt: now });
    await jobs.add(advancePurchaseJob, data, { db: tx, at: again });
  });
