import { assetIdsOf } from '#site/model/assets-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { undescribed } from '#site/photos/describe-photos.ts';
import type { Services } from '../../context.ts';
import { Failure } from '../../failure.ts';
import type { Run } from '../../jobs/queue.ts';
import { importAssets } from '../assets/import-assets.ts';
import { requireRoomForMedia } from '../assets/room.ts';
import { holderFrom, visitorHolder } from '../billing/holder.ts';
import type { Holder } from '../billing/holder.ts';
import { requireRoomForWebsites } from '../billing/limits.ts';
import { greetingOf } from '../chat-prompts/greeting.ts';
import { insertMessage } from '../chat/store.ts';
import { insertWebsiteWithRevision } from '../creation/insert-website.ts';
import { settlePictures } from '../page-import/settle-pictures.ts';
import { pictureId } from '../page-import/draft.ts';
import type { ImportedSite, SiteReport } from '../page-import/site/imported-site.ts';
import { createProgressWriter, whileWanted } from '../tasks/while-wanted.ts';
import { startOf } from '../templates/start-of.ts';
import { findTemplate } from '../templates/store.ts';
import { lockUser } from '../users/store.ts';
import { endUnlessOver } from './end-import.ts';
import { fetchPictures } from './fetch-pictures.ts';
import type { FetchedPictures } from './fetch-pictures.ts';
import { fetchSite, MOST_PAGES } from './fetch-site.ts';
import { endSiteImport, findSiteImport, holdSiteImport, saveProgress } from './store.ts';
import type { Progress, SiteImportRow } from './store.ts';

const UNEXPECTED = 'Something went wrong, and this did not finish. Please try again.';

/** Brings a website over, or once more after a crash: whatever happens, it ends once, and a website is there only when all of it is. */
export async function runSiteImport(services: Services, { data, signal: closing }: Run<{ id: string }>): Promise<void> {
  const { db, log } = services;
  const row = await findSiteImport(db, data.id);
  if (row?.state !== 'WORKING') return;
  await whileWanted(
    services,
    { websiteId: row.id, closing, isWanted: async () => (await findSiteImport(db, row.id))?.state === 'WORKING' },
    async ({ signal, stop }) => {
      const save = (progress: Progress) => saveProgress(db, row.id, progress);
      const progress = createProgressWriter({ log, save, stop });
      const found = await bring(services, row, signal, progress.note).finally(progress.settled);
      signal.throwIfAborted();
      await keepMade(services, row, found);
    },
    async (error) => {
      if (!(error instanceof Failure)) log.error('A website could not be brought over', { error, id: row.id });
      const note = error instanceof Failure ? sentenceIn(error) : UNEXPECTED;
      await endUnlessOver(services, row.id, { state: 'FAILED', note });
    },
  );
}

function sentenceIn(error: Failure): string {
  const { details } = error;
  return (details.code === 'INVALID' && details.fields['address']?.join(' ')) || error.message;
}

async function bring(
  services: Services,
  row: SiteImportRow,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) {
  const { db, reading, safeFetch } = services;
  const { plan } = await holderNow(services, db, row);
  const fetched = await fetchSite({ safeFetch, reading, signal, onProgress }, row.address);
  const total = fetched.pages.length;
  onProgress({ note: 'Putting the pages together', done: total, total });
  const template = row.templateId === null ? undefined : await findTemplate(db, row.templateId);
  const site = await reading.site({
    pages: fetched.pages,
    sheets: fetched.sheets,
    look: template ? await startOf(db, template) : null,
    mostPages: Math.min(MOST_PAGES, plan.pages),
  });
  signal.throwIfAborted();
  const pictures = await fetchPictures({ safeFetch, signal, onProgress, room: plan.mediaBytes }, site.pictures);
  onProgress({ note: 'Almost there', done: total, total });
  return { site, pictures, aside: fetched.aside };
}

const holderNow = async (
  { clock }: Pick<Services, 'clock'>,
  db: Services['db'],
  { ownerId }: SiteImportRow,
): Promise<Holder> =>
  ownerId === null ? visitorHolder() : holderFrom(await db.transaction((tx) => lockUser(tx, ownerId)), clock());

