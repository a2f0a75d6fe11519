import { findSection } from '#site/model/find-section.ts';
import { getSection } from '#site/sections/index.ts';
import { offeredVariants, wholeLibrary } from '#site/sections/library.ts';
import type { ChatAnswer, ChatRequest } from '../../designer.ts';
import { scopeOf, sparing } from './document/bounds.ts';
import { fill, sectionWord } from './replies/index.ts';
import { suggestionsFor } from './suggest.ts';
import { spokenOf } from './words/index.ts';

/** Another version of one section from the same facts: its next layout. Words, pictures and links are the owner's and stay. */
export function anotherVersion(
  { document, locks = document.locks, library = wholeLibrary }: ChatRequest,
  sectionId: string,
): ChatAnswer {
  const language = spokenOf(document.language);
  const found = findSection(document, sectionId);
  const suggestions = suggestionsFor(document, library);
  if (!found) return { operations: [], scope: [], reply: fill(language, 'sectionGone'), suggestions };
  const { section } = found;
  const offered = offeredVariants(library, section.kind);
  const variants = Object.keys(getSection(section.kind)?.variants ?? {}).filter(
    (variant) => variant === section.variant || offered.includes(variant),
  );
  const variant = variants[(variants.indexOf(section.variant) + 1) % Math.max(1, variants.length)] ?? section.variant;
  const { operations, document: after } = sparing(document, [{ type: 'setVariant', sectionId, variant }], locks, []);
  const reply = fill(language, operations.length > 0 ? 'newVersion' : 'noVersion', {
    where: sectionWord(section, language),
  });
  return { operations, scope: scopeOf(document, after, operations), reply, suggestions };
}
