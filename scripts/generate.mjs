// Brief to website: bundled once, so that a call starts in a moment, and anew when a source has changed.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, '.cache/generate');
const bundle = join(folder, 'generate.js');
const list = join(folder, 'sources.json');

/** When a source was last written; null when it is gone. */
const writtenAt = (source) => statSync(join(root, source), { throwIfNoEntry: false })?.mtimeMs ?? null;

const isFresh = () =>
  existsSync(bundle) &&
  existsSync(list) &&
  Object.entries(JSON.parse(readFileSync(list, 'utf8'))).every(([source, at]) => writtenAt(source) === at);

if (!isFresh()) {
  const { bundleServer } = await import('./bundle-server.mjs');
  mkdirSync(folder, { recursive: true });
  const { metafile } = await bundleServer({ generate: join(root, 'scripts/generate.ts') }, folder, {
    metafile: true,
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(
    list,
    JSON.stringify(Object.fromEntries(Object.keys(metafile.inputs).map((source) => [source, writtenAt(source)]))),
  );
}
await import(pathToFileURL(bundle).href);
