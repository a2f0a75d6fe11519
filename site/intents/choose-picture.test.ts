import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { choosePicture } from './choose-picture.ts';

const document = sampleDocument({ pages: 1, perPage: 8 });
const sectionOf = (kind: string) => {
  const found = document.pages.flatMap(({ sections }) => sections).find((section) => section.kind === kind);
  if (!found) throw new Error(`The sample has no ${kind}`);
  return found;
};
const ask = (part: string, field: string, more: Record<string, string> = {}) => {
  const form = new FormData();
  const sent = { part, field, picture: 'abc', alt: 'Loaves', width: '1200', height: '800', ...more };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return choosePicture.run({ document, form, newId: () => 'new' });
};

describe('choosing a picture', () => {
  it('puts it into a field and goes back to its section', () => {
    const hero = sectionOf('hero');
    expect(ask(`section:${hero.id}`, 'picture')).toMatchObject({
      ok: true,
      operations: [
        {
          type: 'updateSection',
          sectionId: hero.id,
          props: { picture: { source: 'asset', id: 'abc', alt: 'Loaves', width: 1200, height: 800 } },
        },
      ],
      goTo: { panel: null, section: hero.id, field: null },
      anchor: 'field-picture',
    });
  });

  it('begins where the picture draws the eye', () => {
    const focused = { focus: '30% 12%' };
    expect(ask(`section:${sectionOf('hero').id}`, 'picture', focused)).toMatchObject({
      operations: [{ props: { picture: focused } }],
    });
    expect(ask(`section:${sectionOf('hero').id}`, 'picture', { focus: 'url(x)' })).toMatchObject({ ok: false });
  });

  it('is the logo of the website, too', () => {
    expect(ask('brand', 'logo')).toMatchObject({
      ok: true,
      operations: [{ type: 'setBrand', logo: { source: 'asset', id: 'abc' } }],
      goTo: { panel: 'site', open: 'brand' },
    });
  });

  it.each([
    ['logo', 'logo', { type: 'setBrand', logo: { id: 'abc' } }],
    ['icon', 'icon', { type: 'setBrand', icon: { id: 'abc' } }],
    ['sharing', 'image', { type: 'setSeo', image: { id: 'abc', alt: 'Loaves' } }],
  ])('for the settings (%s) changes that alone and goes back to them', (part, field, operation) => {
    expect(ask(part, field)).toMatchObject({
      ok: true,
      operations: [operation],
      goTo: { panel: null, for: null, field: null },
      anchor: `field-${field}`,
    });
  });

  it.each([
    ['picture', { width: '0' }],
    ['picture', { height: 'tall' }],
    ['no.such.place', {}],
    ['__proto__.polluted', {}],
  ])('is refused for %s with %o', (field, more) => {
    expect(ask(`section:${sectionOf('hero').id}`, field, more)).toMatchObject({ ok: false });
    expect(ask('section:gone', 'picture')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});
