import { within } from '../../../within.ts';

/** Nobody waits longer for a page of the provider. */
const LONGEST_MS = 10_000;

/** The same, unless it takes longer than somebody waits: then it rejects, and what was begun is found there by the next try. */
export const inTime = <Value>(work: Promise<Value>) => within(LONGEST_MS, 'The payment provider', work);
