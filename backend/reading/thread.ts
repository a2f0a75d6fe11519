// First of all: starting is work as well.
import './low-priority.ts';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { builtInDesigner } from '#designer/built-in/index.ts';
import { warmUpSteps } from '#designer/built-in/warm-up.ts';
import { readPostArchive } from '../modules/exports/posts/read-post-archive.ts';
import { readWordPress } from '../modules/exports/posts/read-wordpress.ts';
import { readWebsite } from '../modules/exports/read-export.ts';
import { ArchiveRefused } from '../modules/exports/unpack.ts';
import { PageRefused } from '../modules/page-import/imported-page.ts';
import { readPage } from '../modules/page-import/read-page.ts';
import { MarkdownRefused, readMarkdown } from './markdown/read-markdown.ts';
import type { TaskTable, Tasks } from './tasks.ts';
import type { Answer } from './thread-pool.ts';

const tasks: TaskTable = {
  design: ({ brief, seed }) => builtInDesigner.design(brief, { seed }),
  respond: ({ request, seed }) => builtInDesigner.respond(request, { seed }),
  write: ({ request, seed }) => builtInDesigner.write(request, { seed }),
  async readExport(bytes) {
    try {
      return readWebsite(bytes);
    } catch (error) {
      if (error instanceof ArchiveRefused) return { refused: error.message };
      throw error;
    }
  },
  async readPosts(bytes) {
    try {
      const file = Buffer.from(bytes);
      return isZip(file) ? readPostArchive(file) : readWordPress(file.toString('utf8'));
    } catch (error) {
      if (error instanceof ArchiveRefused) return { refused: error.message };
      throw error;
    }
  },
  async page(page) {
    try {
      return readPage(page);
    } catch (error) {
      if (error instanceof PageRefused) return { refused: error.message };
      throw error;
    }
  },
  async markdown(text) {
    try {
      return readMarkdown(text);
    } catch (error) {
      if (error instanceof MarkdownRefused) return { refused: error.message };
      throw error;
    }
  },
};

const isZip = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

async function doTask<Name extends keyof Tasks>({ task, input }: { task: Name; input: Tasks[Name]['input'] }) {
  const answer: Answer = await tasks[task](input).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  parentPort?.postMessage(answer);
}

// What needs no designer is read at once, between the steps that make the designer quick.
parentPort?.on('message', (message) => void doTask(message));
parentPort?.postMessage({ ready: true, only: ['markdown', 'readExport', 'readPosts'] } satisfies Answer);
for (const step of warmUpSteps) {
  await setImmediate();
  step();
}
parentPort?.postMessage({ ready: true } satisfies Answer);