type Found = { site: ImportedSite; pictures: FetchedPictures; aside: SiteReport['pages'] };

/** Stores what was found, all of it or nothing, once. */
async function keepMade(services: Services, row: SiteImportRow, { site, pictures, aside }: Found): Promise<void> {
  const { clock, prompts } = services;
  const kept = await importAssets(services, row.id, pictures.pictures);
  const sizes = new Map(kept.sizes.map((size) => [size.id, size]));
  const found = new Map(
    [...pictures.ids].flatMap(([src, id]) => {
      const size = sizes.get(id);
      return size ? [[pictureId(src), size] as const] : [];
    }),
  );
  const document = withPictures(site, found);
  const report = withPictureReport(site.report, document, pictures, aside);
  const made = services.db.transaction(async (db) => {
    const user = row.ownerId === null ? null : await lockUser(db, row.ownerId);
    const standing = await holdSiteImport(db, row.id);
    if (standing?.state !== 'WORKING') return false;
    if (user) requireRoomForWebsites(user, clock());
    const holder = user ? holderFrom(user, clock()) : visitorHolder();
    const website = await insertWebsiteWithRevision(db, services, {
      id: row.id,
      author: holder.author,
      claimHash: row.claimHash,
      name: document.brand.name,
      brief: site.brief,
      templateId: row.templateId,
      document,
      field: 'address',
      source: 'IMPORT',
      sentence: `Brought over from ${new URL(row.address).host}`,
    });
    await requireRoomForMedia({ ...services, db }, website, kept.bytes);
    await kept.insert(db);
    const greeting = greetingOf(prompts.active('FIRST_DESIGN'), document, holder.plan.label);
    if (greeting !== '')
      await insertMessage(db, {
        id: services.ids(),
        websiteId: row.id,
        role: 'ASSISTANT',
        text: greeting,
        state: 'NOTHING_CHANGED',
        choices: [],
        createdAt: clock(),
      });
    await endSiteImport(db, row.id, { state: 'DONE', note: '', report, endedAt: clock() });
    return true;
  });
  if (!(await made.catch(() => false))) await kept.takeBack();
  await made;
}

function withPictures(site: ImportedSite, found: Parameters<typeof settlePictures>[2]): WebsiteDocument {
  const settled = settlePictures(site.document, site.pictures, found);
  const read = parseDocument(settled);
  if (!read.ok) throw new Error(`A website became no document: ${read.failure.message}`);
  const { brand, seo } = read.document;
  const onlyIfThere = (image: WebsiteDocument['brand']['logo']) =>
    image.source === 'asset' ? image : ({ source: 'none' } as const);
  return {
    ...read.document,
    brand: { ...brand, logo: onlyIfThere(brand.logo), icon: onlyIfThere(brand.icon) },
    seo: { ...seo, image: onlyIfThere(seo.image) },
  };
}

const withoutWords = (count: number) =>
  count === 1
    ? 'One picture has no description. Say what it shows, under Pictures, before you publish.'
    : `${count} pictures have no description. Say what they show, under Pictures, before you publish.`;

/** The report with what became of the pictures of each page, and with the pages that did not come along. */
function withPictureReport(
  report: SiteReport,
  document: WebsiteDocument,
  { problems }: FetchedPictures,
  aside: SiteReport['pages'],
): SiteReport {
  const bare = undescribed(document).length;
  const count = new Map(document.pages.map((page) => [page.path, assetIdsOf(page).length]));
  return {
    ...report,
    unsure: [...report.unsure, ...(bare > 0 ? [withoutWords(bare)] : [])],
    look: [
      ...report.look,
      ...(document.brand.logo.source === 'asset' ? ['The logo.'] : ['No logo was found that can be brought over.']),
    ],
    pages: [
      ...report.pages.map((page) => {
        const brought = page.path === null || page.kept.length === 0 ? 0 : (count.get(page.path) ?? 0);
        return {
          ...page,
          kept: [...page.kept, ...(brought > 0 ? [`${brought} ${brought === 1 ? 'picture' : 'pictures'}.`] : [])],
          leftOut: [...page.leftOut, ...problems.filter(({ url }) => url === page.url).map(({ sentence }) => sentence)],
        };
      }),
      ...aside,
    ],
  };
}
