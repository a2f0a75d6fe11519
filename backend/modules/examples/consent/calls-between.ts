import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { partName } from '#site/model/part-names.ts';
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
  blog: 'setBlog',
};

/** What makes one document of another, and names of what differs all the same, since no call tells it. */
export type Told = { calls: ExpectedCall[]; untold: string[] };

/**
 * Calls that make one document of another: another template or language, pages and sections that came, went or moved, then changed facts, texts,
 * looks, layouts. Null where they are not all that was changed, or where nothing was.
 */
export function callsBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] | null {
  const { calls, untold } = toldBetween(before, after);
  return calls.length > 0 && untold.length === 0 ? calls : null;
}

/** The same, as far as calls can tell it. */
export function toldBetween(before: WebsiteDocument, after: WebsiteDocument): Told {
  const isOther = before.template !== after.template;
  const first = [
    ...(isOther ? [{ name: 'applyTemplate', input: { template: after.template } }] : []),
    ...(before.language === after.language ? [] : [{ name: 'setLanguage', input: { language: after.language } }]),
  ];
  const shaped = first.length > 0 ? made(before, first) : before;
  const built = shaped ? structureBetween(shaped, after) : [];
  const arranged = shaped && built.length > 0 ? made(shaped, built) : shaped;
  if (!arranged) return { calls: [], untold: [isOther ? 'Template' : 'Pages and sections'] };
  const fields = fieldsBetween(arranged, after);
  const calls = [...first, ...built, ...fields.filter((call) => made(arranged, [call]) !== null)];
  const result = made(before, calls);
  return result ? { calls, untold: namesOfOthers(result, after) } : { calls: [], untold: namesOfOthers(before, after) };
}

/** The parts in which two documents differ, but for who wrote them. */
function namesOfOthers(one: WebsiteDocument, other: WebsiteDocument): string[] {
  if (sameJson({ ...one, locks: [] }, { ...other, locks: [] })) return [];
  const paths = changesBetween(one, other).forward.map(({ path }) => path);
  return [...new Set(paths.filter(([root]) => root !== 'locks').map((path) => partName(path, other)))];
}

/** Calls for what differs where both have the same pages with the same sections, in so far as there are some. */
function fieldsBetween(before: WebsiteDocument, after: WebsiteDocument): ExpectedCall[] {
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
    if (root === 'language') put('setLanguage', { language: after.language });
    else if (root === 'redirects') put('setRedirects', {}, ['redirects', after.redirects]);
    else if (tool) put(tool, {}, [root === 'theme' && id === 'type' ? 'typePair' : id, fieldOf(after, root, id)]);
    else if (section && part === 'props' && prop !== '')
      put('updateSection', { sectionId: id }, [prop, section.props[prop] ?? null]);
    else if (section && part === 'variant') put('setVariant', { sectionId: id, variant: section.variant });
    else if (section && part === 'hidden') put('setHidden', { sectionId: id, hidden: section.hidden });
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
