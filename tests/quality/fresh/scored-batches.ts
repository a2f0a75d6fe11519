import { readdirSync, readFileSync } from 'node:fs';
import { batchSchema, type Batch } from './batch.ts';

const folder = new URL('batches/', import.meta.url);

/** The batches that have had their first score, in order: what they hold may be mended for, and looked at. */
export const scoredBatches = (): Batch[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => batchSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
