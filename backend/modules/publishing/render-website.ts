import type { WebsiteDocument } from '#site/model/document.ts';
import type { Context } from '../../context.ts';
import { mediaOf } from '../assets/document-media.ts';
import { planOf } from '../billing/plans.ts';
import { findSiteSettings } from '../settings/store.ts';
import { findUser } from '../users/store.ts';
import { addressOf } from '../websites/address.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { BuiltFile } from './build-snapshot.ts';
import { shownDocument } from './shown-document.ts';

/** Every file that visitors may ask for, and the names of the uploaded pictures that they need. */
export async function renderWebsite(
  context: Context,
  website: WebsiteRow,
  document: WebsiteDocument,
): Promise<{ files: BuiltFile[]; media: string[] }> {
  const plan = planOf((await findUser(context.db, website.ownerId ?? ''))?.plan ?? 'free');
  const { hiddenFromSearch, headCode } = await findSiteSettings(context.db, website.id);
  const media = await mediaOf(context, website.id, document);
  const files = await buildSnapshot(shownDocument(website, document), {
    origin: addressOf(context.settings, website.subdomain),
    badge: !plan.badgeRemovable,
    asset: media.asset,
    indexed: !hiddenFromSearch,
    headCode: plan.codeForHead ? headCode : '',
  });
  return { files: website.waitlist?.on ? atEveryPath(files, document) : files, media: media.files };
}

/** While a website waits, whoever follows a link to one of its pages meets the page that asks for an address. */
function atEveryPath(files: BuiltFile[], { pages }: WebsiteDocument): BuiltFile[] {
  const only = files.find(({ path }) => path === '/');
  const others = pages.map(({ path }) => path).filter((path) => path !== '/');
  return only ? [...files, ...others.map((path) => ({ ...only, path }))] : files;
}
