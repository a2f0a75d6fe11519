import { expect, it } from 'vitest';
import { turns } from './turns.ts';

/** A piece of work that lasts until it is ended. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  return { run: () => ended, end };
}

it('lets so many run at once and the others wait, first come first served', async () => {
  const { inTurn } = turns(2);
  const begun: number[] = [];
  const pieces = [work(), work(), work()];
  const all = pieces.map((piece, at) => inTurn(() => (begun.push(at), piece.run())));
  expect(begun).toEqual([0, 1]);
  pieces[1]?.end();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  pieces.forEach(({ end }) => end());
  await Promise.all(all);
});

it('is quiet when the last has ended, failed ones too', async () => {
  const { inTurn, quiet } = turns(1);
  const [first, second] = [work(), work()];
  const told: string[] = [];
  const all = [
    inTurn(() => first.run().then(() => Promise.reject(new Error('broken')))).catch(() => told.push('failed')),
    inTurn(second.run),
  ];
  const waited = quiet(60_000).then(() => told.push('quiet'));
  first.end();
  await all[0];
  second.end();
  await waited;
  expect(told).toEqual(['failed', 'quiet']);
});

it('waits no longer than it is told to, and not at all where nothing runs', async () => {
  const { inTurn, quiet } = turns(1);
  await quiet(60_000);
  const long = work();
  const running = inTurn(long.run);
  await quiet(1);
  long.end();
  await running;
});

it('is not quiet between two that follow each other', async () => {
  const { inTurn, quiet } = turns(1, 40);
  await inTurn(() => Promise.resolve());
  let isQuiet = false;
  const waited = quiet(60_000).then(() => (isQuiet = true));
  const next = work();
  const running = inTurn(next.run);
  await quiet(60);
  expect(isQuiet).toBe(false);
  next.end();
  await running;
  await waited;
});
