// A process that makes the files of one picture, one after the other, and ends: what that takes of memory goes with it.
import sharp from 'sharp';
import { release, workOnPicture } from './apart-process.mjs';
import { encoded, saysGenerated } from './encode.mjs';

const MAX_PIXELS = 50_000_000;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

await workOnPicture(async (bytes, { files, region, isAnimated, isGenerated }, say) => {
  const open = (animated) => {
    const whole = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true, animated });
    return region ? whole.autoOrient().extract(region) : whole.autoOrient();
  };
  const still = await decodedOnce(open(false), Math.max(...files.map(({ width }) => width)));
  if (!isAnimated) release(bytes);
  for (const { use, format, width } of files) {
    const pipeline =
      use === 'icon'
        ? still().resize({ width, height: width, fit: 'contain', background: CLEAR })
        : (isAnimated && format === 'webp' ? open(true) : still()).resize({ width, withoutEnlargement: true });
    const written = encoded(isGenerated ? saysGenerated(pipeline) : pipeline, format);
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    await say({ use, format, width: info.width, height: info.pageHeight ?? info.height, body: data });
  }
});

/** The picture as it is needed at its widest: to decode a large photo anew for each file takes longer than to write the file. */
async function decodedOnce(picture, widest) {
  const { data, info } = await picture
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}
