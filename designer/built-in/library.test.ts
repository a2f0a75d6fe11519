import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { publishedText } from '#site/origins/marks.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import { neededKinds, type SectionLibrary } from '#site/sections/library.ts';
import { designNow } from './design.ts';
import { respondNow } from './chat/respond.ts';

const bakery = `Nordlicht is a sourdough bakery in Leith, Edinburgh, run by Anna Moreno and her brother Luis Moreno.
We bake sourdough loaves for 6.50, rye bread for 5.20 and cinnamon buns for 3.40. We also make wedding cakes to order.
Open Tuesday to Saturday from 7:00 to 15:00. Find us at 12 Shore Street, Leith.
Call 0131 555 0188 or write to hello@nordlicht-bakery.example. Pages: Home, Menu, About, Pictures, Contact.`;
const briefs = [
  bakery,
  'Yoga in Bath. Monday 18:00 Hatha, Wednesday 19:00 Yin. "Best hour of my week", says Tom. Q: Do I need a mat? A: No, we lend you one.',
  'Eine Tischlerei in Kiel. Wir bauen Küchen, Treppen und Türen. Bitte mit Kontaktformular und Newsletter.',
  'A plumber',
];

const decided = (kinds: Record<string, { isOn?: boolean; variantsOff?: string[] }>): SectionLibrary =>
  new Map(Object.entries(kinds).map(([kind, one]) => [kind, { isOn: true, variantsOff: [], hint: '', ...one }]));

/** Any kinds off but those that are needed, any variants off but one. */
const libraries = fc
  .record(
    Object.fromEntries(
      sectionKinds.map((kind) => [
        kind,
        fc.record({
          isOn: neededKinds[kind] ? fc.constant(true) : fc.boolean(),
          variantsOff: fc
            .subarray(Object.keys(getSection(kind)?.variants ?? {}))
            .map((off) => (off.length === Object.keys(getSection(kind)?.variants ?? {}).length ? off.slice(1) : off)),
        }),
      ]),
    ),
  )
  .map(decided);

const sectionsOf = ({ pages }: WebsiteDocument) => pages.flatMap(({ sections }) => sections);
const wrongIn = (document: WebsiteDocument, library: SectionLibrary) =>
  sectionsOf(document).filter(({ kind, variant }) => {
    const found = library.get(kind);
    return found && (!found.isOn || found.variantsOff.includes(variant));
  });

describe('a website of a narrowed library', () => {
  it('has nothing that is off, whatever is off, and is a whole website', () => {
    fc.assert(
      fc.property(fc.constantFrom(...briefs), libraries, fc.nat(1000), (text, library, seed) => {
        const { document } = designNow({ text, library }, { seed });
        expect(wrongIn(document, library)).toEqual([]);
        expect(parseDocument(JSON.parse(JSON.stringify(document))).ok).toBe(true);
        expect(document.pages.every(({ sections }) => sections.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the facts of what is off as a text, and names what it had to leave out', () => {
    const kinds = ['menu', 'services', 'products', 'hours', 'location', 'contact', 'gallery', 'team', 'pricing'];
    const library = decided(Object.fromEntries(kinds.map((kind) => [kind, { isOn: false }])));
    const { document, reply } = designNow({ text: bakery, library }, { seed: 1 });
    const said = textsOf(document)
      .map(({ path, text }) => (path.startsWith('pages/') || path.startsWith('sections/') ? publishedText(text) : ''))
      .join('\n');
    for (const fact of ['Sourdough loaves', '6.50', 'Rye bread', '12 Shore Street', '0131 555 0188', '7:00 to 15:00'])
      expect(said.toLowerCase(), fact).toContain(fact.toLowerCase());
    expect(reply).toContain('not offered at the moment, so I left it out: ');
    expect(designNow({ text: bakery }, { seed: 1 }).reply).not.toContain('not offered');
  });

  it('is the same as ever where nothing is off', () => {
    const plain = designNow({ text: bakery }, { seed: 7 });
    expect(designNow({ text: bakery, library: decided({ faq: {} }) }, { seed: 7 })).toEqual(plain);
  });
});

describe('the chat in a narrowed library', () => {
  const { document } = designNow(
    { text: 'Nordlicht is a sourdough bakery in Leith. Call 0131 555 0188.' },
    { seed: 3 },
  );
  const ask = (message: string, library: SectionLibrary, sectionId?: string) =>
    respondNow({ message, document, history: [], library, ...(sectionId && { sectionId }) }, { seed: 1 });

  it('adds nothing that is off, says so, and does not suggest it', () => {
    const library = decided({ gallery: { isOn: false } });
    expect(ask('Add a gallery', new Map()).operations).toHaveLength(1);
    const answer = ask('Add a gallery', library);
    expect(answer.operations).toEqual([]);
    expect(answer.reply).toContain('“Pictures” is not offered at the moment. Nothing changed.');
    const sayings = 'Add a place for what customers say';
    expect(ask('Hello', new Map()).suggestions).toContain(sayings);
    expect(ask('Hello', decided({ testimonials: { isOn: false } })).suggestions).not.toContain(sayings);
  });

  it('adds and chooses layouts that are on', () => {
    const [first = '', second = '', ...rest] = Object.keys(getSection('testimonials')?.variants ?? {});
    const library = decided({ testimonials: { variantsOff: [first, ...rest] } });
    const answer = ask('Add reviews', library);
    expect(answer.operations).toMatchObject([{ type: 'addSection', section: { variant: second } }]);
    const hero = sectionsOf(document)[0];
    const others = Object.keys(getSection('hero')?.variants ?? {}).filter((variant) => variant !== hero?.variant);
    const [left = '', ...off] = others;
    for (const message of ['Another layout for the opening', 'Change the layout of the first section']) {
      const { operations } = ask(message, decided({ hero: { variantsOff: off } }), undefined);
      for (const operation of operations) expect(operation).toMatchObject({ type: 'setVariant', variant: left });
    }
    const again = ask('', decided({ hero: { variantsOff: off } }), hero?.id);
    expect(again.operations).toMatchObject([{ type: 'setVariant', variant: left }]);
    expect(applyOperations(document, again.operations).ok).toBe(true);
  });

  it('gives a page a text where the kind that it is called after is off', () => {
    const answer = ask('Add a gallery page', decided({ gallery: { isOn: false } }));
    expect(answer.operations).toMatchObject([{ type: 'addPage', page: { sections: [{ kind: 'richText' }] } }]);
  });
});
