import { describe, expect, it } from 'vitest';
import { oldPath } from './old-path.ts';
import { wrongRedirects } from './redirects.ts';

const fieldsOf = (...pairs: [from: string, to: string][]) =>
  wrongRedirects(pairs.map(([from, to]) => ({ from, to })))?.failure.fields ?? {};

describe('a list of redirects', () => {
  it('may lead to pages, to the web, and through one another to an end', () => {
    expect(fieldsOf(['/a', '/b'], ['/b', '/c#top'], ['/c', 'https://example.org/a'], ['/d', '/b'])).toEqual({});
  });

  it('leads no address to two places', () => {
    expect(fieldsOf(['/a', '/'], ['/b', '/'], ['/a', '/menu'])).toEqual({
      'redirects.2.from': ['/a is in this list already. Keep one of the two.'],
    });
  });

  it('leads nothing to itself, and names each step of a circle', () => {
    expect(fieldsOf(['/a', '/a/?from=mail'])).toEqual({
      'redirects.0.to': ['This leads to itself. Choose another page.'],
    });
    const words = (way: string) => [`This goes round in a circle: ${way}. Change one of them.`];
    expect(fieldsOf(['/way-in', '/a'], ['/a', '/b#x'], ['/b', '/a'])).toEqual({
      'redirects.1.to': words('/a → /b → /a'),
      'redirects.2.to': words('/b → /a → /b'),
    });
  });
});

describe('an old address', () => {
  it('is anything that a website can have had, without a slash at its end', () => {
    for (const path of ['/index.php', '/Über-uns.html', '/shop/item_12', '/2020/01/hello', '/日本'])
      expect(oldPath.parse(path)).toBe(path);
    expect(oldPath.parse(' /old-menu/ ')).toBe('/old-menu');
  });

  it.each([
    '',
    '/',
    '//',
    'menu',
    '//evil.example',
    '/a b',
    '/a?b=1',
    '/a#b',
    '/a\\b',
    '/../x',
    '/a/./b',
    '/-/fonts/x',
    '/%2e',
  ])('is not %j', (path) => expect(oldPath.safeParse(path).success).toBe(false));
});
