import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FetchRefused } from '#backend/integrations/safe-fetch/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { fromAddress, PUBLIC_PAGE, trainingOf, whenMade } from '#tests/support/training-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

const whole = async (url: string) => ({ url, html: PUBLIC_PAGE });

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** What the web answers next. */
let page: (url: string, signal?: AbortSignal) => Promise<{ url: string; html: string }> = whole;
let api: Api;
let trainer: TestPerson;
beforeAll(async () => {
  const picture = () => Promise.reject(new Error('No pictures here'));
  const safeFetch = { page: (url: string, signal?: AbortSignal) => page(url, signal), picture, sheet: picture };
  api = await openApi({ database: await openInMemory(), safeFetch });
  trainer = await api.person(['training']);
});
afterAll(() => api.close());
afterEach(() => void (page = whole));

const ask = (address: string) => fromAddress(trainer, address);
const begin = async (address: string) => good(await ask(address)).createTrainingWebsiteFromAddress;
const tell = async (verb: 'cancelTrainingWebsite' | 'makeTrainingWebsiteAgain', id: string) =>
  good(await trainer.ask(`mutation ($id: ID!) { ${verb}(id: $id) { id } }`, { id }));

it('a public page becomes an example, with a report', async () => {
  const made = await whenMade(trainer, (await begin('larch.example')).id);
  expect(made).toMatchObject({ state: 'DONE', origin: 'ADDRESS', sourceUrl: 'https://larch.example' });
  expect(made.website).toMatchObject({ purpose: 'TRAINING' });
  expect(JSON.stringify(made.website?.document)).toContain('We plant larches along quiet roads.');
  expect(made.report?.kept.length).toBeGreaterThan(0);
});

it('is told as calls from the first draft of its brief, whatever its look', async () => {
  const { id } = await begin('larch.example/as-calls');
  await whenMade(trainer, id);
  const { createExampleFromTraining: made } = good(
    await trainer.ask<{ createExampleFromTraining: { added: number; untold: string[] } }>(
      'mutation ($id: ID!) { createExampleFromTraining(id: $id) { added untold } }',
      { id },
    ),
  );
  expect(made).toEqual({ added: 1, untold: [] });
});

it('what is not fetched says why, and can be tried again', async () => {
  page = () => Promise.reject(new FetchRefused('ROBOTS', 'That website asks robots to stay away.'));
  const refused = await whenMade(trainer, (await begin('https://shy.example/')).id);
  expect(refused).toMatchObject({ state: 'FAILED', note: 'That website asks robots to stay away.', website: null });

  page = whole;
  await tell('makeTrainingWebsiteAgain', refused.id);
  expect(await whenMade(trainer, refused.id)).toMatchObject({ state: 'DONE', note: '' });
});

it('what takes long is cancelled, and nothing comes of it', async () => {
  let isStopped = false;
  page = (_url, signal) =>
    new Promise((_done, failed) =>
      signal?.addEventListener('abort', () => {
        isStopped = true;
        failed(signal.reason);
      }),
    );
  const { id } = await begin('https://slow.example/');
  await vi.waitFor(async () => expect((await trainingOf(trainer, id))?.note).toBe('The page is fetched.'), 10_000);
  await tell('cancelTrainingWebsite', id);
  await vi.waitFor(() => expect(isStopped).toBe(true), 10_000);
  expect(await trainingOf(trainer, id)).toMatchObject({ state: 'CANCELLED', website: null });
});

it('nothing is fetched while that is off', async () => {
  const admin = await api.person(['admin']);
  await decide(admin, 'switch.import-by-address', 'off');
  expect(failure(await ask('https://larch.example/'))).toMatchObject({ code: 'UNAVAILABLE' });
  await leaveOpen(admin, 'switch.import-by-address');
});
