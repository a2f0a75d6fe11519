import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { builtInDesigner, createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { processFile } from '#tests/support/bundles.ts';
import { gateOf, whenReplayed } from '#tests/support/gate-steps.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { obedientModel } from '#tests/support/obedient-model.ts';

vi.setConfig({ testTimeout: 180_000 });

it('a replay whose process is killed in the middle goes on in another one where it stopped, and ends once', async () => {
  const folder = await makeDataFolder();
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
  const child = fork(processFile('gate-process'), [model.baseUrl, JSON.stringify({ DATA_DIR: folder })]);
  const [id]: string[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  await stuck.happened;
  child.kill('SIGKILL');
  await once(child, 'exit');

  model.play(right);
  const next = await openApi({
    settings: testSettings({ DATA_DIR: folder }),
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
  rmSync(folder, { recursive: true, force: true });
});
