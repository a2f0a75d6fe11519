import type { Section, WebsiteDocument } from '../model/document.ts';
import type { Image } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { labelsOf } from '../labels/index.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { pictureSlots, type PictureSlot } from './picture-slots.ts';
import { blurredAmong, calmestOf } from './photo-looks.ts';
import { layoutThatShows } from './shown-photos.ts';
import type { PhotoLook } from './photo-looks.ts';
import { propsChange, withPicture } from './with-picture.ts';

/** A photo of the library. `name` is what its file is called, `width` and `height` are pixels. */
export type Photo = {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  focus?: string | null;
  crop?: string | null;
  look?: PhotoLook | null;
};

/** Fewer make no gallery of their own. */
const LEAST_IN_GALLERY = 2;
const MOST_IN_GALLERY = 40;
/** Wider than this a photo may lead a page. */
const WIDE = 1.2;
/** Kinds whose own picture may be any photo of the business. */
const OPEN_KINDS = new Set(['hero', 'about', 'story', 'features']);

/**
 * The changes that bring photos onto a website in place of its drawings. What a file is called decides first: the person or thing of
 * that name, then the section of that kind. The calmest wide one of the others leads the first page, the next ones stand in openings and
 * texts, the rest in a gallery, an earlier one or a new one with the id `newId` gives. One that is blurred beside the others never leads
 * and comes last. `left`: those for which nothing fits. A photo that is there already is never replaced.
 */
export function placePhotos(
  document: WebsiteDocument,
  photos: readonly Photo[],
  newId: () => string,
): { operations: Operation[]; left: Photo[] } {
  const free = new Set(pictureSlots(document).filter(({ picture }) => picture.source !== 'asset'));
  const chosen = new Map<PictureSlot, Photo>();
  const isBlurred = blurredAmong(photos);
  const waiting = new Set(photos);
  const choose = (slot: PictureSlot | undefined, photo: Photo | undefined) => {
    if (!slot || !photo) return;
    chosen.set(slot, photo);
    free.delete(slot);
    waiting.delete(photo);
  };
  for (const fits of [isCalled, isOfKind])
    for (const photo of [...waiting])
      choose(
        bestOf([...free], (slot) => fits(slot, photo)),
        photo,
      );

  const open = [...free].filter(isOpen);
  const lead = open.find(({ section, path }) => section.kind === 'hero' && path.length === 1);
  choose(lead, leaderOf([...waiting].filter((photo) => !isBlurred(photo))));
  const inTurn = [...waiting].toSorted((a, b) => Number(isBlurred(a)) - Number(isBlurred(b)));
  for (const slot of open) if (free.has(slot) && slot !== lead) choose(slot, inTurn.shift());

  const changed = new Map<string, Section['props']>();
  for (const [{ section, path }, photo] of chosen)
    changed.set(section.id, withPicture(changed.get(section.id) ?? section.props, path, pictureOf(photo)));
  const gallery = document.pages.flatMap(({ sections }) => sections).find(isGallery);
  const rest = inTurn;
  const room = gallery
    ? roomIn(changed.get(gallery.id) ?? gallery.props)
    : rest.length >= LEAST_IN_GALLERY
      ? MOST_IN_GALLERY
      : 0;
  const inGallery = rest.slice(0, room);
  if (gallery && inGallery.length > 0)
    changed.set(gallery.id, withEntries(changed.get(gallery.id) ?? gallery.props, inGallery));
  const placing = [...changed].map(([sectionId, props]) => propsChange(document, sectionId, props));
  return {
    operations: [
      ...placing,
      ...layoutsFor(document, placing, chosen),
      ...(!gallery && inGallery.length > 0 ? [galleryOf(document, inGallery, newId())] : []),
    ],
    left: rest.filter((photo) => !inGallery.includes(photo)),
  };
}

