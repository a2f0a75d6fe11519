import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { ManifestFile } from '../../db/publishing-tables.ts';
import { unavailable } from '../../failure.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { pageSettingsOf, renderWebsite } from './render-website.ts';
import type { PageSettings } from './render-website.ts';
import { blogFilesJob } from './blog/blog-files-job.ts';
import { blogOf, plannedPaths } from './blog/plan-files.ts';
import { changeBlogFiles, madeFromOf } from './blog/store.ts';
import { bodiesForEarlierRelease, showEarlierRelease } from './earlier/for-earlier-release.ts';
import type { NamedBody } from './earlier/store.ts';
import { insertSnapshot } from './files/store.ts';
import { keepFiles } from './kept/keep-files.ts';
import { areKept, settleNames } from './kept/store.ts';
import { forgetOldSnapshots } from './store.ts';
import type { Snapshot } from './store.ts';

/** So many publications of a website are kept, the one on the web among them. */
const KEPT_SNAPSHOTS = 10;

/** As small as it gets, which takes a while. */
const SMALLEST = 11;
/** So many files are packed and written beside each other. */
const FILES_AT_ONCE = 8;

/** Each try that is lost was lost to somebody else's change, so few are needed. */
const MAX_TRIES = 10;

/** Tries again while the answer is null: what was rendered was made from something that is no longer so. */
export async function untilItStands<Answer>(attempt: () => Promise<Answer | null>): Promise<Answer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw unavailable(
    'The settings of this website are being changed again and again. Publish it once they are settled.',
  );
}

/** Pages that were made from settings, while `replaces` was shown; and every path that posts will have beside them. */
export type Rendered = Omit<Awaited<ReturnType<typeof renderWebsite>>, 'options' | 'files'> & {
  files: ManifestFile[];
  bodies: NamedBody[] | null;
  settings: PageSettings;
  replaces: string | null;
  blogPaths: ReadonlySet<string>;
};

/**
 * What visitors would get of a document with the settings of this moment, and with the posts that they see now. The bytes of its files are
 * in the storage then, and not for long if nobody publishes it. Throws UNAVAILABLE when they cannot be kept.
 */
export async function render(services: Services, website: WebsiteRow, document: WebsiteDocument): Promise<Rendered> {
  const settings = await pageSettingsOf(services.db, website, services.clock());
  const blog = await blogOf(services.db, website, document);
  const { options, files, media } = await renderWebsite(services, settings, document, blog.posts);
  await keepFiles(services, website.id, files, { quality: services.pageQuality ?? SMALLEST, atOnce: FILES_AT_ONCE });
  return {
    bodies: await bodiesForEarlierRelease(services, website.id, files),
    files: files.map(({ path, contentType, etag }) => ({ path, contentType, etag })),
    media,
    settings,
    replaces: website.publishedSnapshotId,
    blogPaths: new Set([...(await plannedPaths(document, blog, options)), ...blog.leadsOn.keys()]),
  };
}

/** Whether nobody changed the settings or published meanwhile, and its files are still kept. The caller holds the website's row. */
export const isStillSo = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  locked: WebsiteRow,
  { settings, replaces, files }: Rendered,
): Promise<boolean> =>
  locked.publishedSnapshotId === replaces &&
  sameJson(await pageSettingsOf(db, locked, clock()), settings) &&
  areKept(db, locked.id, namesIn(files));

const namesIn = (files: readonly ManifestFile[]) => files.map(({ etag }) => etag);

/**
 * Stores what was rendered and gives the new snapshot's id. Of the blog's files those go that would hide a page of it, or that are
 * no longer to be; a job makes the others again. The caller wakes it afterwards.
 */
export async function keep(
  { ids, clock, jobs }: Services,
  db: Database,
  { files, bodies, media, settings, blogPaths }: Rendered,
  published: Pick<Snapshot, 'revision' | 'redirects'>,
): Promise<string> {
  const now = clock();
  const snapshot = { ...published, id: ids(), websiteId: settings.id, media, createdAt: now };
  await insertSnapshot(db, snapshot, files);
  await showEarlierRelease(db, { ...snapshot, files }, bodies);
  const forgotten = await forgetOldSnapshots(db, snapshot, KEPT_SNAPSHOTS);
  const ofSnapshot = new Set(files.map(({ path }) => path));
  const before = [...(await madeFromOf(db, settings.id)).keys()];
  const over = before.filter((path) => ofSnapshot.has(path) || !blogPaths.has(path));
  const { replaced } = await changeBlogFiles(db, settings.id, { gone: over });
  await settleNames(db, settings.id, { named: namesIn(files), dropped: [...forgotten, ...replaced], now });
  if (blogPaths.size > 0) await jobs.add(blogFilesJob, { websiteId: settings.id }, { db });
  return snapshot.id;
}
