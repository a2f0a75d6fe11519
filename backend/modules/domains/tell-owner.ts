import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import { findUser } from '../users/store.ts';
import type { Arranging } from './arrange-hosts.ts';
import { mailOf } from './mails.ts';
import { findDomain, findEvent } from './store.ts';

/** Tells a domain's owner by mail what happened to it. */
export const tellOwnerJob = defineJob({
  name: 'tell-domain-owner',
  data: z.object({ domainId: z.string(), eventId: z.string() }),
  retries: 6,
  maxSeconds: 60,
});

export type Telling = Arranging & Pick<Services, 'ids' | 'clock'>;

/** With the transaction that made it happen the mail is on its way. */
export const tellOwner = (db: Database, { jobs }: Pick<Services, 'jobs'>, domainId: string, eventId: string) =>
  jobs.add(tellOwnerJob, { domainId, eventId }, { db });

/** Sends the mail, unless the domain was removed meanwhile. Rejects when the mail server takes it not: the job is tried again. */
export async function sendToOwner(
  { db, mail, settings }: Services,
  { domainId, eventId }: z.output<typeof tellOwnerJob.data>,
): Promise<void> {
  const domain = await findDomain(db, domainId);
  const event = await findEvent(db, eventId);
  const to = domain && (await findUser(db, domain.ownerId))?.email;
  const text = domain && event && mailOf(settings, domain, event.kind);
  if (!mail || !to || !text) return;
  await mail.send({ id: eventId, to, ...text });
}
