import { expect, vi } from 'vitest';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

type Result = { held: number; misses: string[]; reply: string; changes: string[] };
export type GateRun = {
  id: string;
  state: 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
  note: string;
  verdict: 'PASSED' | 'FIXED_WORSE' | 'WORSE' | null;
  isByModel: boolean;
  tally: { better: number; worse: number; same: number; fixedWorse: number } | null;
  answers: number;
  answered: number;
  cases: {
    kind: 'FIXED' | 'EXAMPLE';
    name: string;
    comparison: 'BETTER' | 'WORSE' | 'SAME' | null;
    old: Result[];
    fresh: Result[];
  }[];
};
const RESULT = 'held misses reply changes';
const RUN = `id state note verdict isByModel tally { better worse same fixedWorse } answers answered
  cases { kind name comparison old { ${RESULT} } fresh { ${RESULT} } }`;

export type Gate = {
  oldName: string;
  newName: string;
  isFree: boolean;
  note: string;
  canReplay: boolean;
  whyNot: string;
  isByModel: boolean;
  fixedCases: number;
  examples: number;
  leftOut: number;
  costOfOnce: number | null;
  lastRun: GateRun | null;
};
const GATE = `oldName newName isFree note canReplay whyNot isByModel fixedCases examples leftOut costOfOnce lastRun { ${RUN} }`;

export const gateOf = async (person: TestPerson, id: string): Promise<Gate> => {
  const { chatTemplate } = good(
    await person.ask<{ chatTemplate: { gate: Gate } }>(
      `query ($id: ID!) { chatTemplate(id: $id) { gate { ${GATE} } } }`,
      {
        id,
      },
    ),
  );
  return chatTemplate.gate;
};

export const gateOfModel = async (person: TestPerson, model: string | null): Promise<Gate> =>
  good(
    await person.ask<{ gateOfModel: Gate }>(`query ($model: String) { gateOfModel(model: $model) { ${GATE} } }`, {
      model,
    }),
  ).gateOfModel;

/** Before all that is approved for training goes live. */
export const gateOfExamples = async (person: TestPerson): Promise<Gate> =>
  good(await person.ask<{ exampleSets: { gate: Gate } }>(`{ exampleSets { gate { ${GATE} } } }`)).exampleSets.gate;

type Input = { templateId?: string; isExamples?: boolean; isModel?: boolean; model?: string | null; times?: number };

export const startGate = (person: TestPerson, input: Input): Promise<Answer<{ startGateRun: GateRun }>> =>
  person.ask(`mutation ($input: GateRunInput!) { startGateRun(input: $input) { ${RUN} } }`, {
    input: { times: 1, ...input },
  });

export const cancelGate = (person: TestPerson, id: string): Promise<Answer<{ cancelGateRun: GateRun }>> =>
  person.ask(`mutation ($id: ID!) { cancelGateRun(id: $id) { ${RUN} } }`, { id });

/** Replays a template against what counts, and waits for the end. */
export async function replayed(person: TestPerson, templateId: string, times = 1): Promise<GateRun> {
  good(await startGate(person, { templateId, times }));
  return whenReplayed(async () => (await gateOf(person, templateId)).lastRun);
}

/** Waits until it is over. */
export async function whenReplayed(read: () => Promise<GateRun | null>): Promise<GateRun> {
  const last = await vi.waitFor(
    async () => {
      const run = await read();
      expect(run?.state).not.toBe('WORKING');
      return run;
    },
    { timeout: 150_000, interval: 100 },
  );
  if (!last) throw new Error('There is no replay');
  return last;
}
