import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { unavailable } from '../../failure.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { pageSettingsOf, renderWebsite } from './render-website.ts';
import type { PageSettings } from './render-website.ts';
import { blogFilesJob } from './blog/blog-files-job.ts';
import { blogOf, plannedPaths } from './blog/plan-files.ts';
import { changeBlogFiles, madeFromOf } from './blog/store.ts';
import { forgetUnusedBodies, insertSnapshot } from './files/store.ts';
import { forgetOldSnapshots } from './store.ts';
import type { Snapshot } from './store.ts';

/** So many publications of a website are kept, the one on the web among them. */
const KEPT_SNAPSHOTS = 10;

/** Each try that is lost was lost to somebody else's change, so few are needed. */
const MAX_TRIES = 10;

/** Tries again while the answer is null: what was rendered was made from something that is no longer so. */
export async function untilItStands<Answer>(attempt: () => Promise<Answer | null>): Promise<Answer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw unavailable('The settings of this website are being changed again and again. Publish it once they stand.');
}

/** Pages that were made from settings, while `replaces` was shown; and every path that posts will have beside them. */
export type Rendered = Omit<Awaited<ReturnType<typeof renderWebsite>>, 'options'> & {
  settings: PageSettings;
  replaces: string | null;
  blogPaths: ReadonlySet<string>;
};

/** What visitors would get of a document with the settings of this moment, and with the posts that they see now. */
export async function render(services: Services, website: WebsiteRow, document: WebsiteDocument): Promise<Rendered> {
  const settings = await pageSettingsOf(services.db, website, services.clock());
  const blog = await blogOf(services.db, website, document);
  const { options, ...made } = await renderWebsite(services, settings, document, blog.posts);
  return {
    ...made,
    settings,
    replaces: website.publishedSnapshotId,
    blogPaths: new Set([...(await plannedPaths(document, blog, options)), ...blog.leadsOn.keys()]),
  };
}

/** Whether nobody changed the settings or published meanwhile. The caller holds the website's row. */
export const isStillSo = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  locked: WebsiteRow,
  { settings, replaces }: Rendered,
): Promise<boolean> =>
  locked.publishedSnapshotId === replaces && sameJson(await pageSettingsOf(db, locked, clock()), settings);

/**
 * Stores what was rendered and gives the new snapshot's id. Of the blog's files those go that would hide a page of it, or that are
 * no longer to be; a job makes the others again. The caller wakes it afterwards.
 */
export async function keep(
  { ids, clock, jobs }: Services,
  db: Database,
  { files, media, settings, blogPaths }: Rendered,
  published: Pick<Snapshot, 'revision' | 'redirects'>,
): Promise<string> {
  const snapshot = { ...published, id: ids(), websiteId: settings.id, media, createdAt: clock() };
  await insertSnapshot(db, snapshot, files);
  await forgetOldSnapshots(db, snapshot, KEPT_SNAPSHOTS);
  const ofSnapshot = new Set(files.map(({ path }) => path));
  const before = [...(await madeFromOf(db, settings.id)).keys()];
  const over = before.filter((path) => ofSnapshot.has(path) || !blogPaths.has(path));
  await forgetUnusedBodies(db, settings.id);
  await changeBlogFiles(db, settings.id, { gone: over });
  if (blogPaths.size > 0) await jobs.add(blogFilesJob, { websiteId: settings.id }, { db });
  return snapshot.id;
}
