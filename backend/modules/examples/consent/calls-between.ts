import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { applyOperations, changesBetween, readOperations } from '#site/operations/index.ts';
import type { ExpectedCall } from '../../../db/schema.ts';
import { structureBetween } from './structure-between.ts';

type Input = Record<string, unknown>;

/** Tools that take any of the fields of one part, by the part. */
const parts: Record<string, string> = {
  brand: 'setBrand',
  business: 'setBusiness',
  theme: 'setTheme',
  header: 'setHeader',
  footer: 'setFooter',
  seo: 'setSeo',
};

/**
 * Calls that make one document of another: pages and sections that came, went or moved, then changed facts, texts, looks, layouts. Null
 * where they are not all that was changed, or where nothing was.
 */
export function callsBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] | null {
  const built = structureBetween(before, after);
  const arranged = built.length > 0 ? made(before, built) : before;
  const fields = arranged && fieldsBetween(arranged, after);
  const calls = [...built, ...(fields ?? [])];
  return fields && calls.length > 0 && isSame(made(before, calls), after) ? calls : null;
}

/** Calls for what differs where both have the same pages with the same sections; null for what no call can tell. */
function fieldsBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] | null {
  const calls = new Map<string, ExpectedCall>();
  const put = (name: string, about: Input, field?: [name: string, value: unknown]) => {
    const key = `${name} ${JSON.stringify(about)}`;
    const call = calls.get(key) ?? { name, input: { ...about } };
    calls.set(key, call);
    if (!field) return;
    if (name !== 'updateSection') call.input[field[0]] = field[1];
    else call.input['props'] = { ...(isRecord(call.input['props']) ? call.input['props'] : {}), [field[0]]: field[1] };
  };
  for (const { path } of changesBetween(before, after).forward) {
    const [root = '', id = '', part = '', prop = ''] = path;
    const tool = parts[root];
    const section = root === 'sections' ? findSection(after, id)?.section : undefined;
    // Locks say who wrote a field, and are nobody's call.
    if (root === 'locks') continue;
    if (root === 'language') put('setLanguage', { language: after.language });
    else if (tool) put(tool, {}, [root === 'theme' && id === 'type' ? 'typePair' : id, fieldOf(after, root, id)]);
    else if (section && part === 'props' && prop !== '')
      put('updateSection', { sectionId: id }, [prop, section.props[prop] ?? null]);
    else if (section && part === 'variant') put('setVariant', { sectionId: id, variant: section.variant });
    else if (section && part === 'hidden') put('setHidden', { sectionId: id, hidden: section.hidden });
    else return null;
  }
  return [...calls.values()];
}

function fieldOf(document: WebsiteDocument, root: string, name: string): unknown {
  const part: unknown = new Map<string, unknown>(Object.entries(document)).get(root);
  return isRecord(part) ? part[name] : undefined;
}

/** What the calls make of a document; null where they cannot be made. */
function made(before: WebsiteDocument, calls: readonly ExpectedCall[]): WebsiteDocument | null {
  const read = readOperations(calls.map(({ name, input }) => ({ ...input, type: name })));
  const applied = read.ok && applyOperations(before, read.operations);
  return applied && applied.ok ? applied.document : null;
}

const isSame = (one: WebsiteDocument | null, other: WebsiteDocument): boolean =>
  one !== null && sameJson({ ...one, locks: [] }, { ...other, locks: [] });
