import { expect, test } from 'vitest';
import { openAuthApp } from '#tests/support/auth-app.ts';
import { createLoginLimit } from './login-limit.server.ts';

let time = 1_800_000_000_000;
const takeUntilRefused = (take: () => number | null) => {
  for (let times = 0; times < 1000; times += 1) {
    const wait = take();
    if (wait !== null) return { times, wait };
  }
  throw new Error('It was never refused');
};

test('an address may do a hundred things at once and then one each second', () => {
  const limit = createLoginLimit(() => time);
  expect(takeUntilRefused(() => limit.take('192.0.2.1'))).toEqual({ times: 100, wait: 1 });
  expect(limit.take('192.0.2.2')).toBeNull();
  time += 5_000;
  expect(takeUntilRefused(() => limit.take('192.0.2.1'))).toEqual({ times: 5, wait: 1 });
});

test('the addresses of one IPv6 network count as one', () => {
  const limit = createLoginLimit(() => time);
  expect(takeUntilRefused(() => limit.take('2001:db8:1:2:aaaa::1')).times).toBe(100);
  expect(limit.take('2001:db8:1:2::9')).toBe(1);
  expect(limit.take('2001:0db8:1:3::9')).toBeNull();
  expect(takeUntilRefused(() => limit.take('::ffff:192.0.2.7')).times).toBe(100);
  expect(limit.take('::ffff:192.0.2.8')).toBeNull();
});

test('who starts logins too often is asked to wait, and uses up no attempt of theirs', async () => {
  const app = openAuthApp({ now: () => time });
  let response = await app.handle(`${app.origin}/login`);
  for (let times = 0; response.status === 302 && times < 200; times += 1)
    response = await app.handle(`${app.origin}/login`);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' });
  const answer = await app.handle(`${app.origin}/login-success?code=c&state=s`);
  expect(answer.status).toBe(429);
  time += 1_000;
  expect((await app.handle(`${app.origin}/login`)).status).toBe(302);
});
