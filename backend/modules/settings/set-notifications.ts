import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting } from './owned-website.ts';

const notificationsSchema = z.object({
  on: z.boolean(),
  address: z.union([
    z.literal('').transform(() => null),
    z.email('Write an address such as hello@example.com.').max(200, 'Use an address of at most 200 characters.'),
  ]),
});

/** Whether what visitors send is told by mail, and where; without an address at the account's own. Throws INVALID by field. */
export function setNotifications(
  context: Context,
  id: string,
  input: { on: boolean; address: string },
): Promise<WebsiteRow> {
  return changeSetting(context, 'setNotifications', id, async (db, website) => {
    const { on, address } = parseInput(notificationsSchema, { ...input, address: input.address.trim() });
    await updateWebsite(db, id, { notifyOwner: on, notifyAddress: address });
    return {
      before: { on: website.notifyOwner, address: website.notifyAddress },
      after: { on, address },
      isSeen: false,
    };
  });
}
