import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { getTemplate, templates } from '../templates/index.ts';
import { exportOptions, renderPage, renderSite } from './index.ts';
import type { RenderOptions } from './index.ts';
import { recipeDocument } from './recipe-document.ts';

const published: RenderOptions = {
  draft: false,
  origin: 'https://kornblum.example',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: true,
  asset: () => null,
  socialImage: '/-/social.png',
};
const draft: RenderOptions = { ...published, draft: true };
const counter = getTemplate('counter');
const bakery = recipeDocument(counter);

const withHero = (props: Record<string, unknown>, changes: Partial<WebsiteDocument> = {}): WebsiteDocument => {
  const document = recipeDocument({ ...counter, recipe: ['hero'] });
  for (const section of document.pages[0]?.sections ?? []) section.props = { ...section.props, ...props };
  return { ...document, ...changes };
};
const home = (document: WebsiteDocument, options = published) => renderPage(document, '/', options).html;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'tel-non-breaking': 'off', 'long-title': 'off' },
});
async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** The validator reads its rules on first use, which takes longer than any page. */
beforeAll(() => faultsOf('<!DOCTYPE html>'));

describe('a published page', () => {
  test.each(templates.map((template) => [template.id, template] as const))(
    'in %s it is valid HTML, light, and needs nobody else',
    async (_, template) => {
      const site = renderSite(recipeDocument(template), published);
      const html = site.find(({ path }) => path === 'index.html')?.body ?? '';
      expect(await faultsOf(html)).toEqual([]);
      expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
      expect(html.replace(/<script type="application\/ld\+json">[^]*?<\/script>/, '')).not.toContain('<script');
      expect(html).not.toMatch(/\s(src|srcset)="https?:|url\("?https?:|@import|<iframe|\son[a-z]+="/);
    },
  );

  test('has a heading of the first rank, though its first section, or every one, is still to be filled', async () => {
    const waiting = recipeDocument({ ...counter, recipe: ['testimonials', 'cta'] });
    const [page] = waiting.pages;
    if (!page) throw new Error('A recipe gives a page');
    for (const section of page.sections)
      if (section.kind === 'testimonials')
        section.props = { ...section.props, items: [{ quote: '[[a sentence a customer said]]', name: '', role: '' }] };
    expect(home(waiting)).not.toContain('section--testimonials');
    expect(home(waiting).match(/<h1/g)).toHaveLength(1);
    const bare = {
      ...waiting,
      pages: [{ ...page, sections: page.sections.filter(({ kind }) => kind === 'testimonials') }],
    };
    expect(home(bare)).toContain(`<h1>${page.title}</h1>`);
    expect(await faultsOf(home(bare))).toEqual([]);
  });

  test('draft and every other page are valid too', async () => {
    expect(await faultsOf(home(bakery, draft))).toEqual([]);
    for (const path of ['/menu', '/nowhere'])
      expect(await faultsOf(renderPage(bakery, path, published).html)).toEqual([]);
  });

  test('the same document gives the same bytes', () => {
    expect(home(recipeDocument(counter))).toBe(home(recipeDocument(counter)));
    expect(JSON.stringify(renderSite(bakery, published))).toBe(JSON.stringify(renderSite(bakery, published)));
  });

  test('sends the style of the kinds it shows and no other', () => {
    const html = home(withHero({}));
    expect(html).toContain('.hero__title');
    expect(html).not.toContain('.menu__price');
  });

  test('says in the menu which page this is, once', () => {
    const { html } = renderPage(bakery, '/menu', published);
    expect(html.match(/<nav class="site-menu"[^]*?<\/nav>/)?.[0].match(/aria-current="page"/g)).toHaveLength(1);
  });

  test('opens with a way past the menu, and the menu needs no script', () => {
    const html = home(bakery);
    expect(html).toMatch(/<body[^>]*><a class="skip" href="#main">/);
    expect(html).toContain('<main id="main">');
    expect(html).toMatch(/popovertarget="site-menu"/);
  });

  test('a section that shows a heading is a region of that name', () => {
    const html = home(bakery);
    const named = [...html.matchAll(/<section class="section [^>]*aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(2);
    for (const id of named) expect(html.split(` id="${id}"`)).toHaveLength(2);
  });

  test('sections are regions named after their headings, none twice', () => {
    const document = recipeDocument({ ...counter, recipe: ['hero', 'faq', 'steps'] });
    for (const section of document.pages[0]?.sections ?? [])
      section.props = { ...section.props, heading: section.kind === 'steps' ? 'Then' : 'Questions' };
    expect([...home(document).matchAll(/aria-labelledby="(s-\d)-heading"/g)].map(([, id]) => id)).toEqual([
      's-0',
      's-2',
    ]);
  });

  test('hidden sections and kinds nobody knows are left out', () => {
    const document = recipeDocument(counter);
    const sections = document.pages[0]?.sections ?? [];
    for (const section of sections) section.hidden = section.kind !== 'hero';
    sections.push({ id: 'x', kind: 'hologram', version: 1, variant: 'a', hidden: false, props: {} });
    expect(home(document).match(/<section class="section /g)).toHaveLength(1);
  });
});

describe('head', () => {
  test('titles say page and brand; the first page says what the business is', () => {
    expect(home(bakery)).toContain('<title>Kornblum &amp; Daughter | Bread from Leith</title>');
    expect(renderPage(bakery, '/menu', published).html).toContain('<title>Menu | Kornblum &amp; Daughter</title>');
  });

  test('canonical and social addresses are absolute, and missing without an origin', () => {
    const html = renderPage(bakery, '/menu', published).html;
    expect(html).toContain('<link rel="canonical" href="https://kornblum.example/menu">');
    expect(html).toContain('content="https://kornblum.example/-/social.png"');
    expect(renderPage(bakery, '/menu', { ...published, origin: '' }).html).not.toMatch(/canonical|og:url|og:image/);
  });

  test('a feed is found by readers', () => {
    const options = { ...published, feed: '/blog/rss.xml' };
    expect(home(bakery, options)).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Kornblum &amp; Daughter" href="/blog/rss.xml">',
    );
    expect(home(bakery)).not.toContain('rss+xml');
  });

  test('drafts, missing pages and hidden sites are kept out of search engines', () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(home(bakery)).not.toContain(noindex);
    expect(home(bakery, draft)).toContain(noindex);
    expect(home(bakery, { ...published, indexed: false })).toContain(noindex);
    expect(renderPage(bakery, '/nowhere', published)).toMatchObject({
      status: 404,
      html: expect.stringContaining(noindex),
    });
  });

  test('structured data names trade, hours and address, and cannot leave its element', () => {
    const hostile = { ...bakery, brand: { ...bakery.brand, name: '</script><script>alert(1)</script><!--' } };
    const html = home(hostile);
    expect(html.match(/<script/g)).toHaveLength(1);
    const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Bakery',
      name: '</script><script>alert(1)</script><!--',
      telephone: '0131 496 0142',
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Saturday', closes: '23:59' }),
      ]),
    });
  });

  test('places to eat say where their menu is, others do not', () => {
    const menuPage = (trade: string) => {
      const document = recipeDocument({ ...counter, recipe: ['menu'] });
      const html = home({ ...document, business: { ...document.business, trade } });
      return /"hasMenu":"([^"]+)"/.exec(html)?.[1];
    };
    expect(menuPage('restaurant')).toBe('https://kornblum.example/');
    expect(menuPage('hair-salon')).toBeUndefined();
  });

  test('a hostile name is text wherever it stands', async () => {
    const name = '"><img src=x onerror=alert(1)>';
    const html = home({ ...bakery, brand: { ...bakery.brand, name } });
    expect(html).not.toContain('<img src=x');
    expect(await faultsOf(html)).toEqual([]);
  });
});

