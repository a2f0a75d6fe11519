import { EXAMPLES_PATH } from '../examples/example-entry.ts';

/** Panels of the screen of examples that fine-tuning has. */
export const JOBS_PANEL = `${EXAMPLES_PATH}?panel=jobs`;
export const NEW_JOB_PANEL = `${EXAMPLES_PATH}?panel=new-job`;
export const jobAddress = (job: string): string => `${EXAMPLES_PATH}?${new URLSearchParams({ panel: 'job', job })}`;

/** Where it is decided which model the assistant asks. */
export const MODEL_CHOICE = '/admin/kv-storages/model.default/edit';

/** What a job is made of, as the address of its form has it. */
export const planNames = ['kind', 'task', 'source', 'tag', 'tools', 'baseModel', 'epochs', 'suffix'] as const;
export type PlanName = (typeof planNames)[number];
