import { describe, expect, it } from 'vitest';
import type { ImportedPage } from './imported-page.ts';
import { readPage } from './read-page.ts';

const read = (body: string, lang = 'en') =>
  readPage({
    url: 'https://www.fernforge.example/',
    html: `<!doctype html><html lang="${lang}"><head><title>Fern Forge</title></head><body>${body}</body></html>`,
  });
const OPENING = '<h1>Gates by hand</h1><p>Wrought iron from a forge beside the river.</p>';
const sectionsOf = ({ document }: ImportedPage) => document.pages[0]?.sections ?? [];
const ofKind = (page: ImportedPage, kind: string) => sectionsOf(page).find((section) => section.kind === kind)?.props;
const factsOf = (lines: string, lang = 'en') =>
  read(`${OPENING}<h2>Contact</h2><p>${lines.replaceAll('\n', '<br>')}</p>`, lang).document.business;

describe('a table of prices', () => {
  it('keeps all prices of a row, each by the head of its column', () => {
    const page = read(
      `${OPENING}<h2>Frames</h2><table><thead><tr><th>Work</th><th>small</th><th>large</th></tr></thead>
       <tr><th colspan="3">Oak</th></tr><tr><td>Plain frame</td><td>£12.00</td><td>£19.00</td></tr><tr><td>Gilding</td><td>–</td><td>£44.00</td></tr>
       <tr><th colspan="3">Glass</th></tr><tr><td>Cutting</td><td colspan="2">£6.50</td></tr>
       <tfoot><tr><td colspan="3">Odd shapes cost a little more.</td></tr></tfoot></table>`,
    );
    expect(ofKind(page, 'menu')).toMatchObject({
      groups: [
        {
          name: 'Oak',
          dishes: [
            { name: 'Plain frame', price: 'small £12.00 · large £19.00' },
            { name: 'Gilding', price: 'large £44.00' },
          ],
        },
        { name: 'Glass', dishes: [{ name: 'Cutting', price: '£6.50' }], note: 'Odd shapes cost a little more.' },
      ],
    });
  });

  it('of an older page says its currency in its head alone', () => {
    const page = read(
      `${OPENING}<p><b>Preise</b></p><table border=1><tr><td><b>Arbeit</b><td><b>Preis (EUR)</b><tr><td>Rad zentrieren<td>18,50<tr><td>Kette wechseln<td>ab 24,00</table>`,
      'de',
    );
    expect(JSON.stringify(sectionsOf(page))).toMatch(
      /"Rad zentrieren"[^}]*"price":"18,50 EUR".*"Kette wechseln"[^}]*"price":"ab 24,00 EUR"/,
    );
  });

  it('has two lists beside each other', () => {
    const page = read(
      `${OPENING}<table><tr><td>Tea</td><td>£2.00</td><td>Coffee</td><td>£2.80</td></tr><tr><td>Milk</td><td>£1.50</td><td>Cake</td><td>£3.20</td></tr></table>`,
    );
    for (const pair of ['"Coffee","price":"£2.80"', '"Milk","price":"£1.50"'])
      expect(JSON.stringify(sectionsOf(page)).replace(/"(?:description|text)":"",/g, '')).toContain(pair.split(',')[0]);
  });

  it('is no table of anything else', () => {
    const page = read(
      `${OPENING}<h2>Glue</h2><table><tr><th>What</th><th>How much</th></tr><tr><td>Flour</td><td>200 g</td></tr><tr><td>Water</td><td>1 l</td></tr></table>`,
    );
    expect(sectionsOf(page).map(({ kind }) => kind)).toEqual(['hero', 'richText']);
  });
});

