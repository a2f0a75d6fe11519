// The production build: the Remix app (client and server bundles), then the process around it.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const remix = spawnSync('npx', ['remix', 'vite:build', '--logLevel', 'warn'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
  shell: process.platform === 'win32',
});
if (remix.status !== 0) process.exit(remix.status ?? 1);

await build({
  entryPoints: { server: 'server.ts', sandbox: 'sandbox/thread.ts' },
  outdir: 'build',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
