import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { connectTuning } from '#backend/integrations/fine-tuning/index.ts';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type TuningJob = {
  id: string;
  state: 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED' | 'LOST';
  step: string;
  remoteId: string | null;
  remoteState: string | null;
  wish: string | null;
  examples: number;
  validations: number;
  estimatedCost: number | null;
  done: number | null;
  total: number | null;
  model: string | null;
  trainedTokens: number | null;
  note: string;
  trouble: string;
  events: { message: string; isOurs: boolean; level: string }[];
};
const JOB = `id state step remoteId remoteState wish examples validations estimatedCost done total model trainedTokens
  note trouble events { message isOurs level }`;

/** The endpoint at an address, with little patience. */
export const hastyTuning = (baseUrl: string, timeoutMs = 3_000) =>
  connectTuning(
    { apiKey: 'key', baseUrl, model: 'gpt-4.1-mini' },
    { timeoutMs, uploadMs: timeoutMs * 10, restMs: () => 10 },
  );

export type TuningInput = {
  key?: string;
  kind?: string;
  tag?: string;
  tools?: string;
  baseModel?: string;
  epochs?: number;
  suffix?: string;
  isCostAccepted?: boolean;
};
const whole = (input: TuningInput) => ({
  key: randomBytes(8).toString('hex'),
  kind: 'ANSWER',
  tools: 'NONE',
  baseModel: 'gpt-4.1-mini',
  suffix: '',
  isCostAccepted: false,
  ...input,
});

export const startTuning = (
  person: TestPerson,
  input: TuningInput = {},
): Promise<Answer<{ startTuningJob: TuningJob }>> =>
  person.ask(`mutation ($input: TuningJobInput!) { startTuningJob(input: $input) { ${JOB} } }`, {
    input: whole(input),
  });

export const tellTuning = (
  person: TestPerson,
  id: string,
  wish: string,
): Promise<Answer<{ tellTuningJob: TuningJob }>> =>
  person.ask(`mutation ($id: ID!, $wish: TuningWish!) { tellTuningJob(id: $id, wish: $wish) { ${JOB} } }`, {
    id,
    wish,
  });

export async function tuningOf(person: TestPerson, id: string): Promise<TuningJob> {
  const { tuningJob } = good(
    await person.ask<{ tuningJob: TuningJob | null }>(`query ($id: ID!) { tuningJob(id: $id) { ${JOB} } }`, { id }),
  );
  if (!tuningJob) throw new Error('It is gone');
  return tuningJob;
}

/** Waits until it is as wanted. */
export async function whenTuning(
  person: TestPerson,
  id: string,
  isWanted: (job: TuningJob) => boolean = ({ state }) => state !== 'WORKING',
): Promise<TuningJob> {
  let job = await tuningOf(person, id);
  await vi.waitFor(
    async () => {
      job = await tuningOf(person, id);
      expect(isWanted(job), JSON.stringify(job)).toBe(true);
    },
    { timeout: 30_000, interval: 20 },
  );
  return job;
}

export const namesOfModels = async (person: TestPerson): Promise<string[]> =>
  good(await person.ask<{ tunedModels: { name: string }[] }>('{ tunedModels { name } }')).tunedModels.map(
    ({ name }) => name,
  );
