import { gateAddress, MODEL_KEY } from '../gate/gate-address.ts';
import { entryPath } from '../noun.ts';
import { EXAMPLES_PATH } from '../examples/example-entry.ts';

/** Panels of the screen of examples that fine-tuning has. */
export const JOBS_PANEL = `${EXAMPLES_PATH}?panel=jobs`;
export const NEW_JOB_PANEL = `${EXAMPLES_PATH}?panel=new-job`;
export const jobAddress = (job: string): string => `${EXAMPLES_PATH}?${new URLSearchParams({ panel: 'job', job })}`;

/** Where it is decided whether everybody's assistant asks a model: replayed first, or with a reason. */
export const choiceOf = (model: string): string =>
  gateAddress(entryPath({ path: '/admin/kv-storages' }, MODEL_KEY), model);

/** What a job is made of, as the address of its form has it. */
export const planNames = ['kind', 'task', 'source', 'tag', 'tools', 'baseModel', 'epochs', 'suffix'] as const;
export type PlanName = (typeof planNames)[number];
