import type { Section, WebsiteDocument } from '#site/model/document.ts';
import type { Image } from '#site/model/fields.ts';
import { isRecord } from '#site/model/json.ts';
import type { Operation } from '#site/operations/index.ts';
import type { AttachedPicture, ChatAnswer, Choice } from '../../designer.ts';
import { scopeOf, sparing } from './document/bounds.ts';
import { hasProp, propText } from './document/entries.ts';
import { sectionsMeant, sectionsOf } from './document/find.ts';
import { entriesWithin } from './document/named.ts';
import { operation, operationsFor } from './document/places.ts';
import { freshId } from './document/ids.ts';
import { emptyProps, placeFor } from './document/new-section.ts';
import { readRequest, type Request } from './message/request.ts';
import { namesIn } from './document/entries.ts';
import type { Situation } from './plan.ts';
import { fill, sectionWord } from './replies/index.ts';
import { kindWord } from './words/index.ts';

const PICTURE = /(?<!\p{L})(?:picture|photo|pic|image|bild|foto|imagen|imagem|photographie)/iu;

/** Kinds that a picture is offered for, the likeliest first. */
const OFFERED = ['hero', 'gallery', 'about', 'team', 'image'];
const MOST_CHOICES = 3;

type Placed = { operations: Operation[]; names: string[]; sectionId: string };

/**
 * What is done with a picture that came along: it goes where the message, or what the person points at, says; else it is asked, with
 * a button for each place. Undefined for a message that is not about a picture that came earlier.
 */
export function placePicture(
  picture: AttachedPicture,
  situation: Situation,
  locks: string[],
): Omit<ChatAnswer, 'suggestions'> | undefined {
  const { document, page, message, heard, language, focus } = situation;
  const request = readRequest(message, heard, namesIn(document));
  const isAbout = picture.isNew || PICTURE.test(message) || request.has('kind.gallery');
  if (!isAbout || request.has('do.remove')) return undefined;
  const image: Image = {
    source: 'asset',
    id: picture.id,
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    ...(picture.focus && { focus: picture.focus }),
    ...(picture.crop && { crop: picture.crop }),
  };
  const chosen = focus.isChosen
    ? sectionsOf(document).find(({ section }) => section.id === focus.sectionId)
    : undefined;
  const meant = [
    ...openingsMeant(document, request),
    ...sectionsMeant(document, request, page).map(({ thing }) => thing),
    ...(chosen ? [chosen] : []),
  ];
  const placed =
    ofEntry(document, request, image) ??
    meant.flatMap(({ section }) => inSection(section, image) ?? [])[0] ??
    inNew(situation, request, image);
  if (!placed) {
    const choices = choicesFor(situation);
    return { operations: [], scope: [], reply: fill(language, 'pictureWhere', { name: picture.name }), choices };
  }
  const done = sparing(document, placed.operations, locks, placed.names);
  const section = sectionsOf(done.document).find((place) => place.section.id === placed.sectionId)?.section;
  const where = section ? sectionWord(section, language) : '';
  const asked = picture.alt === '' ? [fill(language, 'pictureAlt')] : [];
  return {
    operations: done.operations,
    scope: scopeOf(document, done.document, done.operations),
    reply:
      done.operations.length === 0
        ? fill(language, 'nothingChanged')
        : [fill(language, 'picturePlaced', { where }), ...asked].join(' '),
  };
}

/** "At the top", and no section that is named. */
const openingsMeant = (document: WebsiteDocument, request: Request) =>
  request.has('mark.first', 'mark.up') && request.group('kind').every(({ name }) => name === 'image')
    ? sectionsOf(document).filter(({ section }) => section.kind === 'hero')
    : [];

/** "This is Aino": the entry of a list that the message names. */
function ofEntry(document: WebsiteDocument, request: Request, image: Image): Placed | undefined {
  const [named] = entriesWithin(document, request, ({ item }) => 'picture' in item);
  if (!named || named.score < 0.8) return undefined;
  const place = [...named.thing.place, 'picture'];
  return {
    operations: operationsFor(document, [{ place, value: image }]),
    names: [place.slice(0, 4).join('/')],
    sectionId: named.thing.section.id,
  };
}

/** In the one picture of a section, or as a further one of its list; in the place of the first that was only asked for. */
function inSection(section: Section, image: Image): Placed | undefined {
  const update = (name: string, value: unknown): Placed => ({
    operations: operation({ type: 'updateSection', sectionId: section.id, props: { [name]: value } }),
    names: [`sections/${section.id}/props/${name}`],
    sectionId: section.id,
  });
  if (hasProp(section, 'picture')) return update('picture', image);
  if (section.kind !== 'gallery') return undefined;
  const items = Array.isArray(section.props['items']) ? section.props['items'].filter(isRecord) : [];
  const free = items.findIndex(({ picture }) => isRecord(picture) && picture['source'] !== 'asset');
  return update(
    'items',
    free < 0
      ? [...items, { picture: image }]
      : items.map((item, index) => (index === free ? { ...item, picture: image } : item)),
  );
}

/** A gallery that is named and not there begins with it. */
function inNew({ document, page }: Situation, request: Request, image: Image): Placed | undefined {
  const kinds = request.group('kind').map(({ name }) => name);
  const kind = kinds.includes('gallery') ? 'gallery' : undefined;
  if (!kind || document.pages.some(({ sections }) => sections.some((section) => section.kind === kind)))
    return undefined;
  const props = { ...emptyProps(document, kind), items: [{ picture: image }] };
  const section = { id: freshId(document, kind), kind, props };
  const operations = operation({ type: 'addSection', pageId: page.id, index: placeFor(page, kind), section });
  return { operations, names: [], sectionId: section.id };
}

function choicesFor({ document, page, language }: Situation): Choice[] {
  const places = OFFERED.flatMap((kind) => {
    const section = page.sections.find((one) => one.kind === kind && !one.hidden);
    if (!section || (!hasProp(section, 'picture') && kind !== 'gallery')) return [];
    const where = propText(section, 'heading') === '' ? kindWord(kind, language) : sectionWord(section, language);
    return [{ label: kindWord(kind, language), message: fill(language, 'sayPicture', { where }) }];
  });
  const hasGallery = sectionsOf(document).some(({ section }) => section.kind === 'gallery');
  const gallery = { label: fill(language, 'suggestGallery'), message: fill(language, 'suggestGallery') };
  return [...places.slice(0, hasGallery ? MOST_CHOICES : MOST_CHOICES - 1), ...(hasGallery ? [] : [gallery])];
}
