import { expect, test } from 'vitest';
import { whenReady } from './when-ready.ts';

test('waits until a component has what it needs to be drawn', async () => {
  let arrive: () => void = () => undefined;
  let hasArrived = false;
  const data = new Promise<void>((resolve) => (arrive = resolve)).then(() => void (hasArrived = true));
  const ready = whenReady(() => {
    throw data;
  }).then(() => hasArrived);
  arrive();
  expect(await ready).toBe(true);
});

test('leaves a failure to the drawing, and does not wait where nothing is missing', async () => {
  await whenReady(() => {
    throw new Error('No stream found');
  });
  await whenReady(() => null);
});
