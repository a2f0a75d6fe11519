import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type ExampleAnswer = {
  id: string;
  kind: 'ANSWER' | 'PREFERENCE';
  words: string;
  document: unknown;
  answer: { calls: { name: string; input: Record<string, unknown> }[]; reply: string };
  tags: string[];
  source: string;
  state: 'NEW' | 'APPROVED' | 'REJECTED';
  split: 'TRAINING' | 'VALIDATION';
  version: number;
  alike: { id: string }[];
};

const EXAMPLE = 'id kind words document answer { calls reply } tags source state split version alike { id }';

type Input = { task?: string; words: string; calls?: unknown; reply?: string; tags?: string[]; score?: number };
const whole = (input: Input) => ({ calls: [], reply: 'Done.', tags: [], ...input });

export const addExample = (person: TestPerson, input: Input): Promise<Answer<{ createExample: ExampleAnswer }>> =>
  person.ask(`mutation ($input: NewExampleInput!) { createExample(input: $input) { ${EXAMPLE} } }`, {
    input: { task: 'MESSAGE', ...whole(input) },
  });

export const editExample = (
  person: TestPerson,
  id: string,
  { input, version }: { input: Input; version?: number },
): Promise<Answer<{ updateExample: ExampleAnswer }>> =>
  person.ask(
    `mutation ($id: ID!, $input: ExampleInput!, $version: Int) { updateExample(id: $id, input: $input, version: $version) { ${EXAMPLE} } }`,
    { id, version, input: whole(input) },
  );

export const exampleOf = async (person: TestPerson, id: string): Promise<ExampleAnswer | null> =>
  good(
    await person.ask<{ example: ExampleAnswer | null }>(`query ($id: ID!) { example(id: $id) { ${EXAMPLE} } }`, { id }),
  ).example;

/** Those that a list gives, at most a hundred. */
export async function examplesIn(person: TestPerson, args: string): Promise<ExampleAnswer[]> {
  const { examples } = good(
    await person.ask<{ examples: { edges: { node: ExampleAnswer }[] } }>(
      `{ examples(first: 50, ${args}) { edges { node { ${EXAMPLE} } } } }`,
    ),
  );
  return examples.edges.map(({ node }) => node);
}

type Judging = { id: string; count: number };

export const judgeAll = (
  person: TestPerson,
  ids: string[],
  state: string,
): Promise<Answer<{ judgeExamples: Judging }>> =>
  person.ask(
    'mutation ($ids: [ID!]!, $state: ExampleState!) { judgeExamples(ids: $ids, state: $state) { id count } }',
    {
      ids,
      state,
    },
  );

export const takeBack = (person: TestPerson, id: string): Promise<Answer<{ undoJudging: Judging }>> =>
  person.ask('mutation ($id: ID!) { undoJudging(id: $id) { id count } }', { id });

export type ExampleSets = { live: number; shown: number; waiting: number; before: number | null };
const SETS = 'live shown waiting before';

export const exampleSets = async (person: TestPerson): Promise<ExampleSets> =>
  good(await person.ask<{ exampleSets: ExampleSets }>(`{ exampleSets { ${SETS} } }`)).exampleSets;

/** Shows all that is approved to models. */
export const makeExamplesLive = (
  person: TestPerson,
  reason: string | null = 'A test wants it.',
): Promise<Answer<{ makeExamplesLive: ExampleSets }>> =>
  person.ask(`mutation ($reason: String) { makeExamplesLive(reason: $reason) { ${SETS} } }`, { reason });

export const goBackFromExamples = (
  person: TestPerson,
  to: number,
): Promise<Answer<{ goBackFromExamples: ExampleSets }>> =>
  person.ask(`mutation ($to: Int!) { goBackFromExamples(to: $to) { ${SETS} } }`, { to });
