import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInDesigner, createModelDesigner, type Designer } from '#designer/index.ts';
import { compare, tallyOf, verdictOn } from '#scoring/compare.ts';
import { judgeReplay } from '#scoring/judge-replay.ts';
import { startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { obedientModel, type Habit } from '#tests/support/obedient-model.ts';
import { harmlessWriting, writingRegressions } from '#tests/support/obedient-writer.ts';
import { harmless, regressions } from '#tests/support/template-words.ts';
import type { GateSide } from '../../db/schema.ts';
import { fixedCases, type FixedCase } from './fixed-cases.ts';
import { fixedChanges } from './fixed-changes.ts';
import { fixedWritings } from './fixed-writings.ts';
import { replayScene, type Came } from './replay.ts';
import { fixedScene } from './scenes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let model: ModelServer;
let designer: Designer;
const old = new Map<string, Came>();
const services = { reading: { designer: builtInDesigner }, clock: () => new Date('2026-11-21T09:00:00Z') };

const shownExamples = { ofSet: () => Promise.resolve({ for: () => [] }) };

const told = (prompt: string): GateSide => {
  const kept = { id: 'template', name: 'Template', version: 1, prompt, model: null, temperature: null };
  return { model: null, examples: 0, prompts: { FIRST_DESIGN: kept, CONVERSATION: kept, BLOG: kept } };
};
const ask = async ({ id }: FixedCase, prompt: string): Promise<Came> => {
  const scene = await fixedScene(services, id);
  const asked = { side: told(prompt), seed: 1, isByModel: true };
  return replayScene({ ...services, designer, shownExamples }, scene, asked, new AbortController().signal);
};

beforeAll(async () => {
  model = await startModelServer([
    obedientModel(new Map([...regressions, ...harmless]), new Map([...writingRegressions, ...harmlessWriting])),
  ]);
  designer = createModelDesigner({ apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' }, builtInDesigner);
  for (const one of fixedCases) old.set(one.id, await ask(one, ''));
});
afterAll(() => model.close());

/** What the words of a template touch; all the rest this model answers as it did. */
const touched = ({ on }: Habit) =>
  fixedChanges.filter(
    ({ words, purpose }) => words.includes(on) || (purpose === 'FIRST_DESIGN' && on === "owner's brief"),
  );

async function replayed(prompt: string, wanted: readonly FixedCase[]) {
  const cases = await Promise.all(
    wanted.map(async (one) => {
      const [before, after] = [old.get(one.id), await ask(one, prompt)];
      if (!before) throw new Error(`${one.id} was not asked before`);
      return { isFixed: true, comparison: compare([before.replayed], [after.replayed]), misses: after.replayed.misses };
    }),
  );
  const tally = tallyOf(cases);
  return { count: cases.length, tally, verdict: verdictOn(tally), misses: cases.flatMap(({ misses }) => misses) };
}

describe('fixed cases', () => {
  it('are all done by a model that does what is asked', () => {
    expect(
      [...old].flatMap(
        ([
          id,
          {
            replayed: { misses },
          },
        ]) => misses.map((miss) => `${id}: ${miss}`),
      ),
    ).toEqual([]);
  });

  it('are as many as planted here', () => expect([regressions.length, harmless.length]).toEqual([20, 20]));

  it.each(regressions)('are worse with “%s”', async (words, habit) => {
    const { count, verdict, misses } = await replayed(words, touched(habit));
    expect(count).toBeGreaterThan(0);
    expect(verdict).toBe('FIXED_WORSE');
    expect(misses).not.toEqual([]);
  });

  it.each(harmless)('pass with “%s”', async (words, habit) => {
    const { count, verdict, misses } = await replayed(words, touched(habit));
    expect(count).toBeGreaterThan(0);
    expect([verdict, misses]).toEqual(['PASSED', []]);
  });
});

describe('words for blogs', () => {
  it.each(writingRegressions)('are worse with “%s”', async (words) => {
    const { verdict, misses } = await replayed(words, fixedWritings);
    expect(verdict).toBe('FIXED_WORSE');
    expect(misses).not.toEqual([]);
  });

  it.each(harmlessWriting)('pass with “%s”', async (words) => {
    const { verdict, misses } = await replayed(words, fixedWritings);
    expect([verdict, misses]).toEqual(['PASSED', []]);
  });
});

describe('an answer is judged by an example', () => {
  const wish = 'Our new number is 01353 555 0199';
  const judged = async (expected: object, operations: object) => {
    const { document } = await fixedScene(services, 'phone');
    const { designer: rules } = services.reading;
    const usual = await rules.respond({ message: wish, document, history: [] }, { seed: 1 });
    const answer = { ...usual, operations: [operations].flat(), refused: [] };
    const after = { ...document, business: { ...document.business, ...expected } };
    const asked = { before: document, expected: { by: 'example' as const, after }, said: [wish], isByAsked: true };
    return judgeReplay({ ...asked, answer: answer as typeof usual }).replayed.held;
  };

  it.each([
    ['the same', { type: 'setBusiness', phone: '01353 555 0199' }, {}],
    ['another number', { type: 'setBusiness', phone: '01353 555 0198' }, { asExpected: false, grounded: false }],
    ['the same, and hours', { type: 'setBusiness', phone: '01353 555 0199', hours: [] }, { nothingMore: false }],
    [
      'the same, and a look',
      [
        { type: 'setBusiness', phone: '01353 555 0199' },
        { type: 'setTheme', mode: 'dark' },
      ],
      { inScope: false },
    ],
    ['nothing', [], { asExpected: false }],
  ])('%s', async (_what, operations, broken) => {
    const all = { valid: true, inScope: true, grounded: true, asExpected: true, nothingMore: true };
    expect(await judged({ phone: '01353 555 0199' }, operations)).toEqual({ ...all, ...broken });
  });
});
