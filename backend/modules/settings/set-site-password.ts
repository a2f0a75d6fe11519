import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { requirePlanFeature } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting } from './owned-website.ts';
import { hashPassword } from './password-hash.ts';
import { findSiteSettings, saveSiteSettings } from '../site-settings/store.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';

const passwordSchema = z.object({
  password: z.string().min(6, 'Use at least 6 characters.').max(200, 'Use at most 200 characters.').nullable(),
});

/**
 * Visitors have to give this password from now on; null opens the website to everybody. Whoever was let in with an older one
 * is asked again. Throws INVALID with the field `password`, CONFLICT (telling neither password) for one that was changed since it was `seen`, and
 * LIMIT_REACHED.
 */
export function setSitePassword(
  context: Context,
  id: string,
  { password: input, seen }: { password: string | null; seen?: Seen },
): Promise<WebsiteRow> {
  return changeSetting(context, 'setSitePassword', id, async (db, website) => {
    const { password } = parseInput(passwordSchema, { password: input });
    const { passwordHash: before } = await findSiteSettings(db, id);
    requireSeen(seen, before, [
      {
        path: 'password',
        label: 'Password',
        mine: password === null ? 'None: open to everybody' : 'The one you typed',
        theirs: before === null ? 'None, it was opened to everybody' : 'Another one, set in the meantime',
      },
    ]);
    if (password !== null) requirePlanFeature(await planOfWebsite(db, website, context.clock()), 'sitePassword');
    await saveSiteSettings(db, id, { passwordHash: password === null ? null : await hashPassword(password) });
    return { before: before !== null, after: password !== null, isSeen: false };
  });
}
