import type { Context } from '../../context.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting } from './owned-website.ts';
import { findSiteSettings, saveSiteSettings } from '../site-settings/store.ts';

/** Lets search engines list the website, or asks them not to, from now on. */
export const setSearchVisibility = (context: Context, id: string, hidden: boolean): Promise<WebsiteRow> =>
  changeSetting(context, 'setSearchVisibility', id, async (db) => {
    const { hiddenFromSearch: before } = await findSiteSettings(db, id);
    await saveSiteSettings(db, id, { hiddenFromSearch: hidden });
    return { before, after: hidden, isSeen: before !== hidden };
  });
