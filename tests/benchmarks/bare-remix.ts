import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const binaryOf = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** Builds the smallest Remix application there is, and says how to serve it as Remix's own documentation does. */
export async function buildBareRemix() {
  const folder = 'tests/benchmarks/bare-remix';
  await run(process.execPath, [binaryOf('@remix-run/dev', 'dist/cli.js'), 'vite:build', '--logLevel', 'error'], {
    cwd: folder,
  });
  return [binaryOf('@remix-run/serve', 'dist/cli.js'), `${folder}/build/server/index.js`];
}
