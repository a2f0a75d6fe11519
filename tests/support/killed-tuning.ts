import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { openApi, testSettings } from '#tests/support/api.ts';
import { processFile } from './bundles.ts';
import { untilOld } from './killed-turn.ts';
import { moment } from './moment.ts';
import { startTuningServer } from './tuning-server.ts';
import { hastyTuning, namesOfModels, whenTuning } from './tuning-steps.ts';

/**
 * A fine-tuning job whose process is killed when the endpoint has done what it was asked for, and has not said so: the next one goes on within
 * seconds, nothing is sent or begun twice, and the job ends once. Where several processes share a database (`DATABASE_URL`), the other
 * one is there all the while and leaves it to who follows it.
 */
export async function expectEndsOnceAfterKill(where: Record<string, string>, at: '/files' | '/fine_tuning/jobs') {
  const done = moment();
  const server = await startTuningServer();
  let isHeld = true;
  server.play({
    fault: async ({ method, path }, usual) => {
      const answer = await usual();
      if (!isHeld || method !== 'POST' || path !== at) return answer;
      isHeld = false;
      done.happen();
      return 'stall';
    },
  });
  const openNext = () => openApi({ settings: testSettings(where), tuning: hastyTuning(server.baseUrl) });
  const child = fork(processFile('tuning-process'), [server.baseUrl, JSON.stringify(where)]);
  const [begun]: { job: string }[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  await done.happened;

  const { DATABASE_URL: shared } = where;
  const neighbour = shared ? await openNext() : undefined;
  if (shared) await untilOld(shared);
  const asked = server.asked.length;

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(server.asked).toHaveLength(asked);
  const next = neighbour ?? (await openNext());
  const admin = await next.person(['admin'], 'tuner');
  const job = await whenTuning(admin, begun?.job ?? '');
  expect(job).toMatchObject({ state: 'DONE', remoteId: 'ftjob-1' });
  expect(await namesOfModels(admin)).toEqual([job.model]);
  const posts = server.asked.filter((one) => one === 'POST /files' || one === 'POST /fine_tuning/jobs');
  expect(posts).toEqual(['POST /files', 'POST /files', 'POST /fine_tuning/jobs']);
  await next.close();
  await server.close();
}
