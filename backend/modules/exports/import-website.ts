import { requireRoomForMedia } from '../assets/room.ts';
import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { importAssets, TooManyPixels } from '../assets/import-assets.ts';
import { requireMediaWithin, requireRoomForPages, requireRoomForWebsites } from '../billing/limits.ts';
import { planInForce } from '../billing/in-force.ts';
import { insertImportedPosts } from '../posts/filed-posts.ts';
import { timeZoneFrom } from '../posts/local-time.ts';
import { saveSiteSettings } from '../site-settings/store.ts';
import { authorFrom } from '../users/author.ts';
import { lockUser } from '../users/store.ts';
import { insertWebsiteWithRevision } from '../creation/insert-website.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { MAX_ARCHIVE_BYTES } from './limits.ts';
import type { ImportedWebsite } from './read-export.ts';

const inputSchema = z.object({
  archive: z.string().transform((text) => Buffer.from(text, 'base64')),
});

/**
 * Makes a website from a ZIP that `exportWebsite` gave, without loss: exported again it is the same ZIP. It is a draft of
 * whoever imports it, with an address of its own. Code for the head is kept, and stands in pages when their plan has it. Throws INVALID (field `archive`), LIMIT_REACHED or RATE_LIMITED.
 */
export async function importWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const person = requirePerson(context.actor, 'importWebsite');
  await context.rateLimiter.take('importWebsite', person.userId);
  const { archive } = parseInput(inputSchema, input);
  if (archive.length > MAX_ARCHIVE_BYTES)
    throw invalid('archive', `This file is larger than ${MAX_ARCHIVE_BYTES / 1_000_000} MB, which is the most.`);
  const { name, document, settings, posts, pictures } = await context.reading.readExport(archive);
  await requireRoom(context, person.userId, { document, pictures });
  const id = context.ids();
  const kept = await importAssets(context, id, pictures).catch((error: unknown) => {
    throw error instanceof TooManyPixels ? invalid('archive', error.message) : error;
  });
  const made = context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const now = context.clock();
    requireRoomForWebsites(user, now);
    requireRoomForPages(planInForce(user, now), 0, document.pages.length);
    const website = await insertWebsiteWithRevision(db, context, {
      id,
      author: authorFrom(user),
      name,
      brief: '',
      templateId: null,
      document,
      field: 'archive',
      source: 'IMPORT',
      sentence: 'Imported from a file',
    });
    await requireRoomForMedia({ ...context, db }, website, kept.bytes);
    await kept.insert(db);
    const { timeZone, ...site } = settings;
    await saveSiteSettings(db, id, site);
    await insertImportedPosts(db, posts, { websiteId: id, authorId: user.id, now: context.clock(), ids: context.ids });
    const zone = timeZoneFrom(timeZone ?? '');
    return zone ? updateWebsite(db, id, { timeZone: zone }) : website;
  });
  return made.catch(async (error: unknown) => {
    await kept.takeBack();
    throw error;
  });
}

/** Pictures are not decoded for somebody whose plan has no room for them. */
async function requireRoom(
  { db, clock }: Context,
  userId: string,
  { document, pictures }: Pick<ImportedWebsite, 'document' | 'pictures'>,
): Promise<void> {
  const user = await db.transaction((tx) => lockUser(tx, userId));
  const now = clock();
  const plan = planInForce(user, now);
  requireRoomForWebsites(user, now);
  requireRoomForPages(plan, 0, document.pages.length);
  requireMediaWithin(
    plan,
    pictures.reduce((total, { bytes }) => total + bytes.length, 0),
  );
}
