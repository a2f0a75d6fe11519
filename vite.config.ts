import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { decidedFlags, firstLoadChunk, packedTighter } from './app/first-load.ts';
import { scriptText } from './app/script-text.ts';
import remixConfig from './remix.config.js';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    scriptText(),
    ...(isSsrBuild ? [] : [decidedFlags(remixConfig.future ?? {}), packedTighter()]),
  ],
  // The notices stand together in `third-party-licenses.txt`, not in each of many small files.
  esbuild: { legalComments: 'none' },
  // The server has the icons that are drawn, not the package with all of them: 25 MB less of memory.
  ssr: { noExternal: isSsrBuild ? ['lucide'] : [] },
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
