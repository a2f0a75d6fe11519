import type { Context } from '../../context.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting } from './owned-website.ts';
import { findSiteSettings, saveSiteSettings } from '../site-settings/store.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';

/** Lets search engines list the website, or asks them not to, from now on. Throws CONFLICT for what was changed since it was `seen`. */
export const setSearchVisibility = (
  context: Context,
  id: string,
  { hidden, seen }: { hidden: boolean; seen?: Seen },
): Promise<WebsiteRow> =>
  changeSetting(context, 'setSearchVisibility', id, async (db) => {
    const { hiddenFromSearch: before } = await findSiteSettings(db, id);
    requireSeen(seen, before, [{ path: 'hidden', label: 'Kept out of search engines', mine: hidden, theirs: before }]);
    await saveSiteSettings(db, id, { hiddenFromSearch: hidden });
    return { before, after: hidden, isSeen: before !== hidden };
  });
