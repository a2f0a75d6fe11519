import { publishCheck } from '#site/checks/publish-check.ts';
import type { Finding } from '#site/checks/publish-check.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { Failure, unavailable } from '../../failure.ts';
import { currentDocument, documentAt } from '../revisions/read-document.ts';
import { findWebsite, lockWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { redirectsOf } from './redirects.ts';
import { pageSettingsOf, renderWebsite } from './render-website.ts';
import type { PageSettings } from './render-website.ts';
import { shownDocument } from './shown-document.ts';
import { findPublished, forgetOldSnapshots, insertSnapshot } from './store.ts';
import type { Snapshot } from './store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

/** So many publications of a website are kept, the one on the web among them. */
const KEPT_SNAPSHOTS = 10;

/** Each try that is lost was lost to somebody else's change, so few are needed. */
const MAX_TRIES = 10;

/**
 * Renders the current revision into an immutable snapshot and then points the website's address to it in one step:
 * visitors see the old site or the new one, never a mixture, and made from the settings of that moment. Throws INVALID with
 * what the publish check found, RATE_LIMITED, and UNAVAILABLE when its settings never stood still.
 */
export async function publishWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const found = await websiteFor(context, 'publishWebsite', id);
  context.rateLimiter.take('publishWebsite', found.ownerId ?? id);
  const published = await untilItStands(async () => {
    const website = await websiteFor(context, 'publishWebsite', id);
    const document = await currentDocument(context.db, website);
    requirePassing(publishCheck(shownDocument(website, document)));
    const made = await render(context, website, document);
    const redirects = redirectsOf(document, await lastPublication(context.db, website));
    return context.db.transaction(async (db) => {
      const locked = await lockedFor(db, context, 'publishWebsite', id);
      // Somebody published a newer revision while this one was rendered: theirs stands.
      if ((locked.publishedRevision ?? 0) > website.currentRevision) return locked;
      if (!(await isStillSo(db, locked, made))) return null;
      const publishedSnapshotId = await keep(context, db, made, { revision: website.currentRevision, redirects });
      return updateWebsite(db, id, {
        publishedSnapshotId,
        publishedRevision: website.currentRevision,
        publishedHash: website.currentHash,
        publishedAt: context.clock(),
      });
    });
  });
  context.siteCache.changed(published);
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
      if (!(await isStillSo(db, locked, made))) return null;
      return updateWebsite(db, id, { publishedSnapshotId: await keep(services, db, made, { revision, redirects }) });
    });
  });
  if (website !== 'gone') services.siteCache.changed(website);
}

/** Tries again while the answer is null: what was rendered was made from something that is no longer so. */
async function untilItStands<Answer>(attempt: () => Promise<Answer | null>): Promise<Answer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw unavailable('The settings of this website are being changed again and again. Publish it once they stand.');
}

type Rendered = Awaited<ReturnType<typeof renderWebsite>> & { settings: PageSettings; replaces: string | null };

async function render(services: Services, website: WebsiteRow, document: WebsiteDocument): Promise<Rendered> {
  const settings = await pageSettingsOf(services.db, website);
  return { ...(await renderWebsite(services, settings, document)), settings, replaces: website.publishedSnapshotId };
}

/** Whether nobody changed the settings or published meanwhile. The caller holds the website's row. */
const isStillSo = async (db: Database, locked: WebsiteRow, { settings, replaces }: Rendered): Promise<boolean> =>
  locked.publishedSnapshotId === replaces && sameJson(await pageSettingsOf(db, locked), settings);

/** Stores what was rendered and gives the new snapshot's id. */
async function keep(
  { ids, clock }: Services,
  db: Database,
  { files, media, settings }: Rendered,
  published: Pick<Snapshot, 'revision' | 'redirects'>,
): Promise<string> {
  const snapshot = { ...published, id: ids(), websiteId: settings.id, media, createdAt: clock() };
  await insertSnapshot(db, snapshot, files);
  await forgetOldSnapshots(db, snapshot, KEPT_SNAPSHOTS);
  return snapshot.id;
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
