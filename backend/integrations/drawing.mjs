// A process that draws one SVG and ends: whatever the drawing takes, it can be killed.
import { setPriority } from 'node:os';
import sharp from 'sharp';

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

// Whoever asked has ended: nobody waits for this any more, and libvips would not stop for less.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
setPriority(10);
sharp.concurrency(1);
process.once('message', async (svg) => {
  const answer = await drawn(svg).catch(() => ({ refused: 'damaged' }));
  process.send(answer, () => process.disconnect());
});
