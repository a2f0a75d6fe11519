import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstLoadChunk } from './app/first-load.ts';
import remixConfig from './remix.config.js';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  // The notices stand together in `third-party-licenses.txt`, not in each of many small files.
  esbuild: { legalComments: 'none' },
  build: {
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    sourcemap: isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: firstLoadChunk, onlyExplicitManualChunks: true, hoistTransitiveImports: false } },
  },
}));
