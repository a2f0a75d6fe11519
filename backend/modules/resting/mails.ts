import type { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { GRACE_MS } from '../billing/decided-plan.ts';
import { planInForce } from '../billing/in-force.ts';
import { planOf } from '../billing/plans.ts';
import { findUser } from '../users/store.ts';
import type { User } from '../users/store.ts';
import { addressOf } from '../websites/address.ts';
import type { pastDueMailJob, restMailJob } from './mail-jobs.ts';
import { beyondRoom, inOrder, NOTICE_MS } from './next-rest.ts';
import { missingSince } from './past-due.ts';
import { findAccount, findSubscription, listPublished } from './store.ts';
import { whatWouldRest } from './what-would-rest.ts';

/** So many things are named in a mail. */
const NAMED = 20;

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const listOf = (lines: readonly string[]): string => {
  const named = lines.slice(0, NAMED).map((line) => `- ${line}`);
  return [...named, ...(lines.length > NAMED ? [`- and ${lines.length - NAMED} more`] : [])].join('\n');
};

const countOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/**
 * Tells what of somebody's is going to rest and when, by the names that are due at this moment; nothing when the notice is over by
 * now. Rejects when the mail server takes it not: the job is tried again.
 */
export async function sendRestMail(
  { db, mail, clock, settings }: Services,
  { userId, kind, since }: z.output<typeof restMailJob.data>,
): Promise<void> {
  const user = await findUser(db, userId);
  const { beyondSince } = await findAccount(db, userId);
  if (!mail || !user?.email || beyondSince?.toISOString() !== since) return;
  const now = clock();
  const plan = planInForce(user, now);
  const published = await listPublished(db, userId, now);
  const beyond = beyondRoom(published, plan.websites);
  const [first] = inOrder(published);
  if (beyond.length === 0 || !first) return;
  const websites = countOf(beyond.length, 'of your websites', 'of your websites');
  const on = longDate.format(beyondSince.getTime() + NOTICE_MS);
  const shown = published.filter(({ restsSince }) => restsSince === null).length;
  await mail.send({
    id: `${kind}-${userId}-${beyondSince.getTime()}`,
    to: user.email,
    subject: kind === 'rests' ? `${websites} will rest from ${on}` : `In two days ${websites} will rest`,
    text: [
      `Your ${plan.label} plan shows ${plan.websites} websites to visitors, and ${shown} of yours are published. From ${on} visitors will no longer see:`,
      listOf(beyond.map((website) => `${website.name} (${addressOf(settings, website)})`)),
      'Nothing is deleted. You can go on editing and exporting what rests, and its visitors read that the website is resting.',
      `The least visited rest. To choose yourself which stay, or to upgrade and keep all of them, go to your plans: ${settings.appOrigin}/website/${first.id}/plans`,
    ].join('\n\n'),
  });
}

/**
 * Tells that the money for a plan is missing, until when the plan is kept, and what changes then; nothing when it was paid
 * meanwhile. Rejects when the mail server takes it not: the job is tried again.
 */
export async function sendPastDueMail(
  { db, mail, clock, settings }: Services,
  { subscriptionId, day, since }: z.output<typeof pastDueMailJob.data>,
): Promise<void> {
  const subscription = await findSubscription(db, subscriptionId);
  const missing = subscription && missingSince(subscription);
  const user = subscription && (await findUser(db, subscription.userId));
  if (!mail || !subscription || !user?.email || !missing || missing.toISOString() !== since) return;
  const { label } = planOf(subscription.plan);
  const on = longDate.format(missing.getTime() + GRACE_MS);
  const subjects = {
    0: `The payment for your ${label} plan did not go through`,
    7: `A week left to pay for your ${label} plan`,
    12: `Two days left to pay for your ${label} plan`,
  };
  await mail.send({
    id: `past-due-${subscriptionId}-${missing.getTime()}-${day}`,
    to: user.email,
    subject: subjects[day],
    text: [
      `The payment for your ${label} plan did not go through. For now nothing changes: you keep the plan until ${on}, and the payment is tried again.`,
      `Check your card under Billing: ${settings.appOrigin}/`,
      ...(await whatFollows(db, user, on, clock())),
    ].join('\n\n'),
  });
}

/** What becomes of the account when nobody pays. */
async function whatFollows(db: Database, user: User, on: string, now: Date): Promise<string[]> {
  const after = planOf(user.grantedPlan);
  const rests = await whatWouldRest(db, user.id, after, now);
  const begin = `Without a payment your account moves to the ${after.label} plan on ${on}. Nothing is deleted.`;
  if (rests.length === 0) return [begin];
  return [`${begin} What changes then:`, listOf(rests.map(({ name, detail }) => `${name}: ${detail}`))];
}
