import { findSection } from '#site/model/find-section.ts';
import { getSection } from '#site/sections/index.ts';
import type { ChatAnswer, ChatRequest, DesignOptions } from '../../designer.ts';
import { rewriteSection } from './intents/rewording.ts';
import { sectionMark } from './request.ts';
import { scopeOf, sparing } from './scope.ts';
import { suggestionsFor } from './suggest.ts';

/**
 * Another version of one section: other words where the site's facts allow them, and its next layout. Items, pictures, links, prices
 * and what a person wrote by hand stay.
 */
export function newVersion(
  { document, sectionId, locks = document.locks }: ChatRequest & { sectionId: string },
  { seed }: DesignOptions,
): ChatAnswer {
  const found = findSection(document, sectionId);
  const definition = found && getSection(found.section.kind);
  if (!found || !definition)
    return { operations: [], scope: [], reply: 'This section is not there any more.', suggestions: [] };
  const { section, page } = found;
  const text = `rewrite ${sectionMark(section.id)}`;
  const words = rewriteSection({ text, typed: text, document, page, seed, value: (part) => part });
  const variants = Object.keys(definition.variants);
  const next = variants[(variants.indexOf(section.variant) + 1) % variants.length];
  const wanted = [
    ...(words && 'operations' in words ? words.operations : []),
    ...(next !== undefined && next !== section.variant
      ? [{ type: 'setVariant' as const, sectionId: section.id, variant: next }]
      : []),
  ];
  const { operations } = sparing(document, wanted, locks, []);
  const reply =
    operations.length === 0
      ? `I have no other version of this section: what you wrote stays as it is, and it has one layout only.`
      : `Here is another version of “${definition.label}”. Its facts, pictures and links are the same.`;
  return { operations, scope: scopeOf(operations), reply, suggestions: suggestionsFor(document, page, seed) };
}
