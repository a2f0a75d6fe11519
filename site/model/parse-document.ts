import { documentHistory } from '../migrations/document-history.ts';
import { migrate } from '../migrations/history.ts';
import { migrateSection } from '../migrations/migrate-section.ts';
import { documentSchema, type Section, type WebsiteDocument } from './document.ts';
import { inPlainWords, invalid, type Failed } from './failure.ts';
import { isRecord } from './json.ts';
import { parseSection } from './parse-section.ts';
import { brokenRule } from './rules.ts';

export type ParsedDocument =
  | { ok: true; document: WebsiteDocument }
  | { ok: false; failure: { code: 'INVALID' | 'NEWER'; message: string; path?: string } };

const refused = (code: 'INVALID' | 'NEWER', message: string, path?: string): ParsedDocument => ({
  ok: false,
  failure: { code, message, ...(path !== undefined && path !== '' && { path }) },
});

const refusedBy = ({ failure }: Failed, where: string[], words: string): ParsedDocument =>
  refused(
    failure.code === 'NEWER' ? 'NEWER' : 'INVALID',
    words === '' ? failure.message : `${words}: ${failure.message}`,
    [...where, ...(failure.field ? [failure.field] : [])].join('.'),
  );

/**
 * The one door for documents from anywhere (storage, a file, a model, an import): brings older ones up to date,
 * section by section, then checks everything. What comes out is canonical: equal documents have equal bytes. Names that
 * no field has are left out. Code NEWER: made by a newer release, nothing is wrong with it. `path` leads to the fault,
 * names and indexes joined by dots.
 */
export function parseDocument(input: unknown): ParsedDocument {
  if (!isRecord(input)) return refused('INVALID', 'This is not a website: an object with pages was expected.');
  const version = input['version'];
  if (Number.isInteger(version) && Number(version) > documentHistory.version) {
    return refused(
      'NEWER',
      `This website was made by a newer release (version ${version}, this one reads up to ${documentHistory.version}). Update Pagewright to open it.`,
      'version',
    );
  }
  const migrated = migrate(documentHistory, version, input);
  if (!migrated) return refused('INVALID', 'This website has no version that any release wrote.', 'version');
  const shape = documentSchema.safeParse({ ...migrated, version: documentHistory.version }, { error: inPlainWords });
  if (!shape.success)
    return refusedBy(
      invalid(shape.error, (path) => path.join(' ')),
      [],
      '',
    );
  return withSections(shape.data);
}

function withSections(document: WebsiteDocument): ParsedDocument {
  const pages: WebsiteDocument['pages'] = [];
  for (const [index, page] of document.pages.entries()) {
    const read = readSections(page.sections);
    if (!read.ok) return refusedBy(read, ['pages', String(index), 'sections', String(read.index)], `On ${page.title}`);
    pages.push({ ...page, sections: read.sections });
  }
  const below = readSections(document.blog.sections);
  if (!below.ok) return refusedBy(below, ['blog', 'sections', String(below.index)], 'Below a post');
  const blog = { ...document.blog, sections: below.sections };
  const broken = brokenRule({ pages, blog });
  if (broken) return refusedBy(broken, ['pages'], '');
  return { ok: true, document: { ...document, blog, pages, locks: [...new Set(document.locks)].sort() } };
}

/** Sections brought up to date and checked. `index` says which of them could not be. */
function readSections(list: Section[]): { ok: true; sections: Section[] } | (Failed & { index: number }) {
  const sections: Section[] = [];
  for (const [index, raw] of list.entries()) {
    const migrated = migrateSection(raw);
    const checked = migrated.ok ? parseSection(migrated.section) : migrated;
    if (!checked.ok) return { ...checked, index };
    sections.push(checked.section);
  }
  return { ok: true, sections };
}
