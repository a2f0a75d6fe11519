import { saysGenerated } from './encode.mjs';
import { loadSharp } from './load-sharp.ts';

/**
 * A generated picture, looked at whole and written anew: nothing that its service put into the file stays, and it says what it is.
 * Rejects when it is damaged.
 */
export async function asGenerated(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = sharp(bytes, { failOn: 'error' }).autoOrient();
  return saysGenerated(whole).webp({ quality: 92, effort: 4 }).timeout({ seconds: 30 }).toBuffer();
}
