import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { requirePlanFeature } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { headCodeProblem, MAX_HEAD_CODE } from '../site-settings/head-code.ts';
import { changeSetting } from './owned-website.ts';
import { findSiteSettings, saveSiteSettings } from '../site-settings/store.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';

/**
 * Code that every published page carries in its head, and no preview ever; '' takes it away. Throws INVALID with the field
 * `headCode`, CONFLICT for what was changed since it was `seen`, and LIMIT_REACHED.
 */
export function setHeadCode(
  context: Context,
  id: string,
  { headCode: input, seen }: { headCode: string; seen?: Seen },
): Promise<WebsiteRow> {
  return changeSetting(context, 'setHeadCode', id, async (db, website) => {
    const headCode = input.replaceAll('\r\n', '\n').trim();
    if (headCode.length > MAX_HEAD_CODE)
      throw invalid('headCode', `Keep this to ${MAX_HEAD_CODE.toLocaleString('en')} characters or fewer.`);
    const problem = headCodeProblem(headCode);
    if (problem) throw invalid('headCode', problem);
    if (headCode !== '') requirePlanFeature(await planOfWebsite(db, website, context.clock()), 'codeForHead');
    const { headCode: before } = await findSiteSettings(db, id);
    requireSeen(seen, before, [{ path: 'headCode', label: 'Code for the head', mine: headCode, theirs: before }]);
    await saveSiteSettings(db, id, { headCode });
    return { before, after: headCode, isSeen: before !== headCode };
  });
}
