import { expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { pictureSlots } from './picture-slots.ts';
import { describePhotos, undescribed } from './describe-photos.ts';
import { placePhotos, type Photo } from './place-photos.ts';

const drawing = { source: 'illustration', motif: 'loaf', seed: 1, alt: '' };
const person = (name: string) => ({ name, role: '', text: '', picture: { source: 'none' } });
const dish = (name: string) => ({ name, text: '', price: '', picture: { source: 'none' } });

function website(...sections: { id: string; kind: string; props: Record<string, unknown> }[]): WebsiteDocument {
  const empty = sampleDocument({ pages: 1, perPage: 0 });
  const [page] = empty.pages;
  const added = sections.map((section): Operation => ({ type: 'addSection', pageId: page?.id ?? '', section }));
  return after(empty, added);
}

function after(document: WebsiteDocument, operations: Operation[]): WebsiteDocument {
  const applied = applyOperations(document, operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return applied.document;
}

let next = 0;
const photo = (name: string, width = 1600, height = 1200): Photo => ({
  id: `asset${(next += 1)}`,
  name,
  alt: '',
  width,
  height,
});

/** Where each photo came to stand: the section, and the path in it. */
function placed(document: WebsiteDocument, photos: Photo[]) {
  const { operations, left } = placePhotos(document, photos, () => 'new');
  const made = after(document, operations);
  const places = Object.fromEntries(
    pictureSlots(made).flatMap(({ section, path, picture }) => {
      const found = picture.source === 'asset' && photos.find(({ id }) => id === picture.id);
      return found ? [[found.name, `${section.id}/${path.join('/')}`]] : [];
    }),
  );
  return { places, left: left.map(({ name }) => name), made };
}

const bakery = () =>
  website(
    { id: 'top', kind: 'hero', props: { heading: 'Bread by the water', picture: drawing } },
    {
      id: 'menu',
      kind: 'menu',
      props: { heading: 'From the oven', groups: [{ name: '', dishes: [dish('Rye bread'), dish('Cinnamon buns')] }] },
    },
    { id: 'about', kind: 'about', props: { heading: 'Our story', body: 'Since 1998.', picture: drawing } },
    {
      id: 'team',
      kind: 'team',
      props: { heading: 'Who bakes', items: [person('Anna Moreno'), person('Luis Moreno')] },
    },
  );

test('a person’s photo goes to that person, a dish’s to that dish, whatever its shape', () => {
  const { places } = placed(bakery(), [
    photo('IMG_2201 luis', 4000, 3000),
    photo('rye-bread-2'),
    photo('DSC_0007', 900, 1400),
  ]);
  expect(places).toMatchObject({
    'IMG_2201 luis': 'team/items/1/picture',
    'rye-bread-2': 'menu/groups/0/dishes/0/picture',
  });
});

test('the largest of the wide ones leads, the next stands in the text about the business', () => {
  const { places, left } = placed(bakery(), [
    photo('tall', 3000, 4500),
    photo('small', 800, 500),
    photo('shop front', 2400, 1500),
  ]);
  expect(places).toEqual({ 'shop front': 'top/picture', tall: 'about/picture' });
  expect(left).toEqual(['small']);
});

test('a file named like a section goes there', () => {
  const { places } = placed(bakery(), [photo('about', 3000, 2000), photo('shop', 1500, 1000)]);
  expect(places).toEqual({ about: 'about/picture', shop: 'top/picture' });
});

test('a section whose layout shows no pictures gets one that does', () => {
  const variantOf = (made: WebsiteDocument, id: string) =>
    made.pages[0]?.sections.find((section) => section.id === id)?.variant;
  const before = after(bakery(), [
    { type: 'setVariant', sectionId: 'top', variant: 'statement' },
    { type: 'setVariant', sectionId: 'menu', variant: 'sheet' },
  ]);
  const { made } = placed(before, [photo('shop', 3000, 2000), photo('rye bread')]);
  expect(variantOf(made, 'top')).toBe('split');
  expect(variantOf(made, 'menu')).toBe('plates');
});

test('the rest makes one gallery, in the language of the website, or fills the one that is there', () => {
  const many = Array.from({ length: 6 }, (_, index) => photo(`IMG_${index}`));
  const { places, left, made } = placed(bakery(), many);
  expect(left).toEqual([]);
  expect(Object.values(places).filter((place) => place.startsWith('new/items/'))).toHaveLength(4);
  expect(made.pages[0]?.sections.find(({ id }) => id === 'new')).toMatchObject({ props: { heading: 'Pictures' } });

  const gallery = {
    id: 'pics',
    kind: 'gallery',
    props: { heading: 'Look', items: [{ picture: drawing, title: 'Noon' }] },
  };
  const filled = placed(website(gallery), many.slice(0, 3));
  expect(filled.left).toEqual([]);
  expect(filled.made.pages[0]?.sections).toHaveLength(1);
  expect(filled.made.pages[0]?.sections[0]).toMatchObject({ props: { items: [{ title: 'Noon' }, {}, {}] } });
});

test('what a full gallery has no room for waits in the library, and nothing is taken from it', () => {
  const full = Array.from({ length: 38 }, (_, index) => photo(`old ${index}`));
  const asset = ({ id, alt, width, height }: Photo) => ({ source: 'asset', id, alt, width, height });
  const items = full.map((one) => ({ picture: asset(one), title: '' }));
  const document = website({ id: 'pics', kind: 'gallery', props: { heading: 'Look', items } });
  const { left, made } = placed(document, [photo('a'), photo('b'), photo('c')]);
  expect(left).toEqual(['c']);
  expect(pictureSlots(made).map(({ picture }) => picture.source === 'asset' && picture.id)).toEqual(
    expect.arrayContaining(full.map(({ id }) => id)),
  );
});

test('a photo that is there is never replaced, and none stands twice', () => {
  const first = placed(bakery(), [photo('one'), photo('two')]).made;
  const before = pictureSlots(first).filter(({ picture }) => picture.source === 'asset');
  const { made, places, left } = placed(first, [photo('three', 5000, 3000)]);
  expect(pictureSlots(made).filter(({ picture }) => picture.source === 'asset')).toHaveLength(
    before.length + Object.keys(places).length,
  );
  expect(left).toEqual(['three']);
});

test('a photo keeps the words it came with, and gets none', () => {
  const [a, b] = [{ ...photo('one', 3000, 2000), alt: 'Our shop at noon' }, photo('two')];
  const { made } = placed(bakery(), [a, b]);
  const alts = pictureSlots(made).flatMap(({ picture }) => (picture.source === 'asset' ? [picture.alt] : []));
  expect(alts).toEqual(['Our shop at noon', '']);
});

test('a photo is cut round the point, and to the part, that its library says', () => {
  const { made } = placed(bakery(), [
    { ...photo('one', 3000, 2000), focus: '20% 70%', crop: '10 0 60 100' },
    { ...photo('two'), focus: null },
  ]);
  const starts = pictureSlots(made).flatMap(({ picture }) =>
    picture.source === 'asset' ? [[picture.focus, picture.crop]] : [],
  );
  expect(starts).toEqual([
    ['20% 70%', '10 0 60 100'],
    [undefined, undefined],
  ]);
});

test('words for photos stand wherever the photo does, and change none that somebody chose', () => {
  const [a, b] = [{ ...photo('one', 3000, 2000), alt: 'Our shop at noon' }, photo('two')];
  const { made } = placed(bakery(), [a, b]);
  expect(undescribed(made)).toEqual([b.id]);
  const words = new Map([
    [a.id, 'Something else'],
    [b.id, ' Two loaves '],
  ]);
  const described = after(made, describePhotos(made, words));
  const alts = pictureSlots(described).flatMap(({ picture }) => (picture.source === 'asset' ? [picture.alt] : []));
  expect([alts, undescribed(described)]).toEqual([['Our shop at noon', 'Two loaves'], []]);
  expect(describePhotos(described, words)).toEqual([]);
});

const looks = (sharpness: number, entropy: number) => ({ look: { sharpness, entropy } });

test('the calmest wide photo leads, and of those that are about equally calm the largest', () => {
  const busy = { ...photo('market', 4000, 2600), ...looks(5, 7.4) };
  const calm = { ...photo('field', 2000, 1300), ...looks(3, 5.5) };
  const alike = { ...photo('lake', 3000, 2000), ...looks(3, 5.8) };
  const tall = { ...photo('door', 2000, 3000), ...looks(3, 3) };
  expect(placed(bakery(), [busy, calm, alike, tall]).places).toMatchObject({ lake: 'top/picture' });
  expect(placed(bakery(), [busy, calm]).places).toMatchObject({ field: 'top/picture' });
});

test('a blurred photo never leads and comes after all that are not', () => {
  const blurred = { ...photo('shaken', 4000, 2600), ...looks(0.2, 4) };
  const sharp = ['one', 'two'].map((name) => ({ ...photo(name, 1200, 1600), ...looks(2, 7) }));
  const { places } = placed(bakery(), [blurred, ...sharp]);
  expect([places.one, places.two, places.shaken]).toEqual(['top/picture', 'about/picture', undefined]);
  expect(placed(bakery(), [blurred, sharp[0] ?? blurred]).places).toEqual({
    one: 'top/picture',
    shaken: 'about/picture',
  });
});

test('a photo alone leads however soft it is, and so does one of which nothing is known', () => {
  expect(placed(bakery(), [{ ...photo('mist', 3000, 2000), ...looks(0.1, 4) }]).places).toEqual({
    mist: 'top/picture',
  });
  expect(placed(bakery(), [photo('old', 3000, 2000)]).places).toEqual({ old: 'top/picture' });
});
