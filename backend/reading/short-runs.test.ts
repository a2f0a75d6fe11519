import { describe, expect, it } from 'vitest';
import type { BriefRequest, ChatRequest, Designer } from '#designer/designer.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
import { shortRuns, toldShortly } from './short-runs.ts';

describe('text with its long runs cut short', () => {
  it.each([
    ['a held space bar', `add${' '.repeat(400)}x`, 'add  x'],
    ['columns made by tabs', 'Cut\t\t\t\t£20', 'Cut\t£20'],
    ['a ruler', `Latte ${'-'.repeat(400)} small £3`, 'Latte --- small £3'],
    ['excitement', 'Open now!!!!!!!!', 'Open now!!!'],
    ['many empty lines', `Hours\n\n \n\n  \n\nMon 9-5`, 'Hours\n\n\nMon 9-5'],
    ['line ends of other systems', 'Hours\r\nMon 9-5\rTue 9-5', 'Hours\nMon 9-5\nTue 9-5'],
    ['a dotted leader', `Latte${' .'.repeat(300)} £3`, `Latte${' .'.repeat(12)}£3`],
    ['symbols held down', '='.repeat(90), '====='],
  ])('%s', (_what, text, short) => expect(shortRuns(text)).toBe(short));

  it.each([
    'Fern & Oak, a bakery in Ely… open Tue–Sat 7-15, 01353 555 010.\n\n- Rye £5\n- “Plait” £4.50 (weekends)',
    'Rated ★★★★★, prices ££££, call 0000 000 000, hmmmmmm',
    'Name:  Wren & Rye\n\n\nWhere:\tLewes',
    'خبز طازج كل يوم… مفتوح ٧-١٥',
  ])('what people write stays as it is: %s', (text) => expect(shortRuns(text)).toBe(text));

  it('is as short again when it is cut again', () => {
    const text = ` -\t!? `.repeat(200) + '\n'.repeat(99);
    expect(shortRuns(shortRuns(text))).toBe(shortRuns(text));
  });

  it('takes no time, whatever is held down', async () => {
    const took = await cpuTimeOf(() => {
      for (const piece of [' ', '-', '\n', ' \n', '- ', '\t ', '=-', '!?.,', '…', 'a ', '0'])
        shortRuns(piece.repeat(20_000));
    });
    expect(took).toBeLessThan(2000);
  });
});

it('tells a designer all that people wrote with short runs', async () => {
  const heard: unknown[] = [];
  const document = sampleDocument();
  const designer: Designer = {
    design: async (brief: BriefRequest) => {
      heard.push(brief);
      return { document, reply: '', understood: [] };
    },
    respond: async (request: ChatRequest) => {
      heard.push(request);
      return { operations: [], scope: [], reply: '', suggestions: [] };
    },
    write: async ({ task }) => ({ texts: task.kind === 'improve' ? [task.text] : [] }),
  };
  const told = toldShortly(designer);
  const long = `a${'-'.repeat(50)}b`;
  await told.design({ text: long, name: long, template: 'field' }, { seed: 1 });
  await told.respond({ message: long, known: long, document, history: [{ role: 'user', text: long }] }, { seed: 1 });
  const written = await told.write({ task: { kind: 'improve', text: long }, document }, { seed: 1 });
  expect(written.texts).toEqual([long]);
  expect(told.draft).toBeUndefined();
  expect(heard).toEqual([
    { text: 'a---b', name: 'a---b', template: 'field' },
    { message: 'a---b', known: 'a---b', document, history: [{ role: 'user', text: 'a---b' }] },
  ]);
});
