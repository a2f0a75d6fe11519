import { beforeEach, describe, expect, test } from 'vitest';
import { builtInDesigner, type ChatAnswer, type Designer } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sampleDocument } from '#tests/support/scripted-designer.ts';
import { batchSchema, type Batch } from './batch.ts';
import { briefMeasures, scoreBrief, type BriefMeasure } from './score-brief.ts';
import { scoreMessage } from './score-message.ts';
import { ownBatches, scoredBatches } from './scored-batches.ts';

const text = `We are Maple Bakery. Bread every morning. Bread from this street. Ring 555 0100.
Do you bake on Sunday? Yes, until noon. What people ask`;
let document: WebsiteDocument;
let answer: Partial<ChatAnswer>;

const designer: Designer = {
  design: () => Promise.resolve({ document, reply: '', understood: [] }),
  respond: () => Promise.resolve({ operations: [], scope: [], reply: 'Done.', suggestions: [], ...answer }),
  write: () => Promise.resolve({ texts: [] }),
};
const batchWith = (expectSite: object, message: object = {}): Batch =>
  batchSchema.parse({
    batch: 'own',
    briefs: [{ id: 'b', text, language: 'en', expect: { name: 'Maple Bakery', ...expectSite } }],
    messages: [{ id: 'm', site: 'b', text: 'Please', language: 'en', expect: { kind: 'do' }, ...message }],
  });
async function tallies(expectSite: object) {
  const brief = batchWith(expectSite).briefs[0];
  if (!brief) throw new Error('A batch has a brief');
  return (await scoreBrief(designer, brief)).tallies;
}
async function verdict(expectMessage: object, given: Partial<ChatAnswer>) {
  answer = given;
  const batch = batchWith({}, { expect: expectMessage });
  const message = batch.messages[0];
  if (!message) throw new Error('A batch has a message');
  return (await scoreMessage(designer, batch, message)).verdict;
}

beforeEach(() => {
  document = sampleDocument();
  answer = {};
});

describe('the score of a brief', () => {
  test('counts what is there and tells what is not', async () => {
    const { facts, names } = await tallies({ present: ['555 0100', '555 9999'] });
    expect(facts).toMatchObject({ held: 1, asked: 2, misses: ['555 9999'] });
    expect(names.held).toBe(1);
    expect((await tallies({ name: 'Oak Bakery' })).names.held).toBe(0);
  });

  test('finds invented statements, printed wishes, and ways that were excluded', async () => {
    const said = await tallies({ wishes: ['Bread every morning'], noChannel: ['phone'], absent: ['pizza'] });
    expect(said['wishes kept to the designer'].held).toBe(0);
    expect(said.exclusions).toMatchObject({ held: 1, asked: 2 });
    document.brand.tagline = 'The best bread in town';
    const invented = (await tallies({}))['no invented statement'];
    expect(invented.held).toBe(0);
    expect(invented.misses.join()).toContain('The best bread in town');
  });

  test('takes a proposal neither for a fact nor for a lie', async () => {
    document.brand.tagline = '⟦The best bread in town⟧';
    const { facts, 'no invented statement': invented } = await tallies({ present: ['best bread'] });
    expect(facts.held).toBe(0);
    expect(invented.misses.join()).not.toContain('best bread');
  });

  test('knows typed hours from none and from wrong ones', async () => {
    const hours = [{ day: 'tue', opens: '07:00', closes: '18:00' }];
    document.business.hours = [];
    expect((await tallies({ hours }))['hours right or verbatim'].held).toBe(0);
    document.business.hours = [{ day: 'tue', opens: '07:00', closes: '18:00' }];
    expect((await tallies({ hours }))['hours typed'].held).toBe(1);
    expect((await tallies({}))['hours right or verbatim'].held).toBe(0);
  });
});

describe('the verdict on a message', () => {
  const renamed: Partial<ChatAnswer> = { operations: [{ type: 'setBrand', tagline: 'Rye on Fridays' }] };
  const asked = { kind: 'do', checks: [{ appears: 'Rye on Fridays' }] };

  test('is right when all holds, wrong when something else was changed', async () => {
    expect(await verdict(asked, renamed)).toBe('right');
    expect(await verdict(asked, { operations: [{ type: 'setBrand', tagline: 'Other' }] })).toBe('wrong');
  });

  test('tells asking from declining, and takes neither for done', async () => {
    expect(await verdict(asked, { reply: 'Which one?' })).toBe('asked');
    expect(await verdict(asked, { reply: 'I did not understand that.' })).toBe('declined');
  });

  test('is wrong where something was changed though asking was right', async () => {
    expect(await verdict({ kind: 'ask' }, renamed)).toBe('wrong');
    expect(await verdict({ kind: 'ask' }, { reply: 'Which one?' })).toBe('right');
    expect(await verdict({ kind: 'decline' }, { reply: 'That cannot be done here.' })).toBe('right');
  });

  test('an undo with nothing before it has undone nothing', async () => {
    expect(await verdict({ kind: 'do', checks: [{ undone: true }] }, { undo: true })).toBe('wrong');
  });
});

const batches = [...scoredBatches(), ...ownBatches()];
/** The built-in designer, which makes each website once for all tests. */
const made = new Map<string, ReturnType<Designer['design']>>();
const atWork: Designer = {
  ...builtInDesigner,
  design: (brief, options) => {
    const website = made.get(brief.text) ?? builtInDesigner.design(brief, options);
    made.set(brief.text, website);
    return website;
  },
};

describe('the built-in chat does not fall behind', () => {
  // Of batches that were looked at: how many messages are right at least, and how many are changed wrongly at most.
  test.each([
    ['12', 22, 0],
    ['13', 27, 1],
    ['14', 25, 2],
    ['batch-15', 16, 1],
    ['own-develop', 29, 0],
  ])('what it held of batch %s', async (name, least, most) => {
    const verdicts: string[] = [];
    for (const batch of batches.filter((one) => one.batch === name))
      for (const message of batch.messages) verdicts.push((await scoreMessage(atWork, batch, message)).verdict);
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(least);
    expect(verdicts.filter((verdict) => verdict === 'wrong').length).toBeLessThanOrEqual(most);
  });
});

describe('the built-in designer reads no worse', () => {
  // Of a batch that was looked at: how much it held at least.
  const least: Partial<Record<BriefMeasure, number>> = {
    names: 30,
    facts: 185,
    'prices paired': 99,
    people: 58,
    pages: 13,
    exclusions: 61,
    'wishes kept to the designer': 88,
    'no invented statement': 29,
  };

  test('what it held of batch 15', async () => {
    const held = new Map<BriefMeasure, number>();
    for (const batch of batches.filter((one) => one.batch === 'batch-15'))
      for (const brief of batch.briefs) {
        const { tallies } = await scoreBrief(atWork, brief);
        for (const measure of briefMeasures) held.set(measure, (held.get(measure) ?? 0) + tallies[measure].held);
      }
    for (const measure of briefMeasures)
      expect(held.get(measure) ?? 0, measure).toBeGreaterThanOrEqual(least[measure] ?? 0);
  });
});
