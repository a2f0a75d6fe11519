import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '#site/model/parse-document.ts';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { ungroundedTexts } from '#site/origins/grounded.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { exportOptions, renderSite } from '#site/render/index.ts';
import { schemesOf, textPairsOf } from '#site/themes/index.ts';
import { builtInDesigner } from './index.ts';
import { readBrief } from './reading/read-brief.ts';

const difference = differenceCiede2000();

const make = async (text: string, seed = 1, more: { name?: string; template?: string; language?: string } = {}) =>
  (await builtInDesigner.design({ text, ...more }, { seed })).document;

const textOf = (document: WebsiteDocument) =>
  textsOf(document)
    .map(({ text }) => text)
    .join('\n');

const shapeOf = (document: WebsiteDocument) =>
  `${document.template} ${document.theme.accent} ${document.pages
    .map((page) => page.sections.map((section) => `${section.kind}:${section.variant}`).join(' '))
    .join(' | ')}`;

/** The lowest contrast of any text on any ground, by day and by night. */
const weakestContrast = (theme: WebsiteDocument['theme']) =>
  Math.min(
    ...Object.values(schemesOf(theme)).flatMap((scheme) =>
      scheme ? Object.values(scheme).flatMap((tones) => textPairsOf(tones).map(({ ratio }) => ratio)) : [],
    ),
  );

