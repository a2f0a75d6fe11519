import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseDocument } from '#site/model/parse-document.ts';
import { readingThread } from '#tests/support/bundles.ts';
import { openReading } from '../../reading/index.ts';
import { Failure } from '../../failure.ts';
import { PageRefused } from './imported-page.ts';
import { readPage } from './read-page.ts';

const url = 'https://www.shop.example/a';
const TAGS =
  'div section article header footer main aside h1 h2 h3 h4 p ul ol li dl dt dd table tr td th figure figcaption blockquote details summary a b strong em span font img form input textarea address time br hr iframe'.split(
    ' ',
  );
const WORDS = [
  'Fern & Oak',
  '£4.50',
  'Do you deliver?',
  'Mon–Fri 9–17',
  '01353 555 010',
  '“Lovely”',
  '12 Mill Lane',
  '[[gap]]',
  '⟦x⟧',
  '**',
  '## a',
  '2019',
  '98 %',
  'Ärzte',
  '\u0000',
  '\ud800',
  'كل يوم',
  'x'.repeat(300),
  'a long sentence about nothing in particular. '.repeat(30),
];

const text = fc.constantFrom(...WORDS);
const attributes = fc.constantFrom(
  '',
  ' class="card"',
  ' class="menu price"',
  ' id="a"',
  ' hidden',
  ' href="tel:1234567"',
  ' href="#a"',
  ' href="https://x.example/(a)"',
  ' alt="A picture"',
  ' lang="de"',
  ' itemprop="telephone"',
  ' class="footer"',
  ' style="display:none"',
);
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    text,
    fc
      .tuple(fc.constantFrom(...TAGS), attributes, fc.array(tie('node'), { maxLength: 5 }), fc.boolean())
      .map(
        ([tag, attribute, children, closes]) => `<${tag}${attribute}>${children.join(' ')}${closes ? `</${tag}>` : ''}`,
      ),
  ),
}));

/** A valid document or a refusal with words; anything else is a fault. */
function mustBeSound(html: string) {
  try {
    const { document, report, brief } = readPage({ url, html });
    const parsed = parseDocument(JSON.parse(JSON.stringify(document)));
    expect(parsed.ok).toBe(true);
    expect(brief.length).toBeLessThanOrEqual(4000);
    expect(report.kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(document)).not.toMatch(/\[\[|⟦/);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
  }
}

// A thread begins slowly on a busy machine, and reads there for as long.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const reading = openReading(readingThread());
beforeAll(async () => void (await reading.patientDesigner.design({ text: 'A bakery' }, { seed: 1 })));
afterAll(() => reading.close());

describe('any HTML', () => {
  it('is a valid document or a refusal', () => {
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 12 }), (nodes) => mustBeSound(nodes.join('\n'))),
      { numRuns: 250 },
    );
  });

  const many = 10_000;
  const ld = (json: string) =>
    `<script type="application/ld+json">${json}</script><p>${'Words that stand on the page itself. '.repeat(3)}`;
  it.each([
    ['boxes within boxes', `${'<div>'.repeat(many)}Bread and rolls from our own oven, every day of the week.`],
    ['lists within lists', '<ul><li>a'.repeat(many)],
    ['tables within tables', '<table><tr><td>a'.repeat(2000)],
    ['bold that never ends', '<p><b>a'.repeat(3000)],
    ['bold of many kinds that never ends', Array.from({ length: 1500 }, (_, at) => `<p><b id=${at}>a`).join('')],
    ['links within links', '<a href=x>a'.repeat(many)],
    ['headings alone', '<h2>Bread</h2>'.repeat(3000)],
    ['very many cards', `<h1>Bread</h1><div>${'<div class=c><h3>Rye</h3><p>Dark. £4</p></div>'.repeat(3000)}</div>`],
    [
      'very many boxes that differ',
      Array.from({ length: 2000 }, (_, at) => `<div><p>${'a'.repeat(at % 7)}b</p><${at % 2 ? 'i' : 'p'}>c</div>`).join(
        '',
      ),
    ],
    ['very many lines', `<p>${'Mon 9-5<br>'.repeat(4000)}`],
    ['very many prices', `<p>${'Rye … £4.00<br>'.repeat(many)}`],
    ['one very long word', `<h1>${'a'.repeat(900_000)}</h1>`],
    ['blanks', `<h1>a${' '.repeat(900_000)}b</h1><p>${'. '.repeat(200_000)}</p>`],
    ['digits', `<h1>Bread</h1><p>${'1 '.repeat(200_000)}</p><li>${'£'.repeat(200_000)}`],
    ['open brackets', `<p>${'<'.repeat(100_000)}${'[('.repeat(100_000)}`],
    ['deep linked data', ld(`${'{"@type":"A","a":'.repeat(5000)}1${'}'.repeat(5000)}`)],
    [
      'linked data of another shape',
      ld(
        '[null,1,{"@type":["Bakery",7],"name":{"name":[]},"address":[[]],"openingHours":[{}],"openingHoursSpecification":"x","offers":null,"sameAs":{"a":1},"telephone":{"@type":"x"}}]',
      ),
    ],
    ['linked data that is none', ld('{"@type": "Bakery", ')],
  ])('%s', async (_what, html) => {
    try {
      const page = await reading.page({ url, html });
      expect(parseDocument(page.document).ok).toBe(true);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      expect(error.details.code).toBe('INVALID');
    }
  });
});
