// Code for Node in one file each: what the product's process runs, and whatever stands beside it on threads and in processes of its own.
import { build } from 'esbuild';

/** What is started by file name beside whoever needs it: each is looked for in the folder of the one that starts it. */
export const beside = {
  sandbox: 'sandbox/thread.ts',
  reading: 'backend/reading/thread.ts',
  database: 'backend/db/thread/thread.mjs',
  'make-folder': 'backend/db/thread/make-folder.mjs',
  drawing: 'backend/integrations/drawing.mjs',
};

/** Bundles entries (name to source file) into a folder; packages stay where they are installed. */
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
