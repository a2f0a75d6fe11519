import type { z } from 'zod';
import type { Services } from '../../context.ts';
import { planOf } from '../billing/plans.ts';
import { findUser } from '../users/store.ts';
import type { purchaseMailJob } from './purchase-jobs.ts';
import { inWords, type PurchaseRow } from './purchase.ts';
import { findPurchase } from './store.ts';

type Told = z.output<typeof purchaseMailJob.data>;
type Words = { subject: string; text: string[] };

/** Sends the mail. Rejects when the mail server takes it not: the job is tried again. */
export async function sendPurchaseMail({ db, mail, settings }: Services, told: Told): Promise<void> {
  const purchase = await findPurchase(db, told.purchaseId);
  const user = purchase && (await findUser(db, purchase.userId));
  if (!mail || !purchase || !user?.email) return;
  const { subject, text } = (purchase.kind === 'plan' ? planWords : domainWords[told.kind])(
    purchase,
    settings.appOrigin,
  );
  const id = ['purchase', purchase.id, told.kind, told.of].filter(Boolean).join('-');
  await mail.send({ id, to: user.email, subject, text: text.join('\n\n') });
}

/** Of a plan only one thing is told: that its money goes back. */
function planWords({ subject: plan, problem }: PurchaseRow, appOrigin: string): Words {
  const { label } = planOf(plan);
  return {
    subject: `Your money for the ${label} plan is on its way back`,
    text: [
      problem ?? `The ${label} plan could not be switched on.`,
      'Everything you paid for it goes back the way you paid, and nothing more will be charged for it. Banks take up to ten days to show it.',
      `Your websites: ${appOrigin}/`,
    ],
  };
}

const domainWords: Record<Told['kind'], (purchase: PurchaseRow, appOrigin: string) => Words> = {
  refunded: ({ subject, problem, amount, currency }, appOrigin) => ({
    subject: `Your money for ${subject} is on its way back`,
    text: [
      problem ?? `${subject} could not be bought for you.`,
      `${inWords(amount, currency)} goes back the way you paid, and nothing more will be charged for this name. Banks take up to ten days to show it.`,
      `Look for another name: ${appOrigin}/domains/search`,
    ],
  }),
  'not-renewed': ({ subject }, appOrigin) => ({
    subject: `${subject} could not be renewed`,
    text: [
      `You paid for another year of ${subject}, but the registry did not renew it. We have been told too and are looking into it; your money is not lost.`,
      `The name itself: ${appOrigin}/domains`,
    ],
  }),
  unpaid: ({ subject }, appOrigin) => ({
    subject: `The payment for ${subject} did not go through`,
    text: [
      `Another year of ${subject} could not be charged. The name keeps working for now; without a payment it ends with the year that is already paid.`,
      `Check your card under Billing: ${appOrigin}/`,
    ],
  }),
  ended: ({ subject }, appOrigin) => ({
    subject: `${subject} will no longer be renewed`,
    text: [
      `The yearly subscription for ${subject} has ended. The name stays yours until the year that is paid is over, and is free for anybody after that.`,
      `Your websites and names: ${appOrigin}/domains`,
    ],
  }),
};
