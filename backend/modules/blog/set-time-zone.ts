import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { localTimeOf, momentOf, timeZoneFrom } from '../posts/local-time.ts';
import { listScheduledPosts, updatePost } from '../posts/store.ts';
import { onWebsite } from '../websites/on-website.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { justAfter, publishDueJob } from './schedule-post.ts';

/**
 * Says by which clock the website's posts appear. Those that are scheduled keep the time that was chosen for them, as the new clock
 * shows it. Throws INVALID with the field `timeZone`.
 */
export const setTimeZone = (context: Context, websiteId: string, name: string): Promise<WebsiteRow> =>
  onWebsite(context, 'setTimeZone', websiteId, async (db, website) => {
    const timeZone = timeZoneFrom(name);
    if (!timeZone) throw invalid('timeZone', 'Choose a place from the list, such as Europe/Vienna.');
    const before = website.timeZone;
    if (timeZone === before) return website;
    for (const post of before ? await listScheduledPosts(db, websiteId) : []) {
      const publishAt = post.publishAt && before ? momentOf(localTimeOf(post.publishAt, before), timeZone) : null;
      if (!publishAt) continue;
      await updatePost(db, post.id, { publishAt });
      await context.jobs.add(publishDueJob, { postId: post.id }, { db, at: justAfter(publishAt) });
    }
    return updateWebsite(db, websiteId, { timeZone });
  });
