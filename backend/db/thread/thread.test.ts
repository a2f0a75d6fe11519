import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { protocol } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { emptyCopy } from '#tests/support/in-memory-database.ts';
import { databaseProgram } from './database-program.ts';

/** Room that the database needs for itself, and none for what it has answered. In megabytes. */
const ROOM = 48;
const QUESTIONS = 60;

it('keeps nothing of what it has answered', async () => {
  const copy = Uint8Array.from(readFileSync(emptyCopy()));
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { copy, program: await databaseProgram() },
    resourceLimits: { maxOldGenerationSizeMb: ROOM },
  });
  await once(thread, 'message');
  const large = protocol.serialize.query("select repeat('x', 1000000)");
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    thread.postMessage(large);
    const [answer]: unknown[] = await once(thread, 'message');
    expect(answer).toHaveProperty('byteLength', expect.any(Number));
  }
  await thread.terminate();
}, 60_000);
