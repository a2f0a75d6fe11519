import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { sampleDocument, scriptedDesigner } from '#tests/support/scripted-designer.ts';
import type { WritingTask } from '../writing.ts';
import { createModelDesigner } from './index.ts';

const document = sampleDocument();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
});
afterAll(() => server.close());

describe('words for a blog', () => {
  const write = (task: WritingTask, onWords?: (count: number) => void) =>
    createModelDesigner({ apiKey: 'key', baseUrl: server.baseUrl, model: 'gpt-4.1-mini' }, scriptedDesigner).write(
      { task, document, known: 'Open since 1998.' },
      { seed: 1, onWords },
    );

  it('come from the model, with a gap for each claim that nobody made', async () => {
    server.play(
      says('Since 1998 we bake rye.\n\n- It costs €4.20 and won 12 awards in 2019.\n- It rests for three days.'),
    );
    const { texts, usage } = await write({ kind: 'post', title: 'Rye' });
    expect(texts).toEqual([
      'Since 1998 we bake rye.\n\n- It costs [[the price]] and won [[your number]] awards in [[the year]].\n- It rests for three days.',
    ]);
    expect(usage).toMatchObject({ designer: 'model', inputTokens: 1000 });
    const [request] = server.requests.slice(-1);
    expect(JSON.stringify(request?.messages).length).toBeLessThan(12_000);
  });

  it('keep what was said, however it is written', async () => {
    const text = 'Rye is £18.00 for the 12 years we have baked it, and on 2026-12-05 we open at 7:30.';
    server.play(says(text));
    const wish =
      'Say that rye is eighteen pounds, that we bake for twelve years and open at half past seven on 5 December 2026.';
    expect((await write({ kind: 'post', title: 'Rye', wish })).texts).toEqual([text]);
  });

  it('are ideas one a line, without those that claim something', async () => {
    server.play(says('1. How rye rises\n- Our 40 years of bread\n“What to ask a baker”'));
    expect((await write({ kind: 'topics', taken: ['Sourdough'] })).texts).toEqual([
      'How rye rises',
      'What to ask a baker',
    ]);
  });

  it('are counted while they come', async () => {
    server.play((stream) => {
      stream.text('Rye takes ');
      stream.text('three days.');
      stream.end();
    });
    const counts: number[] = [];
    await write({ kind: 'excerpt', title: 'Rye', body: 'It takes three days.' }, (count) => counts.push(count));
    expect(counts.at(-1)).toBe(4);
  });

  it('are written by the built-in designer when the model fails, and say so', async () => {
    server.play((stream) => stream.refuse(400));
    expect(await write({ kind: 'improve', text: 'words' })).toMatchObject({
      texts: ['Better words'],
      note: expect.stringContaining('refused'),
      usage: { designer: 'built-in' },
    });
  });
});
