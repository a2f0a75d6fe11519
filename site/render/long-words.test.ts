import { expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { getSection } from '../sections/index.ts';
import { exportOptions, renderPage } from './index.ts';

function pageWith(kind: string, variant: string, typed: Record<string, unknown>, name = 'Nordlicht'): string {
  const props = { ...getSection(kind)?.fields.parse(typed) };
  const sections = [{ id: 'shown', kind, version: 1, variant, hidden: false, props }];
  const { pages, brand, ...document } = sampleDocument({ pages: 1, perPage: 1 });
  const shown: WebsiteDocument = {
    ...document,
    brand: { ...brand, name },
    pages: pages.map((page) => ({ ...page, sections })),
  };
  return renderPage(shown, '/', exportOptions({ asset: () => null })).html;
}

test('a name with a long word says how long it is, so that it is set smaller instead of broken', () => {
  const people = [{ name: 'Katharina Schwarzenberger-Lindqvist' }];
  const name = /team__name" style="--longest:1\d/;
  expect(pageWith('team', 'portraits', { items: people })).toMatch(name);
  expect(pageWith('team', 'portraits', { items: [{ name: 'Ada Lund' }] })).not.toMatch(name);
  const own = /site-(?:header|footer)__name" style="--longest/g;
  expect(pageWith('team', 'portraits', { items: people }, 'Schwarzenberger').match(own)).toHaveLength(2);
  expect(pageWith('team', 'portraits', { items: people }).match(own)).toBeNull();
});

test('a price in words stands below its service on a phone, a short one beside it', () => {
  const withPrice = (price: string) => pageWith('services', 'ledger', { items: [{ name: 'Tap repair', price }] });
  expect(withPrice('from £1,249.50 per person')).toContain('class="services services--ledger beside services--wide"');
  expect(withPrice('£60')).toContain('class="services services--ledger beside"');
});
