import type { Section, WebsiteDocument } from '../model/document.ts';
import { findSection } from '../model/find-section.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { exportOptions, renderPage } from '../render/index.ts';
import { getSection } from '../sections/index.ts';

/** Ids of the uploaded pictures that a page asks for when it is drawn. */
function shownOn(document: WebsiteDocument, path: string): Set<string> {
  const asked = new Set<string>();
  const asset = (id: string) => {
    asked.add(id);
    return null;
  };
  renderPage(document, path, exportOptions({ draft: true, asset }));
  return asked;
}

/**
 * The changes of layout that a section needs to show these photos, which it holds: none where its layout shows them, or where no other
 * one does. The first layout that does is taken.
 */
export function layoutThatShows(document: WebsiteDocument, sectionId: string, photos: readonly string[]): Operation[] {
  const place = findSection(document, sectionId);
  if (!place) return [];
  const { page, section } = place;
  const shows = (made: WebsiteDocument) => {
    const shown = shownOn(made, page.path);
    return photos.every((id) => shown.has(id));
  };
  if (shows(document)) return [];
  const change = variantsOf(section)
    .map((variant): Operation => ({ type: 'setVariant', sectionId, variant }))
    .find((operation) => {
      const made = applyOperations(document, [operation]);
      return made.ok && shows(made.document);
    });
  return change ? [change] : [];
}

const variantsOf = ({ kind, variant }: Section): string[] =>
  Object.keys(getSection(kind)?.variants ?? {}).filter((name) => name !== variant);
