import type { Sharp } from 'sharp';
import type { PhotoLook } from '#site/photos/photo-looks.ts';
import { z } from 'zod';
import { workApart, type Given } from './apart.ts';
import { encoded, saysGenerated } from './encode.mjs';
import { loadSharp } from './load-sharp.ts';
import { asDamaged, inspectPicture, openPicture } from './pictures.ts';
import type { Picture, Sized } from './pictures.ts';

export type MadeFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type MadePicture = { format: MadeFormat; width: number; height: number; body: Buffer };

/** A file to be made: `width` is the most that it gets, and of an icon both sides. */
export type WantedFile = { use: 'source' | 'icon'; format: MadeFormat; width: number };

const MAX_SECONDS = 30;
/** Less than the job has that waits for it. */
const MOST_MS = 100_000;

/** The format that every browser can show such a picture in. */
export const plainFormat = ({ isAnimated, hasAlpha }: Pick<Picture, 'isAnimated' | 'hasAlpha'>): MadeFormat =>
  isAnimated ? 'webp' : hasAlpha ? 'png' : 'jpeg';

type Taken = { picture: Picture; first: MadePicture; point: { across: number; down: number } | null; look: PhotoLook };

/**
 * Looks at a picture whole, once: what it is, a first file of it at most `maxWidth` wide that every browser can show, the point that
 * draws the eye, and how sharp and calm it is. Throws `PictureRefused` for what is no picture that we take, damaged ones among them.
 */
export async function takePicture(
  bytes: Buffer,
  { maxWidth, isGenerated }: { maxWidth: number; isGenerated: boolean },
): Promise<Taken> {
  const picture = { ...(await inspectPicture(bytes)), isGenerated };
  return asDamaged(async () => {
    const first = await makePicture(bytes, picture, { format: plainFormat(picture), maxWidth });
    return { picture, first, point: await attentionOf(first.body, picture), look: await lookOf(first.body) };
  });
}

/** The picture in one format, at most `maxWidth` wide and never larger than it is. */
export async function makePicture(
  bytes: Buffer,
  picture: Picture,
  { format, maxWidth }: { format: MadeFormat; maxWidth: number },
): Promise<MadePicture> {
  const isAnimated = picture.isAnimated && format === 'webp';
  const whole = await openPicture(bytes, { ...picture, isAnimated });
  const pipeline = (picture.region ? whole.extract(picture.region) : whole)
    .resize({ width: Math.min(maxWidth, (picture.region ?? picture).width), withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  return written(picture.isGenerated ? saysGenerated(pipeline) : pipeline, format);
}

async function written(pipeline: Sharp, format: MadeFormat): Promise<MadePicture> {
  const { data, info } = await encoded(pipeline, format).toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.pageHeight ?? info.height, body: data };
}

const madeSchema = z.object({
  use: z.enum(['source', 'icon']),
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  width: z.number(),
  height: z.number(),
  body: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});

/** Many files of one picture, in the order in which they are wanted, by a process of its own that lets everything else go first. */
export async function makeFiles(bytes: Given, picture: Sized, files: WantedFile[]) {
  const { region, isAnimated, isGenerated, drawn = bytes } = picture;
  const question = { files, region, isAnimated, isGenerated };
  const made = await workApart('making', { bytes: drawn, question, mostMs: MOST_MS });
  if ('failed' in made) throw new Error(`The files of a picture were not made: ${made.failed}`);
  return made.said.map((file) => madeSchema.parse(file));
}

/** So large, in pixels, that a photo that is blurred where it is shown is blurred here. */
const JUDGED_AT = { width: 480, height: 480, fit: 'inside' } as const;

/** How sharp a picture is and how many tones it has. */
export async function lookOf(bytes: Buffer): Promise<PhotoLook> {
  const sharp = await loadSharp();
  const small = sharp(bytes).resize(JUDGED_AT).flatten({ background: '#ffffff' });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { sharpness, entropy } = await sharp(data, { raw: { width, height, channels } }).stats();
  return { sharpness: rounded(sharpness), entropy: rounded(entropy) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Small enough to be looked at in a moment, large enough for a face. */
const LOOKED_AT = { width: 240, height: 240, fit: 'inside' } as const;

/**
 * The point that draws the eye, in percent from the left and the top: what a narrower frame should keep. Null where nothing stands out,
 * and for pictures that are mostly cut-outs: logos, drawings.
 */
export async function attentionOf(bytes: Buffer, picture: Picture): Promise<{ across: number; down: number } | null> {
  if (picture.hasAlpha || picture.isAnimated || picture.kind === 'svg') return null;
  const sharp = await loadSharp();
  const small = (await openPicture(bytes, picture)).resize(LOOKED_AT).timeout({ seconds: MAX_SECONDS });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The point is told for a crop alone, and in pixels of what is cropped.
  const cropped = await sharp(data, { raw: { width, height, channels } })
    .resize({ width, height: Math.ceil(height / 2), fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = cropped.info;
  if (attentionX === 0 && attentionY === 0) return null;
  const percent = (at: number, of: number) => Math.max(0, Math.min(100, Math.round((at / of) * 100)));
  return { across: percent(attentionX, width), down: percent(attentionY, height) };
}
