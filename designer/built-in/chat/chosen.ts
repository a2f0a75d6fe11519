import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import type { PointedAt } from '#site/origins/pointed-at.ts';
import type { Focus } from './ask.ts';
import { entriesOf } from './document/entries.ts';

/** What the person points at as what the talk is about, and the page it stands on. Undefined when it is gone. */
export function chosenIn(
  document: WebsiteDocument,
  about: PointedAt | undefined,
): { page: Page; focus: Focus } | undefined {
  const page = about && findSection(document, about.sectionId)?.page;
  if (!page) return undefined;
  const { sectionId, path } = about;
  const focus: Focus = { sectionId, isChosen: true };
  if (path === null) return { page, focus };
  const entry = entriesOf(document).find(({ place }) => path.startsWith(`${place.join('/')}/`));
  return { page, focus: { ...focus, path, ...(entry && { entry: entry.name }) } };
}
