import { fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { callsTools, says, startModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { heading, messagesOf, read } from '#tests/support/website-steps.ts';
import { processFile } from './bundles.ts';

const AGAIN = [
  callsTools(
    ['declareScope', { parts: ['hero-1'] }],
    ['updateSection', { sectionId: 'hero-1', props: { heading: 'After the crash' } }],
  ),
  says('Done after all.'),
];

/** Waits until the job under way is older than anything that looks for jobs left behind would wait. */
export async function untilOld(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        `select 1 from pgboss.job where state = 'active' and started_on < now() - interval '5 seconds'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000, interval: 250 },
  );
  await client.end();
}

/**
 * A turn whose process is killed in the middle: another one goes on with it within seconds, and it ends once. Where several
 * processes share a database (`DATABASE_URL`), the other one is there all the while and leaves the turn to who works on it.
 */
export async function expectGoesOnAfterKill(where: Record<string, string>) {
  const begun = moment();
  const model = await startModelServer([
    says('The draft is good as it is.'),
    () => {
      begun.happen();
      return new Promise(() => undefined);
    },
  ]);
  const openNext = () =>
    openApi({
      settings: testSettings(where),
      designer: createModelDesigner({ apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' }, scriptedDesigner),
    });
  const child = fork(processFile('turn-process'), [model.baseUrl, JSON.stringify(where)]);
  const [asked]: { website: string; message: string }[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  await begun.happened;

  const { DATABASE_URL: shared } = where;
  const neighbour = shared ? await openNext() : undefined;
  if (shared) await untilOld(shared);
  expect(model.requests).toHaveLength(2);

  model.play(...AGAIN);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = neighbour ?? (await openNext());
  const owner = await next.person([], 'staying');
  const { website = '', message } = asked ?? {};
  const ended = { id: message, state: 'DONE', text: 'Done after all.' };
  // Well below the time that a turn may take, after which it would be taken up anyway.
  await vi.waitFor(async () => expect((await messagesOf(owner, website)).at(-1)).toMatchObject(ended), {
    timeout: 20_000,
    interval: 100,
  });
  const { currentRevision, document } = await read(owner, website);
  expect([currentRevision, heading(document)]).toEqual([2, '⟦After the crash⟧']);
  expect((await messagesOf(owner, website)).filter(({ role }) => role === 'USER')).toHaveLength(1);
  expect(model.requests).toHaveLength(2);
  await next.close();
  await model.close();
}
