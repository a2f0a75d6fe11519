import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { isRecord, sameJson } from '../model/json.ts';
import { withoutEmptied } from './emptied.ts';
import { mapTexts } from './map-texts.ts';
import { hasProposal, withoutMarks, withoutProposals } from './marks.ts';
import { withoutWaysTo } from './without-ways-to.ts';

type Decision = {
  change: (text: string) => string;
  after: (before: Section, props: Section['props']) => Section | null;
};

const keep: Decision = { change: withoutMarks, after: (before, props) => ({ ...before, props }) };
const drop: Decision = {
  change: withoutProposals,
  after: (before, props) => withoutEmptied(before, props, hasProposal),
};

/**
 * The document with the proposals at a change path (all of them when left out; `sections/<id>`, `pages/<id>`, a field, an
 * entry of a list) made the owner's words. The same document when none stands there.
 */
export const withProposalsKept = (document: WebsiteDocument, at?: string): WebsiteDocument =>
  decided(document, at?.split('/') ?? [], keep);

/**
 * The document without the proposals at a change path, and without the entries, sections and pages of which nothing is left.
 * The same document when none stands there.
 */
export const withProposalsDropped = (document: WebsiteDocument, at?: string): WebsiteDocument =>
  decided(document, at?.split('/') ?? [], drop);

function decided(document: WebsiteDocument, way: string[], decision: Decision): WebsiteDocument {
  const { pages, ...parts } = document;
  const kept = pages.flatMap((page) => decidedPage(page, way, decision) ?? []);
  const gone = new Set(pages.map(({ path }) => path));
  for (const { path } of kept) gone.delete(path);
  const mapped = mapAt(parts, way, decision.change);
  const sections = parts.blog.sections.flatMap(
    (before, index) => decision.after(before, mapped.blog.sections[index]?.props ?? before.props) ?? [],
  );
  const result = { ...document, ...mapped, blog: { ...mapped.blog, sections }, pages: kept };
  const whole = gone.size > 0 ? withoutWaysTo(result, gone) : result;
  return sameJson(whole, document) ? document : whole;
}

/** Null for a page that this leaves without any section; the first page always stays. */
function decidedPage(page: Page, [root, id, ...rest]: string[], decision: Decision): Page | null {
  const isIt = root === 'pages' && id === page.id;
  const isAll = root === undefined || (isIt && rest.length === 0);
  const own = isAll || isIt ? mapAt({ title: page.title, seo: page.seo }, rest, decision.change) : null;
  const sections = page.sections.flatMap((section) => {
    const isHere = root === 'sections' && id === section.id;
    if (!isAll && !isHere) return section;
    return decision.after(section, mapAt(section.props, isAll ? [] : rest.slice(1), decision.change)) ?? [];
  });
  const isEmptied = page.path !== '/' && page.sections.length > 0 && sections.length === 0;
  return isEmptied ? null : { ...page, ...own, sections };
}

/** The value with the texts at a way into it changed: all of it for an empty way, nothing where the way leads nowhere. */
function mapAt<Value>(value: Value, way: string[], change: (text: string) => string): Value;
function mapAt(value: unknown, [step, ...rest]: string[], change: (text: string) => string): unknown {
  if (step === undefined) return mapTexts(value, change);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? mapAt(item, rest, change) : item));
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: mapAt(value[step], rest, change) };
}
