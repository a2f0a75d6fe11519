import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('a name as people read it', () => {
  it.each([
    'bäckerei.de',
    'bücher.example.de',
    'пример.рф',
    'почта.com',
    '日本語.jp',
    'みんなのパン屋.jp',
    '빵집.kr',
    'țuică.ro',
  ])('is in its own letters: %s', (name) => {
    expect(domainToASCII(name)).toMatch(/^[\x21-\x7e]+$/);
    expect(displayName(domainToASCII(name))).toBe(name);
  });

  it.each(['раypal.com', 'аррӏе.com', 'bаkery.de', 'ıkea.com', 'ɡoogle.com', 'αβγab.com', 'νικ.com'])(
    'stays ASCII where it could pass for another: %s',
    (name) => {
      expect(displayName(domainToASCII(name))).toBe(domainToASCII(name));
    },
  );

  it('stays as it is when it is no more than ASCII, or broken', () => {
    expect(displayName('shop.bakery.com')).toBe('shop.bakery.com');
    expect(displayName('xn--a.com')).toBe('xn--a.com');
  });
});
