import { assetKeysOf } from '#site/model/assets-of.ts';
import type { Services } from '../../context.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findWebsite } from '../websites/store.ts';
import { filesOf, findShown, makeCrop, type ShownAsset } from './crops.ts';

/**
 * The pictures of these keys as a draft shows them. Crops of the newest draft are made when they are first asked for, the one file that
 * every browser shows; the others stand in as the whole picture, so that nobody has files made by asking.
 */
export async function draftMedia(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  keys: string[],
): Promise<Pick<ShownAsset, 'key' | 'files'>[]> {
  const found = await findShown(services.db, websiteId, keys);
  const isMissing = ({ crop, files }: ShownAsset) => crop !== undefined && files.length === 0;
  const website = found.some(isMissing) ? await findWebsite(services.db, websiteId) : undefined;
  const drafted = new Set(website ? assetKeysOf(await currentDocument(services.db, website)) : []);
  const answers: Pick<ShownAsset, 'key' | 'files'>[] = [];
  for (const shown of found) {
    const { key, asset } = shown;
    const made = isMissing(shown) && drafted.has(key) ? await attempt(services, shown) : shown.files;
    answers.push({ key, files: made.length > 0 ? made : filesOf(asset) });
  }
  return answers;
}

async function attempt(services: Pick<Services, 'db' | 'storage' | 'log'>, shown: ShownAsset) {
  try {
    return await makeCrop(services, shown, { sizes: false });
  } catch (error) {
    services.log.warn('A picture is shown whole', { error, asset: shown.asset.id });
    return [];
  }
}
