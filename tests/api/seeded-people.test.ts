import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { good } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const PLAN = '{ viewer { name email plan { id } } }';
type Seen = { viewer: { name: string; email: string; plan: { id: string } } };

const stella = { sub: 'auth0|stella', email: 'stella@example.test', name: 'Stella', plan: 'starter' } as const;
let api: Api;

beforeAll(async () => {
  api = await openApi({ database: await openInMemory(), people: [stella] });
});
afterAll(() => api.close());

it('gives a local test account its plan before its first login, and nobody else', async () => {
  expect(good(await (await api.person([], 'stella')).ask<Seen>(PLAN)).viewer).toMatchObject({
    name: 'Stella',
    email: 'stella@example.test',
    plan: { id: 'starter' },
  });
  expect(good(await (await api.person()).ask<Seen>(PLAN)).viewer.plan.id).toBe('free');
});
