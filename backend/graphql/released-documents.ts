import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '../db/index.ts';
import { forgetReleasesExcept, keepRelease, newestReleases } from './store.ts';

const manifestSchema = z.record(z.string(), z.string());

/** The web app's documents by hash, as its build wrote them. An API without a web app has none. */
export async function readManifest(file: string): Promise<Record<string, string>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} is not a manifest of persisted documents`, { cause: error });
  }
}

/**
 * This release's documents together with those of the release before, which pages that are still open may send. The
 * database remembers them from release to release.
 */
export async function acceptedDocuments(
  db: Database,
  manifest: Record<string, string>,
  now: Date,
): Promise<Map<string, string>> {
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(manifest).sort()))
    .digest('hex');
  await keepRelease(db, { hash, documents: manifest, firstSeenAt: now });
  const before = (await newestReleases(db, 2)).filter((release) => release.hash !== hash).slice(0, 1);
  await forgetReleasesExcept(db, [hash, ...before.map((release) => release.hash)]);
  return new Map([...before.flatMap((release) => Object.entries(release.documents)), ...Object.entries(manifest)]);
}
