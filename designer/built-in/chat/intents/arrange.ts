import { findSectionFor, pageNamed, sectionWords, whichOne } from '../find-target.ts';
import { indexOf } from '../ordinals.ts';
import { freshId, shown, type Intent } from '../request.ts';

const SWAP =
  /^(?:swap|switch|exchange)\s+(?:the |our )?(.{2,40}?)\s+(?:and|with)\s+(?:the |our )?(.{2,40}?)(?:\s+(?:around|over|places))?[.!]*$/iu;

/** "swap the gallery and the reviews": two sections of one page change places. */
export const swapSections: Intent = (ask) => {
  const match = SWAP.exec(ask.text);
  if (!match || /\ue000/.test(ask.text)) return undefined;
  const [one, other] = [findSectionFor(ask, match[1] ?? ''), findSectionFor(ask, match[2] ?? '')];
  if (!('found' in one) || !('found' in other) || one.found.page.id !== other.found.page.id) return undefined;
  const { sections } = one.found.page;
  const [first, second] = [one.found, other.found].sort(
    (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section),
  );
  if (!first || !second || first === second) return undefined;
  const [from, to] = [sections.indexOf(first.section), sections.indexOf(second.section)];
  return {
    operations: [
      { type: 'moveSection', sectionId: second.section.id, index: from },
      ...(to - from > 1 ? [{ type: 'moveSection' as const, sectionId: first.section.id, index: to }] : []),
    ],
    did: `let ${sectionWords(first, ask)} and ${sectionWords(second, ask)} change places`,
  };
};

const COPY_TO =
  /^(?:copy|duplicate|repeat)\s+(?:the |our )?(.{2,40}?)\s+(?:to|on|onto)\s+(?:the |our )?(.{2,40}?)(?:\s+page)?[.!]*$/iu;

/** "copy the gallery to the about page". */
export const copyToPage: Intent = (ask) => {
  const match = COPY_TO.exec(ask.text);
  const page = match && pageNamed(ask.document, ask.value(match[2] ?? ''));
  if (!match || !page) return undefined;
  const found = findSectionFor(ask, match[1] ?? '');
  if ('none' in found) return undefined;
  if ('several' in found) return { asks: whichOne(found.several, ask, 'copy') };
  const { section } = found.found;
  const newId = freshId(ask.document, section.kind.toLowerCase());
  const last = page.sections.at(-1);
  const end =
    last && (last.kind === 'cta' || last.kind === 'contact') ? page.sections.length - 1 : page.sections.length;
  return {
    operations: [
      { type: 'duplicateSection', sectionId: section.id, newId },
      { type: 'moveSection', sectionId: newId, pageId: page.id, index: end },
    ],
    did: `copied ${sectionWords(found.found, ask)} to ${page.title}`,
  };
};

const TO_PLACE = /^move the page (.{2,40}?) to place (\w+)$/iu;

/** "make Contact the second page". */
export const placePage: Intent = (ask) => {
  const match = TO_PLACE.exec(ask.text);
  if (!match) return undefined;
  const page = pageNamed(ask.document, ask.value(match[1] ?? ''));
  if (!page) return { cannot: `There is no page called ${shown(ask.value(match[1] ?? ''))}` };
  const index = indexOf(match[2] ?? '', ask.document.pages.length);
  if (index === undefined) return { cannot: `There are only ${ask.document.pages.length} pages` };
  return {
    operations: [{ type: 'movePage', pageId: page.id, index }],
    did: `made ${page.title} the ${(match[2] ?? '').toLowerCase()} page`,
  };
};
