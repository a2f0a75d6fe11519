import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Section } from '#site/model/document.ts';
import { PageRefused } from './imported-page.ts';
import type { ImportedPage } from './imported-page.ts';
import { readPage } from './read-page.ts';

const url = 'https://www.shop.example/';
const fromFile = (name: string) =>
  readPage({ url, html: readFileSync(new URL(`./test-pages/${name}.html`, import.meta.url), 'utf8') });
const fromBody = (body: string, head = '') =>
  readPage({
    url,
    html: `<!doctype html><html lang="en"><head><title>Wren Crafts</title>${head}</head><body>${body}</body></html>`,
  });

const sectionsOf = ({ document }: ImportedPage): Section[] => document.pages[0]?.sections ?? [];
const kindsOf = (page: ImportedPage) => sectionsOf(page).map(({ kind }) => kind);
const ofKind = (page: ImportedPage, kind: string) => sectionsOf(page).find((section) => section.kind === kind)?.props;

describe('a page with landmarks', () => {
  const page = fromFile('bakery');

  it('becomes sections of the kinds that its parts are shaped like, in order', () => {
    expect(kindsOf(page)).toEqual(['hero', 'menu', 'faq', 'team', 'testimonials', 'contact']);
    expect(ofKind(page, 'hero')).toMatchObject({
      heading: 'Bread that takes its time',
      primary: { label: 'See the menu', to: '/#menu' },
      secondary: { to: 'tel:01353555010' },
      picture: { source: 'placeholder', wants: 'Loaves on a shelf' },
    });
    expect(ofKind(page, 'menu')).toMatchObject({
      groups: [{ dishes: [{ name: 'Rye loaf', price: '£5.00' }, { name: 'Country sour', description: '900 g' }, {}] }],
    });
    expect(ofKind(page, 'team')).toMatchObject({
      items: [{ name: 'Anna Fern', role: 'Head baker' }, { name: 'Tom Oak' }],
    });
    expect(ofKind(page, 'testimonials')).toMatchObject({
      items: [{ quote: 'Best rye in the county.', name: 'Jo', role: 'regular' }, {}],
    });
  });

  it('says facts of the business once', () => {
    expect(page.document.business).toMatchObject({
      phone: '01353 555 010',
      address: '12 Mill Lane\nEly CB7 4AA',
      trade: 'bakery',
      social: [{ label: 'Instagram' }],
    });
    expect(page.document.business.hours).toHaveLength(6);
    expect(ofKind(page, 'contact')).toMatchObject({ heading: 'Visit us', intro: 'Parking is behind the house.' });
  });

  it('is told of in sentences: what was kept, left out and guessed', () => {
    expect(page.report.kept).toContain('2 questions with answers.');
    expect(page.report.leftOut.join(' ')).toMatch(/3 pictures.*3 links of the website’s own navigation/);
    expect(page.report.guessed.join(' ')).toContain('#8a3b12');
    expect(page.document.theme.accent).toBe('#8a3b12');
    expect(page.brief).toContain('We bake sourdough overnight');
  });
});

it('boxes without any landmark or heading are read by how they look', () => {
  const page = fromFile('boxes');
  expect(page.language).toBe('de');
  expect(kindsOf(page)).toEqual(['hero', 'menu', 'hours', 'contact']);
  expect(page.document.business).toMatchObject({
    phone: '0711 / 35 12 34',
    email: 'info@baeckerei-kern.de',
    address: 'Hauptstraße 12\n73728 Esslingen',
  });
});

it('what is told to search engines counts before what is guessed', () => {
  const page = fromFile('blocks');
  expect(kindsOf(page)).toEqual(['hero', 'features', 'services', 'steps', 'about', 'contactForm', 'faq']);
  expect(page.document.business).toMatchObject({ phone: '+33 4 78 00 00 00', address: '12 rue des Lilas\n69003 Lyon' });
  expect(ofKind(page, 'about')).toMatchObject({
    body: 'Je suis Claire Morel, ostéopathe depuis **2009**.\n\nJ’ai étudié à [Lyon](https://isostm.fr/).',
  });
});

it('things that one can do are no people', () => {
  const item = (title: string) => `<div class=i><h3>${title}</h3><div>By hand.</div></div>`;
  const page = fromBody(
    `<h1>Invoices without spreadsheets</h1><h2>Why people like it</h2><div>${['Tracks time', 'Chases payments', 'Knows taxes'].map(item).join('')}</div>`,
  );
  expect(kindsOf(page)).toEqual(['hero', 'features']);
});

describe('what is not taken over', () => {
  it('navigation, notices about cookies, hidden parts and scripts', () => {
    const page = fromBody(
      `<nav><a href=/>Home</a></nav><h1>Baskets by hand</h1><p>Woven from willow of our own field.</p><script>document.write('x')</script>
       <div id="cookie-banner">We use cookies</div><p style="display: none">secret</p><p hidden>unseen</p><ul class="share"><li><a href="https://facebook.com/sharer?u=x">Share</a></li></ul>
       <iframe src="https://maps.example/embed"></iframe>`,
    );
    expect(JSON.stringify(page.document)).not.toMatch(
      /cookies|secret|unseen|Share|document\.write|maps\.example|Home<\//,
    );
    expect(page.report.leftOut.join(' ')).toMatch(
      /navigation.*cookies.*2 parts that visitors do not see.*another website/,
    );
  });

  it('no picture is asked for from where it lies', () => {
    const page = fromBody(
      '<h1>Baskets</h1><p>Woven from willow of our own field.</p><img src="https://elsewhere.example/a.jpg" alt="A basket">',
    );
    expect(JSON.stringify(page.document)).not.toContain('elsewhere.example');
    expect(ofKind(page, 'hero')).toMatchObject({ picture: { source: 'placeholder', alt: 'A basket' } });
  });

  it('marks of ours in the words of others mean nothing', () => {
    const page = fromBody('<h1>Baskets [[by hand]]</h1><p>⟦Woven⟧ from willow of our own field by the river.</p>');
    expect(ofKind(page, 'hero')).toMatchObject({
      heading: 'Baskets [by hand]',
      intro: 'Woven from willow of our own field by the river.',
    });
  });

  it('links that are no links', () => {
    const page = fromBody(
      '<h1>Baskets</h1><p>Woven from willow of <a href="javascript:alert(1)">our own field</a> by the river.</p><a class=btn href="javascript:alert(1)">Order</a>',
    );
    expect(JSON.stringify(page.document)).not.toContain('javascript');
  });
});

describe('a page that comes to nothing says why', () => {
  const reasonOf = (html: string) => {
    try {
      readPage({ url, html });
      return 'read';
    } catch (error) {
      return error instanceof PageRefused ? error.reason : String(error);
    }
  };
  it.each([
    ['nothing', '', 'EMPTY'],
    ['nearly nothing', '<p>Hi', 'EMPTY'],
    ['a root for scripts', '<div id=root></div><script src=/main.js></script>', 'EMPTY_WITHOUT_SCRIPTS'],
    [
      'a plea for scripts',
      '<body><noscript>Please enable JavaScript in your browser.</noscript><script>start()</script>',
      'EMPTY_WITHOUT_SCRIPTS',
    ],
    ['frames', '<frameset><frame src=a></frameset>', 'EMPTY'],
    ['boxes without end', `${'<div>'.repeat(100_000)}deep`, 'TOO_DEEP'],
  ])('%s', (_what, html, reason) => expect(reasonOf(html)).toBe(reason));
});
