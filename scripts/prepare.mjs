// Makes a bare machine ready, with nothing but Node's own modules: packages, then on request a browser and the build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireBrowser } from './browser.mjs';
import { tryEdgeTools } from './edge-tools.mjs';
import { isInstalled } from './installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) stop(`Pagewright needs Node 20 or newer; this is ${process.versions.node}.`);

function stop(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args, what) {
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stop(`${what} failed; the lines above say why.`);
}

/** Runs `make` unless the stamp already holds this state. */
function once(stamp, state, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const hashOfFiles = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const SOURCES = ['app', 'backend', 'designer', 'hosting', 'public', 'sandbox', 'scoring', 'site'];
const sourceFiles = () => [
  ...readdirSync('.').filter((name) => /\.(ts|js|json)$/.test(name) && !name.endsWith('.test.ts')),
  'scripts/build.mjs',
  'scripts/backup.ts',
  'scripts/bundle-server.mjs',
  'scripts/in-ascii.mjs',
  ...SOURCES.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort(),
  ),
];

oneAtATime('.cache/preparing', () => console.info('Another command prepares this checkout; waiting for it …'));
if (!isInstalled('package-lock.json', 'node_modules/.package-lock.json')) {
  console.info('Installing packages …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing packages');
}
if (process.argv.includes('--browser')) {
  requireBrowser({ run, stop });
  tryEdgeTools();
}
if (process.argv.includes('--build'))
  once('build/.pagewright-sources', hashOfFiles(sourceFiles()), () => {
    console.info('Building …');
    run(process.execPath, ['scripts/build.mjs'], 'The build');
  });
