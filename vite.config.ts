import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  build: {
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    sourcemap: true,
    target: isSsrBuild ? 'node20' : undefined,
  },
}));
