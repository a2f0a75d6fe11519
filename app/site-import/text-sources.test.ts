import { describe, expect, it } from 'vitest';
import { sampleDocument } from '#site/model/sample-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { textSources } from './text-sources.ts';

const sample = sampleDocument({ pages: 2, perPage: 2 });
const paths = sample.pages.map(({ path }) => path);
const withTexts = (pages: Record<string, string>[]): WebsiteDocument => ({
  ...sample,
  brand: { ...sample.brand, name: 'Juniper Press' },
  business: { ...sample.business, phone: '01497 555 012', address: '4 Mill Lane\nHay' },
  pages: sample.pages.map((page, at) => ({
    ...page,
    sections: [{ id: `s${at}`, kind: 'richText', version: 1, variant: 'plain', hidden: false, props: pages[at] ?? {} }],
  })),
});
const first = withTexts([
  { heading: 'Printed by hand', body: 'Cards and posters.' },
  { heading: 'Our shed', body: 'Cards and posters.' },
]);
const old = 'https://juniper.example';
const report = {
  facts: [
    { what: 'Name', value: 'Juniper Press', url: `${old}/` },
    { what: 'Address', value: '4 Mill Lane, Hay', url: `${old}/find-us` },
  ],
  pages: paths.map((path, at) => ({
    url: at === 0 ? `${old}/` : `${old}/shed`,
    path,
    title: '',
    kept: ['Words'],
    leftOut: [],
    unsure: [],
  })),
};
const [home, shed] = first.pages;
const of = (page: typeof home, shown: unknown) => textSources({ report, first }, page?.id ?? '', shown);

describe('the source of a text that came over', () => {
  it('is the page that said it, of several the one that is shown', () => {
    expect(of(home, { heading: 'Our shed' })).toEqual([['Our shed', `${old}/shed`]]);
    expect(of(home, ['Cards and posters.'])).toEqual([['Cards and posters.', `${old}/`]]);
    expect(of(shed, ['Cards and posters.'])).toEqual([['Cards and posters.', `${old}/shed`]]);
  });

  it('is gone once the text is another, and there again when that is undone', () => {
    expect(of(shed, { heading: 'Our new shed' })).toEqual([]);
    expect(of(shed, { heading: '⟦Our shed⟧' })).toEqual([]);
    expect(of(shed, { heading: 'Our shed' })).toHaveLength(1);
  });

  it('is told of facts too, and of no label', () => {
    const shown = {
      name: 'Juniper Press',
      address: '4 Mill Lane\nHay',
      phone: '01497 555 012',
      title: 'Home',
      note: '',
    };
    expect(of(home, shown)).toEqual([
      ['Juniper Press', `${old}/`],
      ['4 Mill Lane\nHay', `${old}/find-us`],
    ]);
  });
});
