import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { unavailable } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { findUser } from '../users/store.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { confirmAddressJob } from './confirm-address.ts';
import { changeSetting, requireOwner } from './owned-website.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';

const notificationsSchema = z.object({
  on: z.boolean(),
  address: z.union([
    z.literal('').transform(() => null),
    z.email('Write an address such as hello@example.com.').max(200, 'Use an address of at most 200 characters.'),
  ]),
});

/** What stands of this setting. */
export const notificationsOf = ({ notifyOwner, notifyAddress, notifyPending }: WebsiteRow) => ({
  on: notifyOwner,
  address: notifyAddress ?? '',
  pending: notifyPending ?? '',
});

/**
 * Whether what visitors send is told by mail, and where; without an address at the account's own. Another address than the
 * account's gets mail once the code that is sent to it was entered (`confirmNotifyAddress`). Throws INVALID by field, CONFLICT for what was
 * changed since it was `seen`, UNAVAILABLE and RATE_LIMITED.
 */
export function setNotifications(
  context: Context,
  id: string,
  { seen, ...input }: { on: boolean; address: string; seen?: Seen },
): Promise<WebsiteRow> {
  return changeSetting(context, 'setNotifications', id, async (db, website) => {
    const { on, address } = parseInput(notificationsSchema, { ...input, address: input.address.trim() });
    const standing = notificationsOf(website);
    requireSeen(seen, standing, [
      { path: 'on', label: 'Email me', mine: on, theirs: website.notifyOwner },
      { path: 'address', label: 'To', mine: address ?? '', theirs: standing.pending || standing.address },
    ]);
    const isKnown = address === null || address === website.notifyAddress || (await isAccounts(db, website, address));
    if (!isKnown) await askForCode(context, db, { websiteId: id, address });
    await updateWebsite(db, id, {
      notifyOwner: on,
      ...(isKnown ? { notifyAddress: address, notifyPending: null } : { notifyPending: address }),
    });
    return {
      before: { on: website.notifyOwner, address: website.notifyAddress },
      after: { on, address, ...(!isKnown && { waits: true }) },
      isSeen: false,
    };
  });
}

const isAccounts = async (db: Database, { ownerId }: WebsiteRow, address: string) =>
  (await findUser(db, ownerId ?? ''))?.email?.toLowerCase() === address.toLowerCase();

async function askForCode(context: Context, db: Database, wanted: { websiteId: string; address: string }) {
  if (!context.mail) throw unavailable('Email is switched off here, so no other address can be confirmed.');
  await context.rateLimiter.take('sendConfirmation', requireOwner(context.actor).userId);
  await context.rateLimiter.take('sendConfirmationTo', wanted.address.toLowerCase());
  await context.jobs.add(confirmAddressJob, { ...wanted, id: context.ids() }, { db });
}
