import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { facesOf, families } from '#site/themes/fonts.ts';
import { folderAbove } from '../folder-above.ts';

const require = createRequire(import.meta.url);

const OURS = join('site', 'themes', 'common');

/** The installed package that holds the file of each known font face, by its name; null for our own files. */
const fontFiles = new Map(
  Object.values(families).flatMap((family) =>
    facesOf(family, { italics: true }).map(({ file, package: source }) => [file, source] as const),
  ),
);

/** The bytes of a font file that themes use, or null for any other name. */
export function readFont(name: string): Buffer | null {
  const source = fontFiles.get(name);
  if (source === undefined) return null;
  if (source === null) return readFileSync(join(folderAbove(OURS), name));
  return readFileSync(join(dirname(require.resolve(`${source}/package.json`)), 'files', name));
}
