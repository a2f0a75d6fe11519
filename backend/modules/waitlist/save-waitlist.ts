import { publishCheck } from '#site/checks/publish-check.ts';
import { waitlistSchema } from '#site/render/index.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { republishWebsite } from '../publishing/publish-website.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { onWebsite } from '../websites/on-website.ts';

/**
 * Keeps the texts of the waiting list and switches it on or off; what is published changes at once. Throws INVALID by field,
 * also when it shall be switched off while the pages behind it would not have passed the publish check.
 */
export async function saveWaitlist(context: Context, id: string, input: unknown): Promise<WebsiteRow> {
  const saved = await onWebsite(context, 'saveWaitlist', id, async (db, website) => {
    const waitlist = parseInput(waitlistSchema, input);
    if (website.waitlist?.on && !waitlist.on) await requireReadyPages(db, website);
    return updateWebsite(db, id, { waitlist });
  });
  await republishWebsite(context, id);
  return (await findWebsite(context.db, id)) ?? saved;
}

async function requireReadyPages(db: Database, { id, publishedRevision }: WebsiteRow): Promise<void> {
  if (publishedRevision === null) return;
  const error = publishCheck(await documentAt(db, id, publishedRevision)).find(({ severity }) => severity === 'error');
  if (error)
    throw invalid(
      'on',
      `The pages behind the waiting list are not ready to be seen: ${error.message} Mend that and publish, then switch the waiting list off.`,
    );
}