describe('the built-in designer', () => {
  it('shows what a brief says and nothing that it does not', async () => {
    const brief =
      'Crumb & Ember, a sourdough bakery in Leith run by Anna Moreno.\nOpen Tue-Sat 7-18.\nSourdough 6.50\nRye loaf 5.20\nCall 0131 555 0123 or write to hello@crumb.example. We mill our own flour every morning.';
    const document = await make(brief);
    const published = publishedDocument(document);
    for (const fact of [
      'Crumb & Ember',
      'Rye loaf',
      '5.20',
      '0131 555 0123',
      'hello@crumb.example',
      'We mill our own flour every morning',
    ])
      expect(textOf(published)).toContain(fact);
    expect(ungroundedTexts(published, [brief])).toEqual([]);
  });

  it('is the same for the same brief and seed, and another one for another seed', async () => {
    const text = 'Anders, a mobile sauna in Oban. We bring it to beaches. Call 01631 555 010.';
    expect(await make(text, 4)).toEqual(await make(text, 4));
    expect(shapeOf(await make(text, 4))).not.toBe(shapeOf(await make(text, 5)));
  });

  it.each([
    ['We throw pots. Use old lace as the body background and rosy brown for the buttons.', '#fdf5e6', '#bc8f8f'],
    ['We throw pots. Use antique white for the background and olive drab for the buttons.', '#faebd7', '#6b8e23'],
    ['We throw pots. Style all pages with a light cyan background and cadet blue buttons.', '#e0ffff', '#5f9ea0'],
    ['We throw pots. Colours: cream and terracotta.', '#fbf4e4', '#c9674b'],
    ['We throw pots. Navy background, please, and a mustard accent. No pink.', '#14284b', '#c9971c'],
    ['Wir brennen Ton. Hintergrund #fff8f0, Knöpfe dunkelgrün, bitte kein Rot.', '#fff8f0', '#1f4d33'],
    ['Nous faisons des vases. Fond noir et boutons vert sauge, sans rouge.', '#141414', '#8a9a7b'],
    ['Hacemos vasijas y las vendemos. Colores: verde musgo y crema.', '#fbf4e4', '#5f6f3e'],
    ['Vi drejar krukor och skålar. Gärna skogsgrönt och benvit bakgrund.', '#faf8f2', '#22543d'],
    ['We throw pots. Hot pink on black please.', '#141414', '#ff69b4'],
    ['We throw pots. Black background please, with orange.', '#141414', '#f38d23'],
    ['Hacemos vasijas. Rojo oscuro y negro de fondo, por favor.', '#141414', '#8b0000'],
    ['Vendemos vasijas. La página en rosa mexicano, fondo blanco.', '#ffffff', '#e4007c'],
    ['Wij bakken potten. Graag een witte achtergrond en grijsblauw.', '#ffffff', '#6b8299'],
    ['Vi drejar krukor. Gärna vit bakgrund och mörkgrönt.', '#ffffff', '#006400'],
    ['We throw pots. White background, calm greens, main one #6B9080.', '#ffffff', '#6b9080'],
    ['We throw pots. Please make it barn red 8E2A1E on white.', '#ffffff', '#8e2a1e'],
    ['Facciamo vasi. Sito su fondo bianco, color miele.', '#ffffff', '#d99a1c'],
  ])('shows asked colours in large areas, readable: %s', async (brief, background, main) => {
    const { theme } = await make(brief);
    const papers = Object.values(schemesOf(theme).day).map(({ paper }) => paper);
    const nearest = (asked: string) => Math.min(...papers.map((paper) => difference(paper, asked)));
    expect([nearest(background) <= 10, nearest(main) <= 10, weakestContrast(theme) >= 4.5]).toEqual([true, true, true]);
  });

  it.each([
    ['We throw pots. Black site with white text please.', '#141414', '#ffffff'],
    ['We throw pots. Yellow text on black, big fonts.', '#141414', '#f7dc13'],
    ['We throw pots. Black text on ivory, and no third colour.', '#fffff0', '#141414'],
    ['We throw pots. Black on white, with one red accent.', '#ffffff', '#141414'],
    ['We throw pots. Make it charcoal, with off-white text.', '#33383d', '#faf8f2'],
    ['We throw pots. The text should be white.', '#141414', '#ffffff'],
  ])('writes with an asked colour on a ground that it is read on: %s', async (brief, background, ink) => {
    const { theme } = await make(brief);
    expect(difference(theme.background, background)).toBeLessThanOrEqual(10);
    expect(difference(theme.ink, ink)).toBeLessThanOrEqual(10);
    expect(weakestContrast(theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a light ground under grey letters', async () =>
    expect((await make('We throw pots. The text should be grey.')).theme.mode).not.toBe('dark'));

  it.each([
    'We throw pots from red clay.',
    'We throw pots. Our kiln is in the barn, serial A1B2C3.',
    'We throw pots. Please no pink and no purple.',
    'We sell red wine and gold rings.',
  ])('takes no colour from things and from what is not wanted: %s', (text) =>
    expect(readBrief({ text, templates: [] }).wishes.colours).toEqual([]),
  );

  it('takes two colours that are named together for two of the site', () =>
    expect(
      readBrief({ text: 'We throw pots. Black and yellow obviously.', templates: [] }).wishes.colours.map(
        ({ said }) => said,
      ),
    ).toEqual(['Black', 'yellow']));

  it('makes no twins of two businesses that say little', async () => {
    const kinds = [
      'bakery',
      'plumber',
      'hair salon',
      'mobile sauna',
      'law firm',
      'repair café',
      'hotel',
      'photographer',
      'end-of-life doula',
      'gardener',
    ];
    for (const kind of kinds) {
      const [one, other] = [await make(`Alba is a ${kind} in Graz.`), await make(`Birk & Sons is a ${kind} in Lund.`)];
      expect(shapeOf(one), kind).not.toBe(shapeOf(other));
    }
  });

  it.each([
    '',
    ' ',
    '🍕🍕🍕',
    'bakery',
    'PLUMBER!!!',
    '<script>alert(1)</script><b>Café</b> in Rome',
    'مخبز صغير في القاهرة اسمه نور',
    '小さなパン屋',
    '?',
    '0',
    'http://example.com',
    'a'.repeat(4000),
    'word '.repeat(800),
    '[[your prices]]',
    '⟦we are the best⟧',
    '"',
    'open 99-120, call 00',
  ])('makes a valid website of %j', async (text) => {
    const document = await make(text);
    expect(parseDocument(document)).toMatchObject({ ok: true });
    const html = renderSite(document, exportOptions())
      .map((file) => file.body)
      .join('');
    expect(html).not.toContain('<script>alert');
    expect(document.pages[0]?.path).toBe('/');
  });

  it('loses nothing of a brief of 4,000 characters', async () => {
    const tale = Array.from(
      { length: 60 },
      (_, index) => `In the workshop we keep plane number ${index + 11} for oak and ash only.`,
    ).join(' ');
    const text = textOf(await make(`Holm Joinery, a carpenter in Umeå. ${tale}`.slice(0, 4000)));
    for (const number of [11, 25, 40, 60]) expect(text).toContain(`plane number ${number} for oak`);
  });

  it('answers soon once warm', async () => {
    const times: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const brief = 'A bakery in Ely called Fern. Rye £5, buns £2. Open Tue-Sat 7-15. We mill our own flour.';
      times.push(await cpuTimeOf(() => make(brief, round)));
    }
    // Loose on purpose: the benchmark measures, this only catches a change that makes it many times slower.
    expect(times.sort((a, b) => a - b)[15]).toBeLessThan(150);
  });
});

describe('what a brief asks for', () => {
  it.each([
    ['Colours: #112233 background, buttons #ff8800.', '#112233', '#ff8800'],
    ['Colours: #e0ffff background, buttons #5f9ea0.', '#e0ffff', '#5f9ea0'],
  ])('uses the colours of “%s” and keeps text readable', async (colours, background, accent) => {
    const { theme } = await make(`A bakery in Graz called Korn. ${colours}`);
    expect(theme).toMatchObject({ background, accent });
    expect(weakestContrast(theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('makes the pages asked for, under the names asked for', async () => {
    const document = await make('A clinic called Lindenhof. Pages: home, about us, treatments, prices and contact us.');
    expect(document.pages.map((page) => page.title.toLowerCase())).toEqual([
      'home',
      'about us',
      'treatments',
      'prices',
      'contact us',
    ]);
  });

  it('makes one page when one is asked for', async () => {
    expect((await make('A one-page website for Korn, a bakery in Graz.')).pages).toHaveLength(1);
  });

  it('takes a template by name, from the text or the request', async () => {
    expect((await make('A bakery in Graz. Use the workshop template.')).template).toBe('workshop');
    expect((await make('A bakery in Graz.', 1, { template: 'almanac' })).template).toBe('almanac');
    expect((await make('A bakery in Graz.', 1, { template: 'no-such' })).pages.length).toBeGreaterThan(0);
  });

  it('writes in the language asked for, else in that of the brief', async () => {
    expect((await make('A bakery in Graz called Korn. Write the website in German.')).language).toBe('de');
    expect((await make('Wir sind eine Bäckerei in Graz und heißen Korn.')).language).toBe('de');
    expect((await make('A bakery in Graz called Korn.', 1, { language: 'fr' })).language).toBe('fr');
  });

  it('says what was understood, fact by fact, and asks for the name when there is none', async () => {
    const { reply, understood } = await builtInDesigner.design(
      { text: 'A bakery in Graz. Call 0316 555 010.' },
      { seed: 1 },
    );
    expect(reply).toContain('What is it called?');
    expect(understood).toContainEqual({ fact: 'phone', label: 'Phone', value: '0316 555 010' });
    expect(understood.map(({ fact }) => fact)).not.toContain('name');
  });
});
