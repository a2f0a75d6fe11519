// Code for Node in one file each: what the product's process runs, and whatever stands beside it on threads and in processes of its own.
import { build } from 'esbuild';

/** What is started by file name beside whoever needs it: each is looked for in the folder of the one that starts it. */
export const beside = {
  sandbox: 'sandbox/thread.ts',
  reading: 'backend/reading/thread.ts',
  database: 'backend/db/thread/thread.mjs',
  'make-folder': 'backend/db/thread/make-folder.mjs',
  drawing: 'backend/integrations/drawing.mjs',
  looking: 'backend/integrations/looking.mjs',
  making: 'backend/integrations/making.mjs',
};

/**
 * Packages that stay where they are installed: they have files beside their code, or are loaded only where somebody asks for them. All
 * others are bundled into what is run in production: to find and read their 2,800 files took longer than to run them.
 */
const KEPT_APART = [
  'sharp',
  '@electric-sql/pglite',
  '@fontsource/*',
  '@fontsource-variable/*',
  '@sentry/node',
  'oidc-provider',
  'pg-native',
  'vite',
];

/** How entries are bundled with the packages that they need, those of CommonJS among them. */
export const withPackages = {
  packages: 'bundle',
  external: KEPT_APART,
  // The files that Node would load, and names as they were: some packages say by them what went wrong.
  conditions: ['node'],
  keepNames: true,
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
  // Remix imports some packages for nothing.
  logOverride: { 'ignored-bare-import': 'silent' },
};

/** Bundles entries (name to source file) into a folder; packages stay where they are installed unless `options` say otherwise. */
export const bundleServer = (entryPoints, outdir, options = {}) =>
  build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
    ...options,
  });
