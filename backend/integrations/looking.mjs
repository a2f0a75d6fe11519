// A process that looks at pictures as they come, and is ended when none does: what that takes of memory goes with it.
import { read } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { encoded, saysGenerated } from './encode.mjs';

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 30;
/** So large, in pixels, that a photo that is blurred where it is shown is blurred here. */
const JUDGED_AT = { width: 480, height: 480, fit: 'inside' };
/** Small enough to be looked at in a moment, large enough for a face. */
const LOOKED_AT = { width: 240, height: 240, fit: 'inside' };

sharp.concurrency(1);
sharp.cache(false);
// Whoever asked has ended: nobody waits for this any more, and libvips would not stop for less.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const readSome = promisify(read);
let arrived = Promise.resolve();

// Questions and bytes come by two ways, both in the order in which they were asked.
process.on('message', ({ id, length, question }) => {
  const bytes = arrived.then(() => bytesFromParent(length));
  arrived = bytes.catch(() => undefined);
  void bytes
    .then((whole) => lookedAt(whole, question))
    .then(
      (answer) => process.send({ id, answer }, collect),
      () => process.send({ id, answer: null }, collect),
    );
});

/** Left to itself Node would collect the bytes of several photos first. */
const collect = () => globalThis.gc();

async function bytesFromParent(length) {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await readSome(0, bytes, at, length - at, null);
    if (bytesRead === 0) throw new Error('The picture came incomplete');
    at += bytesRead;
  }
  return bytes;
}

/** A file of the picture and, where it is to be judged, what can be told from its pixels. All of its data is read, which finds damage. */
async function lookedAt(bytes, { format, width, isAnimated, isGenerated, region, isJudged, mayHavePoint }) {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true, animated: isAnimated };
  const whole = sharp(bytes, options).autoOrient();
  const sized = (region ? whole.extract(region) : whole)
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  const seen = isAnimated ? null : await pixelsOf(sized);
  const pipeline = seen ? seen() : sized;
  const written = encoded(isGenerated ? saysGenerated(pipeline) : pipeline, format);
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  const file = { width: info.width, height: info.pageHeight ?? info.height, body: data };
  if (!isJudged) return { file };
  const shown = seen ?? (() => sharp(data));
  return { file, look: await lookOf(shown()), point: mayHavePoint ? await attentionOf(shown()) : null };
}

/** The pixels of a pipeline, decoded once, to begin others with. */
async function pixelsOf(pipeline) {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Object.assign(() => sharp(data, { raw: { width, height, channels } }), { width, height });
}

/** How sharp a picture is and how many tones it has. */
async function lookOf(picture) {
  const small = await pixelsOf(picture.resize(JUDGED_AT).flatten({ background: '#ffffff' }));
  const { sharpness, entropy } = await small().stats();
  return { sharpness: rounded(sharpness), entropy: rounded(entropy) };
}

const rounded = (value) => Math.round(value * 100) / 100;

/** The point that draws the eye, in percent from the left and the top; null where nothing stands out. */
async function attentionOf(picture) {
  const small = await pixelsOf(picture.resize(LOOKED_AT));
  const { width, height } = small;
  // The point is told for a crop alone, and in pixels of what is cropped.
  const { info } = await small()
    .resize({ width, height: Math.ceil(height / 2), fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = info;
  if (attentionX === 0 && attentionY === 0) return null;
  const percent = (at, of) => Math.max(0, Math.min(100, Math.round((at / of) * 100)));
  return { across: percent(attentionX, width), down: percent(attentionY, height) };
}
