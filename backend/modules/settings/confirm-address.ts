import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { defineJob } from '../../jobs/queue.ts';
import { findWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting, requireOwner } from './owned-website.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A code works on the day it was sent (UTC) and the two after. */
const DAYS = 3;

/** Sends a code to an address that is to get a website's notifications. */
export const confirmAddressJob = defineJob({
  name: 'confirm-address',
  data: z.object({ websiteId: z.string(), address: z.string(), id: z.string() }),
  retries: 6,
  maxSeconds: 60,
});

/** Six digits that only somebody who reads the mails of an address can know. */
function codeFor(secret: string, websiteId: string, address: string, day: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pagewright confirm address', 32));
  const made = createHmac('sha256', key).update(`${websiteId} ${day} ${address}`).digest();
  return String(made.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

const today = (clock: () => Date) => Math.floor(clock().getTime() / DAY_MS);

/** Sends the mail, unless another address is wanted by now. Rejects when the mail server takes it not: the job is tried again. */
export async function sendConfirmation(
  { db, mail, settings, clock }: Services,
  { websiteId, address, id }: z.output<typeof confirmAddressJob.data>,
): Promise<void> {
  const website = await findWebsite(db, websiteId);
  const [secret] = settings.sessionSecrets;
  if (!mail || !secret || website?.notifyPending !== address || website.deletedAt) return;
  const code = codeFor(secret, websiteId, address, today(clock));
  await mail.send({
    id,
    to: address,
    // Nothing that its sender wrote: this goes to somebody who may not know them.
    subject: `${code} is the code for this address`,
    text: [
      `Somebody who makes a website with ${settings.appTitle} wants what its visitors send to be emailed to this address.`,
      `The code is ${code}. The owner of the website enters it here within three days:\n${settings.appOrigin}/website/${websiteId}/settings?code=${code}#notifications`,
      'If you did not ask for this, do nothing: no further email will come.',
    ].join('\n\n'),
  });
}

/**
 * From now on notifications go to the address that waits for its code. Throws INVALID with the field `code`, and RATE_LIMITED
 * after some wrong ones, of all websites of the account or for the address.
 */
export function confirmNotifyAddress(context: Context, id: string, given: string): Promise<WebsiteRow> {
  return changeSetting(context, 'confirmNotifyAddress', id, async (db, website) => {
    const { notifyPending: address, notifyAddress: before } = website;
    if (address === null) throw invalid('code', 'No address is waiting for a code. Save the address first.');
    await context.rateLimiter.take('guessCode', requireOwner(context.actor).userId);
    await context.rateLimiter.take('guessCodeOfAddress', address.toLowerCase());
    const code = Buffer.from(given.replace(/\D/g, '').padEnd(6).slice(0, 6));
    const days = Array.from({ length: DAYS }, (_, ago) => today(context.clock) - ago);
    const isRight = context.settings.sessionSecrets.some((secret) =>
      days.some((day) => timingSafeEqual(code, Buffer.from(codeFor(secret, id, address, day)))),
    );
    if (!isRight)
      throw invalid('code', 'That is not the code, or it is older than three days. Look at the newest email.');
    await updateWebsite(db, id, { notifyAddress: address, notifyPending: null });
    return { before, after: address, isSeen: false };
  });
}
