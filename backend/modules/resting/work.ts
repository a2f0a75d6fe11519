import type { Services } from '../../context.ts';
import { planChangedJob } from '../billing/plan-changed-job.ts';
import { settleWebsitesJob } from '../publishing/settle-websites-job.ts';
import { followPlan, republishAllJob, republishSome } from './follow-plan.ts';
import { pastDueMailJob, restMailJob } from './mail-jobs.ts';
import { sendPastDueMail, sendRestMail } from './mails.ts';
import { settleWebsites } from './settle-websites.ts';

/** From now on this process does what follows from plans. */
export async function workOnPlans(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(restMailJob, ({ data }) => sendRestMail(services, data));
  await jobs.work(pastDueMailJob, ({ data }) => sendPastDueMail(services, data));
  await jobs.work(republishAllJob, ({ data }) => republishSome(services, data));
  await jobs.work(settleWebsitesJob, ({ data }) => settleWebsites(services, data.userId));
  await jobs.work(planChangedJob, ({ data }) => followPlan(services, data));
}
