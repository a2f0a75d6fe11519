import type { LinePart } from './line-parts.ts';
import { lineParts } from './line-parts.ts';

/**
 * Sends a file part after part while it comes. The next part is on its way while the one before is kept; one that overtook it is not
 * taken, and comes once more when that one is kept. Throws what the first part that fails throws.
 */
export async function sendParts(
  chunks: AsyncIterable<Uint8Array>,
  send: (part: LinePart) => Promise<unknown>,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  for await (const part of lineParts(chunks)) {
    const kept = sendAfter(before, () => send(part));
    // Thrown where it is waited for, which is after the part before it.
    kept.catch(() => undefined);
    await before;
    before = kept;
  }
  await before;
}

async function sendAfter(before: Promise<unknown>, send: () => Promise<unknown>): Promise<void> {
  const isKept = send().then(
    () => true,
    () => false,
  );
  await before;
  if (!(await isKept)) await send();
}
