import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function limiterAt(time: string) {
  const clock = { now: new Date(time) };
  return { clock, limiter: createRateLimiter(() => clock.now) };
}
const wait = (run: () => void) => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

it('says that it is a limit and how long to wait', () => {
  const { clock, limiter } = limiterAt('2026-11-21T09:00:00Z');
  for (let time = 0; time < 30; time += 1) expect(wait(() => limiter.take('recordSignIn', 'ida'))).toBeNull();
  clock.now = new Date('2026-11-21T09:00:20Z');
  expect(wait(() => limiter.take('recordSignIn', 'ida'))).toBe(
    'That was a lot at once. Wait 40 seconds, then try again.',
  );
  for (let time = 0; time < 3; time += 1) limiter.take('sendConfirmationTo', 'a@example.test');
  expect(wait(() => limiter.take('sendConfirmationTo', 'a@example.test'))).toContain('Wait 24 hours');
  expect(wait(() => limiter.take('recordSignIn', 'ole'))).toBeNull();
});

it('forgets nobody because many others did something else', () => {
  const { limiter } = limiterAt('2026-11-21T09:00:00Z');
  for (let time = 0; time < 4; time += 1) limiter.secondsToWait('sendConfirmationTo', 'a@example.test');
  for (let visitor = 0; visitor < 60_000; visitor += 1) limiter.secondsToWait('sendSiteForm', `${visitor}`);
  expect(limiter.secondsToWait('sendConfirmationTo', 'a@example.test')).toBe(86_400);
});
