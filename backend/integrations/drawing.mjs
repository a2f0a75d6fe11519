// A process that draws one SVG and ends: whatever the drawing takes, it can be killed.
import sharp from 'sharp';
import { workOnPicture } from './apart-process.mjs';

/** A drawing has no size of its own: its longer side gets this many pixels. */
const DRAWN_SIDE = 1_600;
const CSS_PIXELS_AN_INCH = 72;
const MAX_PIXELS = 50_000_000;

async function drawn(svg) {
  const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return { refused: 'other' };
  const scale = DRAWN_SIDE / Math.max(width, height, 1);
  if (Math.round(width * scale) < 1 || Math.round(height * scale) < 1) return { refused: 'empty' };
  const density = Math.min(Math.max(CSS_PIXELS_AN_INCH * scale, 1), 100_000);
  const drawing = sharp(svg, { density, failOn: 'error', limitInputPixels: MAX_PIXELS });
  return { png: await drawing.png({ compressionLevel: 1 }).toBuffer() };
}

await workOnPicture(async (svg, _question, say) => say(await drawn(svg)));
