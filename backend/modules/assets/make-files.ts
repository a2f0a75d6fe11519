import type { Services } from '../../context.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { makeFiles, makePicture, plainFormat } from '../../integrations/make-pictures.ts';
import type { MadePicture, WantedFile } from '../../integrations/make-pictures.ts';
import type { Given } from '../../integrations/apart.ts';
import type { Picture, Sized } from '../../integrations/pictures.ts';
import { mediaKey, variantOf } from './asset-files.ts';
import type { AssetVariant } from './store.ts';

/** Parts of a phone, a phone with two pixels for one, most places on a desk, its full width, that of large ones. */
const WIDTHS = [480, 720, 960, 1440, 2000];
export const FALLBACK_WIDTH = 1200;
const ICON_SIDE = 180;

type Files = Pick<Services, 'storage'>;

/** The one file that every browser can show. */
export async function makeFallback(files: Files, websiteId: string, bytes: Buffer, picture: Picture) {
  const wanted = { format: plainFormat(picture), maxWidth: FALLBACK_WIDTH };
  return keepFile(files, websiteId, await makePicture(bytes, picture, wanted), 'fallback');
}

/**
 * The widths and formats that pages offer, with `icon` a square for browser tabs and home screens too. Doing it twice gives the same files
 * under the same names.
 */
export async function makeSizes(
  files: Files,
  websiteId: string,
  { bytes, picture, icon }: { bytes: Given; picture: Sized; icon: boolean },
): Promise<AssetVariant[]> {
  const wanted: WantedFile[] = widthsFor(picture.region ?? picture).flatMap((width) =>
    // Other programs show nothing but the first frame of a moving AVIF.
    (picture.isAnimated ? (['webp'] as const) : (['avif', 'webp'] as const)).map(
      (format) => ({ use: 'source', format, width }) as const,
    ),
  );
  if (icon) wanted.push({ use: 'icon', format: 'png', width: ICON_SIDE });
  const kept: AssetVariant[] = [];
  for (const { use, ...made } of await makeFiles(bytes, picture, wanted))
    kept.push(await keepFile(files, websiteId, made, use));
  return kept;
}

/** Widths below the picture's own, and its own when no other comes near. */
function widthsFor({ width }: { width: number }): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((candidate) => candidate < largest * 0.9), largest];
}

export async function keepFile({ storage }: Files, websiteId: string, made: MadePicture, use: AssetVariant['use']) {
  const variant = variantOf(made, use);
  await storage.put(mediaKey(websiteId, variant.file), made.body, contentTypes[made.format]);
  return variant;
}
