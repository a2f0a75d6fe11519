import { z } from 'zod';
import { openApi, testSettings } from './api.ts';
import { examplesIn } from './example-steps.ts';
import { hastyTuning, startTuning } from './tuning-steps.ts';
import { good } from './website-steps.ts';

/**
 * A process of its own on the embedded database of a folder, or on PostgreSQL: begins a fine-tuning job at an endpoint, says its id to its
 * parent, and waits for the endpoint until somebody kills it.
 */
const [baseUrl = '', where = '{}'] = process.argv.slice(2);
const api = await openApi({
  settings: testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))),
  tuning: hastyTuning(baseUrl, 120_000),
});
const admin = await api.person(['admin'], 'tuner');
await examplesIn(admin, 'search: ""');
process.send?.({ job: good(await startTuning(admin)).startTuningJob.id });
