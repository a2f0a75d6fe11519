import type { Context } from '../../context.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';
import { findSiteSettings, saveSiteSettings } from '../site-settings/store.ts';
import { endTrainingConsent } from '../training-consent/end-training-consent.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { changeSetting } from './owned-website.ts';

/**
 * Lets staff make examples from the website, or ends that and removes all that came of it. Throws CONFLICT for what was changed since it
 * was `seen`.
 */
export const setTrainingConsent = (
  context: Context,
  id: string,
  { on, seen }: { on: boolean; seen?: Seen },
): Promise<WebsiteRow> =>
  changeSetting(context, 'setTrainingConsent', id, async (db) => {
    const { trainingConsentAt } = await findSiteSettings(db, id);
    const before = trainingConsentAt !== null;
    requireSeen(seen, before, [{ path: 'on', label: 'Examples may be made from it', mine: on, theirs: before }]);
    if (!on) await endTrainingConsent(db, context, [id]);
    else if (!before) await saveSiteSettings(db, id, { trainingConsentAt: context.clock() });
    return { before, after: on, isSeen: false };
  });
