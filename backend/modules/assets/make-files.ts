import type { Services } from '../../context.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { makeIcon, makePicture } from '../../integrations/pictures.ts';
import type { MadeFormat, MadePicture, Picture } from '../../integrations/pictures.ts';
import { mediaKey, variantOf } from './asset-files.ts';
import type { AssetVariant } from './store.ts';

/** Phones, small screens, most places on a desk, the full width of a desk. */
const WIDTHS = [480, 960, 1440, 2000];
const FALLBACK_WIDTH = 1200;

type Files = Pick<Services, 'storage'>;

/** The one file that every browser can show. */
export async function makeFallback(files: Files, websiteId: string, bytes: Buffer, picture: Picture) {
  const format: MadeFormat = picture.isAnimated ? 'webp' : picture.hasAlpha ? 'png' : 'jpeg';
  const made = await makePicture(bytes, picture, { format, maxWidth: FALLBACK_WIDTH });
  return { made, variant: await keepFile(files, websiteId, made, 'fallback') };
}

/** The widths and formats that pages offer. Doing it twice gives the same files under the same names. */
export async function makeSizes(files: Files, websiteId: string, bytes: Buffer, picture: Picture) {
  const made: AssetVariant[] = [];
  for (const maxWidth of widthsFor(picture.region ?? picture)) {
    // Other programs show nothing but the first frame of a moving AVIF.
    for (const format of picture.isAnimated ? (['webp'] as const) : (['avif', 'webp'] as const))
      made.push(await keepFile(files, websiteId, await makePicture(bytes, picture, { format, maxWidth }), 'source'));
  }
  return made;
}

export const makeIconFile = async (files: Files, websiteId: string, bytes: Buffer, picture: Picture) =>
  keepFile(files, websiteId, await makeIcon(bytes, picture), 'icon');

/** Widths below the picture's own, and its own when no other comes near. */
function widthsFor({ width }: { width: number }): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((candidate) => candidate < largest * 0.9), largest];
}

async function keepFile({ storage }: Files, websiteId: string, made: MadePicture, use: AssetVariant['use']) {
  const variant = variantOf(made, use);
  await storage.put(mediaKey(websiteId, variant.file), made.body, contentTypes[made.format]);
  return variant;
}
