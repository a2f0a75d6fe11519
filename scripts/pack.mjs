// What a server needs and nothing else, in `release/`: the build, the packages it loads, migrations and persisted documents.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const OUT = 'release';
const MOST_MB = 400;

/** Files of packages that no running process reads. */
const LEFT_OUT = /\.(?:map|d\.[mc]?ts|md|markdown|flow|tsbuildinfo)$/i;
const isRead = (path) => !LEFT_OUT.test(path) && !['node_modules', 'test', 'tests'].includes(basename(path));
/** A package may ask for it by a name that a browser's part of it has: they are in the build already. */
const IN_THE_BUILD = ['lucide', 'posthog-js', '@sentry/browser', 'typescript'];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
for (const path of [
  'build',
  'backend/db/migrations',
  'site/themes/common',
  'app/graphql/generated/persisted-documents.json',
  'scripts/start.mjs',
  'deploy',
])
  cpSync(path, join(OUT, path), { recursive: true, filter: (from) => !/\.map$/.test(from) });

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
  if (!path || dev || devOptional || !existsSync(path)) continue;
  if (IN_THE_BUILD.some((name) => path === `node_modules/${name}`)) continue;
  // A package of another package lies in its folder, but is one of its own.
  cpSync(path, join(OUT, path), {
    recursive: true,
    dereference: true,
    filter: (from) => from === path || isRead(from),
  });
}

const { name, version, license, type, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const manifest = {
  name,
  version,
  private: true,
  license,
  type,
  scripts: { start: scripts.start, backup: scripts.backup, restore: scripts.restore },
};
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
const megabytes = Math.round(sizeOf(OUT) / 1_000_000);
if (megabytes > MOST_MB) {
  console.error(`${OUT}/ has ${megabytes} MB; ${MOST_MB} MB are the most.`);
  process.exit(1);
}
console.info(
  `${OUT}/ is packed: ${megabytes} MB. Start it with "npm start" in that folder, or make an image of it (deploy/Dockerfile).`,
);
