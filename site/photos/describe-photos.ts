import type { WebsiteDocument } from '../model/document.ts';
import type { Operation } from '../operations/index.ts';
import { pictureSlots } from './picture-slots.ts';
import { propsChange, withPicture } from './with-picture.ts';

/** Places with a photo that nobody has described. */
const silent = (document: WebsiteDocument) =>
  pictureSlots(document).flatMap(({ picture, ...slot }) =>
    picture.source === 'asset' && picture.alt.trim() === '' ? [{ ...slot, picture }] : [],
  );

/** Ids of the photos on the pages that nobody has described, each once, in reading order. */
export const undescribed = (document: WebsiteDocument): string[] => [
  ...new Set(silent(document).map(({ picture }) => picture.id)),
];

/** The changes that give photos without a description these words, by the photo's id, wherever they stand on the pages. */
export function describePhotos(document: WebsiteDocument, words: ReadonlyMap<string, string>): Operation[] {
  const changed = new Map<string, Record<string, unknown>>();
  for (const { section, path, picture } of silent(document)) {
    const alt = words.get(picture.id)?.trim();
    if (!alt) continue;
    changed.set(section.id, withPicture(changed.get(section.id) ?? section.props, path, { ...picture, alt }));
  }
  return [...changed].map(([sectionId, props]) => propsChange(document, sectionId, props));
}