/** A photo that its section's layout leaves out is of no use to anybody. */
function layoutsFor(
  document: WebsiteDocument,
  placing: Operation[],
  chosen: ReadonlyMap<PictureSlot, Photo>,
): Operation[] {
  const made = applyOperations(document, placing);
  if (!made.ok) return [];
  const bySection = new Map<string, string[]>();
  for (const [{ section }, { id }] of chosen) bySection.set(section.id, [...(bySection.get(section.id) ?? []), id]);
  return [...bySection].flatMap(([sectionId, ids]) => layoutThatShows(made.document, sectionId, ids));
}

const isGallery = ({ kind, hidden }: Section) => kind === 'gallery' && !hidden;

/** A drawing, or a place that waits for a photo. Pictures of entries are only for what they are called. */
const isOpen = ({ section, path, picture, title }: PictureSlot) =>
  OPEN_KINDS.has(section.kind) && title === '' && (picture.source !== 'none' || path.length === 1);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** How many of the entry's words the file's name has; of a person one is enough. 0: it is not called so. */
function isCalled({ title, section }: PictureSlot, { name }: Photo): number {
  const said = new Set(wordsOf(name));
  const words = wordsOf(title);
  const common = words.filter((word) => said.has(word)).length;
  const enough = section.kind === 'team' ? 1 : words.length;
  return common >= enough ? common : 0;
}

/** 1 where the file's name says the kind of section or its heading, and the place is free for any photo. */
function isOfKind({ section, title }: PictureSlot, { name }: Photo): number {
  const said = new Set(wordsOf(name));
  const { heading } = section.props;
  const names = [section.kind.toLowerCase(), ...(typeof heading === 'string' ? wordsOf(heading) : [])];
  return title === '' && section.kind !== 'gallery' && names.some((word) => said.has(word)) ? 1 : 0;
}

function bestOf(slots: PictureSlot[], score: (slot: PictureSlot) => number): PictureSlot | undefined {
  const scored = slots.map((slot) => ({ slot, score: score(slot) })).filter((each) => each.score > 0);
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, each) => (best && best.score >= each.score ? best : each),
    undefined,
  )?.slot;
}

/** The one that may lead: the calmest of those that are wide, else of all; of several the largest. */
function leaderOf(photos: Photo[]): Photo | undefined {
  const pixels = ({ width, height }: Photo) => width * height;
  const wide = photos.filter(({ width, height }) => width / height >= WIDE);
  return calmestOf((wide.length > 0 ? wide : photos).toSorted((a, b) => pixels(b) - pixels(a)));
}

const pictureOf = ({ id, alt, width, height, focus, crop }: Photo): Image => ({
  source: 'asset',
  ...{ id, alt, width, height },
  ...(focus && { focus }),
  ...(crop && { crop }),
});

const entryOf = (photo: Photo) => ({ picture: pictureOf(photo), title: '', caption: '' });

/** How many photos a gallery takes: in entries without one, and in new ones. */
function roomIn({ items }: Section['props']): number {
  const photos = Array.isArray(items) ? items.filter((item) => isRecord(item) && hasPhoto(item)).length : 0;
  return Math.max(0, MOST_IN_GALLERY - photos);
}

const hasPhoto = ({ picture }: Record<string, unknown>) => isRecord(picture) && picture.source === 'asset';

/** Entries that wait for a photo are filled first, drawings among them; what is said beside them stays. */
function withEntries(props: Section['props'], photos: Photo[]): Section['props'] {
  const coming = [...photos];
  const items = Array.isArray(props.items) ? props.items.filter(isRecord) : [];
  const filled = items.map((item) => {
    const photo = hasPhoto(item) ? undefined : coming.shift();
    return photo ? { ...item, picture: pictureOf(photo) } : item;
  });
  return { ...props, items: [...filled, ...coming.map(entryOf)] };
}

/** In the middle of the first page: below the opening and what is offered, above ways to get in touch. */
function galleryOf({ pages, language }: WebsiteDocument, photos: Photo[], id: string): Operation {
  const [home] = pages;
  const index = Math.min(2, home?.sections.length ?? 0);
  const props = { heading: labelsOf(language).pictures, items: photos.map(entryOf) };
  return { type: 'addSection', pageId: home?.id ?? '', index, section: { id, kind: 'gallery', props } };
}
