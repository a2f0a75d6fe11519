import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { builtInDesigner, createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings } from './api.ts';
import { processFile } from './bundles.ts';
import { gateOf, whenReplayed } from './gate-steps.ts';
import { startModelServer } from './model-server.ts';
import { moment } from './moment.ts';
import { obedientModel } from './obedient-model.ts';

/**
 * Kills a process in the middle of a replay, on the database that `where` names, and opens the API on it again: the rest is asked there, once,
 * and the replay ends.
 */
export async function expectGoesOnAfterKill(where: Record<string, string>): Promise<void> {
  const stuck = moment();
  const right = obedientModel(new Map());
  let asked = 0;
  const model = await startModelServer([
    (stream, request) => {
      asked += 1;
      if (asked <= 6) return right(stream, request);
      stuck.happen();
      return new Promise(() => undefined);
    },
  ]);
  const child = fork(processFile('gate-process'), [model.baseUrl, JSON.stringify(where)]);
  const [id]: string[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  await stuck.happened;
  child.kill('SIGKILL');
  await once(child, 'exit');

  model.play(right);
  const next = await openApi({
    settings: testSettings(where),
    designer: createModelDesigner({ apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' }, builtInDesigner),
  });
  const staff = await next.person(['admin'], 'staying');
  const run = await whenReplayed(async () => (await gateOf(staff, id ?? '')).lastRun);
  expect(run).toMatchObject({ state: 'DONE', verdict: 'PASSED', answered: run.answers });
  expect(run.cases.every(({ old, fresh }) => old.length === 1 && fresh.length === 1)).toBe(true);
  // What the first process had answers to was not asked again.
  expect(model.requests.length).toBeLessThan(run.answers);
  await next.close();
  await model.close();
}
