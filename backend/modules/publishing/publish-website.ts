import { publishCheck } from '#site/checks/publish-check.ts';
import type { Finding } from '#site/checks/publish-check.ts';
import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { Failure, notFound } from '../../failure.ts';
import { currentDocument, documentAt } from '../revisions/rebase.ts';
import { findWebsite, lockWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { redirectsOf } from './redirects.ts';
import { renderWebsite } from './render-website.ts';
import { shownDocument } from './shown-document.ts';
import { findPublished, forgetOldSnapshots, insertSnapshot } from './store.ts';

/** So many publications of a website are kept, the one on the web among them. */
const KEPT_SNAPSHOTS = 10;

/**
 * Renders the current revision into an immutable snapshot and then points the website's address to it in one step:
 * visitors see the old site or the new one, never a mixture. Throws INVALID with what the publish check found.
 */
export async function publishWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const website = requireWebsite(context.actor, 'publishWebsite', await findWebsite(context.db, id));
  if (website.deletedAt) throw notFound('website');
  const document = await currentDocument(context.db, website);
  requirePassing(publishCheck(shownDocument(website, document)));
  const { files, media } = await renderWebsite(context, website, document);

  const snapshot = {
    id: context.ids(),
    websiteId: id,
    revision: website.currentRevision,
    redirects: redirectsOf(document, await lastPublication(context.db, website)),
    media,
    createdAt: context.clock(),
  };
  const published = await context.db.transaction(async (db) => {
    const locked = requireWebsite(context.actor, 'publishWebsite', await lockWebsite(db, id));
    if (locked.deletedAt) throw notFound('website');
    // Somebody published a newer revision while this one was rendered: theirs stands.
    if ((locked.publishedRevision ?? 0) > snapshot.revision) return locked;
    await insertSnapshot(db, snapshot, files);
    await forgetOldSnapshots(db, id, KEPT_SNAPSHOTS);
    return updateWebsite(db, id, {
      publishedSnapshotId: snapshot.id,
      publishedRevision: snapshot.revision,
      publishedHash: website.currentHash,
      publishedAt: context.clock(),
    });
  });
  context.siteCache.forget(website.subdomain);
  return published;
}

/**
 * Renders what is published once more, after a change of what the website's settings add to it. Without a publication
 * nothing happens.
 */
export async function republishWebsite(context: Context, website: WebsiteRow): Promise<void> {
  const { id, subdomain, publishedRevision, publishedSnapshotId } = website;
  const published = publishedRevision === null ? undefined : await findPublished(context.db, subdomain);
  if (!published) return;
  const { files, media } = await renderWebsite(context, website, await documentAt(context.db, id, published.revision));
  const snapshot = { ...published, media, id: context.ids(), createdAt: context.clock() };
  await context.db.transaction(async (db) => {
    const locked = await lockWebsite(db, id);
    // Published anew, or taken off the web, while this was rendered: that was made from the new settings.
    if (locked?.publishedSnapshotId !== publishedSnapshotId) return;
    await insertSnapshot(db, snapshot, files);
    await forgetOldSnapshots(db, id, KEPT_SNAPSHOTS);
    await updateWebsite(db, id, { publishedSnapshotId: snapshot.id });
  });
  context.siteCache.forget(subdomain);
}

async function lastPublication(db: Database, { id, subdomain, publishedRevision }: WebsiteRow) {
  const snapshot = publishedRevision === null ? undefined : await findPublished(db, subdomain);
  return snapshot && { document: await documentAt(db, id, snapshot.revision), redirects: snapshot.redirects };
}

function requirePassing(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of errors) (fields[path] ??= []).push(message);
  throw new Failure(errors[0]?.message ?? 'This website is not ready to be published.', { code: 'INVALID', fields });
}
