import type { Sharp, SharpOptions } from 'sharp';
import { drawSvg } from './draw-svg.ts';
import { saysGenerated } from './generated-mark.ts';
import { loadSharp } from './load-sharp.ts';
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
  /** An SVG as it was drawn: what everything else is made of. */
  drawn?: Buffer;
  /** What is kept of it, in pixels as it is seen; all of it when left out. */
  region?: Region;
  /** A model made it, and all that is made of it says so. */
  isGenerated?: boolean;
};

type Region = { left: number; top: number; width: number; height: number };

/** A part of a picture, given in percent, in its pixels. */
export function regionOf({ width, height }: Pick<Picture, 'width' | 'height'>, crop: Region): Region {
  const at = (of: number, percent: number, most: number) => Math.min(most, Math.round((of * percent) / 100));
  const [left, top] = [at(width, crop.left, width - 1), at(height, crop.top, height - 1)];
  return {
    left,
    top,
    width: Math.max(1, at(width, crop.width, width - left)),
    height: Math.max(1, at(height, crop.height, height - top)),
  };
}

export type MadeFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type MadePicture = { format: MadeFormat; width: number; height: number; body: Buffer };

/** More pixels than any camera that people carry; a small file can claim more to make us run out of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000;
const MAX_SECONDS = 30;
const ICON_SIDE = 180;

const UNKNOWN = 'This is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.';
const DAMAGED = 'This picture is damaged or incomplete. Export it again and upload the new file.';
const OTHER = 'This file says it is one kind of picture and is another. Export it again.';
const HEIC = 'This is a HEIC photo, as phones keep them. Export it as JPEG and upload that.';

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
    if (kind === 'svg') return await drawnPicture(bytes);
    const size = await sizeOf(bytes, kind);
    await decodeAll(await opened(bytes, size));
    return size;
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(DAMAGED, { cause: error });
  }
}

/** Every pixel is read, few are kept: a tenth of what statistics of them would take. */
const decodeAll = (picture: Sharp) =>
  picture.timeout({ seconds: MAX_SECONDS }).resize({ width: 16, fastShrinkOnLoad: false }).raw().toBuffer();

const NOT_DRAWN = {
  damaged: DAMAGED,
  other: OTHER,
  empty: 'This SVG has no area to show. Give it a width and a height.',
  slow: 'This SVG takes too long to draw. Simplify it, or export it as PNG.',
  stopped: 'The service is restarting and could not draw this SVG. Please upload it again.',
};

async function drawnPicture(bytes: Buffer): Promise<Picture> {
  const drawing = await drawSvg(bytes);
  if ('refused' in drawing) throw new PictureRefused(NOT_DRAWN[drawing.refused]);
  const sharp = await loadSharp();
  const { width, height, hasAlpha } = await sharp(drawing.png, options).metadata();
  return { kind: 'svg', width, height, hasAlpha, isAnimated: false, drawn: drawing.png };
}

/** An SVG is drawn in a square of 1,600 pixels at most. */
const DRAWN_PIXELS = 2_560_000;

/** How many pixels a file says it has, without decoding it; 0 for what is no picture. */
export async function claimedPixels(bytes: Buffer): Promise<number> {
  const kind = kindOf(bytes);
  if (kind === null) return 0;
  if (kind === 'svg') return DRAWN_PIXELS;
  const sharp = await loadSharp();
  const { width = 0, height = 0 } = await sharp(bytes, { ...options, limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
}

async function sizeOf(bytes: Buffer, kind: Exclude<PictureKind, 'svg'>): Promise<Picture> {
  const sharp = await loadSharp();
  const found = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const expected = kind === 'avif' ? 'heif' : kind;
  if (found.format !== expected) throw new PictureRefused(OTHER);
  const frames = found.pages ?? 1;
  const sides = { width: found.width, height: found.pageHeight ?? found.height };
  requireDrawable(sides, frames);
  const turned = (found.orientation ?? 1) >= 5;
  const seen = turned ? { width: sides.height, height: sides.width } : sides;
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

/**
 * The picture, upright. Everything but its pixels (place, camera, names, thumbnails) is left behind, since nothing asks sharp
 * to keep it.
 */
async function opened(bytes: Buffer, { drawn, isAnimated }: Pick<Picture, 'drawn' | 'isAnimated'>): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(drawn ?? bytes, { ...options, animated: isAnimated }).autoOrient();
}

/** The picture in one format, at most `maxWidth` wide and never larger than it is. */
export async function makePicture(
  bytes: Buffer,
  picture: Picture,
  { format, maxWidth }: { format: MadeFormat; maxWidth: number },
): Promise<MadePicture> {
  const isAnimated = picture.isAnimated && format === 'webp';
  const whole = await opened(bytes, { ...picture, isAnimated });
  const pipeline = (picture.region ? whole.extract(picture.region) : whole)
    .resize({ width: Math.min(maxWidth, (picture.region ?? picture).width), withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  return written(picture.isGenerated ? saysGenerated(pipeline) : pipeline, format);
}

/** Small enough to be looked at in a moment, large enough for a face. */
const LOOKED_AT = { width: 240, height: 240, fit: 'inside' } as const;

/**
 * The point that draws the eye, in percent from the left and the top: what a narrower frame should keep. Null where nothing stands out,
 * and for pictures that are mostly cut-outs: logos, drawings.
 */
export async function attentionOf(bytes: Buffer, picture: Picture): Promise<{ across: number; down: number } | null> {
  if (picture.hasAlpha || picture.isAnimated || picture.kind === 'svg') return null;
  const sharp = await loadSharp();
  const small = (await opened(bytes, picture)).resize(LOOKED_AT).timeout({ seconds: MAX_SECONDS });
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

/** A square PNG with the whole picture in it, for browser tabs and home screens. */
export async function makeIcon(bytes: Buffer, picture: Picture): Promise<MadePicture> {
  const pipeline = (await opened(bytes, { ...picture, isAnimated: false }))
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .timeout({ seconds: MAX_SECONDS });
  return written(picture.isGenerated ? saysGenerated(pipeline) : pipeline, 'png');
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
