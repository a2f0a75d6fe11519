import { rmSync } from 'node:fs';
import { beside, bundleServer, withPackages } from '../../scripts/bundle-server.mjs';
import { BUNDLES, processes } from './bundles.ts';
import { emptyCopy } from './in-memory-database.ts';

/** Before all tests: what many of them begin with is made once, though more than one project asks for it. */
export default async function prepare(): Promise<void> {
  const run = String(process.pid);
  if (process.env['PREPARED_BY'] === run) return;
  process.env['PREPARED_BY'] = run;
  const entries = Object.fromEntries(processes.map((name) => [name, `tests/support/${name}.ts`]));
  rmSync(BUNDLES, { recursive: true, force: true });
  await bundleServer({ ...beside, ...entries }, BUNDLES, { ...withPackages, splitting: true });
  emptyCopy();
}
