import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { bytesWithin } from '../page-import/drawing-within.ts';
import { bring } from './test-sites/bring.ts';
import { testSites } from './test-sites/index.ts';

type Expected = {
  name: string;
  paths: string[];
  business: Partial<WebsiteDocument['business']>;
  days?: number;
  accent?: string;
  /** Words that have to stand on a page. */
  says: Record<string, string[]>;
  /** What no page may say. */
  never: RegExp;
  kinds?: Record<string, string[]>;
  pictures?: number;
  redirects?: string[];
};

const expected: Record<Exclude<keyof typeof testSites, 'scriptsOnly'>, Expected> = {
  wordpress: {
    name: 'Harrow & Vine',
    paths: ['/', '/gardens', '/about-us', '/contact', '/news'],
    business: {
      phone: '01795 555012',
      email: 'hello@harrowvine.example',
      address: '4 Orchard Road\nFaversham ME13 8AB',
    },
    days: 5,
    accent: '#3f6b3a',
    says: {
      '/': ['need little water and less work'],
      '/gardens': ['Figs along a south wall'],
      '/about-us': ['Ruth Harrow'],
    },
    never: /powered by|Recent Posts|Share this|contact-form-7|Skip to/i,
    pictures: 1,
  },
  gutenberg: {
    name: 'Blue Heron Yoga',
    paths: ['/', '/classes', '/teachers', '/visit'],
    business: { trade: 'yoga', phone: '(503) 555-0188', address: '210 Pier Street\nAstoria, OR 97103' },
    days: 5,
    accent: '#1f6f78',
    says: {
      '/': ['Eight mats, never more.'],
      '/classes': ['Ten classes', '$150', 'No, we have plenty.'],
      '/teachers': ['Ingrid Sol'],
    },
    never: /Designed with|© 2024/,
    kinds: { '/visit': ['hero', 'contact'] },
    pictures: 3,
  },
  wixLike: {
    name: 'Marlow Dog Spa',
    paths: ['/', '/prices', '/our-story'],
    business: { phone: '01628 555090', address: '9 Chapel Street\nMarlow SL7 1DE' },
    accent: '#b3446c',
    says: { '/': ['without cages or loud machines'], '/prices': ['£48'], '/our-story': ['Pia Lund'] },
    never: /Proudly created|©2023/,
    pictures: 2,
  },
  squarespaceLike: {
    name: 'Lumen Ceramics',
    paths: ['/', '/studio', '/workshops'],
    business: { email: 'studio@lumen.example', address: '88 Foundry Lane\nHamilton, ON L8P 1A1' },
    accent: '#c2572b',
    says: { '/studio': ['Noor Haddad'], '/workshops': ['May children come?', 'From ten years on.'] },
    never: /Your cart/,
    pictures: 4,
  },
  webflowLike: {
    name: 'Kanzlei Brandt',
    paths: ['/', '/leistungen', '/team', '/kontakt', '/impressum'],
    business: { phone: '0561 555 0170', email: 'post@brandt.example', address: 'Königstraße 14\n34117 Kassel' },
    days: 5,
    accent: '#7a1f3d',
    says: { '/': ['Beschäftigte und Betriebsräte'], '/team': ['Cem Yilmaz'], '/impressum': ['§ 5 DDG'] },
    never: /Alle Rechte/,
    pictures: 4,
  },
  jimdoLike: {
    name: 'Imkerei Sonnleitner',
    paths: ['/', '/honig', '/besuch'],
    business: { phone: '0861 5550144', address: 'Waldweg 3\n83278 Traunstein' },
    accent: '#d99a1c',
    says: { '/': ['Zweiundvierzig Völker'], '/honig': ['7,80 €'], '/besuch': ['Hofladen'] },
    never: /Cookies|Sitemap|Anmelden/,
    pictures: 2,
  },
  bootstrap: {
    name: 'Redfern Cycles',
    paths: ['/', '/repairs', '/hire'],
    business: { phone: '02 5550 4421', address: '17 Regent Street\nRedfern NSW 2016' },
    accent: '#b5301f',
    says: { '/repairs': ['Everything taken apart', '$210'], '/hire': ['a deposit of $100'] },
    never: /Copyright/,
    redirects: ['/index.html', '/repairs.html', '/hire.html'],
  },
  tables2004: {
    name: 'Windrow Boat Hire',
    paths: ['/', '/boats', '/findus'],
    business: { phone: '015394 55512', email: 'boats@windrow.example' },
    accent: '#006666',
    says: { '/': ['from Easter to October'], '/boats': ['£32', 'Life jackets are free.'], '/findus': ['A592'] },
    never: /visitor 004512|800x600/,
    pictures: 1,
    redirects: ['/index.htm', '/boats.htm', '/findus.htm'],
  },
  plainHtml: {
    name: 'Cello lessons in Leith',
    paths: ['/', '/lessons', '/about'],
    business: { email: 'morag@cello.example' },
    days: 2,
    says: { '/': ['Morag Baird'], '/lessons': ['£175'], '/about': ['I studied in Glasgow'] },
    never: /Home \|/,
    pictures: 1,
    redirects: ['/lessons.html', '/about.html'],
  },
  multilingual: {
    name: 'Fromagerie du Pré',
    paths: ['/', '/nos-fromages', '/venir'],
    business: { phone: '04 76 55 50 12', address: '6 rue des Halles\n38000 Grenoble' },
    days: 5,
    says: { '/': ['le lait de deux fermes'], '/nos-fromages': ['affinée quatre mois'] },
    never: /Morning milk|Our cheeses/,
  },
  shop: {
    name: 'Ember & Wick',
    paths: ['/', '/shop', '/how-we-pour', '/products/fig-leaf'],
    business: { phone: '0117 555 0133', address: '31 Water Lane\nBristol BS3 1AA' },
    accent: '#4b2e83',
    says: { '/shop': ['£16.00', 'Old Books'], '/how-we-pour': ['Two weeks before it is sold.'] },
    never: /Add to cart|£20\.00|Cart \(0\)/,
    pictures: 4,
  },
  restaurant: {
    name: 'Osteria Lumaca',
    paths: ['/', '/menu', '/people'],
    business: { trade: 'restaurant', phone: '+44 131 555 0166', email: 'ciao@lumaca.example' },
    days: 6,
    accent: '#7a2e1d',
    says: { '/menu': ['Tagliatelle al ragù', '£18'], '/people': ['Carla Neri'] },
    never: /Log in/,
    kinds: { '/menu': ['hero', 'menu', 'menu'] },
    redirects: ['/menu.php', '/home'],
  },
};

