import { sameJson } from '#site/model/json.ts';
import { formerAddresses } from '#site/model/blog-address.ts';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { Services } from '../../../context.ts';
import { mediaOfAssets } from '../../assets/document-media.ts';
import { liveStamp } from '../../posts/live-posts.ts';
import { documentAt } from '../../revisions/read-document.ts';
import { findWebsite, lockWebsite } from '../../websites/store.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { forgetUnusedBodies } from '../files/store.ts';
import { untilItStands } from '../make-snapshot.ts';
import { optionsOf, pageSettingsOf } from '../render-website.ts';
import type { PageSettings } from '../render-website.ts';
import { blogFilesJob } from './blog-files-job.ts';
import { LEADS_ON } from './leads-on.ts';
import { makeFiles } from './make-files.ts';
import { blogOf, planFiles, stampOf } from './plan-files.ts';
import type { PlannedFile } from './plan-files.ts';
import { forgetBlogFiles, madeFromOf, missingBodies, saveBlogFiles } from './store.ts';
import type { BlogFileRow } from './store.ts';
import { inTurn, keepMark, lastMark, turnsDone } from './turns.ts';

/** So many files are made, and shown, at once: more than one post changes. */
const FILES_AT_ONCE = 30;

/**
 * Makes the files that a website's posts add to its publication, those alone whose parts changed, and lets readers see them in one
 * step. Where very many changed, because the website did, the most urgent are shown now and a job makes the others. Doing it twice
 * changes nothing.
 */
export async function bringBlogUpToDate(services: Services, websiteId: string): Promise<void> {
  const once = () => untilItStands(() => attempt(services, websiteId, FILES_AT_ONCE));
  const isDone = await inTurn(services.db, websiteId, once);
  if (!isDone) await services.jobs.add(blogFilesJob, { websiteId });
}

/** The same to its end, however long it takes. Requests that are at it come first, and mostly leave nothing to do. */
export async function bringWholeBlogUpToDate(services: Services, websiteId: string): Promise<void> {
  await turnsDone(services.db, websiteId);
  await untilItStands(() => attempt(services, websiteId, Infinity));
}

/** What files were planned from. */
type Basis = { website: WebsiteRow; settings: PageSettings; posts: string };

/** True when nothing is left to do, false when `most` files were not all, null when something else was published meanwhile. */
async function attempt(services: Services, websiteId: string, most: number): Promise<boolean | null> {
  const website = await findWebsite(services.db, websiteId);
  if (!website || !isShown(website)) return true;
  const posts = await liveStamp(services.db, websiteId);
  const before = await madeFromOf(services.db, websiteId);
  if (posts === '' && before.size === 0) return true;
  const settings = await pageSettingsOf(services.db, website, services.clock());
  const basis: Basis = { website, settings, posts };
  if (markOf(basis, before) === lastMark(services.db, websiteId)) return true;
  const { planned, leads } = await plan(services, website, settings);
  const wanted = new Map([
    ...planned.map(({ path, stamp }) => [path, stamp] as const),
    ...leads.map(({ path, madeFrom }) => [path, madeFrom] as const),
  ]);
  let gone = [...before.keys()].filter((path) => !wanted.has(path));
  let moved = leads.filter(({ path, madeFrom }) => before.get(path) !== madeFrom);
  const changed = newFirst(planned, before);
  for (let at = 0; at === 0 || at < Math.min(most, changed.length); at += FILES_AT_ONCE) {
    if (gone.length + moved.length + changed.length === 0) break;
    const made = await makeFiles(services, websiteId, changed.slice(at, at + FILES_AT_ONCE));
    if (!(await show(services, basis, { files: [...made, ...moved], gone }))) return null;
    [gone, moved] = [[], []];
  }
  if (changed.length > most) return false;
  keepMark(services.db, websiteId, markOf(basis, wanted));
  return true;
}

/** The same as long as nothing is to be made. `stamps`: of the files that there are, by their paths. */
const markOf = ({ website, settings, posts }: Basis, stamps: ReadonlyMap<string, string>): string => {
  const { publishedSnapshotId, publishedRevision, timeZone } = website;
  const files = [...stamps].map(([path, stamp]) => `${path} ${stamp}`).sort();
  return stampOf(JSON.stringify([publishedSnapshotId, publishedRevision, timeZone, settings, posts, files]));
};

const isShown = ({ publishedSnapshotId, deletedAt }: WebsiteRow) => publishedSnapshotId !== null && deletedAt === null;

/** What has to be made, and first of all what was not there before. */
const newFirst = (planned: PlannedFile[], before: ReadonlyMap<string, string>): PlannedFile[] => {
  const changed = planned.filter(({ path, stamp }) => before.get(path) !== stamp);
  return [...changed.filter(({ path }) => !before.has(path)), ...changed.filter(({ path }) => before.has(path))];
};

async function plan(services: Services, website: WebsiteRow, settings: PageSettings) {
  const { id } = website;
  const document = await documentAt(services.db, id, website.publishedRevision ?? 0);
  const blog = await blogOf(services.db, website, document);
  const covers = blog.posts.flatMap(({ cover }) => assetIdsOf(cover));
  const media = await mediaOfAssets(services, id, [...new Set([...assetIdsOf(document), ...covers])]);
  const options = optionsOf(services, settings, media.asset);
  const planned = await planFiles(document, blog, options);
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
  return { planned, leads: leads.filter(({ path }) => !paths.has(path)) };
}

/** Switches to new files, all at once. Null when what they were made from is no longer so. */
const show = (
  services: Services,
  { website, settings, posts }: Basis,
  { files, gone }: { files: BlogFileRow[]; gone: string[] },
): Promise<true | null> =>
  services.db
    .transaction(async (db) => {
      const locked = await lockWebsite(db, website.id);
      if (!locked || locked.publishedSnapshotId !== website.publishedSnapshotId) return null;
      if (locked.timeZone !== website.timeZone || (await liveStamp(db, website.id)) !== posts) return null;
      if (!sameJson(await pageSettingsOf(db, locked, services.clock()), settings)) return null;
      const etags = files.filter(({ contentType }) => contentType !== LEADS_ON).map(({ etag }) => etag);
      // Before the switch: readers may still be asking for what is replaced by it.
      await forgetUnusedBodies(db, website.id, etags);
      if ((await missingBodies(db, website.id, etags)).length > 0) return null;
      await forgetBlogFiles(db, website.id, gone);
      await saveBlogFiles(db, files);
      return true as const;
    })
    .then((isSo) => {
      if (isSo) services.siteCache.changed(website);
      return isSo;
    });
