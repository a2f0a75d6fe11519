import { expect, test } from 'vitest';
import { waitWithLoads } from './patient-loads.ts';

const page = new URL('http://localhost/website/one.data');

/** A browser whose connection is lost until `come()`, and what it was asked for. */
function browser() {
  const events = new EventTarget();
  const asked: string[] = [];
  const navigator = { onLine: false };
  const ask: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : `${input}`);
    return navigator.onLine ? Promise.resolve(new Response('here')) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const scope = { navigator, fetch: ask, addEventListener: events.addEventListener.bind(events) };
  const come = () => {
    navigator.onLine = true;
    events.dispatchEvent(new Event('online'));
  };
  waitWithLoads(scope);
  return { scope, asked, come };
}

test('what the router loads waits for the connection and is then asked for once more', async () => {
  const { scope, asked, come } = browser();
  const answer = scope.fetch(page);
  await Promise.resolve();
  come();
  expect(await (await answer).text()).toBe('here');
  expect(asked).toHaveLength(2);
});

test('going elsewhere ends the wait', async () => {
  const { scope } = browser();
  const leave = new AbortController();
  const answer = scope.fetch(page, { signal: leave.signal });
  leave.abort();
  await expect(answer).rejects.toThrow();
});

test('what is sent, and what others ask for, fails at once', async () => {
  const { scope, asked } = browser();
  await expect(scope.fetch(page, { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await expect(scope.fetch('/healthz', { method: 'HEAD' })).rejects.toThrow('Failed to fetch');
  expect(asked).toHaveLength(2);
});

test('a load that fails while there is a connection fails', async () => {
  const navigator = { onLine: true };
  const ask: typeof fetch = () => Promise.reject(new TypeError('Refused'));
  const scope = { navigator, fetch: ask, addEventListener: () => undefined };
  waitWithLoads(scope);
  await expect(scope.fetch(page)).rejects.toThrow('Refused');
});
