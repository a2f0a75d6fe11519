import { expect, it } from 'vitest';
import { readingThread } from '#tests/support/bundles.ts';
import { openReading } from './index.ts';

it('a post without a text is read, so that it and its blog can be shown', async () => {
  const reading = openReading(readingThread());
  expect(await reading.markdown('')).toMatchObject({ html: '', words: 0 });
  await reading.close();
});
