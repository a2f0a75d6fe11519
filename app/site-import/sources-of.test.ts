import { describe, expect, it } from 'vitest';
import { sampleDocument } from '#site/model/sample-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sourcesOf } from './sources-of.ts';

const sample = sampleDocument({ pages: 2, perPage: 2 });
const paths = sample.pages.map(({ path }) => path);
const withTexts = (pages: Record<string, string>[]): WebsiteDocument => ({
  ...sample,
  brand: { ...sample.brand, name: 'Juniper Press' },
  business: {
    ...sample.business,
    hours: [{ day: 'mon', opens: '09:00', closes: '17:00' }],
    phone: '01497 555 012',
    address: '4 Mill Lane\nHay',
  },
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
    { what: 'Opening hours', value: '1 day', url: `${old}/find-us` },
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
const sources = (page: typeof home, shown: unknown, now = first) =>
  sourcesOf({ report, first, now }, page?.id ?? '', shown);
const of = (page: typeof home, shown: unknown) => sources(page, shown).texts;

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

const picture = (id: string) => ({ source: 'asset' as const, id: id.repeat(32), alt: '', width: 40, height: 30 });

describe('the source of a picture that came over', () => {
  const pictured: WebsiteDocument = {
    ...first,
    brand: { ...first.brand, logo: picture('a') },
    pages: first.pages.map((page, at) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, props: { image: picture(at === 0 ? 'b' : 'c') } })),
    })),
  };
  const pictures = (shown: unknown) =>
    sourcesOf({ report, first: pictured, now: pictured }, home?.id ?? '', shown).pictures;

  it('is the page that showed it, of a logo the start page', () => {
    expect(pictures({ image: picture('c') })).toEqual([['c'.repeat(32), `${old}/shed`]]);
    expect(pictures({ logo: picture('a') })).toEqual([['a'.repeat(32), `${old}/`]]);
  });

  it('is told of no picture that came later', () => {
    expect(pictures({ image: picture('d') })).toEqual([]);
  });
});

describe('the source of opening hours that came over', () => {
  const closing = (closes: string): WebsiteDocument => ({
    ...first,
    business: { ...first.business, hours: [{ day: 'mon', opens: '09:00', closes }] },
  });

  it('is the page that told them, until they are others', () => {
    expect(sources(home, {}).hours).toBe(`${old}/find-us`);
    expect(sources(home, {}, closing('18:00')).hours).toBeNull();
    expect(sources(home, {}, closing('17:00')).hours).toBe(`${old}/find-us`);
  });
});
