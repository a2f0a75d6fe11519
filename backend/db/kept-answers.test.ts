import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

/** A table of one row, counted how often it is read. */
function table() {
  const answers = new KeptAnswers();
  let value: unknown = 'old';
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { rows: [[value]], fields: [], affectedRows: 0 };
  };
  return {
    answers,
    reads: () => reads,
    write: (next: unknown) => answers.changedBy(Promise.resolve().then(() => void (value = next))),
    ask: async (values: unknown[] = [1], options = { rowMode: 'array' as 'array' | 'object' }) =>
      (await answers.of<unknown[]>('select "a" from "t" where "id" = $1', values, options, read)).rows[0]?.[0],
  };
}

describe('answers kept between writes', () => {
  it('reads the same question once', async () => {
    const { ask, reads } = table();
    expect([await ask(), await ask(), await ask([2])]).toEqual(['old', 'old', 'old']);
    expect(reads()).toBe(2);
  });

  it('gives what was written as soon as the writer knows of it', async () => {
    const { ask, write } = table();
    await ask();
    await write('new');
    expect(await ask()).toBe('new');
  });

  it('forgets after a write that failed too', async () => {
    const { ask, answers, reads } = table();
    await ask();
    await expect(answers.changedBy(Promise.reject(new Error('no')))).rejects.toThrow('no');
    await ask();
    expect(reads()).toBe(2);
  });

  it('does not keep what was read while somebody wrote', async () => {
    const { ask, answers, reads } = table();
    let finish = () => {};
    const writing = answers.changedBy(new Promise<void>((done) => (finish = done)));
    await ask();
    finish();
    await writing;
    await ask();
    expect(reads()).toBe(2);
    const asked = ask([3]);
    await answers.changedBy(Promise.resolve());
    await asked;
    await ask([3]);
    expect(reads()).toBe(4);
  });

  it('keeps neither objects, which somebody could change, nor long texts', async () => {
    const { ask, write, reads } = table();
    await write({ page: 1 });
    await ask();
    await ask();
    await write('x'.repeat(40_000));
    await ask();
    await ask();
    await ask([1], { rowMode: 'object' });
    expect(reads()).toBe(5);
  });
});
