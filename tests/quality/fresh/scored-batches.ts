import { readdirSync, readFileSync } from 'node:fs';
import { batchSchema, type Batch } from './batch.ts';

const batchesIn = (folder: URL): Batch[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => batchSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

/** The batches that have had their first score, in order: what they hold may be mended for, and looked at. */
export const scoredBatches = (): Batch[] => batchesIn(new URL('batches/', import.meta.url));

/** Messages that were written by whoever made the chat, to develop on: no measure of what it understands. */
export const ownBatches = (): Batch[] => batchesIn(new URL('own/', import.meta.url));
