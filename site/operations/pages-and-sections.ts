import { z } from 'zod';
import { migrateSection } from '../migrations/migrate-section.ts';
import { idSchema, type Page, type Section, type WebsiteDocument } from '../model/document.ts';
import { failed, type Failed } from '../model/failure.ts';
import { findPage, findSection, type SectionPlace } from '../model/find-section.ts';
import type { SectionDefinition } from '../sections/definition.ts';
import { getSection, sectionKinds } from '../sections/index.ts';
import { getTemplate } from '../templates/index.ts';

/** A place in a list, from 0, as it will be afterwards. Past the end means at the end. */
export const indexSchema = z.number().int().nonnegative().max(10_000);

/**
 * A section to be added. Without `props` it comes with the kind's sample, without `variant` with the one the template
 * prefers. `version` is that of the kind's fields the props were written in; absent, the present one.
 */
export const newSectionSchema = z.strictObject({
  id: idSchema,
  kind: z.string().max(40),
  version: z.number().int().positive().optional(),
  variant: z.string().max(40).optional(),
  hidden: z.boolean().optional(),
  props: z.record(z.string(), z.unknown()).optional(),
});
export type NewSection = z.infer<typeof newSectionSchema>;

export const noPage = () =>
  failed('NOT_FOUND', 'This page is no longer there. Reload to see the pages there are.', 'pageId');
export const noSection = () =>
  failed('NOT_FOUND', 'This section is no longer there. Reload to see the sections there are.', 'sectionId');

/** Refuses names that the kind has no field for, with the names it has. */
export function unknownProp(definition: SectionDefinition, props: Record<string, unknown>): Failed | null {
  const fields = Object.keys(definition.fields.shape);
  const stray = Object.keys(props).find((name) => !fields.includes(name));
  if (stray === undefined) return null;
  return failed(
    'INVALID',
    `${definition.label} has no field “${stray.slice(0, 40)}”. It has: ${fields.join(', ')}.`,
    stray.slice(0, 40),
  );
}

/** The whole section that a new one becomes in this document. */
export function completed(input: NewSection, document: WebsiteDocument): { ok: true; section: Section } | Failed {
  const definition = getSection(input.kind);
  if (!definition) {
    return failed(
      'INVALID',
      `There is no kind of section called “${input.kind.slice(0, 40)}”. Choose one of: ${sectionKinds.join(', ')}.`,
      'kind',
    );
  }
  const { id, kind, hidden = false, props = definition.sample, version = definition.version } = input;
  const preferred = getTemplate(document.template).sectionVariants[kind] ?? [];
  const variants = Object.keys(definition.variants);
  const variant = input.variant ?? preferred.find((name) => variants.includes(name)) ?? variants[0] ?? '';
  const migrated = migrateSection({ id, kind, version, variant, hidden, props });
  if (!migrated.ok) return migrated;
  const stray = unknownProp(definition, migrated.section.props);
  return stray ?? migrated;
}

/** The document with one page made anew by `change`. */
export function withPage(
  document: WebsiteDocument,
  pageId: string,
  change: (page: Page) => Page,
): WebsiteDocument | Failed {
  if (!findPage(document, pageId)) return noPage();
  return { ...document, pages: document.pages.map((page) => (page.id === pageId ? change(page) : page)) };
}

/** The document with the list of sections around one section made anew by `change`. */
export function withSectionsAround(
  document: WebsiteDocument,
  sectionId: string,
  change: (place: SectionPlace) => Section[],
): WebsiteDocument | Failed {
  const place = findSection(document, sectionId);
  if (!place) return noSection();
  return withPage(document, place.page.id, (page) => ({ ...page, sections: change(place) }));
}

/** The document with one section made anew by `change`. */
export const withSection = (document: WebsiteDocument, sectionId: string, change: (section: Section) => Section) =>
  withSectionsAround(document, sectionId, ({ page, section }) =>
    page.sections.map((other) => (other === section ? change(section) : other)),
  );
