import type { Services } from '../../context.ts';
import type { Tuning } from '../../integrations/fine-tuning/index.ts';
import type { TuningRow } from './store.ts';

/** What steps use. */
export type StepServices = Services & { tuning: Tuning; signal: AbortSignal };
/**
 * One step of a job, which may be done again at any time, by any process: it asks before it tells. Gives the milliseconds to wait until the
 * next. Throws `TuningAway` to be done again later, and `TuningRefused` or a Failure to end the job in words.
 */
export type Step = (services: StepServices, row: TuningRow) => Promise<number>;
