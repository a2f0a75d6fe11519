import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { applyOperations, changesBetween, readOperations } from '#site/operations/index.ts';
import type { ExpectedCall } from '../../../db/schema.ts';

type Input = Record<string, unknown>;

/** Tools that take any of the fields of one part, by the part. */
const parts: Record<string, string> = {
  brand: 'setBrand',
  business: 'setBusiness',
  theme: 'setTheme',
  header: 'setHeader',
  footer: 'setFooter',
};

/**
 * Calls that make one document of another: changed facts, texts, looks, layouts. Null where they are not all that was changed, or where
 * nothing was.
 */
export function callsBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] | null {
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
    if (tool) put(tool, {}, [root === 'theme' && id === 'type' ? 'typePair' : id, fieldOf(after, root, id)]);
    else if (section && part === 'props' && prop !== '')
      put('updateSection', { sectionId: id }, [prop, section.props[prop] ?? null]);
    else if (section && part === 'variant') put('setVariant', { sectionId: id, variant: section.variant });
    else if (section && part === 'hidden') put('setHidden', { sectionId: id, hidden: section.hidden });
    else return null;
  }
  const made = [...calls.values()];
  return made.length > 0 && doSo(before, after, made) ? made : null;
}

function fieldOf(document: WebsiteDocument, root: string, name: string): unknown {
  const part: unknown = new Map<string, unknown>(Object.entries(document)).get(root);
  return isRecord(part) ? part[name] : undefined;
}

/** Whether the calls can be made, and come to the same. */
function doSo(before: WebsiteDocument, after: WebsiteDocument, calls: readonly ExpectedCall[]): boolean {
  const read = readOperations(calls.map(({ name, input }) => ({ ...input, type: name })));
  if (!read.ok) return false;
  const applied = applyOperations(before, read.operations);
  return applied.ok && sameJson({ ...applied.document, locks: [] }, { ...after, locks: [] });
}
