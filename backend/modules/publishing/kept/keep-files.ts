import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../../context.ts';
import { Failure, unavailable } from '../../../failure.ts';
import { asBytes, packFile, siteFileKey } from './packed-file.ts';
import type { DrawnFile, PackedFile } from './packed-file.ts';
import { claimFiles, markKept } from './store.ts';

type Needed = Pick<Services, 'db' | 'storage' | 'clock' | 'log'>;

/** `quality` is Brotli's, to 11. `atOnce`: so many files are packed and written beside each other. */
type How = { quality: number; atOnce: number };

/**
 * Has the bytes of files in the storage before anything names them. What is there already is neither packed nor written again; what
 * is not named within a day is taken away. Throws UNAVAILABLE where they cannot be kept.
 */
export const keepFiles = (
  services: Needed,
  websiteId: string,
  files: readonly DrawnFile[],
  { quality, atOnce }: How,
): Promise<void> =>
  keepPacked(
    services,
    websiteId,
    files.map((file) => ({ etag: file.etag, pack: () => packFile(file, quality) })),
    atOnce,
  );

/** The same for files whose packed forms come from wherever `pack` has them. */
export async function keepPacked(
  { db, storage, clock, log }: Needed,
  websiteId: string,
  files: readonly { etag: string; pack(): Promise<PackedFile> }[],
  atOnce: number,
): Promise<void> {
  const byEtag = new Map(files.map((file) => [file.etag, file]));
  const missing = await claimFiles(db, websiteId, [...byEtag.keys()], clock());
  if (missing.size === 0) return;
  await eachOf(
    [...missing].flatMap((etag) => byEtag.get(etag) ?? []),
    atOnce,
    async ({ etag, pack }) => {
      const body = asBytes(await pack());
      await storage.put(siteFileKey(websiteId, etag), body, 'application/octet-stream').catch((error: unknown) => {
        if (error instanceof Failure) throw error;
        log.warn('Published files could not be kept', { error, website: websiteId });
        throw notKept();
      });
    },
  );
  const stray = await markKept(db, websiteId, [...missing]);
  if (stray.size === 0) return;
  await storage.remove([...stray].map((etag) => siteFileKey(websiteId, etag)));
  throw unavailable('This website is gone.');
}

const notKept = () =>
  unavailable(
    'The place where published pages are kept does not answer right now. Nothing was published: visitors see what they saw before. Please try again in a minute.',
  );

/** Does work on some at once, and none after one that failed. */
async function eachOf<One>(all: readonly One[], atOnce: number, work: (one: One) => Promise<void>): Promise<void> {
  let isOver = false;
  const rest = all.values();
  const some = async () => {
    for (const one of rest) {
      if (isOver) return;
      await work(one);
      // Whatever else this process is asked for is answered meanwhile.
      await setImmediate();
    }
  };
  const working = Array.from({ length: Math.max(1, atOnce) }, some);
  await Promise.all(working).catch(async (error: unknown) => {
    isOver = true;
    await Promise.allSettled(working);
    throw error;
  });
}
