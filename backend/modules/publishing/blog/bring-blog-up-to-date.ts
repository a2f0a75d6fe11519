import { sameJson } from '#site/model/json.ts';
import { formerAddresses } from '#site/model/blog-address.ts';
import { assetKeysOf } from '#site/model/assets-of.ts';
import type { Services } from '../../../context.ts';
import { mediaOfAssets } from '../../assets/document-media.ts';
import { lastChange } from '../../posts/live-posts.ts';
import { documentAt } from '../../revisions/read-document.ts';
import { findWebsite, lockWebsite } from '../../websites/store.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { areKept, settleNames } from '../kept/store.ts';
import { untilItStands } from '../make-snapshot.ts';
import { optionsOf, pageSettingsOf } from '../render-website.ts';
import type { PageSettings } from '../render-website.ts';
import { blogFilesJob } from './blog-files-job.ts';
import { LEADS_ON } from './row-types.ts';
import { makeFiles } from './make-files.ts';
import { blogOf, planFiles, stampOf } from './plan-files.ts';
import type { EarlierPlan, PlannedFile } from './plan-files.ts';
import { changeBlogFiles, editionOf, madeFromOf } from './store.ts';
import type { BlogFileRow } from './store.ts';
import { inTurn, keepKnownFiles, knownFiles, turnsDone } from './turns.ts';

/** So many files are made, and shown, at once: more than one post changes. */
const FILES_AT_ONCE = 30;

/** How many files are made before somebody else goes on, and how many are packed while the next is drawn. */
type Pace = { most: number; beside: number };
const WAITED_FOR: Pace = { most: FILES_AT_ONCE, beside: 3 };
/** What nobody waits for leaves the processors to those who wait for something else. */
const IN_A_JOB: Pace = { most: Infinity, beside: 0 };

/**
 * Makes the files that a website's posts add to its publication, those alone whose parts changed, and lets readers see them in one
 * step. Where very many changed, because the website did, the most urgent are shown now and a job makes the others. Doing it twice
 * changes nothing.
 */
export async function bringBlogUpToDate(services: Services, websiteId: string): Promise<void> {
  const once = () => untilItStands(() => attempt(services, websiteId, WAITED_FOR));
  const isDone = await inTurn(services.db, websiteId, once);
  if (!isDone) await services.jobs.add(blogFilesJob, { websiteId });
}

/** The same to its end, however long it takes. Requests that are at it come first, and mostly leave nothing to do. */
export async function bringWholeBlogUpToDate(services: Services, websiteId: string): Promise<void> {
  await turnsDone(services.db, websiteId);
  await untilItStands(() => attempt(services, websiteId, IN_A_JOB));
}

/** What files were planned from, and `edition`, which they take the place of. */
type Basis = { website: WebsiteRow; settings: PageSettings; posts: number; edition: number };

/** True when nothing is left to do, false when `most` files were not all, null when something else was published meanwhile. */
async function attempt(services: Services, websiteId: string, { most, beside }: Pace): Promise<boolean | null> {
  const { db } = services;
  const website = await findWebsite(db, websiteId);
  if (!website || !isShown(website)) return true;
  const [posts, edition] = [await lastChange(db, websiteId), await editionOf(db, websiteId)];
  if (posts === 0 && edition < 0) return true;
  const settings = await pageSettingsOf(db, website, services.clock());
  const basis: Basis = { website, settings, posts, edition };
  const known = knownFiles(db, websiteId);
  const isKnown = known?.edition === edition;
  const madeFrom = textOf(basis);
  if (isKnown && known.madeFrom === madeFrom) return true;
  const stamps = new Map(isKnown ? known.stamps : await madeFromOf(db, websiteId));
  const { planned, leads, plan } = await planAll(services, website, settings, known?.plan);
  const wanted = new Set([...planned, ...leads].map(({ path }) => path));
  let gone = [...stamps.keys()].filter((path) => !wanted.has(path));
  let moved = leads.filter(({ path, madeFrom: stamp }) => stamps.get(path) !== stamp);
  const changed = newFirst(planned, stamps);
  for (let at = 0; at === 0 || at < Math.min(most, changed.length); at += FILES_AT_ONCE) {
    if (gone.length + moved.length + changed.length === 0) break;
    const made = await makeFiles(services, websiteId, { files: changed.slice(at, at + FILES_AT_ONCE), beside });
    const files = [...made, ...moved];
    const shown = await show(services, basis, { files, gone });
    if (shown === null) return null;
    basis.edition = shown;
    for (const path of gone) stamps.delete(path);
    for (const file of files) stamps.set(file.path, file.madeFrom);
    [gone, moved] = [[], []];
  }
  const isDone = changed.length <= most;
  keepKnownFiles(db, websiteId, { edition: basis.edition, stamps, plan, ...(isDone && { madeFrom }) });
  return isDone;
}

