import type { Services } from '../../../context.ts';
import { RegistrarRefused } from '../../../integrations/registrar.ts';
import type { Registrar } from '../../../integrations/registrar.ts';
import type { Renewal } from '../../../integrations/stripe-subscriptions.ts';
import type { Run } from '../../../jobs/queue.ts';
import { purchaseMailJob } from '../purchase-jobs.ts';
import { holdFor } from '../hold.ts';
import { domainDetails } from '../purchase.ts';
import type { PurchaseRow } from '../purchase.ts';
import { changePurchase, lockPurchase } from '../store.ts';
import { requireRegistrar } from './require-registrar.ts';

/** A year at the registrar may end so much before the one that was paid: names end on a day, and were registered later than paid. */
const SLACK_MS = 45 * 24 * 60 * 60 * 1000;

/**
 * Renews a name for a further year that was paid, unless its year reaches that far already: by a try that was cut off, or by the
 * registrar itself. One at a time; another run rejects, and is tried again. When it comes to nothing, a mail says so.
 */
export async function renewName(
  services: Services,
  { id, subject: name }: PurchaseRow,
  renewal: Renewal,
  run: Pick<Run<unknown>, 'id' | 'isLastTry'>,
): Promise<void> {
  if (!(await begin(services, id, renewal, run.id))) return;
  try {
    await renewUntil(requireRegistrar(services), name, new Date(renewal.periodEnd.getTime() - SLACK_MS));
    await finish(services, id, renewal, true);
  } catch (error) {
    if (!(error instanceof RegistrarRefused) && !run.isLastTry) throw error;
    services.log.error('A name that was paid for another year is not renewed', { error, purchase: id });
    await finish(services, id, renewal, false);
  }
}

async function renewUntil(registrar: Registrar, name: string, wanted: Date): Promise<void> {
  const standing = await registrar.standingOf(name);
  if (standing.state !== 'registered') throw new RegistrarRefused(`${name} is no longer registered`);
  if (standing.expiresAt && standing.expiresAt >= wanted) return;
  await registrar.renew(name, await registrar.renewalPrice(name));
}

/** False when this year was seen to before. */
const begin = ({ db, clock }: Services, id: string, renewal: Renewal, by: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock();
    const row = await lockPurchase(tx, id);
    if (row?.state !== 'connected') return false;
    const details = domainDetails(row);
    if (details.renewed === renewal.id) return false;
    const held = holdFor(by, now, details.held);
    if (!held) throw new Error(`${row.subject} is being renewed already`);
    await changePurchase(tx, row, { details: { ...details, held }, updatedAt: now });
    return true;
  });

async function finish({ db, clock, jobs }: Services, id: string, renewal: Renewal, isRenewed: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (!row) return;
    const details = { ...domainDetails(row), renewed: renewal.id, held: undefined };
    await changePurchase(tx, row, { details, updatedAt: clock() });
    if (!isRenewed)
      await jobs.add(purchaseMailJob, { purchaseId: id, kind: 'not-renewed', of: renewal.id }, { db: tx });
  });
  jobs.wake(purchaseMailJob);
}
