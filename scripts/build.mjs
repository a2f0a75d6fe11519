// The production build: the Remix app (client and server bundles), then the process around it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beside, bundleServer, withPackages } from './bundle-server.mjs';
import { inAscii } from './in-ascii.mjs';

const remix = spawnSync('npx', ['remix', 'vite:build', '--logLevel', 'warn'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
  shell: process.platform === 'win32',
});
if (remix.status !== 0) process.exit(remix.status ?? 1);

// What is loaded only when somebody needs it lies in pieces of its own. They have a hash in their names, so that those of the last build would stay.
for (const name of readdirSync('build').filter((file) => file.startsWith('piece-'))) rmSync(join('build', name));
// The web app's own bundle is taken in, so that it shares its packages with the rest. V8 keeps the text of what runs: comments and
// indentation are left out of it, names stay.
const WEB = 'build/server';
await bundleServer(
  { server: 'server.ts', backup: 'scripts/backup.ts', 'server/index': `${WEB}/index.js`, ...beside },
  'build',
  {
    ...withPackages,
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    chunkNames: 'piece-[hash]',
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 200,
    legalComments: 'none',
    allowOverwrite: true,
  },
);
for (const name of readdirSync('build').filter((file) => file.endsWith('.js'))) {
  const path = join('build', name);
  writeFileSync(path, inAscii(readFileSync(path, 'utf8')));
}
rmSync(join(WEB, 'assets'), { recursive: true, force: true });

// Packed once, as small as it gets; what does not get smaller is sent as it is.
const ASSETS = 'build/client/assets';
const pack = {
  br: (bytes) => brotliCompressSync(bytes),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
for (const name of readdirSync(ASSETS).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(ASSETS, name));
  for (const [ending, packed] of Object.entries(pack)) {
    const smaller = packed(bytes);
    if (smaller.length < bytes.length) writeFileSync(join(ASSETS, `${name}.${ending}`), smaller);
  }
}

/** Packages whose code browsers are sent: their notices go along, in one file. */
const SENT_TO_BROWSERS = [
  'react',
  'react-dom',
  'scheduler',
  '@remix-run/react',
  '@remix-run/router',
  'react-router',
  'react-router-dom',
  'turbo-stream',
  'lucide',
  'react-hot-toast',
  '@conform-to/react',
  '@sentry/browser',
  '@sentry/core',
  'posthog-js',
  'idiomorph',
];
const noticeOf = (name) => {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
};
writeFileSync('build/client/third-party-licenses.txt', SENT_TO_BROWSERS.map(noticeOf).join('\n'));