describe('websites of many makings', () => {
  it.each(Object.entries(expected))('%s', async (name, wanted) => {
    const site = testSites[name as keyof typeof testSites];
    const { document, pictures } = await bring(site);
    expect(document.brand.name).toBe(wanted.name);
    expect(document.pages.map(({ path }) => path)).toEqual(wanted.paths);
    expect(document.business).toMatchObject(wanted.business);
    expect(new Set(document.business.hours.map(({ day }) => day)).size).toBe(wanted.days ?? 0);
    if (wanted.accent) expect(document.theme.accent).toBe(wanted.accent);
    const textOf = (path: string) => JSON.stringify(document.pages.find((page) => page.path === path)?.sections);
    for (const [path, words] of Object.entries(wanted.says))
      for (const word of words) expect(textOf(path)).toContain(word);
    expect(JSON.stringify(document.pages.map(({ sections }) => sections))).not.toMatch(wanted.never);
    for (const [path, kinds] of Object.entries(wanted.kinds ?? {}))
      expect(document.pages.find((page) => page.path === path)?.sections.map(({ kind }) => kind)).toEqual(kinds);
    if (wanted.pictures !== undefined) expect(new Set(pictures.map(({ src }) => src)).size).toBe(wanted.pictures);
    expect(document.redirects.map(({ from }) => from).sort()).toEqual([...(wanted.redirects ?? [])].sort());
  });

  it('one that is empty without scripts says so', async () => {
    await expect(bring(testSites.scriptsOnly)).rejects.toThrow(/made by scripts/);
  });

  it('pages that there is no room for are told of, and the first ones come', async () => {
    const { document, report } = await bring(testSites.webflowLike, { mostPages: 3 });
    expect(document.pages.map(({ path }) => path)).toEqual(['/', '/leistungen', '/team']);
    expect(report.pages.filter(({ path }) => path === null).map(({ leftOut }) => leftOut.join())).toEqual([
      'The page: there is room for 3 pages.',
      'The page: there is room for 3 pages.',
    ]);
    expect(document.business.phone).toBe('0561 555 0170');
  });

  it('twenty pages are read, and those beyond are told of', async () => {
    const links = Array.from({ length: 30 }, (_, at) => `<li><a href="/p${at}">Page ${at}</a></li>`).join('');
    const page = (at: string) =>
      `<html lang="en"><title>P ${at}</title><nav><ul>${links}</ul></nav><h1>Page ${at}</h1><p>Words of the page ${at}, enough of them.</p></html>`;
    const pages = Object.fromEntries([
      ['/', page('home')],
      ...Array.from({ length: 30 }, (_, at) => [`/p${at}`, page(`${at}`)] as const),
    ]);
    const { document, report } = await bring({ origin: 'https://many.example', pages, sheets: {} });
    expect(document.pages).toHaveLength(20);
    expect(
      report.pages.filter(({ leftOut }) => leftOut.join().includes('20 pages of a website are read')),
    ).toHaveLength(11);
  });

  const drawn = (logo: string, sheet = '') => ({
    origin: 'https://drawn.example',
    pages: {
      '/': `<html lang="en"><title>Juniper Press</title><style>${sheet}</style><header><a href="/" class="site-logo">${logo}</a></header><h1>Juniper Press</h1><p>Letterpress cards from a shed in Hay, printed by hand since 2009.</p></html>`,
    },
    sheets: {},
  });

  it('a logo that is drawn in the page comes along, with the colour of the words around it', async () => {
    const mark = '<svg viewBox="0 0 40 40"><path fill="currentColor" d="M0 0h40v40z"/></svg>';
    const { pictures, document } = await bring(drawn(mark, 'body{background:#fffdf7;color:#1d3b2a}'));
    expect(document.brand.logo).toMatchObject({ source: 'asset' });
    expect(Buffer.from(bytesWithin(pictures[0]?.src ?? '') ?? []).toString()).toBe(
      '<svg viewBox="0 0 40 40" xmlns="http://www.w3.org/2000/svg"><path fill="#1d3b2a" d="M0 0h40v40z"></path></svg>',
    );
  });

  it.each([
    '<svg viewBox="0 0 4 4"><use href="/sprite.svg#logo"/></svg>',
    '<svg viewBox="0 0 4 4"><path class="st0" d="M0 0h4v4z"/></svg>',
    '<svg><path fill="red" d="M0 0h4v4z"/></svg>',
  ])('a logo that would not look the same without its page stays there: %s', async (mark) => {
    const { document } = await bring(drawn(mark));
    expect(document.brand.logo).toEqual({ source: 'none' });
  });

  it('the second colour is the one that is painted most beside the first', async () => {
    const sheet =
      'body{background:#fff;color:#222}.btn{background:#0b6e4f}h2{color:#d1495b}.note{background:#d1495b}.bar{border-color:#0b6e4f}.error{color:#ff0000}';
    const { document } = await bring(drawn('Juniper Press', sheet));
    expect(document.theme).toMatchObject({ accent: '#0b6e4f', support: '#d1495b' });
  });
});
