import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';
import { createTransactions, type Transaction } from './transaction.server.ts';

let time = 1_800_000_000_000;
const transactions = createTransactions({ secrets: ['s'.repeat(32)], kind: { secure: false }, now: () => time });
const started = (state: string, target = '/'): Transaction => {
  time += 1000;
  return { state, nonce: 'n', verifier: 'v', target, created: time / 1000, silent: false };
};

/** Applies `Set-Cookie` lines as a browser does. */
function apply(cookies: Map<string, string>, lines: string[]) {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
  return cookies;
}

test('an attempt is found by its state only, and is gone when it was used', async () => {
  const cookies = apply(new Map(), await transactions.add(started('one'), new Map()));
  expect(await transactions.find('one', cookies)).toMatchObject({ state: 'one' });
  expect(await transactions.find('two', cookies)).toBeNull();
  expect(await transactions.find('', cookies)).toBeNull();
  expect(apply(cookies, transactions.remove('one')).size).toBe(0);
});

test('of six abandoned attempts the oldest is let go', async () => {
  const cookies = new Map<string, string>();
  for (const state of ['1', '2', '3', '4', '5', '6']) apply(cookies, await transactions.add(started(state), cookies));
  expect(transactions.count(cookies)).toBe(5);
  expect(await transactions.find('1', cookies)).toBeNull();
  expect(await transactions.find('2', cookies)).not.toBeNull();
});

test('fifty abandoned attempts with the longest targets keep the Cookie header small', async () => {
  const cookies = new Map<string, string>();
  for (let at = 0; at < 50; at += 1) {
    const target = `/${randomBytes(800).toString('hex').slice(0, 999)}`;
    apply(cookies, await transactions.add(started(`state-${at}`, target), cookies));
  }
  const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(header.length).toBeLessThan(4500);
  expect(await transactions.find('state-49', parseCookies(header))).not.toBeNull();
});

test('unreadable attempts are cleaned up with the next one', async () => {
  const cookies = new Map([['pagewright-login.old', 'unreadable']]);
  expect(transactions.count(cookies)).toBe(1);
  apply(cookies, await transactions.add(started('new'), cookies));
  expect([...cookies.values()]).not.toContain('unreadable');
});
