import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { findUser } from '../users/store.ts';
import { findWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { FormAnswer } from '../../db/schema.ts';
import { findSubmission, isShownEntry } from './store.ts';
import type { FormSubmission } from './store.ts';

/** Tells the owner by mail what somebody sent. */
export const notifyOwnerJob = defineJob({
  name: 'notify-owner',
  data: z.object({ submissionId: z.string() }),
  retries: 6,
  maxSeconds: 60,
});

/**
 * Sends the mail, unless the owner wants none, the submission is gone by now, or so many came to the address in an hour that
 * the inbox is the better place. Rejects when the mail server takes it not: the job is tried again.
 */
export async function notifyOwner(
  { db, mail, rateLimiter, settings, clock }: Services,
  { submissionId }: { submissionId: string },
): Promise<void> {
  const submission = await findSubmission(db, submissionId);
  const website = submission && (await findWebsite(db, submission.websiteId));
  if (!mail || !submission || submission.spam || !website?.notifyOwner || website.deletedAt) return;
  const to = website.notifyAddress ?? (await findUser(db, website.ownerId ?? ''))?.email;
  if (!to || (await rateLimiter.secondsToWait('notifyAddress', to.toLowerCase())) > 0) return;
  if (await waitsForRoom(db, submission, website, clock())) {
    const plans = `${settings.appOrigin}/website/${website.id}/plans`;
    const text = `Somebody joined the waiting list of ${website.name}. Your plan shows no more entries of it; this one is kept, and shown as soon as there is room.\n\nYour plans: ${plans}`;
    return mail.send({ id: submission.id, to, subject: subjects.waitlist, text });
  }
  await mail.send({
    id: submission.id,
    to,
    replyTo: submission.email,
    subject: subjects[submission.kind],
    text: textOf(submission, website, settings.appOrigin),
  });
}

/** Whether an entry of a waiting list is beyond what the owner's plan shows: then nothing of it is told either. */
async function waitsForRoom(
  db: Database,
  { id, kind }: FormSubmission,
  website: WebsiteRow,
  now: Date,
): Promise<boolean> {
  if (kind !== 'waitlist') return false;
  const { waitlistEntries: kept } = await planOfWebsite(db, website, now);
  return !(await isShownEntry(db, { id, websiteId: website.id, kept }));
}

/** Nothing that anybody typed: a subject is read before anything tells who wrote it. */
const subjects: Record<FormSubmission['kind'], string> = {
  contact: 'A new message from your website',
  newsletter: 'A new reader for your newsletter',
  waitlist: 'A new name on your waiting list',
};

/** Several lines begin below their label. */
const inMail = ({ label, value, file }: FormAnswer): string =>
  value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}${file ? ' (a file, in your inbox)' : ''}`;

function textOf(
  { name, email, phone, message, answers }: FormSubmission,
  website: { id: string; name: string },
  appOrigin: string,
): string {
  const facts = [name && `Name: ${name}`, `Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean);
  const inbox = `${appOrigin}/website/${website.id}?panel=inbox`;
  return [
    facts.join('\n'),
    answers.map(inMail).join('\n'),
    message,
    `Reply to this email to write to ${name || email}.\nEverything sent to ${website.name}: ${inbox}\nYou can switch these emails off in the settings of the website.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