describe('an address without markup', () => {
  it.each([
    ['en', 'Wren Pottery\n12 Mill Lane\nEly CB7 4AA', '12 Mill Lane\nEly CB7 4AA'],
    ['en', 'Find us at 480 Harbor Drive, Suite 2, Astoria, OR 97103', '480 Harbor Drive'],
    ['en', '3/17 Station Street, Kyneton VIC 3444', '3/17 Station Street\nKyneton VIC 3444'],
    ['de', 'Töpferei Zaun\nLindengasse 4/2\nA-1070 Wien', 'Lindengasse 4/2\nA-1070 Wien'],
    ['de', 'Am Ufer 3a, 88131 Lindau', 'Am Ufer 3a\n88131 Lindau'],
    ['de', 'Kirchbichl 7\n83646 Bad Tölz', 'Kirchbichl 7\n83646 Bad Tölz'],
    ['fr', '8 ter, rue des Lilas\n35000 Rennes', '8 ter, rue des Lilas\n35000 Rennes'],
    ['es', 'C/ Mayor, 14, 2º\n28013 Madrid', 'C/ Mayor, 14, 2º\n28013 Madrid'],
    ['pt', 'Rua das Flores, n.º 9\n4050-262 Porto', 'Rua das Flores, n.º 9\n4050-262 Porto'],
    [
      'pt-BR',
      'Av. Brasil, 1200 – Centro\nCuritiba – PR, CEP 80010-000',
      'Av. Brasil, 1200 – Centro\nCuritiba – PR, CEP 80010-000',
    ],
    ['it', 'Via Garibaldi 21\n16124 Genova (GE)', 'Via Garibaldi 21\n16124 Genova (GE)'],
  ])('is told by its shape (%s): %s', (lang, lines, address) =>
    expect(factsOf(lines, lang).address).toContain(address),
  );

  it.each([
    ['de', 'Lisa ist im 2. Jahr der Lehre und Leo im 3. Jahr.'],
    ['en', 'We have 12 people and 2 dogs on the road.'],
    ['en', 'Open since 1990 in the old mill.'],
  ])('is no sentence (%s): %s', (lang, line) => expect(factsOf(line, lang).address).toBe(''));
});

describe('a telephone number', () => {
  it.each([
    ['Telefon: (0 35 85) 12 34 56', '(0 35 85) 12 34 56'],
    ['Fax 01353 555 099\nTel. 01353 555 010', '01353 555 010'],
    ['Llámanos: 983 12 34 56', '983 12 34 56'],
    ['Fon 0732 / 12 34 56', '0732 / 12 34 56'],
  ])('stands behind its label: %s', (lines, phone) => expect(factsOf(lines).phone).toBe(phone));

  it('is the one that visitors see', () => {
    const page = read(`${OPENING}<p hidden>Tel. 01353 000 000</p><p>Phone 01353 555 010</p>`);
    expect(page.document.business.phone).toBe('01353 555 010');
  });
});

describe('opening hours', () => {
  it.each([
    ['de', 'Mo–Fr 8.30 – 12.00 Uhr und 14.00 – 17.45 Uhr', 10, '08:30', '17:45'],
    ['fr', 'Mardi – samedi : 10h–12h30 et 14h–19h', 10, '10:00', '19:00'],
    ['pt', '2.ª a 6.ª feira: 09h00–13h00, 14h30–19h30', 10, '09:00', '19:30'],
    ['es', 'L-V: 9:30 – 14:00 y 16:30 – 20:00', 10, '09:30', '20:00'],
    ['it', 'Da martedì a sabato 9.30–13 e 15.30–19.30', 10, '09:30', '19:30'],
    ['en', 'Monday–Thursday 7:30 a.m. – 5:30 p.m.', 4, '07:30', '17:30'],
  ])('have breaks and are written as people write (%s): %s', (lang, line, count, opens, closes) => {
    const { hours } = factsOf(line, lang);
    expect(hours).toHaveLength(count);
    expect(hours[0]?.opens).toBe(opens);
    expect(hours.at(-1)?.closes).toBe(closes);
  });

  it('keep the days that the page calls closed, and claim no other', () => {
    const page = read(`${OPENING}<p>Opening hours</p><p>Mon–Fri 8.00–17.00</p><p>Sunday: closed</p>`);
    expect(page.document.business.closedDays).toEqual(['sun']);
    expect(JSON.stringify(page.document.pages)).not.toContain('Sunday: closed');
  });
});

