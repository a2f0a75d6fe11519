import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { BuiltRelease } from './built-release.ts';
import { findDocument, findReleaseWith, forgetReleases, hasAssets, keepRelease, nameAssets } from './store.ts';

export { readBuiltRelease } from './built-release.ts';
export type { BuiltRelease } from './built-release.ts';

const KEPT = 2;
/** Of releases that follow quickly, each stays this long. */
const KEPT_MS = 24 * 3_600_000;
const AT_ONCE = 8;
const TRY_AGAIN_MS = 60_000;

/** What pages ask for that were made by another release: by the one before, or by a newer one while processes are replaced. */
export type Releases = {
  /** The text of a document by its hash. */
  documentOf(hash: string): Promise<string | undefined>;
  /** A file for browsers that this release does not have. Null for a name that no kept release has. */
  assetOf(name: string): Promise<Uint8Array | null>;
  close(): Promise<void>;
};

type Needed = Pick<Services, 'db' | 'storage' | 'log' | 'clock'>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const folderOf = (release: string) => `releases/${release}`;
/** Names have large letters, which no key of ours has. */
const keyOf = (release: string, asset: string) => `${folderOf(release)}/${hashOf(asset)}`;

/** Only what this release has itself: where there is no other. */
export function onlyThisRelease({ documents }: BuiltRelease): Releases {
  const own = new Map(Object.entries(documents));
  return { documentOf: async (hash) => own.get(hash), assetOf: async () => null, close: async () => undefined };
}

/**
 * Writes this release down for the others, and finds what they wrote. Its documents are there at once, its assets a little later:
 * the first process of it puts them into the storage, and tries again as long as that is away.
 */
export async function openReleases(services: Needed, release: BuiltRelease): Promise<Releases> {
  const { db, storage, log, clock } = services;
  const { documents, assets } = release;
  const hash = hashOf(JSON.stringify([Object.entries(documents).sort(), assets]));
  await keepRelease(db, { hash, documents, firstSeenAt: clock() });

  const closing = new AbortController();
  const keeping = keepAndTidy(services, hash, release, closing.signal);

  const known = new Map(Object.entries(documents));
  const files = new Map<string, Uint8Array>();
  return {
    async documentOf(asked) {
      const text = known.get(asked) ?? (await findDocument(db, asked));
      if (text !== undefined) known.set(asked, text);
      return text;
    },
    async assetOf(name) {
      const kept = files.get(name);
      if (kept) return kept;
      const found = await findReleaseWith(db, name);
      const body = found === undefined ? null : await storage.get(keyOf(found, name));
      if (found !== undefined && !body) log.warn('An asset of another release is missing in the storage', { name });
      if (body) files.set(name, body);
      return body;
    },
    async close() {
      closing.abort();
      await keeping;
    },
  };
}

async function keepAndTidy(services: Needed, hash: string, release: BuiltRelease, ending: AbortSignal) {
  const { db, storage, log, clock } = services;
  while (!ending.aborted) {
    try {
      if (!(await hasAssets(db, hash))) await keepAssets(services, hash, release, ending);
      const moment = new Date(clock().getTime() - KEPT_MS);
      for (const forgotten of await forgetReleases(db, KEPT, moment)) await storage.removeFolder(folderOf(forgotten));
      return;
    } catch (error) {
      if (ending.aborted) return;
      log.warn('The assets of this release could not be kept for pages that are open; tried again soon', { error });
      await setTimeout(TRY_AGAIN_MS, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
}

/** Files first, then their names: what is named is there. */
async function keepAssets(
  { db, storage }: Needed,
  hash: string,
  { assets, folder }: BuiltRelease,
  ending: AbortSignal,
) {
  for (let start = 0; start < assets.length; start += AT_ONCE) {
    ending.throwIfAborted();
    await Promise.all(
      assets.slice(start, start + AT_ONCE).map(async (name) => {
        const body = await readFile(join(folder, name));
        await storage.put(keyOf(hash, name), body, 'application/octet-stream');
      }),
    );
  }
  await nameAssets(db, hash, assets);
}
