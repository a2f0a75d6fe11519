import { beside, bundleServer } from '../../scripts/bundle-server.mjs';
import { BUNDLES, processes } from './bundles.ts';
import { emptyCopy } from './in-memory-database.ts';

/** Before all tests: what many of them begin with is made once. */
export default async function prepare(): Promise<void> {
  const entries = Object.fromEntries(processes.map((name) => [name, `tests/support/${name}.ts`]));
  await bundleServer({ ...beside, ...entries }, BUNDLES);
  emptyCopy();
}
