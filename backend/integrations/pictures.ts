import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { isHeic, kindOf, refusalOfSvg } from './picture-kinds.ts';
import type { PictureKind } from './picture-kinds.ts';

/** The file is no picture that we take; the message says why and what to do. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** A picture that was looked at whole. Width and height as it is seen, after the camera's rotation. */
export type Picture = {
  kind: PictureKind;
  width: number;
  height: number;
  /** Frames after the first count too. */
  isAnimated: boolean;
  hasAlpha: boolean;
};

export type MadeFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type MadePicture = { format: MadeFormat; width: number; height: number; body: Buffer };

/** More pixels than any camera that people carry; a small file can claim more to make us run out of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000;
const MAX_SECONDS = 30;
/** A drawing has no size of its own: its longer side gets this many pixels. */
const DRAWN_SIDE = 1_600;
const CSS_PIXELS_AN_INCH = 72;
const ICON_SIDE = 180;

const UNKNOWN = 'This is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.';
const HEIC = 'This is a HEIC photo, as phones keep them. Export it as JPEG and upload that.';

// Decoded pictures are large and seldom asked for twice.
sharp.cache(false);

const options: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true };

/**
 * Checks that the bytes are a picture that we take, all of it: its kind by content, its size before anything is decoded, then every
 * pixel. Throws `PictureRefused`.
 */
export async function inspectPicture(bytes: Buffer): Promise<Picture> {
  const kind = kindOf(bytes);
  if (!kind) throw new PictureRefused(isHeic(bytes) ? HEIC : UNKNOWN);
  const refusal = kind === 'svg' ? refusalOfSvg(bytes) : null;
  if (refusal) throw new PictureRefused(refusal);
  try {
    const size = await sizeOf(bytes, kind);
    await (await opened(bytes, size)).timeout({ seconds: MAX_SECONDS }).stats();
    return size;
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('This picture is damaged or incomplete. Export it again and upload the new file.', {
      cause: error,
    });
  }
}

async function sizeOf(bytes: Buffer, kind: PictureKind): Promise<Picture> {
  const found = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const expected = kind === 'avif' ? 'heif' : kind;
  if (found.format !== expected)
    throw new PictureRefused('This file says it is one kind of picture and is another. Export it again.');
  const frames = found.pages ?? 1;
  const sides = { width: found.width, height: found.pageHeight ?? found.height };
  if (kind !== 'svg') requireDrawable(sides, frames);
  const turned = (found.orientation ?? 1) >= 5;
  const seen = kind === 'svg' ? drawnSize(sides) : turned ? { width: sides.height, height: sides.width } : sides;
  return { kind, ...seen, isAnimated: frames > 1 && (kind === 'gif' || kind === 'webp'), hasAlpha: found.hasAlpha };
}

function requireDrawable({ width, height }: { width: number; height: number }, frames: number) {
  const pixels = width * height;
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS)
    throw new PictureRefused(
      `This picture has ${width} × ${height} pixels. Make it smaller: up to 50 million pixels and ${MAX_SIDE} on a side are taken.`,
    );
  if (pixels * frames > MAX_PIXELS)
    throw new PictureRefused('This animation has too many or too large frames. Make it shorter or smaller.');
}

function drawnSize({ width, height }: { width: number; height: number }) {
  const scale = DRAWN_SIDE / Math.max(width, height, 1);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (size.width < 1 || size.height < 1)
    throw new PictureRefused('This SVG has no area to show. Give it a width and a height.');
  return size;
}

/**
 * The picture, upright. Everything but its pixels (place, camera, names, thumbnails) is left behind, since nothing asks sharp
 * to keep it. A drawing's own size decides how finely it is drawn, so that it is sharp and never larger than it shall be.
 */
async function opened(bytes: Buffer, { kind, isAnimated }: Pick<Picture, 'kind' | 'isAnimated'>): Promise<Sharp> {
  if (kind !== 'svg') return sharp(bytes, { ...options, animated: isAnimated }).autoOrient();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = (CSS_PIXELS_AN_INCH * DRAWN_SIDE) / Math.max(width, height, 1);
  return sharp(bytes, { ...options, density: Math.min(Math.max(density, 1), 100_000) });
}

/** The picture in one format, at most `maxWidth` wide and never larger than it is. */
export async function makePicture(
  bytes: Buffer,
  picture: Picture,
  { format, maxWidth }: { format: MadeFormat; maxWidth: number },
): Promise<MadePicture> {
  const isAnimated = picture.isAnimated && format === 'webp';
  const pipeline = (await opened(bytes, { ...picture, isAnimated }))
    .resize({ width: Math.min(maxWidth, picture.width), withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  return written(pipeline, format);
}

/** A square PNG with the whole picture in it, for browser tabs and home screens. */
export async function makeIcon(bytes: Buffer, picture: Picture): Promise<MadePicture> {
  const pipeline = (await opened(bytes, { ...picture, isAnimated: false }))
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .timeout({ seconds: MAX_SECONDS });
  return written(pipeline, 'png');
}

async function written(pipeline: Sharp, format: MadeFormat): Promise<MadePicture> {
  const { data, info } = await encoded(pipeline, format).toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.pageHeight ?? info.height, body: data };
}

/** Effort 2 takes a tenth of AVIF's usual time for a few percent more bytes. */
function encoded(pipeline: Sharp, format: MadeFormat): Sharp {
  switch (format) {
    case 'avif':
      return pipeline.avif({ quality: 55, effort: 2 });
    case 'webp':
      return pipeline.webp({ quality: 78, effort: 3 });
    case 'jpeg':
      return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
    case 'png':
      return pipeline.png({ compressionLevel: 8, palette: true, quality: 90 });
  }
}
