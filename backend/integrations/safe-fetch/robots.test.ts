import { describe, expect, it } from 'vitest';
import { mayRead } from './robots.ts';

const lines = (...text: string[]) => text.join('\n');
const may = (robots: string, path: string) => mayRead(robots, 'PagewrightBot', path);

describe('robots.txt', () => {
  it.each([
    ['nothing at all', '', '/', true],
    ['a page of HTML in its place', '<!doctype html><p>User-agent: nobody</p>', '/', true],
    ['everything for everybody', lines('User-agent: *', 'Disallow: /'), '/menu', false],
    ['an empty rule', lines('User-agent: *', 'Disallow:'), '/menu', true],
    ['a folder', lines('User-agent: *', 'Disallow: /private/'), '/private/a', false],
    ['beside a folder', lines('User-agent: *', 'Disallow: /private/'), '/private', true],
    ['others only', lines('User-agent: OtherBot', 'Disallow: /'), '/', true],
    ['us only', lines('User-agent: *', 'Disallow:', '', 'User-agent: PageWrightBot', 'Disallow: /'), '/', false],
    [
      'us before everybody',
      lines('User-agent: *', 'Disallow: /', '', 'User-agent: pagewrightbot', 'Disallow: /x'),
      '/',
      true,
    ],
    ['agents in a row', lines('User-agent: other', 'User-agent: PagewrightBot', 'Disallow: /a'), '/a', false],
    ['two groups of one agent', lines('User-agent: *', 'Disallow: /a', 'User-agent: *', 'Disallow: /b'), '/a', false],
    ['the longest rule', lines('User-agent: *', 'Disallow: /shop', 'Allow: /shop/open'), '/shop/open/1', true],
    ['equal rules', lines('User-agent: *', 'Disallow: /a', 'Allow: /a'), '/a', true],
    ['a star', lines('User-agent: *', 'Disallow: /*.php'), '/a/b.php?c', false],
    ['an end', lines('User-agent: *', 'Disallow: /*.php$'), '/a.php?c', true],
    ['an end that is reached', lines('User-agent: *', 'Disallow: /*.php$'), '/b.php.php', false],
    ['an end without a star', lines('User-agent: *', 'Disallow: /a$'), '/ab', true],
    ['the query', lines('User-agent: *', 'Disallow: /*?s='), '/?s=bread', false],
    ['comments and blanks', lines(' user-agent : * # all', ' DISALLOW : /a # no'), '/a', false],
    ['line ends of other systems', 'User-agent: *\rDisallow: /a\r\nDisallow: /b', '/b', false],
    ['percent signs', lines('User-agent: *', 'Disallow: /~jo'), '/%7Ejo', false],
    ['the file itself', lines('User-agent: *', 'Disallow: /'), '/robots.txt', true],
    ['a rule of nobody', lines('Disallow: /', 'User-agent: x'), '/', true],
  ])('%s', (_what, robots, path, expected) => expect(may(robots, path)).toBe(expected));

  it('takes no time, whatever stands in it', () => {
    const start = performance.now();
    may(lines('User-agent: *', ...Array<string>(9000).fill(`Disallow: ${'*a'.repeat(400)}$`)), `/${'a'.repeat(2000)}`);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