describe('a film', () => {
  const pageWith = (to: string, options = published) => {
    const document = recipeDocument({ ...counter, recipe: ['video'] });
    for (const section of document.pages[0]?.sections ?? []) section.props = { ...section.props, to };
    return { html: home(document, options), files: renderSite(document, options).map(({ path }) => path) };
  };

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    ['https://films.example/roof.mp4', 'https://films.example/roof.mp4'],
  ])('at %s plays on a click, and is a link without script', async (to, src) => {
    const { html, files } = pageWith(to);
    expect(html).toContain(`href="${to}" data-play="${src.endsWith('.mp4') ? 'video' : 'frame'}" data-src="${src}`);
    expect(html).toContain(`data-title="Watch the video"`);
    expect(html.match(/<script[^>]*src=/g)).toEqual(['<script src=']);
    expect(html).toContain('<script src="/-/site.js" defer');
    expect(html).not.toContain('<iframe');
    expect(files).toContain('-/site.js');
    expect(await faultsOf(html)).toEqual([]);
  });

  test('elsewhere is only a link, and no page has a script then', () => {
    for (const to of ['https://films.example/roof', 'https://vimeo.com/channels', 'https://youtube.com/@maker']) {
      const { html, files } = pageWith(to);
      expect(html).toContain(`href="${to}"`);
      expect(html).not.toMatch(/data-play|<script src/);
      expect(files).not.toContain('-/site.js');
    }
  });

  test('in a draft has no script, since nothing runs there', () => {
    expect(pageWith('https://youtu.be/dQw4w9WgXcQ', draft).html).not.toContain('<script');
  });
});

