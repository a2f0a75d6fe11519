import type Sharp from 'sharp';

/** What reads and makes pictures. It and its own libraries are 15 MB of memory, which a process has from its first picture on. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Decoded pictures are large and seldom asked for twice.
  sharp.cache(false);
  // Two pictures are looked at at once (`turns.ts`), as many as small machines have cores; more threads leave more memory behind.
  sharp.concurrency(1);
  return sharp;
}
