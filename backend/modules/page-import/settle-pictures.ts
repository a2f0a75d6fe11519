import { isRecord } from '#site/model/json.ts';
import { pictureId, wishOf } from './draft.ts';
import type { Outline, Part, Picture } from './outline.ts';

/** What a picture that was fetched is called from then on. */
export type FoundPicture = { id: string; width: number; height: number };

/** All pictures of a page that can be fetched, in order, each once. */
export function picturesOf(parts: readonly (Outline | Part)[]): Picture[] {
  const found = new Map<string, Picture>();
  const add = (picture: Picture) => {
    if (picture.src && !found.has(picture.src)) found.set(picture.src, picture);
  };
  const visit = (part: Outline | Part) => {
    if (part.is === 'picture') add(part);
    else if (part.is === 'group') part.children.forEach(visit);
    else if (part.is === 'cards') part.items.forEach(({ pictures }) => pictures.forEach(add));
  };
  parts.forEach(visit);
  return [...found.values()];
}

/** A document with each picture as what came of it: `found` by its `pictureId`, or the place for one. To be parsed anew. */
export function settlePictures(
  document: unknown,
  pictures: readonly Pick<Picture, 'src' | 'alt' | 'caption'>[],
  found: ReadonlyMap<string, FoundPicture>,
): unknown {
  const known = new Map(pictures.map((picture) => [pictureId(picture.src), picture]));
  const settled = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(settled);
    if (!isRecord(part)) return part;
    const picture = part.source === 'asset' && typeof part.id === 'string' ? known.get(part.id) : undefined;
    if (!picture) return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, settled(one)]));
    const asset = found.get(pictureId(picture.src));
    return asset ? { ...part, ...asset } : wishOf(picture);
  };
  return settled(document);
}
