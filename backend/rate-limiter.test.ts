import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function limiterAt(time: string) {
  const clock = { now: new Date(time) };
  return { clock, limiter: createRateLimiter(() => clock.now) };
}
const refusalOf = (taken: Promise<void>) =>
  taken.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : null),
  );

it('says that it is a limit and how long to wait, until the next window begins', async () => {
  const { clock, limiter } = limiterAt('2026-11-21T09:00:00Z');
  for (let time = 0; time < 30; time += 1) expect(await refusalOf(limiter.take('recordSignIn', 'ida'))).toBeNull();
  clock.now = new Date('2026-11-21T09:00:20Z');
  expect(await refusalOf(limiter.take('recordSignIn', 'ida'))).toBe(
    'Too many attempts in a short time. Wait 40 seconds, then try again.',
  );
  for (let time = 0; time < 3; time += 1) await limiter.take('sendConfirmationTo', 'a@example.test');
  expect(await refusalOf(limiter.take('sendConfirmationTo', 'a@example.test'))).toContain('Wait 15 hours');
  expect(await refusalOf(limiter.take('recordSignIn', 'ole'))).toBeNull();
  clock.now = new Date('2026-11-21T09:01:00Z');
  expect(await refusalOf(limiter.take('recordSignIn', 'ida'))).toBeNull();
});

it('forgets nobody because many others did something else, and of one thing those who began first', async () => {
  const { limiter } = limiterAt('2026-11-21T09:00:00Z');
  const first = () => limiter.secondsToWait('sendSiteForm', 'the first');
  for (let time = 0; time < 4; time += 1) await limiter.secondsToWait('sendConfirmationTo', 'a@example.test');
  for (let time = 0; time < 11; time += 1) await first();
  expect(await first()).toBe(600);
  for (let visitor = 0; visitor < 20_001; visitor += 1) await limiter.secondsToWait('sendSiteForm', `${visitor}`);
  expect(await first()).toBe(0);
  expect(await limiter.secondsToWait('sendConfirmationTo', 'a@example.test')).toBe(15 * 3600);
});
