import { withPosts } from '#site/blog/index.ts';
import type { Post } from '#site/blog/index.ts';
import { assetKeysOf } from '#site/model/assets-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { RenderOptions } from '#site/render/index.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { mediaOfAssets } from '../assets/document-media.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { findSiteSettings } from '../site-settings/store.ts';
import { addressOf } from '../websites/address.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { drawSnapshot, publicOptions } from './build-snapshot.ts';
import type { DrawnFile } from './kept/packed-file.ts';
import { shownDocument } from './shown-document.ts';

/** Everything beside the document that published pages are made from. */
export type PageSettings = Pick<WebsiteRow, 'id' | 'subdomain' | 'primaryHost' | 'waitlist'> & {
  badge: boolean;
  indexed: boolean;
  headCode: string;
};

/** As it stands now; somebody who holds the website's row reads what cannot change before they let go of it. */
export async function pageSettingsOf(db: Database, website: WebsiteRow, now: Date): Promise<PageSettings> {
  const plan = await planOfWebsite(db, website, now);
  const { hiddenFromSearch, headCode } = await findSiteSettings(db, website.id);
  return {
    id: website.id,
    subdomain: website.subdomain,
    primaryHost: website.primaryHost,
    waitlist: website.waitlist,
    badge: !plan.badgeRemovable,
    indexed: !hiddenFromSearch,
    headCode: plan.codeForHead ? headCode : '',
  };
}

/** Every file that visitors may ask for, but those of posts, and the names of the uploaded pictures that they need. */
export async function renderWebsite(
  services: Services,
  settings: PageSettings,
  document: WebsiteDocument,
  posts: readonly Post[],
): Promise<{ files: DrawnFile[]; media: string[]; options: RenderOptions }> {
  const media = await mediaOfAssets(services, settings.id, assetKeysOf([document, posts.map(({ cover }) => cover)]));
  const options = optionsOf(services, settings, media.asset);
  const { waitlist } = settings;
  const shown = shownDocument({ waitlist }, document);
  const drawn = waitlist?.on ? options : withPosts(document, posts, options);
  const files = await drawSnapshot(shown, drawn);
  return { files: waitlist?.on ? atEveryPath(files, document) : files, media: media.files, options };
}

/** How the pages of a website are made that visitors see. */
export const optionsOf = (
  services: Pick<Services, 'settings'>,
  { id: _id, subdomain, primaryHost, waitlist: _waitlist, ...options }: PageSettings,
  asset: RenderOptions['asset'],
): RenderOptions =>
  publicOptions({ ...options, asset, origin: addressOf(services.settings, { subdomain, primaryHost }) });

/** While a website waits, whoever follows a link to one of its pages meets the page that asks for an address. */
function atEveryPath(files: DrawnFile[], { pages }: WebsiteDocument): DrawnFile[] {
  const only = files.find(({ path }) => path === '/');
  const others = pages.map(({ path }) => path).filter((path) => path !== '/');
  return only ? [...files, ...others.map((path) => ({ ...only, path }))] : files;
}
