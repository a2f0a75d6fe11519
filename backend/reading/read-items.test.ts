import { afterAll, expect, it } from 'vitest';
import { openReading } from './index.ts';

/** A thread that gives items with these titles, and ends in the middle of one that is called so. */
const reader = (titles: string[]) => `
  import { parentPort } from 'node:worker_threads';
  const items = ${JSON.stringify(titles)}.map((title) => ({ texts: new Map([['title', title]]), tags: [] }));
  parentPort.on('message', ({ task, input }) => {
    const name = task === 'readItem' ? input.texts.get('title') : '';
    if (name === 'Endless') process.exit();
    parentPort.postMessage({ value: task === 'readPosts' ? { items } : { name, post: {}, published: null } });
  });
  parentPort.postMessage({ ready: true });
`;
const opened: ReturnType<typeof openReading>[] = [];
afterAll(() => Promise.all(opened.map((reading) => reading.close())));

async function readingOf(...titles: string[]) {
  const reading = openReading(new URL(`data:text/javascript,${encodeURIComponent(reader(titles))}`));
  opened.push(reading);
  const { posts } = await reading.readPosts(new Uint8Array());
  return posts.map((post) => `${post.name}: ${'problem' in post ? post.problem : 'read'}`);
}

it('a post that cannot be read in time does not keep the others of its file', async () => {
  expect(await readingOf('First', 'Endless', 'Last')).toEqual([
    'First: read',
    'Endless: It could not be read in time. Copy its text into a new post.',
    'Last: read',
  ]);
});

it('a file with many such posts is not gone on with, and says so of each', async () => {
  const told = await readingOf(...Array.from({ length: 5 }, () => 'Endless'), 'Last');
  expect(told.at(-1)).toBe('Last: It was not checked: too many before it could not be read. Import it without those.');
});
