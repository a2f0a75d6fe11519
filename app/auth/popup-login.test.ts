import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logInByPopup, type PopupWays } from './popup-login.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function surroundings() {
  const opened: string[] = [];
  const popup = { closed: false };
  const listeners = new Set<() => void>();
  const ways: PopupWays = {
    open(address, features) {
      opened.push(address, features);
      return popup;
    },
    onLogin(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    screen: { left: 100, top: 0, width: 1000, height: 800 },
  };
  const complete = () => listeners.forEach((listener) => listener());
  return { ways, popup, opened, listeners, complete };
}
const outcomeOf = (login: Promise<boolean>) =>
  login.then(String, (error: { code: string; message: string }) => `${error.code}: ${error.message}`);

test('opens a window of 400 by 600 in the middle, and is done when the login says so', async () => {
  const { ways, opened, listeners, complete } = surroundings();
  const outcome = outcomeOf(logInByPopup('/login?popup', ways));
  expect(opened).toEqual(['/login?popup', 'popup,width=400,height=600,left=400,top=100']);
  await vi.advanceTimersByTimeAsync(59_000);
  complete();
  expect(await outcome).toBe('true');
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('gives up after a minute', async () => {
  const { ways, listeners } = surroundings();
  const outcome = outcomeOf(logInByPopup('/login?popup', ways));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('timeout: Timeout');
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a closed window is a cancelled login, never a completed one', async () => {
  const { ways, popup } = surroundings();
  const outcome = outcomeOf(logInByPopup('/login?popup', ways));
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toBe('cancelled: Popup closed');
});

test('a window that closes itself with the word already out is no cancelled login', async () => {
  const { ways, popup, complete } = surroundings();
  const outcome = outcomeOf(logInByPopup('/login?popup', ways));
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(1_500);
  complete();
  expect(await outcome).toBe('true');
});

test('a browser that opens no window is said so at once', async () => {
  const { ways } = surroundings();
  expect(await outcomeOf(logInByPopup('/login?popup', { ...ways, open: () => null }))).toBe('false');
});
