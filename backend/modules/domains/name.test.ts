import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readName } from './name.ts';

const live = { appOrigin: 'https://app.maker.dev', appTitle: 'Maker', isLocal: false, sitesDomain: 'pages.made.net' };
const local = { ...live, appOrigin: 'http://localhost:3000', isLocal: true, sitesDomain: 'localhost' };

describe('a name', () => {
  it.each([
    ['https://Bäckerei.de/menu', 'xn--bckerei-5wa.de'],
    ['WWW.Bakery.COM.', 'bakery.com'],
    ['  bakery.co.uk:8080 ', 'bakery.co.uk'],
    ['http://user@bakery.com?x=1', 'bakery.com'],
    ['https:bakery.com', 'bakery.com'],
    ['//bakery.com#top', 'bakery.com'],
    ['shop.bakery.com', 'shop.bakery.com'],
    ['www.shop.bakery.com', 'shop.bakery.com'],
    ['www.www.bakery.com', 'bakery.com'],
    ['www.com', 'www.com'],
    ['bakery。com', 'bakery.com'],
    ['me.github.io', 'me.github.io'],
    ['medium.com/@me', 'medium.com'],
    ['straße.de', 'xn--strae-oqa.de'],
  ])('is read from %s', (typed, name) => {
    expect(readName(typed, live)).toEqual({ name });
  });

  it.each([
    ['', 'Enter the name'],
    ['https://', 'Enter the name'],
    ['me@bakery.com', 'email address. Enter only what follows the @, such as bakery.com'],
    ['mailto:me@bakery.com', 'mail address'],
    ['192.0.2.7', 'IP address'],
    ['http://0x7f.1/', 'IP address'],
    ['[2001:db8::1]', 'IP address'],
    ['2001:db8::1', 'IP address'],
    ['*.bakery.com', 'Enter one'],
    ['my_bakery.com', 'Use a dash'],
    ['my bakery.com', 'no spaces'],
    ['bakery', 'such as bakery.com'],
    ['bakery..com', 'one dot at a time'],
    ['-bakery.com', 'dash'],
    ['bak%65ry.com', 'Take the % out'],
    ['co.uk', 'such as bakery.co.uk'],
    ['github.io', 'an ending that many names share'],
    ['app.maker.dev', 'belongs to Maker itself'],
    ['x.app.maker.dev', 'belongs to Maker itself'],
    ['pages.made.net', 'belongs to Maker itself'],
    ['bakery.pages.made.net', 'belongs to Maker itself'],
    ['bakery.test', 'end in .test'],
    ['bakery.local', 'end in .local'],
    ['1.0.0.127.in-addr.arpa', 'end in .arpa'],
    ['example.com', 'end in example.com'],
    [`${'a'.repeat(64)}.com`, 'longer than a name can be'],
    [`${'abcdefghi.'.repeat(25)}com`, 'longer than a name can be'],
    ['x'.repeat(10_000), 'longer than a name can be'],
  ])('is refused when it is %s', (typed, words) => {
    expect(readName(typed, live)).toEqual({ problem: expect.stringContaining(words) });
  });

  it('may end as nobody’s do on a machine of one’s own, but not as our own hosts', () => {
    expect(readName('bakery.test', local)).toEqual({ name: 'bakery.test' });
    expect(readName('bakery.localhost', local)).toEqual({ problem: expect.stringContaining('belongs to') });
  });

  it('that leads to the app by its www is ours', () => {
    expect(readName('maker.dev', { ...live, appOrigin: 'https://www.maker.dev' })).toHaveProperty('problem');
  });

  const label = fc.stringMatching(/^[a-z0-9]{1,20}$/).filter((text) => text !== 'www');
  const somebodys = fc.tuple(label, label, fc.constantFrom('com', 'de', 'co.uk')).map((parts) => parts.join('.'));

  it('is the same however it is pasted', () => {
    const around = fc.record({
      scheme: fc.constantFrom('', 'http://', 'HTTPS://', '//'),
      www: fc.constantFrom('', 'www.', 'WWW.'),
      end: fc.constantFrom('', '.', ':8080', '/', '/a/b?c=d@e', '#x', './'),
      space: fc.constantFrom('', ' ', '\n'),
    });
    fc.assert(
      fc.property(somebodys, around, fc.boolean(), (name, { scheme, www, end, space }, isLoud) => {
        const typed = `${space}${scheme}${www}${isLoud ? name.toUpperCase() : name}${end}${space}`;
        expect(readName(typed, live)).toEqual({ name });
      }),
    );
  });

  it('of any text is one that can be read again, or words', () => {
    const any = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.emailAddress(), fc.domain());
    fc.assert(
      fc.property(any, (typed) => {
        const read = readName(typed, live);
        if ('problem' in read) {
          expect(read.problem).toMatch(/^\S.*[.]$/s);
          return;
        }
        expect(read.name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
        expect(readName(read.name, live)).toEqual(read);
      }),
    );
  });
});
