import { expect, test } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { getSection } from '../sections/index.ts';
import { renderPage } from './index.ts';

const picture = { source: 'illustration', motif: 'initials', seed: 3, alt: '' };

function pageOf(name: string): string {
  const sample = sampleDocument({ pages: 1, perPage: 1 });
  const [home] = sample.pages;
  const hero = getSection('hero');
  if (!home || !hero) throw new Error('The sample has a page');
  const section = {
    id: 'hero',
    kind: 'hero',
    version: hero.version,
    variant: 'split',
    hidden: false,
    props: hero.fields.parse({ heading: 'Boats', picture }),
  };
  const document: WebsiteDocument = {
    ...sample,
    brand: { ...sample.brand, name },
    pages: [{ ...home, sections: [section] }],
  };
  return renderPage(document, '/', {
    draft: false,
    origin: '',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
    onDrawing: () => {
      throw new Error('A file of its own has none of the fonts of the page');
    },
  }).html;
}
const drawingIn = (html: string) => /<svg viewBox[^>]*>/.exec(html)?.[0] ?? '';
const lettersIn = (html: string) => new Set([...html.matchAll(/<text [^>]*>([^<]*)</g)].map(([, sign]) => sign));

test('a picture made of the name is the page’s own, follows a new name, and is read to nobody', () => {
  expect(drawingIn(pageOf('Quiet Zebra'))).toContain('aria-hidden="true"');
  expect([...lettersIn(pageOf('Quiet Zebra'))].every((sign) => sign === 'Q' || sign === 'Z')).toBe(true);
  expect([...lettersIn(pageOf('Yellow Xebec'))].every((sign) => sign === 'Y' || sign === 'X')).toBe(true);
});
