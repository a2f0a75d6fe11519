import type { Section } from '../model/document.ts';
import { isRecord } from '../model/json.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { publishedText } from './marks.ts';

type Values = Record<string, unknown>;

/** What stands above a section and says nothing without it. */
const ABOVE = new Set(['heading', 'eyebrow']);

/** Kinds of which words are all there is to show. An opening is its heading; forms, times, addresses and pictures are there without a word. */
function isMadeOfWords(kind: string): boolean {
  const purpose = getSection(kind)?.purpose;
  return purpose === 'offer' || purpose === 'trust' || ['richText', 'banner', 'events', 'schedule'].includes(kind);
}

/**
 * A section after texts of it were taken out, without the entries that lost all their words by it (gaps are none); null when
 * nothing but its heading is left, since nobody is shown a heading over nothing. `taken` tells of an earlier text whether it was one of those.
 */
export function withoutEmptied(before: Section, props: Values, taken: (text: string) => boolean): Section | null {
  const definition = getSection(before.kind);
  if (!definition || !isMadeOfWords(before.kind)) return { ...before, props };
  const fields = formFieldsOf(definition.fields);
  const kept = withoutEmptiedEntries(fields, before.props, props, taken);
  const below = fields.filter(({ name }) => !ABOVE.has(name));
  const lost = wordsIn(below, before.props).some(taken);
  return lost && !hasWords(below, kept) ? null : { ...before, props: kept };
}

/** In lists within lists too. A photo of the owner's keeps its entry. */
function withoutEmptiedEntries(
  fields: FormField[],
  before: Values,
  after: Values,
  taken: (text: string) => boolean,
): Values {
  const kept = { ...after };
  for (const { name, control, fields: inner = [] } of fields) {
    const [old, now] = [before[name], after[name]];
    if (control !== 'list' || !Array.isArray(old) || !Array.isArray(now)) continue;
    const items: unknown[] = now;
    kept[name] = items.flatMap((item, index) => {
      const earlier: unknown = old[index];
      if (!isRecord(item) || !isRecord(earlier)) return [item];
      const entry = withoutEmptiedEntries(inner, earlier, item, taken);
      const isLost = wordsIn(inner, earlier).some(taken) && !hasWords(inner, entry) && !hasPhoto(entry);
      return isLost ? [] : [entry];
    });
  }
  return kept;
}

const hasWords = (fields: FormField[], values: Values) =>
  wordsIn(fields, values).some((text) => publishedText(text).trim() !== '');

const hasPhoto = (entry: Values) =>
  Object.values(entry).some((value) => isRecord(value) && value['source'] === 'asset');

/** The words of fields, those of lists and groups too. Links and descriptions of pictures are not read. */
function wordsIn(fields: FormField[], values: Values): string[] {
  return fields.flatMap(({ name, control, fields: inner = [] }) => {
    const value = values[name];
    if (name === 'to') return [];
    if (control === 'text' || control === 'paragraphs') return typeof value === 'string' ? [value] : [];
    if (control === 'group') return isRecord(value) ? wordsIn(inner, value) : [];
    if (control === 'list' && Array.isArray(value))
      return value.filter(isRecord).flatMap((item) => wordsIn(inner, item));
    return [];
  });
}