describe('placeholders', () => {
  const text = { intro: 'Rooms cost from [[your price]] a night. Breakfast is included.', note: '[[how to book]]' };

  test('a draft shows what is missing and where its sections are', () => {
    const html = home(withHero(text), draft);
    expect(html.includes('<mark class="placeholder">Add your price</mark>')).toBe(true);
    expect(html.includes('data-section="s-0"')).toBe(true);
  });

  test('a drawn stand-in says in a draft which photo it waits for', () => {
    const document = recipeDocument({ ...counter, recipe: ['hero'], sectionVariants: { hero: ['split'] } });
    const wish = 'To come: your photo of the counter in the morning';
    expect(home(document, draft).includes(wish)).toBe(true);
    expect(home(document).includes(wish)).toBe(false);
  });

  test('a published page leaves out the sentence that waits for a fact, and shows no mark', () => {
    const html = home(withHero(text));
    expect(html).toContain('<p>Breakfast is included.</p>');
    expect(html).not.toMatch(/\[\[|placeholder"|a night|how to book|data-section|To come/);
  });

  test('what a picture waits for is never read out to visitors', () => {
    const document = recipeDocument({ ...counter, recipe: ['hero'], sectionVariants: { hero: ['split'] } });
    const picture = { source: 'illustration', motif: 'bread', seed: 1, alt: 'The counter. Rolls from [[your price]]' };
    for (const section of document.pages[0]?.sections ?? []) section.props = { ...section.props, picture };
    const html = home(document);
    expect(html.includes('aria-label="The counter."')).toBe(true);
    expect(html.includes('[[')).toBe(false);
  });

  test('a telephone number still asked for is no link', () => {
    const document = { ...bakery, business: { ...bakery.business, phone: '[[your phone number]]' } };
    expect(home(document, draft)).not.toContain('href="tel:"');
    expect(home(document)).not.toMatch(/\[\[|tel:/);
  });
});

describe('languages', () => {
  test('fixed words and hours follow the language', () => {
    const html = home({ ...bakery, language: 'de-AT' });
    expect(html).toContain('<html lang="de-AT">');
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('Öffnungszeiten');
    expect(html).toMatch(/7:00\u2009–\u200918:00/);
    expect(home(bakery)).toMatch(/7\u00a0am\u2009–\u20096\u00a0pm/);
  });

  test('a day without closing is open around the clock', () => {
    const hours = (['mon', 'tue'] as const).map((day) => ({ day, opens: '00:00', closes: '24:00' }));
    const document = { ...bakery, business: { ...bakery.business, hours } };
    expect(home(document)).toContain('Open 24 hours');
    expect(home(document)).not.toContain('12\u00a0am');
    expect(home({ ...document, language: 'he' })).toContain('פתוח 24 שעות');
  });

  test('right-to-left languages turn the page', () => {
    expect(home({ ...bakery, language: 'ar' }).includes('<html lang="ar" dir="rtl">')).toBe(true);
    expect(home({ ...bakery, language: 'fr' }).includes('<html lang="fr">')).toBe(true);
  });

  test('letters that join keep their shape: no tracking, no slant, no small capitals where a page runs from right to left', () => {
    const upright = /\*\{letter-spacing:0!important;font-style:normal!important/;
    expect(home({ ...bakery, language: 'ar' })).toMatch(upright);
    expect(home(bakery)).not.toMatch(upright);
  });
});

describe('an export', () => {
  const site = renderSite(bakery, exportOptions());
  const fileAt = (path: string) => site.find((file) => file.path === path)?.body ?? '';

  test('links work from any folder: every address is relative and leads to a file of the site', () => {
    const paths = new Set(site.map(({ path }) => path));
    for (const { path, body } of site.filter((file) => file.path.endsWith('.html'))) {
      for (const [, href = ''] of body.matchAll(/ (?:href|src)="([^"#]+)/g)) {
        if (/^(https?:|mailto:|tel:)/.test(href)) continue;
        // The page for missing addresses is shown at any depth, so its links start from the root.
        const start = path === '404.html' ? `file:///site/nowhere/at/all` : `file:///site/${path}`;
        const target = new URL(href, start).pathname.replace(path === '404.html' ? '/' : '/site/', '');
        const known = paths.has(target) || target.startsWith('-/fonts/') || isUnmadePage(target);
        expect(known, `${path} → ${href}`).toBe(true);
      }
    }
  });

  /** Samples of sections link to pages that this small site does not have. */
  const isUnmadePage = (target: string) => target.endsWith('/index.html') && !target.startsWith('..');

  test('fonts are found from a page two folders deep', () => {
    expect(fileAt('menu/cakes/index.html')).toContain('url(../../-/fonts/');
  });

  test('a site without a public address has no sitemap; one with an address lists its pages', () => {
    expect(site.some(({ path }) => path === 'sitemap.xml')).toBe(false);
    const live = renderSite(bakery, published).find(({ path }) => path === 'sitemap.xml');
    expect(live?.body.match(/<loc>/g)).toHaveLength(4);
  });
});

describe('drawings of a site', () => {
  const files = renderSite(bakery, published);

  test('below the first section they are files, each there once, in fixed colours with a night of their own', () => {
    const html = files.find(({ path }) => path === 'index.html')?.body ?? '';
    const used = [...html.matchAll(/src="\/(-\/art\/[^"]+)"/g)].map(([, path]) => path);
    expect(used.length).toBeGreaterThan(0);
    for (const path of used) expect(files.filter((file) => file.path === path)).toHaveLength(1);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('their names change with the colours', () => {
    const other = renderSite({ ...bakery, theme: { ...bakery.theme, accent: '#224466' } }, published);
    const names = (site: typeof files) => site.map(({ path }) => path).filter((path) => path.startsWith('-/art/'));
    expect(names(other)).not.toEqual(names(files));
  });
});

describe('an uploaded picture', () => {
  const upload = { source: 'asset', id: 'loaf', alt: 'A loaf', width: 1200, height: 800, focus: 'left top' };
  const asset = (id: string) =>
    id === 'loaf'
      ? {
          src: '/-/media/a.jpeg',
          formats: [{ type: 'image/avif', srcset: '/-/media/b.avif 480w, /-/media/c.avif 960w' }],
          icon: { src: '/-/media/i.png', side: 180 },
        }
      : null;
  const withPicture = (picture: Record<string, unknown>): WebsiteDocument => {
    const document = withHero({ picture });
    for (const section of document.pages[0]?.sections ?? []) section.variant = 'split';
    return document;
  };
  const withLogo = (document: WebsiteDocument): WebsiteDocument => ({
    ...document,
    brand: { ...document.brand, logo: { source: 'asset', id: 'loaf', alt: '', width: 1200, height: 800 } },
  });

  test('is shown in the best format, with its size and the part to keep in sight', async () => {
    const html = home(withPicture(upload), { ...published, asset });
    expect(html).toContain('<source type="image/avif" srcset="/-/media/b.avif 480w, /-/media/c.avif 960w"');
    expect(html).toMatch(
      /<img src="\/-\/media\/a\.jpeg" alt="A loaf" width="1200" height="800" style="object-position:left top"/,
    );
    expect(await faultsOf(html)).toEqual([]);
  });

  test('lies beside the pages of an export', () => {
    const html = renderPage(withPicture(upload), '/', exportOptions({ asset })).html;
    expect(html).toContain('srcset="-/media/b.avif 480w, -/media/c.avif 960w"');
    expect(html).toContain('<img src="-/media/a.jpeg"');
  });

  test('as the logo stands in the header and in the browser’s tab; without one a drawn letter does', () => {
    const html = home(withLogo(bakery), { ...published, asset });
    expect(html).toMatch(/site-header__brand.*?<img src="\/-\/media\/a\.jpeg"/s);
    expect(html).toContain('<link rel="icon" href="/-/media/i.png" type="image/png" sizes="180x180">');
    expect(home(withLogo(bakery))).toContain('href="/favicon.svg"');
  });

  test('that is gone leaves its place out', () => {
    expect(home(withPicture({ ...upload, id: 'gone' }), { ...published, asset })).not.toContain('A loaf');
  });
});
