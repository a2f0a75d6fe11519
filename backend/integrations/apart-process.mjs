// The frame of a program that works on one picture and ends: see `apart.ts`.
import { readSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * Gives the picture and the question to `work`, which says its answers one by one. The question is what files to make of it.
 *
 * @typedef {{ files: { use: string, format: string, width: number }[], region?: object, isAnimated: boolean, isGenerated: boolean }} Question
 * @param {(bytes: Buffer, question: Question, say: (answer: unknown) => Promise<void>) => Promise<void>} work
 */
export async function workOnPicture(work) {
  // Whoever asked has ended: nobody waits for this any more, and libvips would not stop for less.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  setPriority(10);
  sharp.concurrency(1);
  sharp.cache(false);
  const [length, question] = process.argv.slice(2);
  const say = (answer) => new Promise((said) => process.send(answer, said));
  const ended = await work(readBytes(Number(length)), JSON.parse(question), say).then(
    () => 0,
    () => 1,
  );
  process.exit(ended);
}

/** So many bytes from whoever started this, without the copies that a stream makes of them. */
function readBytes(length) {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length;) {
    const read = readSync(0, bytes, at, length - at, null);
    if (read === 0) throw new Error('The picture came incomplete');
    at += read;
  }
  return bytes;
}

/** Gives memory back at once: nothing reads these bytes any more, and they are empty from now on. */
export function release({ buffer }) {
  const { port1, port2 } = new MessageChannel();
  // What is sent to a closed end is thrown away, and what was handed over with it.
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}
