import { z } from 'zod';
import { formFieldsOf } from '../sections/form-fields.ts';
import { documentSchema, pageSchema, type Page, type WebsiteDocument } from './document.ts';
import { failed, inPlainWords, invalid, type Failed } from './failure.ts';
import { fieldLabel } from './field-label.ts';
import { parseSection } from './parse-section.ts';
import { brokenRule } from './rules.ts';

type Checked = { ok: true; document: WebsiteDocument } | Failed;

const partSchemas = documentSchema.omit({ pages: true }).shape;
const PART_NAMES = documentSchema.omit({ pages: true }).keyof().options;
const pageShell = pageSchema.omit({ sections: true });
const maxPages = 200;
const maxSections = 60;

function labelOfPart(schema: z.ZodType, name: string, path: string[]): string {
  return (schema instanceof z.ZodObject && fieldLabel(formFieldsOf(schema), path)) || name;
}

type Sections = Page['sections'];

/** Those that were there before, the same objects, are good already. */
function checkSections(sections: Sections, before: Sections | undefined): { ok: true; sections: Sections } | Failed {
  const checked: Sections = [];
  const unchanged = new Set(before);
  for (const section of sections) {
    if (unchanged.has(section)) {
      checked.push(section);
      continue;
    }
    const parsed = parseSection(section);
    if (!parsed.ok) return parsed;
    checked.push(parsed.section);
  }
  return { ok: true, sections: checked };
}

function checkPage(page: Page, before: Page | undefined): { ok: true; page: Page } | Failed {
  const { sections, ...own } = page;
  const shell = pageShell.safeParse(own, { error: inPlainWords });
  if (!shell.success) return invalid(shell.error, (path) => `The page ${page.title || page.path}, ${path.join(' ')}`);
  if (sections === before?.sections) return { ok: true, page: { ...shell.data, sections } };
  if (sections.length > maxSections) {
    return failed('LIMIT', `A page has room for ${maxSections} sections. Remove one, or put this on another page.`);
  }
  const checked = checkSections(sections, before?.sections);
  return checked.ok ? { ok: true, page: { ...shell.data, sections: checked.sections } } : checked;
}

/**
 * Checks what differs (by reference) between a valid document and the one made from it, and gives the changed parts
 * their one canonical form. Unchanged parts are shared with `before`. Pass `null` to check everything.
 */
export function checkDocument(after: WebsiteDocument, before: WebsiteDocument | null): Checked {
  if (after === before) return { ok: true, document: after };
  const parts: Record<string, unknown> = {};
  for (const name of PART_NAMES) {
    if (before && after[name] === before[name]) continue;
    const schema: z.ZodType = partSchemas[name];
    const parsed = schema.safeParse(after[name], { error: inPlainWords });
    if (!parsed.success) return invalid(parsed.error, (path) => labelOfPart(schema, name, path));
    parts[name] = parsed.data;
  }
  if (after.pages !== before?.pages || after.blog !== before.blog) {
    const broken = brokenRule(after);
    if (broken) return broken;
  }
  const pages = checkPages(after, before);
  if (!pages.ok) return pages;
  const document = { ...after, ...parts, pages: pages.pages };
  if (document.blog === before?.blog) return { ok: true, document };
  const below = checkSections(after.blog.sections, before?.blog.sections);
  return below.ok
    ? { ok: true, document: { ...document, blog: { ...document.blog, sections: below.sections } } }
    : below;
}

function checkPages(after: WebsiteDocument, before: WebsiteDocument | null): { ok: true; pages: Page[] } | Failed {
  if (after.pages === before?.pages) return { ok: true, pages: after.pages };
  if (after.pages.length > maxPages)
    return failed('LIMIT', `A website has room for ${maxPages} pages. Remove one before adding another.`);
  const earlier = new Map(before?.pages.map((page) => [page.id, page]));
  const pages: Page[] = [];
  for (const page of after.pages) {
    const old = earlier.get(page.id);
    if (page === old) {
      pages.push(page);
      continue;
    }
    const checked = checkPage(page, old);
    if (!checked.ok) return checked;
    pages.push(checked.page);
  }
  return { ok: true, pages };
}
