// First of all: starting is work as well.
import './low-priority.ts';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { builtInDesigner } from '#designer/built-in/index.ts';
import { warmUpSteps } from '#designer/built-in/warm-up.ts';
import { readLines } from '../modules/examples/files/read-lines.ts';
import { readPostArchive } from '../modules/exports/posts/read-post-archive.ts';
import { readWordPressItem, wordPressItems } from '../modules/exports/posts/read-wordpress.ts';
import { readWebsite } from '../modules/exports/read-export.ts';
import { ArchiveRefused } from '../modules/exports/unpack.ts';
import { PageRefused } from '../modules/page-import/imported-page.ts';
import { lookAround } from '../modules/page-import/site/look-around.ts';
import { readSite } from '../modules/page-import/site/read-site.ts';
import { readPage } from '../modules/page-import/read-page.ts';
import { placePictures } from './markdown/pictures-elsewhere.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { MarkdownRefused } from './markdown/readable.ts';
import { markdownSteps } from './markdown/warm-up.ts';
import { ownRunningTime } from './running-time.ts';
import type { TaskTable, Tasks } from './tasks.ts';
import type { Answer } from './thread-pool.ts';

const tasks: TaskTable = {
  design: ({ brief, seed }) => builtInDesigner.design(brief, { seed }),
  respond: ({ request, seed }) => builtInDesigner.respond(request, { seed }),
  write: ({ request, seed }) => builtInDesigner.write(request, { seed }),
  readExport: async (bytes) => orRefused(ArchiveRefused, () => readWebsite(bytes)),
  readPosts: async (bytes) =>
    orRefused(ArchiveRefused, () => {
      const file = Buffer.from(bytes);
      return isZip(file) ? readPostArchive(file) : { items: wordPressItems(file.toString('utf8')) };
    }),
  readExamples: async (part) => readLines(part),
  readItem: async (item) => readWordPressItem(item),
  page: async (page) => orRefused(PageRefused, () => readPage(page)),
  lookAround: async (page) => lookAround(page),
  site: async (site) => orRefused(PageRefused, () => readSite(site)),
  markdown: async (text) => orRefused(MarkdownRefused, () => readMarkdown(text)),
  placePictures: async ({ text, known }) => orRefused(MarkdownRefused, () => placePictures(text, known)),
};

/** What is read, or why it was refused: an error of this kind crosses to another thread as its words. */
function orRefused<Read>(Refused: { new (...given: never[]): Error }, read: () => Read): Read | { refused: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

const isZip = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

async function doTask<Name extends keyof Tasks>({ task, input }: { task: Name; input: Tasks[Name]['input'] }) {
  const answer: Answer = await tasks[task](input).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  parentPort?.postMessage(answer);
}

/** Whatever is asked for meanwhile comes first. */
async function doOneByOne(steps: readonly (() => void)[]) {
  for (const step of steps) {
    await setImmediate();
    step();
  }
}

// What needs no designer is read at once, between the steps that make the designer quick.
parentPort?.on('message', (message) => void doTask(message));
parentPort?.postMessage({
  ready: true,
  only: ['markdown', 'placePictures', 'readExport', 'readPosts', 'readItem'],
  runningTime: ownRunningTime(),
} satisfies Answer);
await doOneByOne(warmUpSteps);
parentPort?.postMessage({ ready: true } satisfies Answer);
await doOneByOne(markdownSteps);
