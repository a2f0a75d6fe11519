import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { newAccessKey } from '#backend/auth/access-key.ts';
import { openApi, type Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let database: OpenedDatabase;
let one: Api;
let two: Api;
beforeAll(async () => {
  database = await openInMemory();
  const shared = { ...database, close: async () => undefined };
  one = await openApi({ database: shared });
  two = await openApi({ database: shared });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

const triedAt = async (api: Api, from: string) => {
  const headers = { Authorization: `Bearer ${newAccessKey()}`, 'X-Forwarded-For': from };
  return (await api.post({ query: '{ viewer { id } }' }, headers)).status;
};

test('keys are not guessed at several processes in turn: what is wrong is counted together, until its time is over', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 24; guess += 1) statuses.push(await triedAt(guess % 2 === 0 ? one : two, '203.0.113.9'));
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  expect(await triedAt(two, '203.0.113.200')).toBe(401);
  for (const { time } of [one, two]) time.now = new Date(time.now.getTime() + 601_000);
  expect(await triedAt(two, '203.0.113.9')).toBe(401);
});
