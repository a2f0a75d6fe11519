import { expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { proposal } from '../origins/marks.ts';
import { contact } from '../sections/contact.tsx';
import { exportOptions, renderPage } from './index.ts';

const sample = sampleDocument({ pages: 1, perPage: 1 });

/** The targets of links in a contact section with this introduction, in order. */
function linksUnder(intro: string, variant: string, editable = false): string[] {
  const [page] = sample.pages;
  if (!page) throw new Error('The sample has no page.');
  const props = { ...contact.fields.parse({}), intro, showHours: false, showSocial: false };
  const section = { id: 'reach', kind: 'contact', version: contact.version, variant, hidden: false, props };
  const business = { ...sample.business, phone: '0131 555 01 23', email: 'mira@example.com', address: '' };
  const document = { ...sample, business, pages: [{ ...page, sections: [section] }] };
  const { html } = renderPage(document, '/', { ...exportOptions({ asset: () => null }), draft: true, editable });
  const [, own = ''] = /<section[^>]*id="reach"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  return [...own.matchAll(/href="((?:tel|mailto):[^"]*)"/g)].map(([, to = '']) => to);
}

const both = ['tel:01315550123', 'mailto:mira@example.com'];

it.each(['large', 'columns'])('each way is told once, in the sentence that tells it or below: %s', (variant) => {
  expect(linksUnder('We answer within a day.', variant)).toEqual(both);
  expect(linksUnder('Ring 0131 555 01 23 after six.', variant)).toEqual(both);
  expect(linksUnder('Ring 0131 555 01 23, or write to mira@example.com.', variant)).toEqual(both);
});

it('a sentence that is only suggested tells no way', () =>
  expect(linksUnder(proposal('Write to mira@example.com at night.'), 'large')).toEqual(both));

it('an address within another one is not told', () => {
  expect(linksUnder('Write to samira@example.com.', 'large')).toEqual(both);
  expect(linksUnder('Write to mira@example.com.au.', 'large')).toEqual(both);
  expect(linksUnder('Ring 0131 555 01 234.', 'large')).toEqual(both);
  expect(linksUnder('Write to mira@example.com.', 'large')).toEqual([...both].reverse());
});

it('where the sentence is edited it is a button, and holds no links', () =>
  expect(linksUnder('Ring 0131 555 01 23 after six.', 'large', true)).toEqual(both.slice(1)));
