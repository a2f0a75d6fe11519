import { z } from 'zod';
import { requirePerson, requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { arrangeHostsOf } from '../domains/arrange-hosts.ts';
import { restBeyondPlan } from '../domains/rest-beyond-plan.ts';
import { settleIfFewer, settleWebsitesJob } from '../publishing/settle-websites-job.ts';
import { endTrainingConsent } from '../training-consent/end-training-consent.ts';
import { lockUser } from '../users/store.ts';
import { lockWebsites } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { putAway } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

const MAX_AT_ONCE = 100;

/** Ids of websites that are deleted or restored together. */
export const idsSchema = z
  .array(z.string())
  .min(1, 'Choose at least one website.')
  .max(MAX_AT_ONCE, `Choose at most ${MAX_AT_ONCE} websites at a time.`)
  .transform((ids) => [...new Set(ids)]);

/**
 * Takes websites of the caller off the web, domains of their own included, at once and puts them away for 30 days: all of them or none. Examples
 * made from them go for good. Deleting twice
 * changes nothing. Throws INVALID for no or too many ids, NOT_FOUND, FORBIDDEN.
 */
export async function deleteWebsites(context: Context, given: unknown): Promise<WebsiteRow[]> {
  const person = requirePerson(context.actor, 'deleteWebsites');
  const ids = parseInput(idsSchema, given);
  const deleted = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    const found = new Map((await lockWebsites(db, ids)).map((website) => [website.id, website]));
    for (const id of ids) requireWebsite(person, 'deleteWebsites', found.get(id));
    const away = new Map((await putAway(db, ids, context.clock())).map((website) => [website.id, website]));
    await endTrainingConsent(db, context, [...away.keys()]);
    await arrangeHostsOf(db, context, [...away.values()]);
    await settleIfFewer(db, context, person.userId);
    return [...found.values()].map((website) => away.get(website.id) ?? website);
  });
  context.jobs.wake(settleWebsitesJob);
  await restBeyondPlan(context, person.userId);
  for (const website of deleted) context.siteCache.changed(website);
  return deleted;
}

/** Deletes one website. When its name is given it must be right: whoever deletes it has typed it. */
export async function deleteWebsite(context: Context, id: string, name?: string | null): Promise<WebsiteRow> {
  const website = await websiteFor(context, 'deleteWebsite', id);
  if (name != null && comparable(name) !== comparable(website.name))
    throw invalid('name', `This is not its name. Type “${website.name}” to delete it.`);
  const [deleted] = await deleteWebsites(context, [id]);
  return deleted ?? website;
}

/** Capitals, and how much space there is between words, do not matter. */
const comparable = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
