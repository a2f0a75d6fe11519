import { failed } from '../model/failure.ts';
import type { Section, WebsiteDocument } from '../model/document.ts';
import { midSentence } from '../model/field-label.ts';
import { getSection } from '../sections/index.ts';
import { isOffered, offeredVariants, type SectionLibrary } from '../sections/library.ts';
import { getTemplate } from '../templates/index.ts';
import { applyOperations, type OperationFailure } from './apply-operations.ts';
import type { Operation } from './operation.ts';

/** What is not offered, by the name that people know it by. */
type NotOffered = OperationFailure & { called: string };
type New = { kind: string; variant?: string | undefined };
type Shown = Pick<Section, 'kind' | 'variant'>;

/**
 * The operations as far as the library goes: what they add is of kinds that are on, in variants that are on; where they leave the
 * variant open it is chosen among those. What stands in the document may stay as it is, be copied and be changed. `operation` of a
 * failure is the index of the wrong one.
 */
export function withinLibrary(
  library: SectionLibrary,
  document: WebsiteDocument,
  operations: readonly Operation[],
): { ok: true; operations: Operation[] } | { ok: false; failure: NotOffered } {
  if (library.size === 0) return { ok: true, operations: [...operations] };
  const sections = [...document.pages.flatMap((page) => page.sections), ...document.blog.sections];
  const there = new Map<string, Shown>(sections.map(({ id, kind, variant }) => [id, { kind, variant }]));
  let template = document.template;
  const done: Operation[] = [];

  for (const [index, operation] of operations.entries()) {
    const refused = (name: string, called: string, message: string) => ({
      ok: false as const,
      failure: { ...failed('INVALID', message, name).failure, operation: index, called },
    });
    const added: { id: string; section: New }[] = [];
    switch (operation.type) {
      case 'addSection':
        added.push({ id: operation.section.id, section: operation.section });
        break;
      case 'addPage':
        for (const section of operation.page.sections ?? []) added.push({ id: section.id, section });
        break;
      case 'replaceSection':
        added.push({ id: operation.sectionId, section: operation.section });
        break;
      case 'setBlog':
        for (const section of operation.sections ?? []) added.push({ id: section.id, section });
        break;
      case 'setVariant': {
        const { kind, variant } = there.get(operation.sectionId) ?? { kind: '', variant: '' };
        if (operation.variant !== variant)
          added.push({ id: operation.sectionId, section: { kind, variant: operation.variant } });
        break;
      }
      case 'duplicateSection': {
        const copied = there.get(operation.sectionId);
        if (copied) there.set(operation.newId, copied);
        break;
      }
      case 'applyTemplate':
        template = operation.template;
        break;
    }
    const chosen = new Map<New, string>();
    for (const { id, section } of added) {
      const before = there.get(id);
      const definition = getSection(section.kind);
      // The engine says so itself.
      if (!definition) continue;
      const isKept = before?.kind === section.kind;
      const field = operation.type === 'setBlog' ? 'below' : 'kind';
      if (!isKept && !isOffered(library, section.kind))
        return refused(field, definition.label, `“${definition.label}” is no longer offered. Choose another section.`);
      const variants = offeredVariants(library, section.kind);
      const variant = section.variant ?? bestVariant(variants, section.kind, template);
      const label = Object.hasOwn(definition.variants, variant) ? definition.variants[variant]?.label : undefined;
      if (label !== undefined && !variants.includes(variant) && !(isKept && before.variant === variant))
        return refused(
          operation.type === 'setBlog' ? 'below' : 'variant',
          label,
          `The layout “${label}” of ${midSentence(definition.label)} is no longer offered. Choose another layout.`,
        );
      if (section.variant === undefined) chosen.set(section, variant);
      there.set(id, { kind: section.kind, variant });
    }
    done.push(withVariants(operation, chosen));
    if (operation.type === 'applyTemplate') done.push(...keptWithin(library, document, done, there));
  }
  return { ok: true, operations: done };
}

/** Of the variants that are on the one that suits the template best. */
const bestVariant = (offered: readonly string[], kind: string, template: string): string =>
  getTemplate(template).sectionVariants[kind]?.find((variant) => offered.includes(variant)) ?? offered[0] ?? '';

function withVariants(operation: Operation, chosen: ReadonlyMap<New, string>): Operation {
  const filled = <Section extends New>(section: Section): Section =>
    chosen.has(section) ? { ...section, variant: chosen.get(section) } : section;
  switch (operation.type) {
    case 'addSection':
      return { ...operation, section: filled(operation.section) };
    case 'replaceSection':
      return { ...operation, section: filled(operation.section) };
    case 'addPage':
      return { ...operation, page: { ...operation.page, sections: operation.page.sections?.map(filled) } };
    case 'setBlog':
      return { ...operation, sections: operation.sections?.map(filled) };
    default:
      return operation;
  }
}

/** A template gives sections layouts that suit it. Those that are off are taken back again. */
function keptWithin(
  library: SectionLibrary,
  document: WebsiteDocument,
  operations: readonly Operation[],
  there: ReadonlyMap<string, Shown>,
): Operation[] {
  const applied = applyOperations(document, [...operations]);
  if (!applied.ok) return [];
  return applied.document.pages.flatMap(({ sections }) =>
    sections.flatMap(({ id, kind, variant }): Operation[] => {
      const before = there.get(id)?.variant ?? variant;
      const offered = offeredVariants(library, kind);
      if (variant === before || offered.includes(variant)) return [];
      const next = offered.includes(before) ? before : bestVariant(offered, kind, applied.document.template);
      return [{ type: 'setVariant', sectionId: id, variant: next }];
    }),
  );
}
