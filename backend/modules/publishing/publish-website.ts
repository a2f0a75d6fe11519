import { publishCheck } from '#site/checks/publish-check.ts';
import type { Finding } from '#site/checks/publish-check.ts';
import { keyGrantOf } from '../../auth/actor.ts';
import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { Failure } from '../../failure.ts';
import { currentDocument, documentAt } from '../revisions/read-document.ts';
import { findUser, lockUser } from '../users/store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';
import { findWebsite, lockWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { blogFilesJob } from './blog/blog-files-job.ts';
import { isStillSo, keep, render, untilItStands } from './make-snapshot.ts';
import { redirectsOf } from './redirects.ts';
import { requirePublishing } from './require-publishing.ts';
import { requireRoomToShow } from './room-to-show.ts';
import { shownDocument } from './shown-document.ts';
import { findLastSnapshot, findPublished } from './store.ts';

/**
 * Renders the current revision into an immutable snapshot and then points the website's address to it in one step:
 * visitors see the old site or the new one, never a mixture, and made from the settings of that moment. Throws INVALID with
 * what the publish check found, LIMIT_REACHED when others fill the plan, RATE_LIMITED, and UNAVAILABLE when its settings never
 * stood still.
 */
export async function publishWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const found = await websiteFor(context, 'publishWebsite', id);
  requirePublishing(context);
  await context.rateLimiter.take('publishWebsite', found.ownerId ?? id);
  const published = await untilItStands(async () => {
    const website = await websiteFor(context, 'publishWebsite', id);
    const isShown = website.publishedSnapshotId !== null;
    const owner = isShown ? undefined : await findUser(context.db, website.ownerId ?? '');
    if (owner) await requireRoomToShow(context.db, owner, website, context.clock());
    const document = await currentDocument(context.db, website);
    requirePassing(publishCheck(shownDocument(website, document)));
    const made = await render(context, website, document);
    const redirects = redirectsOf(document, await lastPublication(context.db, website));
    return context.db.transaction(async (db) => {
      if (owner) await requireRoomToShow(db, await lockUser(db, owner.id), website, context.clock());
      const locked = await lockedFor(db, context, 'publishWebsite', id);
      // Somebody published a newer revision while this one was rendered: theirs stands.
      if ((locked.publishedRevision ?? 0) > website.currentRevision) return locked;
      if (!(await isStillSo({ ...context, db }, locked, made))) return null;
      const publishedSnapshotId = await keep(context, db, made, { revision: website.currentRevision, redirects });
      return updateWebsite(db, id, {
        publishedSnapshotId,
        publishedRevision: website.currentRevision,
        publishedHash: website.currentHash,
        publishedAt: context.clock(),
        publishedByKey: keyGrantOf(context.actor)?.name ?? null,
        restsSince: null,
      });
    });
  });
  context.siteCache.changed(published);
  context.jobs.wake(blogFilesJob);
  return published;
}

/**
 * Renders what is published once more, after a change of what the website's settings add to it. Without a publication
 * nothing happens. Throws UNAVAILABLE when its settings never stood still.
 */
export async function republishWebsite(services: Services, id: string): Promise<void> {
  const website = await untilItStands(async () => {
    const found = await findWebsite(services.db, id);
    const published = found?.publishedSnapshotId ? await findPublished(services.db, found.subdomain) : undefined;
    if (!found || !published) return found ?? 'gone';
    const { revision, redirects } = published;
    const made = await render(services, found, await documentAt(services.db, id, revision));
    return services.db.transaction(async (db) => {
      const locked = await lockWebsite(db, id);
      if (!locked?.publishedSnapshotId) return locked ?? 'gone';
      if (!(await isStillSo({ ...services, db }, locked, made))) return null;
      return updateWebsite(db, id, { publishedSnapshotId: await keep(services, db, made, { revision, redirects }) });
    });
  });
  if (website === 'gone') return;
  services.siteCache.changed(website);
  services.jobs.wake(blogFilesJob);
}

async function lastPublication(db: Database, website: WebsiteRow) {
  const snapshot = await findLastSnapshot(db, website);
  return snapshot && { document: await documentAt(db, website.id, snapshot.revision), redirects: snapshot.redirects };
}

function requirePassing(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of errors) (fields[path] ??= []).push(message);
  throw new Failure(errors[0]?.message ?? 'This website is not ready to be published.', { code: 'INVALID', fields });
}
