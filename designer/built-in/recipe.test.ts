import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHeadings } from '#site/checks/heading-check.ts';
import { publishedBodies } from '#site/checks/published-bodies.ts';
import { publishCheck } from '#site/checks/publish-check.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { recipeOf, templates, type Recipe } from '#site/templates/index.ts';
import { arbitraryWish, operationFor } from '#tests/support/arbitrary-operation.ts';
import { designNow } from './design.ts';

const BAKERY =
  'Brook Lane Bakery in Ely. We bake rye and wheat every night. Rye £4, Wheat £3, Spelt £5. Open Tuesday to Saturday 7am to 2pm. Phone 01353 555 0142, 4 Brook Lane, Ely.';
const BRIEFS = [
  BAKERY,
  'Ein Friseur in Köln. Herrenschnitt 25 €, Damenschnitt 45 €, Kinder 15 €. Mo-Fr 9-18 Uhr. Was kostet Färben? Ab 60 €.',
  'Yoga in Leeds with pages home, classes, prices, about and contact. Monday 18:00 Vinyasa, Tuesday 19:00 Yin. Drop-in £12.',
  '',
];
const design = (text: string, template?: Recipe | string) => designNow({ text, template }, { seed: 7 }).document;
const home = ({ pages }: WebsiteDocument) => pages[0]?.sections ?? [];
const kindsOf = (document: WebsiteDocument) => home(document).map(({ kind }) => kind);
const theme = {
  ...(templates[0] ?? { theme: sampleDocument({ pages: 1, perPage: 1 }).theme }).theme,
  background: '#fdf6ff',
  accent: '#5b1f7a',
};
const base = design(BAKERY, 'almanac');
const plain: Recipe = { ...recipeOf(base), theme };

describe('a website made after a template', () => {
  it('has its theme, header and footer', () => {
    const recipe: Recipe = {
      ...plain,
      header: { variant: 'centered', showTagline: false },
      footer: { variant: 'big', showHours: false, showContact: false },
    };
    const made = design(BAKERY, recipe);
    expect(made.theme).toEqual(theme);
    expect(made.header).toMatchObject(recipe.header);
    expect(made.footer).toMatchObject(recipe.footer);
  });

  it('has its kinds in its order; those it lacks stay where the designer puts them', () => {
    const kinds = kindsOf(base);
    const [, first = '', second = ''] = kinds;
    const section = (kind: string) => ({ kind, variant: '', ground: '' });
    const recipe = { ...plain, pages: [{ isHome: true, sections: ['hero', second, 'stats', first].map(section) }] };
    expect(kindsOf(design(BAKERY, recipe))).toEqual(['hero', second, first, ...kinds.slice(3)]);
  });

  it('has its variants and grounds, where there is enough to fill them', () => {
    const hero = { kind: 'hero', variant: 'statement', ground: 'accent' };
    const hours = { kind: 'hours', variant: 'week', ground: 'ink' };
    const made = home(design(BAKERY, { ...plain, pages: [{ isHome: true, sections: [hero, hours] }] }));
    expect(made.find(({ kind }) => kind === 'hero')).toMatchObject({
      variant: 'statement',
      props: { ground: 'accent' },
    });
    expect(made.find(({ kind }) => kind === 'hours')).toMatchObject({ variant: 'week', props: { ground: 'ink' } });
    const unfilled = design('', { ...plain, pages: [{ isHome: true, sections: [{ ...hero, variant: 'facts' }] }] });
    expect(home(unfilled)[0]?.variant).not.toBe('facts');
  });

  it('has none of its words', () => {
    const spoken = applyOperations(base, [
      { type: 'updateSection', sectionId: 'hero', props: { heading: 'Zeppelin rides', intro: 'Over the Zuiderzee' } },
      { type: 'setFooter', note: 'Zeppelin since 1911' },
    ]);
    const document = spoken.ok ? spoken.document : base;
    expect(JSON.stringify(document)).toContain('Zeppelin rides');
    expect(JSON.stringify(BRIEFS.map((text) => design(text, recipeOf(document))))).not.toMatch(/Zeppelin|Zuiderzee/);
  });

  it('has the colours and the darkness that its brief asks for', () => {
    expect(design(`${BAKERY} Use the colour #123456.`, plain).theme.accent).toBe('#123456');
    expect(design(`${BAKERY} The website should be dark.`, plain).theme.mode).toBe('dark');
    expect(design(`${BAKERY} The website should be warm and friendly.`, plain).theme).toEqual(theme);
  });

  it('is valid and may be published, whatever the template has become', () => {
    const starts = [base, sampleDocument({ pages: 3, perPage: 3 }), design(BRIEFS[2] ?? '', 'poster')];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(arbitraryWish, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...BRIEFS),
        (start, wishes, brief) => {
          let document = start;
          for (const wish of wishes) {
            const result = applyOperations(document, [operationFor(wish, document)]);
            if (result.ok) document = result.document;
          }
          const made = parseDocument(design(brief, recipeOf(document)));
          expect(made.ok).toBe(true);
          if (!made.ok) return;
          expect(publishCheck(made.document).filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(checkHeadings(made.document, publishedBodies(made.document))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the headings of a website', () => {
  const facts = fc.subarray(
    [
      'We repair clocks and watches.',
      'Rye £4, Wheat £3.50, Spelt £5.',
      'Open Tuesday to Saturday 7am to 2pm.',
      '4 Brook Lane, Ely. Phone 01353 555 0142.',
      'Monday 18:00 Vinyasa with Ana, Tuesday 19:00 Yin with Tom.',
      '“The best evening of my summer.” – Maeve',
      'What do I bring? Nothing, mats are here.',
      'First we measure, then we draw, then we build.',
      'Helen Weir, wills and estates. Isla Weir, property.',
      '5 May 2027 The Lanterns, 12 May 2027 Quiet Choir.',
      'Pages: home, services, prices, about, contact.',
      'A gallery of my works, a newsletter and a blog please.',
      'Wir sprechen auch Deutsch.',
    ],
    { maxLength: 6 },
  );

  it('are in order in every design, whatever its brief says', () => {
    const ids = templates.map(({ id }) => id);
    for (const id of ids) {
      const own = design(BAKERY, id);
      expect(checkHeadings(own, publishedBodies(own))).toEqual([]);
    }
    fc.assert(
      fc.property(fc.constantFrom(...ids), facts, (template, said) => {
        const made = design(`Larch Lane. ${said.join(' ')}`, template);
        expect(checkHeadings(made, publishedBodies(made))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
