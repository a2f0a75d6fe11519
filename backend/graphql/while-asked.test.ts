import { expect, test } from 'vitest';
import { createSharing } from './while-asked.ts';

/** Contexts are numbered in the order in which they are made; `question` is under way until it is answered. */
function sharing() {
  let made = 0;
  const { ask, change } = createSharing(async () => (made += 1));
  const screen = {};
  const begin = (by: typeof ask, person: string) => {
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    const context = by(screen, new Headers({ authorization: person }), async (given) => {
      await answered;
      return given;
    });
    return { answer, context };
  };
  return { question: (person = 'Ada') => begin(ask, person), change: (person = 'Ada') => begin(change, person) };
}

test('questions that are under way at the same time share what they read', async () => {
  const { question } = sharing();
  const [first, second] = [question(), question()];
  first.answer();
  expect(await first.context).toBe(1);
  const third = question();
  second.answer();
  third.answer();
  expect(await Promise.all([second.context, third.context])).toEqual([1, 1]);
});

test('a question after all others are answered reads anew', async () => {
  const { question } = sharing();
  const first = question();
  first.answer();
  await first.context;
  const second = question();
  second.answer();
  expect(await second.context).toBe(2);
});

test('nothing that was read before a change, or during it, is told after it', async () => {
  const { question, change } = sharing();
  const before = question();
  const changing = change();
  const during = question();
  changing.answer();
  expect(await changing.context).toBe(2);
  const after = question();
  for (const { answer } of [before, during, after]) answer();
  expect(await Promise.all([before.context, during.context, after.context])).toEqual([1, 3, 4]);
});

test('somebody else never gets what was read for another person', async () => {
  const { question } = sharing();
  const [hers, his] = [question('Ada'), question('Ben')];
  hers.answer();
  his.answer();
  expect(await Promise.all([hers.context, his.context])).toEqual([1, 2]);
});
