import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const MANIFEST = join('app', 'graphql', 'generated', 'persisted-documents.json');
const ASSETS = join('build', 'client', 'assets');
/** Beside each file lies what it was packed to. */
const PACKED = /\.(?:br|gz)$/;

const manifestSchema = z.record(z.string(), z.string());

/** What the web app's build left for whoever still has a page of it open. */
export type BuiltRelease = {
  /** Documents of GraphQL by their hash. */
  documents: Record<string, string>;
  /** Names of the files for browsers in `folder`, which change with what is in them. */
  assets: string[];
  folder: string;
};

/** The release that lies in this folder. An API without a web app has neither documents nor assets. */
export async function readBuiltRelease(): Promise<BuiltRelease> {
  const names = (await noneWhenMissing(readdir(ASSETS))) ?? [];
  return {
    documents: await readManifest(MANIFEST),
    assets: names.filter((name) => !PACKED.test(name)).sort(),
    folder: ASSETS,
  };
}

async function readManifest(file: string): Promise<Record<string, string>> {
  const text = await noneWhenMissing(readFile(file, 'utf8'));
  if (text === null) return {};
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is not a manifest of persisted documents`, { cause: error });
  }
}

const noneWhenMissing = <Found>(looked: Promise<Found>) =>
  looked.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
