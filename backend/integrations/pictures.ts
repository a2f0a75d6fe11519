import type { SharpOptions } from 'sharp';
import { drawSvg } from './draw-svg.ts';
import { loadSharp } from './load-sharp.ts';
import { isHeic, kindOf, refusalOfSvg } from './picture-kinds.ts';
import type { PictureKind } from './picture-kinds.ts';

/** The file is no picture that we take; the message says why and what to do. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** A picture as its first bytes tell of it. Width and height as it is seen, after the camera's rotation. */
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

/** What has to be known of a picture whose kind does not matter any more. */
export type Sized = Pick<Picture, 'width' | 'height' | 'isAnimated' | 'drawn' | 'region' | 'isGenerated'>;

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

/** More pixels than any camera that people carry; a small file can claim more to make us run out of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000;

const UNKNOWN = 'This is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.';
const DAMAGED = 'This picture is damaged or incomplete. Export it again and upload the new file.';
const OTHER = 'This file says it is one kind of picture and is another. Export it again.';
const HEIC = 'This is a HEIC photo, as phones keep them. Export it as JPEG and upload that.';

const options: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true };

/**
 * Checks that the bytes begin as a picture that we take, for little: its kind by content, its size before anything is decoded. An SVG is
 * drawn. Whether the rest is sound is known once something is made of it (`takePicture`). Throws `PictureRefused`.
 */
export async function inspectPicture(bytes: Buffer): Promise<Picture> {
  const kind = kindOf(bytes);
  if (!kind) throw new PictureRefused(isHeic(bytes) ? HEIC : UNKNOWN);
  const refusal = kind === 'svg' ? refusalOfSvg(bytes) : null;
  if (refusal) throw new PictureRefused(refusal);
  return asDamaged(() => (kind === 'svg' ? drawnPicture(bytes) : sizeOf(bytes, kind)));
}

/** Its owner is told so. */
export const damaged = (cause?: unknown): PictureRefused => new PictureRefused(DAMAGED, { cause });

/** What a picture's library fails with is the picture's fault. */
export async function asDamaged<Result>(look: () => Promise<Result>): Promise<Result> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw damaged(error);
  }
}

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
