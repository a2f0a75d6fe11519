import { measures } from '#scoring/judge-replay.ts';
import type { Database } from '../../db/index.ts';
import { usageType } from '../chat/schema.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { casesOf } from './end-gate.ts';
import type { CaseResult } from './end-gate.ts';
import { fixedCases } from './fixed-cases.ts';
import { countResults, resultsOf, wordsOfExamples } from './store.ts';
import type { GateRow, ListedResult } from './store.ts';

const stateEnum = builder.enumType('GateState', { values: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] as const });
const verdictEnum = builder.enumType('GateVerdict', { values: ['PASSED', 'FIXED_WORSE', 'WORSE'] as const });
const comparisonEnum = builder.enumType('GateComparison', { values: ['BETTER', 'WORSE', 'SAME'] as const });
const caseKindEnum = builder.enumType('GateCaseKind', { values: ['FIXED', 'EXAMPLE'] as const });

const resultType = builder.objectRef<ListedResult>('GateResult').implement({
  description: 'What came of asking a case once.',
  fields: (t) => ({
    held: t.int({
      description: 'So many hold of: valid, in scope, grounded, as expected, nothing more.',
      resolve: ({ outcome }) => measures.filter((measure) => outcome.held[measure]).length,
    }),
    misses: t.stringList({ description: 'What did not hold, in words.', resolve: ({ outcome }) => outcome.misses }),
    reply: t.string({ resolve: ({ outcome }) => outcome.reply }),
    changes: t.stringList({
      description: 'What it changed, a sentence each.',
      resolve: ({ outcome }) => outcome.sentences,
    }),
    usage: t.field({ type: usageType, nullable: true, resolve: ({ usage }) => usage }),
    milliseconds: t.exposeInt('milliseconds'),
  }),
});

type WordedCase = CaseResult & { name: string; words: string; isWriting: boolean };

const caseType = builder.objectRef<WordedCase>('GateCase').implement({
  description: 'One request with the answers to it, old and new.',
  fields: (t) => ({
    place: t.exposeInt('place'),
    kind: t.expose('kind', { type: caseKindEnum }),
    name: t.exposeString('name', { description: 'What a fixed case watches; of an example what is asked for.' }),
    words: t.exposeString('words', { description: 'What is asked for.' }),
    isWriting: t.exposeBoolean('isWriting', { description: 'Words for a blog, which stand in the replies.' }),
    comparison: t.expose('comparison', {
      type: comparisonEnum,
      nullable: true,
      description: 'Null while answers are missing.',
    }),
    old: t.field({ type: [resultType], resolve: ({ old }) => old }),
    fresh: t.field({ type: [resultType], description: 'The new ones.', resolve: ({ fresh }) => fresh }),
  }),
});

const GONE = 'An example that is not there any more';

async function worded(db: Database, cases: CaseResult[]): Promise<WordedCase[]> {
  const examples = await wordsOfExamples(
    db,
    cases.flatMap(({ kind, id }) => (kind === 'EXAMPLE' ? [id] : [])),
  );
  return cases.map((one) => {
    const words = examples.get(one.id) ?? GONE;
    const fixed = one.kind === 'FIXED' ? fixedCases.find(({ id }) => id === one.id) : undefined;
    return { ...one, ...(fixed ?? { name: words, words }), isWriting: fixed?.purpose === 'BLOG' };
  });
}

const tallyType = builder.objectRef<NonNullable<GateRow['tally']>>('GateTally').implement({
  fields: (t) => ({
    better: t.exposeInt('better'),
    worse: t.exposeInt('worse'),
    same: t.exposeInt('same'),
    fixedWorse: t.exposeInt('fixedWorse', { description: 'Of the worse ones: cases that may never get worse.' }),
  }),
});

export const gateRunType = builder.objectRef<GateRow>('GateRun').implement({
  description: 'Staff: what was replayed before something goes live, old against new.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    oldName: t.exposeString('oldName'),
    newName: t.exposeString('newName'),
    times: t.exposeInt('times', { description: 'How often each case is asked on each side.' }),
    isByModel: t.exposeBoolean('isByModel', {
      description: 'Else the built-in designer answered, and it decides nothing.',
    }),
    leftOut: t.exposeInt('leftOut', { description: 'Approved examples for validation that were not replayed.' }),
    state: t.expose('state', { type: stateEnum }),
    note: t.exposeString('note', { description: 'Why it failed; else empty.' }),
    verdict: t.expose('verdict', { type: verdictEnum, nullable: true }),
    tally: t.field({ type: tallyType, nullable: true, resolve: ({ tally }) => tally }),
    answers: t.int({
      description: 'So many answers are wanted.',
      resolve: ({ cases, times }) => cases.length * times * 2,
    }),
    answered: t.int({ description: 'So many are there.', resolve: ({ id }, _args, { db }) => countResults(db, id) }),
    cases: t.field({
      type: [caseType],
      complexity: 5,
      resolve: async (run, _args, { db }) => worded(db, casesOf(run, await resultsOf(db, run.id))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
  }),
});
