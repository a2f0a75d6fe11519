import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { openApi, testSettings } from '#tests/support/api.ts';
import { processFile } from './bundles.ts';
import { untilOld } from './killed-turn.ts';
import { scriptedDesigner } from './scripted-designer.ts';
import { PUBLIC_PAGE, whenMade } from './training-steps.ts';

const begunSchema = z.object({ entry: z.string() });

/**
 * A training website whose process is killed while it is made: another one makes it within seconds, once. Where several processes share a
 * database (`DATABASE_URL`), the other one is there all the while and leaves it to who makes it.
 */
export async function expectIsMadeAfterKill(where: Record<string, string>, way: 'brief' | 'address') {
  let asked = 0;
  const openNext = () =>
    openApi({
      settings: testSettings(where),
      designer: {
        ...scriptedDesigner,
        draft: scriptedDesigner.design,
        respond: (request, options) => {
          asked += 1;
          return scriptedDesigner.respond({ ...request, message: 'heading: After the crash' }, options);
        },
      },
      safeFetch: {
        page: async (url) => {
          asked += 1;
          return { url, html: PUBLIC_PAGE };
        },
        picture: () => Promise.reject(new Error('No pictures here')),
        sheet: () => Promise.reject(new Error('No style here')),
      },
    });
  const child = fork(processFile('making-process'), [way, JSON.stringify(where)]);
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 60_000, interval: 20 });
  const { entry } = begunSchema.parse(said.find((message) => message !== 'begun'));

  const { DATABASE_URL: shared } = where;
  const neighbour = shared ? await openNext() : undefined;
  if (shared) await untilOld(shared);
  expect(asked).toBe(0);

  child.kill('SIGKILL');
  await ended;
  const next = neighbour ?? (await openNext());
  const trainer = await next.person(['training'], 'trainer');
  const made = await whenMade(trainer, entry);
  expect(made).toMatchObject({ state: 'DONE', note: '', website: { purpose: 'TRAINING' } });
  const words = { brief: 'After the crash', address: 'We plant larches along quiet roads.' };
  expect(JSON.stringify(made.website?.document)).toContain(words[way]);
  expect(asked).toBe(1);
  await next.close();
}
