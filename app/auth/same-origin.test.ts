import { expect, test } from 'vitest';
import { isOwnVisit, isSameOriginRequest } from './same-origin.ts';

const app = 'https://app.test';
const send = (method: string, headers: Record<string, string>) => new Request(`${app}/x`, { method, headers });

test.each([
  ['GET', {}, true],
  ['HEAD', { Origin: 'https://evil.test' }, true],
  ['POST', { Origin: app }, true],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['POST', { Origin: app, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['POST', {}, false],
  ['POST', { Origin: 'null' }, false],
  ['POST', { Origin: 'https://evil.test' }, false],
  ['POST', { Origin: 'https://app.test.evil.test' }, false],
  ['POST', { Origin: 'http://app.test' }, false],
  ['POST', { Origin: 'https://app.test:444' }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-site' }, false],
  ['POST', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['POST', { 'Sec-Fetch-Site': 'none' }, false],
  ['POST', { Origin: app, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['POST', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' }, false],
  ['POST', { Referer: `${app}/x` }, false],
  ['PUT', {}, false],
  ['DELETE', { Origin: 'https://evil.test' }, false],
] as [string, Record<string, string>, boolean][])('%s with %j: %s', (method, headers, expected) => {
  expect(isSameOriginRequest(send(method, headers), app)).toBe(expected);
});

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' }, true],
  [{ 'Sec-Fetch-Site': 'none' }, true],
  [{ Referer: `${app}/a` }, true],
  [{}, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Referer: `${app}/a` }, false],
  [{ 'Sec-Fetch-Site': 'same-site' }, false],
  [{ Referer: 'https://evil.test/' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch;prerender' }, false],
] as [Record<string, string>, boolean][])('a visit with %j is our own: %s', (headers, expected) => {
  expect(isOwnVisit(send('GET', headers), app)).toBe(expected);
});