describe('things beside each other', () => {
  const three = (make: (at: number) => string) => [1, 2, 3].map(make).join('');

  it('that count themselves are steps', () => {
    const page = read(
      `${OPENING}<h2>From sketch to gate</h2><div>${three((at) => `<div class="b"><span>0${at}</span><h3>Thing ${'abc'[at - 1]}</h3><p>We do this with you.</p></div>`)}</div>`,
    );
    expect(ofKind(page, 'steps')).toMatchObject({ items: [{ name: 'Thing a', text: 'We do this with you.' }, {}, {}] });
  });

  it('in an ordered list are steps', () => {
    const page = read(
      `${OPENING}<h2>A first visit</h2><ol>${three((at) => `<li><h3>Part ${'abc'[at - 1]}</h3><p>It takes an hour.</p></li>`)}</ol>`,
    );
    expect(ofKind(page, 'steps')).toMatchObject({ items: [{ name: 'Part a' }, {}, {}] });
  });

  it('with short numbers are figures', () => {
    const page = read(
      `${OPENING}<section><div><b>38</b><span>years by the river</span></div><div><b>1,400+</b><span>gates hung</span></div><div><b>24 mo</b><span>of warranty</span></div></section>`,
    );
    expect(ofKind(page, 'stats')).toMatchObject({
      items: [
        { value: '38', label: 'years by the river' },
        { value: '1,400+' },
        { value: '24 mo', label: 'of warranty' },
      ],
    });
  });

  it('as names with numbers are figures', () => {
    const page = read(
      `${OPENING}<h2>In numbers</h2><dl><dt>smiths</dt><dd>5</dd><dt>gates hung</dt><dd>4.180</dd></dl>`,
    );
    expect(ofKind(page, 'stats')).toMatchObject({ items: [{ value: '5', label: 'smiths' }, { value: '4.180' }] });
  });

  it('as sentences above names are what customers said', () => {
    const page = read(
      `${OPENING}<h2>Kind words</h2>${three((at) => `<div class="w"><p>The gate closes with one finger now.</p><span>— Rosa Field${'abc'[at - 1]}, Ely</span></div>`)}`,
    );
    expect(ofKind(page, 'testimonials')).toMatchObject({ items: [{ name: 'Rosa Fielda', role: 'Ely' }, {}, {}] });
  });

  it('in parts with small headings are not taken for one list', () => {
    const page = read(
      `<header><h2>Fern Forge</h2></header><main>${OPENING}<section><h3>Questions</h3><div><h4>Do you deliver?</h4><p>Within ten miles.</p></div><div><h4>Do you repair?</h4><p>Always.</p></div></section>
       <section><h3>About the forge</h3><p>It has stood here since 1850.</p></section><section><h3>Wood</h3><p>We burn ash and oak.</p></section></main>`,
    );
    expect(ofKind(page, 'faq')).toMatchObject({ items: [{ question: 'Do you deliver?' }, {}] });
  });
});

describe('questions', () => {
  it('that are headings, each with its answer below, are one section', () => {
    const page = read(
      `<h1>Good to know</h1><h2>Do you work abroad?</h2><p>Yes, in all of Europe.</p><p>Travel is extra.</p>
       <h2>How long does a gate take?</h2><p>Six weeks.</p><ul><li>two for drawing</li><li>four at the forge</li></ul>
       <h2>What we do not do</h2><p>We do not mend aluminium.</p>`,
    );
    expect(sectionsOf(page).map(({ kind }) => kind)).toEqual(['hero', 'faq', 'richText']);
    expect(ofKind(page, 'faq')).toMatchObject({
      items: [
        { question: 'Do you work abroad?', answer: 'Yes, in all of Europe.\n\nTravel is extra.' },
        { question: 'How long does a gate take?', answer: 'Six weeks.\n\n- two for drawing\n- four at the forge' },
      ],
    });
  });

  it('one alone above words is their heading', () => {
    const page = read(`${OPENING}<h2>Need a gate?</h2><p>Call us.</p><h2>Our forge</h2><p>It is by the river.</p>`);
    expect(ofKind(page, 'faq')).toBeUndefined();
  });
});