/** The same as long as nothing is to be made, whatever the edition. */
const textOf = ({ website: { publishedSnapshotId, publishedRevision, timeZone }, settings, posts }: Basis): string =>
  JSON.stringify([publishedSnapshotId, publishedRevision, timeZone, settings, posts]);

const isShown = ({ publishedSnapshotId, deletedAt }: WebsiteRow) => publishedSnapshotId !== null && deletedAt === null;

/** What has to be made, and first of all what was not there before. */
const newFirst = (planned: PlannedFile[], before: ReadonlyMap<string, string>): PlannedFile[] => {
  const changed = planned.filter(({ path, stamp }) => before.get(path) !== stamp);
  return [...changed.filter(({ path }) => !before.has(path)), ...changed.filter(({ path }) => before.has(path))];
};

async function planAll(services: Services, website: WebsiteRow, settings: PageSettings, earlier?: EarlierPlan) {
  const { id } = website;
  const document = await documentAt(services.db, id, website.publishedRevision ?? 0);
  const blog = await blogOf(services.db, website, document);
  const media = await mediaOfAssets(services, id, assetKeysOf([document, blog.posts.map(({ cover }) => cover)]));
  const options = optionsOf(services, settings, media.asset);
  const { planned, plan } = await planFiles(document, blog, options, earlier);
  // Lists and feeds lead on, too, from where the blog was before.
  const before = planned.flatMap(({ path }) =>
    formerAddresses(document.blog, path).map((from) => [from, path] as const),
  );
  const leads = [...new Map([...before, ...blog.leadsOn])].map(([path, to]): BlogFileRow => ({
    websiteId: id,
    path,
    contentType: LEADS_ON,
    etag: to,
    madeFrom: stampOf(to),
    media: [],
  }));
  const paths = new Set(planned.map(({ path }) => path));
  return { planned, plan, leads: leads.filter(({ path }) => !paths.has(path)) };
}

/** Switches to new files, all at once, and gives their edition. Null when what they were made from is no longer so. */
async function show(
  services: Services,
  { website, settings, posts, edition }: Basis,
  { files, gone }: { files: BlogFileRow[]; gone: string[] },
): Promise<number | null> {
  const { id } = website;
  const shown = await services.db.transaction(async (db) => {
    const locked = await lockWebsite(db, id);
    if (!locked || locked.publishedSnapshotId !== website.publishedSnapshotId) return null;
    if (locked.timeZone !== website.timeZone) return null;
    if ((await lastChange(db, id)) !== posts || (await editionOf(db, id)) !== edition) return null;
    if (!sameJson(await pageSettingsOf(db, locked, services.clock()), settings)) return null;
    const named = files.filter(({ contentType }) => contentType !== LEADS_ON).map(({ etag }) => etag);
    if (!(await areKept(db, id, named))) return null;
    const changed = await changeBlogFiles(db, id, { files, gone });
    await settleNames(db, id, { named, dropped: changed.replaced, now: services.clock() });
    return changed.edition;
  });
  if (shown !== null) services.siteCache.changed(website);
  return shown;
}
