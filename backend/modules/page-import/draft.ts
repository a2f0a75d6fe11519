import { createHash } from 'node:crypto';
import type { Image, Link } from '#site/model/fields.ts';
import type { Button, Item, Picture, Stretch, Text } from './outline.ts';
import type { PageFacts } from './page-facts.ts';

/** A section before it is checked: `tells` says what of the page it holds, in words for people. */
export type Draft = { kind: string; variant?: string; props: Record<string, unknown>; tells: string };

export type DraftContext = { stretch: Stretch; facts: PageFacts };

/** "1 question", "3 questions". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const plainText = (texts: readonly Text[]): string => texts.map(({ text }) => text).join('\n\n');
export const richText = (texts: readonly Text[]): string => texts.map(({ rich }) => rich).join('\n\n');

/** Everything that an item says below its title, without marks. */
export const bodyOf = ({ texts, lists }: Item): string =>
  [...texts.map(({ text }) => text), ...lists.map((list) => list.join('\n'))].join('\n\n');

/** The id that a picture has in a document until it is fetched: of its address alone. */
export const pictureId = (src: string): string => createHash('sha256').update(src).digest('hex').slice(0, 32);

/** The place of a picture. One that has an address stands there under its `pictureId` until `settlePictures` knows what came of it. */
export const placeOf = (picture: Picture | undefined): Image => {
  if (!picture) return { source: 'none' };
  if (picture.src)
    return { source: 'asset', id: pictureId(picture.src), alt: picture.alt.slice(0, 300).trim(), width: 1, height: 1 };
  return wishOf(picture);
};

/** The place of a picture that did not come along, with what it showed as the wish. */
export const wishOf = (picture: Pick<Picture, 'alt' | 'caption'>): Image => {
  const says = picture.alt || picture.caption;
  return {
    source: 'placeholder',
    wants: says.slice(0, 120).trim(),
    motif: 'still',
    seed: seedOf(says),
    alt: says.slice(0, 300).trim(),
  };
};

const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7);

/** The first button that leads somewhere. */
export const linkOf = (buttons: readonly Button[]): Link => {
  const found = buttons.find(({ to }) => to !== '');
  return found ? { label: found.label, to: found.to } : { label: '', to: '' };
};

/** What an item says of something that is offered, in the fields that all such kinds have. */
export const offerOf = (item: Item) => ({
  name: item.title,
  text: bodyOf(item),
  price: item.price,
  picture: placeOf(item.pictures[0]),
});
