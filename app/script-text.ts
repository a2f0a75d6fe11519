import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SUFFIX = '?script';

/** `import text from './entry.ts?script'`: an entry and all that it imports, as the text of one script that a page can hold. */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const { outputFiles, metafile } = await build({
      entryPoints: [id.slice(0, -SUFFIX.length)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      write: false,
      metafile: true,
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
    return `export default ${JSON.stringify(outputFiles[0]?.text.trim())};`;
  },
});
