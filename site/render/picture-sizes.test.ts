import { expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { getSection } from '../sections/index.ts';
import { exportOptions, renderPage } from './index.ts';

const photo = { source: 'asset', id: 'loaf', alt: 'A loaf', width: 1200, height: 800 };
const asset = () => ({ src: '/-/media/a.jpeg', formats: [{ type: 'image/avif', srcset: '/-/media/b.avif 480w' }] });

/** What a section's pictures say of their size. */
function sizesOf(kind: string, variant: string, typed: Record<string, unknown>): (string | undefined)[] {
  const props = { ...getSection(kind)?.fields.parse(typed) };
  const sections = [{ id: 'shown', kind, version: 1, variant, hidden: false, props }];
  const document = sampleDocument({ pages: 1, perPage: 1 });
  const shown: WebsiteDocument = { ...document, pages: document.pages.map((page) => ({ ...page, sections })) };
  const { html } = renderPage(shown, '/', exportOptions({ asset }));
  return [...html.matchAll(/<source [^>]*sizes="([^"]+)"/g)].map(([, sizes]) => sizes);
}

test('a picture is asked for as large as its frame: half a screen, a whole one, or the face beside a quote', () => {
  expect(sizesOf('hero', 'split', { picture: photo })).toEqual(['(min-width: 60rem) 50vw, calc(100vw - 2rem)']);
  expect(sizesOf('hero', 'banner', { picture: photo })).toEqual(['100vw']);
  const quote = { quote: 'The best loaf of the town', name: 'Ada', picture: photo };
  expect(sizesOf('testimonials', 'columns', { items: [quote] })).toEqual(['4rem']);
});

test('of three pictures in a mosaic the first has a phone to itself, the others half of it each', () => {
  const items = Array.from({ length: 3 }, () => ({ picture: photo }));
  const [first, ...others] = sizesOf('gallery', 'mosaic', { items });
  expect(first).toContain('calc(100vw - 2rem)');
  expect(new Set(others)).toEqual(new Set(['(min-width: 48rem) 32vw, 50vw']));
});
