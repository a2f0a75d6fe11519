import { assetIdsOf } from '#site/model/assets-of.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { copyAssets } from '../assets/copy-assets.ts';
import { requireRoomForMedia } from '../assets/room.ts';
import { planInForce } from '../billing/in-force.ts';
import { requireRoomForPages, requireRoomForWebsites } from '../billing/limits.ts';
import { copyPosts } from '../posts/copy-posts.ts';
import { picturesOfPosts } from '../posts/posts-pictures.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { copySiteSettings } from '../site-settings/store.ts';
import { authorFrom } from '../users/author.ts';
import { lockUser } from '../users/store.ts';
import { insertWebsiteWithRevision } from './insert-website.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { websiteFor } from '../websites/on-website.ts';

/** A website of its own with the same document, unpublished, without history or chat; posts are drafts in it. Throws LIMIT_REACHED too. */
export async function duplicateWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const found = await websiteFor(context, 'duplicateWebsite', id);
  const person = requirePerson(context.actor, 'createWebsite');
  const document = await currentDocument(context.db, found);
  const newId = context.ids();
  const shown = [...assetIdsOf(document), ...(await picturesOfPosts(context.db, id))];
  const pictures = await copyAssets(context, { from: id, to: newId, ids: [...new Set(shown)] });
  const made = context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const now = context.clock();
    requireRoomForWebsites(user, now);
    requireRoomForPages(planInForce(user, now), 0, document.pages.length);
    const website = await insertWebsiteWithRevision(db, context, {
      id: newId,
      author: authorFrom(user),
      name: `${found.name.slice(0, 112)} (copy)`,
      brief: found.brief,
      templateId: found.templateId,
      document,
      source: 'IMPORT',
      sentence: `Copied from ${found.name}`,
    });
    await pictures.insert(db);
    await requireRoomForMedia({ ...context, db }, website, 0);
    await copySiteSettings(db, id, newId);
    await copyPosts(db, { from: id, to: newId, authorId: user.id, ids: context.ids });
    return found.timeZone ? updateWebsite(db, newId, { timeZone: found.timeZone }) : website;
  });
  return made.catch(async (error: unknown) => {
    await pictures.takeBack();
    throw error;
  });
}
