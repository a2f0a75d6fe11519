import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryWish, operationFor } from '#tests/support/arbitrary-operation.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations } from '../operations/index.ts';
import { templates } from '../templates/index.ts';
import { checkHeadings } from './heading-check.ts';
import { publishedBodies } from './published-bodies.ts';

const document = sampleDocument({ pages: 1, perPage: 1 });
const [page] = document.pages;
const found = (body: string) =>
  checkHeadings(document, new Map([[page?.id ?? '', body]])).map(({ what, severity }) => `${severity}: ${what}`);

describe('headings of a page', () => {
  test.each([
    ['one level after the other', '<h1>Bread</h1><h2 class="a">Rye</h2><h3>Dark</h3><h2>Wheat</h2>'],
    ['back up over several levels', '<h1>Bread</h1><h2>Rye</h2><h3>Dark</h3><h4>Very</h4><h2>Wheat</h2>'],
    ['beside what only begins like a heading', '<header></header><hr><h1\nid="x">Bread</h1><hgroup></hgroup>'],
    ['of a page that is not published', ''],
  ])('are in order: %s', (_what, body) => {
    expect(found(body)).toEqual([]);
  });

  test.each([
    ['no main one', '<h2>Rye</h2>', ['error: It has no main heading', 'error: “Rye” skips a level']],
    ['two main ones', '<h1>Bread</h1><h1><span>Buns</span></h1>', ['error: It has 2 main headings: “Bread”, “Buns”.']],
    ['a level left out', '<h1>Bread</h1><h3 id="a">Rye &amp; <em>more</em></h3>', ['error: “Rye & more” skips']],
    ['a level left out twice', '<h1>A</h1><h3>B</h3><h2>C</h2><h4>D</h4>', ['error: “B” skips', 'error: “D” skips']],
  ])('are not: %s', (_what, body, expected) => {
    expect(found(body)).toEqual(expected.map((beginning) => expect.stringContaining(beginning)));
  });

  test('are in order whatever a document has become, in every design', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...templates.map(({ id }) => id)),
        fc.array(arbitraryWish, { minLength: 1, maxLength: 12 }),
        (template, wishes) => {
          let one = { ...sampleDocument({ pages: 3, perPage: 4 }), template };
          for (const wish of wishes) {
            const result = applyOperations(one, [operationFor(wish, one)]);
            if (result.ok) one = result.document;
          }
          expect(checkHeadings(one, publishedBodies(one))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
