import { beside, bundleServer } from '../../scripts/bundle-server.mjs';
import { BUNDLES, processes } from './bundles.ts';

/** Before all tests. */
export default async function makeBundles(): Promise<void> {
  const entries = Object.fromEntries(processes.map((name) => [name, `tests/support/${name}.ts`]));
  await bundleServer({ ...beside, ...entries }, BUNDLES);
}
