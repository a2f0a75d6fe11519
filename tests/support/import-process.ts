import { z } from 'zod';
import { openApi, testSettings } from './api.ts';
import { beginImport, neighbourFetch } from './import-steps.ts';

/**
 * A process of its own on the embedded database of a folder, or on PostgreSQL: begins to bring a website over, says the import's id to its
 * parent, and works on it until somebody kills it.
 */
const [address = '', where = '{}'] = process.argv.slice(2);
const api = await openApi({
  settings: testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))),
  safeFetch: neighbourFetch(),
});
process.send?.({ id: await beginImport(await api.person([], 'mover'), address) });
