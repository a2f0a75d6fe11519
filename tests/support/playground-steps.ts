import { expect, vi } from 'vitest';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type RunSide = {
  side: 'LEFT' | 'RIGHT';
  template: { id: string; name: string; version: number } | null;
  isOver: boolean;
  hasResult: boolean;
  note: string;
  changes: string[];
  refused: { name: string; input: string; reason: string }[];
  reply: string;
  usage: { isModel: boolean; model: string | null; inputTokens: number | null; cost: number | null } | null;
};
export type PlaygroundRun = {
  id: string;
  state: 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
  note: string;
  about: string;
  seed: number;
  isByModel: boolean;
  verdict: string | null;
  difference: string[];
  sides: [RunSide, RunSide];
};
const RUN = `id state note about seed isByModel verdict difference sides {
  side template { id name version } isOver hasResult note changes refused { name input reason } reply
  usage { isModel model inputTokens cost } }`;

type SideInput = { templateId?: string; version?: number; model?: string; temperature?: number };
export type RunInput = {
  task: 'BRIEF' | 'MESSAGE';
  words: string;
  sample?: string;
  trainingId?: string;
  seed?: number;
  left?: SideInput;
  right?: SideInput;
};

export const startRun = (person: TestPerson, input: RunInput): Promise<Answer<{ startPlaygroundRun: PlaygroundRun }>> =>
  person.ask(`mutation ($input: PlaygroundRunInput!) { startPlaygroundRun(input: $input) { ${RUN} } }`, {
    input: { left: {}, right: {}, ...input },
  });

export const tellRun = async (
  person: TestPerson,
  verb: 'repeatPlaygroundRun' | 'cancelPlaygroundRun',
  id: string,
): Promise<PlaygroundRun> => {
  const told = await person.ask<Record<typeof verb, PlaygroundRun>>(
    `mutation ($id: ID!) { ${verb}(id: $id) { ${RUN} } }`,
    { id },
  );
  return good(told)[verb];
};

export const judgeRun = (
  person: TestPerson,
  id: string,
  verdict: string | null,
): Promise<Answer<{ judgePlaygroundRun: PlaygroundRun }>> =>
  person.ask(
    `mutation ($id: ID!, $verdict: PlaygroundVerdict) { judgePlaygroundRun(id: $id, verdict: $verdict) { ${RUN} } }`,
    { id, verdict },
  );

export const runOf = async (person: TestPerson, id: string): Promise<PlaygroundRun | null> =>
  good(
    await person.ask<{ playgroundRun: PlaygroundRun | null }>(
      `query ($id: ID!) { playgroundRun(id: $id) { ${RUN} } }`,
      { id },
    ),
  ).playgroundRun;

/** Waits until it is over. */
export async function whenRun(person: TestPerson, id: string): Promise<PlaygroundRun> {
  await vi.waitFor(async () => expect((await runOf(person, id))?.state).not.toBe('WORKING'), {
    timeout: 30_000,
    interval: 20,
  });
  const run = await runOf(person, id);
  if (!run) throw new Error('It is gone');
  return run;
}
