import { publishCheck } from '#site/checks/publish-check.ts';
import { waitlistSchema, type Waitlist } from '#site/render/index.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { republishWebsite } from '../publishing/publish-website.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { onWebsite } from '../websites/on-website.ts';

/**
 * Keeps the texts of the waiting list and switches it on or off; what is published changes at once. Throws CONFLICT for
 * what was changed since it was `seen`, INVALID by field, also when it shall be switched off while the pages behind it would not have passed the publish check.
 */
export async function saveWaitlist(context: Context, id: string, input: unknown, seen?: Seen): Promise<WebsiteRow> {
  const saved = await onWebsite(context, 'saveWaitlist', id, async (db, website) => {
    const waitlist = parseInput(waitlistSchema, input);
    requireSeen(seen, website.waitlist, conflictsOf(waitlist, website.waitlist ?? unsetWaitlist));
    if (website.waitlist?.on && !waitlist.on) await requireReadyPages(db, website);
    return updateWebsite(db, id, { waitlist });
  });
  await republishWebsite(context, id);
  return (await findWebsite(context.db, id)) ?? saved;
}

/** Until its owner says something of it. */
export const unsetWaitlist: Waitlist = waitlistSchema.parse({
  on: false,
  heading: '',
  intro: '',
  when: '',
  askName: true,
  button: '',
  thanks: '',
});

const conflictsOf = (mine: Waitlist, theirs: Waitlist) => [
  { path: 'on', label: 'Show the waiting list', mine: mine.on, theirs: theirs.on },
  { path: 'heading', label: 'Heading', mine: mine.heading, theirs: theirs.heading },
  { path: 'intro', label: 'What is coming', mine: mine.intro, theirs: theirs.intro },
  { path: 'when', label: 'When it opens', mine: mine.when, theirs: theirs.when },
  { path: 'askName', label: 'Ask for a name too', mine: mine.askName, theirs: theirs.askName },
  { path: 'button', label: 'Words on the button', mine: mine.button, theirs: theirs.button },
  { path: 'thanks', label: 'After signing up', mine: mine.thanks, theirs: theirs.thanks },
];

async function requireReadyPages(db: Database, { id, publishedRevision }: WebsiteRow): Promise<void> {
  if (publishedRevision === null) return;
  const error = publishCheck(await documentAt(db, id, publishedRevision)).find(({ severity }) => severity === 'error');
  if (error)
    throw invalid(
      'on',
      `The pages behind the waiting list are not ready to be seen: ${error.message} Fix that and publish, then switch the waiting list off.`,
    );
}
