import { describe, expect, test } from 'vitest';
import { localPath, loginPath, pageOf } from './redirect-target.ts';

describe('local paths', () => {
  test.each([
    '/',
    '/a',
    '/a/b?c=d&e=%2F%2Fx#f',
    '/website/1?panel=inbox',
    '/login-success?redirectTo=%2Fa',
    '/ünï',
    '/a//b',
    '/?next=https://x.test',
  ])('%s is kept', (target) => {
    expect(localPath(target)).toBe(target);
  });
  test.each([
    '',
    'a',
    'https://evil.test',
    'http:evil.test',
    'javascript:alert(1)',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/%2F/evil.test',
    '/%2Fevil.test',
    '/%252Fevil.test',
    '/%5Cevil.test',
    '/%5cevil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    '/\tevil',
    '/\t/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/\n/evil.test',
    '/%09/evil.test',
    '/%0d%0aSet-Cookie:x=y',
    '/a?b=c\r\nSet-Cookie: x=y',
    '/\u0000',
    '/\u0085/x',
    '/%',
    `/${'a'.repeat(1000)}`,
  ])('%j is refused', (target) => {
    expect(localPath(target)).toBeNull();
  });
  test('nothing is no target', () => {
    expect([localPath(null), localPath(undefined)]).toEqual([null, null]);
  });
});

test('the way back to a page is encoded once', () => {
  expect(loginPath('/domains/search?q=a%20b&tld=.com')).toBe(
    '/login?redirectTo=%2Fdomains%2Fsearch%3Fq%3Da%2520b%26tld%3D.com',
  );
  expect(loginPath('/')).toBe('/login');
  expect(loginPath(null)).toBe('/login');
});

describe('the page of a request', () => {
  const page = (path: string, init?: RequestInit) => pageOf(new Request(`https://app.test${path}`, init));
  test('is its own address, also for a data request', () => {
    expect(page('/a?b=c%20d')).toBe('/a?b=c%20d');
    expect(page('/a.data?b=c&_routes=x')).toBe('/a?b=c');
    expect(page('/_root.data')).toBe('/');
  });
  test('is the page of a form, when that is ours', () => {
    const from = (Referer: string) => page('/do', { method: 'POST', headers: { Referer } });
    expect(from('https://app.test/a?b=1')).toBe('/a?b=1');
    expect(from('https://evil.test/a')).toBe('/do');
    expect(from('nonsense')).toBe('/do');
  });
});
