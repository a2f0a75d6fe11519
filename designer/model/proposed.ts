import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import type { Operation } from '#site/operations/index.ts';
import { groundedIn } from '#site/origins/grounded.ts';
import { hasProposal, proposal, publishedText, textParts } from '#site/origins/marks.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import type { Rules } from './draft.ts';
import type { ToldFacts } from './grounding/told-facts.ts';
import { toldNow, toldOf } from './grounding/told-of.ts';
import { textPlaces } from './text-places.ts';
import { asksTranslation, isTranslated } from './translated.ts';

/** Names have to stand; what is known of the business is kept by `protect.ts`. */
const STANDS = /^(?:pages\/[^/]+\/title|brand\/name|business\/(?!hoursNote).*)$/u;

/** What an entry of a list is called by, the field that says most first. */
const NAMES = ['quote', 'question', 'title', 'name', 'label', 'heading'];

export type Proposed = { operation: Operation; kept: string[] };

type TextOf = { path: string; field: string; text: string; before: string | undefined };

/**
 * The operation with each line of its texts marked as a proposal that the owner did not say, field by field: visitors see it once
 * the owner keeps it. In an entry of a list a figure counts only if it was said of that entry's name. A figure that nobody said does
 * not take the place of one that stands: that stays. `applied` is the document that the unmarked operation makes, `languages` what its texts may be
 * written in.
 */
export function asProposed(
  operation: Operation,
  before: WebsiteDocument,
  applied: WebsiteDocument,
  rules: Rules,
  languages: readonly string[],
): Proposed {
  const told = toldOf(rules, applied.language);
  const now = toldNow(rules, applied.language);
  const stood = once(() => standing(before));
  const earlier = new Map(textsOf(before).map(({ path, text }) => [path, text]));
  const places = textPlaces(operation);
  const instead = new Map<string, string>();
  const kept: string[] = [];
  const isTranslation = asksTranslation(rules.said);
  for (const entry of entriesOf(applied, earlier)) {
    if (entry.every(({ text, before: old }) => text === old)) continue;
    const name = NAMES.flatMap((field) => entry.filter((text) => text.field === field))[0];
    const isSaid = (line: string) =>
      line.trim() === '' || hasProposal(line) || told.says(publishedText(line)) || stood().says(line, told);
    const isNamed = name === undefined || name.text.split('\n').every(isSaid);
    for (const text of entry) {
      if (text.text === text.before || STANDS.test(text.path) || text.text === '') continue;
      const isOfWords = isTranslation && isPublic(text.before ?? '');
      if (isOfWords && isTranslated(text.before ?? '', text.text, languages, rules.today)) continue;
      const isOwn =
        name === undefined ||
        text === name ||
        stood().pairs.has(`${name.text}\n${text.text}`) ||
        (isNamed && (!needsPair(text, told) || (told.says(text.text) && told.saysOf(name.text, text.text)))) ||
        // "Make that £5": of the entry that stands there, whatever it is called.
        (name.text === name.before && now.says(text.text) && !now.says(name.text));
      const marked = text.text
        .split('\n')
        .map((line) =>
          isOwn && isSaid(line) ? line : line.trim() === '' || hasProposal(line) ? line : proposal(line),
        );
      const result = marked.join('\n');
      if (result === text.text) continue;
      const isSamePlace = name === undefined || name.text === name.before;
      const isTaken =
        isSamePlace && isPublic(text.before ?? '') && told.hasFigures(text.text) && told.hasFigures(text.before ?? '');
      if (isTaken) kept.push(`“${text.text.slice(0, 60)}” was left out: you never gave it.`);
      instead.set(text.path, isTaken ? (text.before ?? '') : result);
    }
  }
  return { operation: withTexts(operation, places, instead), kept };
}

/** Of an entry what can be wrong of its name alone: figures, who said or does something. */
const needsPair = ({ field, text }: TextOf, told: ToldFacts) =>
  told.hasFigures(text) || ['name', 'role', 'person', 'value', 'place'].includes(field);

/** What visitors read of it is all of it. */
const isPublic = (text: string) => text.trim() !== '' && textParts(text).every(({ kind }) => kind === 'text');

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The texts of a document in the entries of lists they stand in; each other text is an entry of its own. */
function entriesOf(document: WebsiteDocument, earlier: ReadonlyMap<string, string>): TextOf[][] {
  const entries = new Map<string, TextOf[]>();
  for (const { path, text } of textsOf(document)) {
    const steps = path.split('/');
    const field = steps.at(-1) ?? '';
    const key = entryKey(steps) ?? path;
    entries.set(key, [...(entries.get(key) ?? []), { path, field, text: text.trim(), before: earlier.get(path) }]);
  }
  return [...entries.values()];
}

function entryKey(steps: readonly string[]): string | null {
  const index = steps.findLastIndex((step, at) => at > 2 && /^\d+$/.test(step));
  return index < 0 ? null : steps.slice(0, index + 1).join('/');
}

/** What stands on the website: words anywhere; figures only as a whole field of that name, or with that name in an entry. */
function standing(document: WebsiteDocument) {
  const texts = textsOf(document);
  const whole = new Set(texts.map(({ text }) => publishedText(text)));
  const isVerbatim = groundedIn(document.language, [...whole]);
  const pairs = new Set<string>();
  for (const entry of entriesOf(document, new Map()))
    for (const { field, text } of entry)
      if (NAMES.includes(field)) for (const other of entry) pairs.add(`${text}\n${other.text}`);
  return {
    pairs,
    says: (line: string, told: ToldFacts) =>
      told.hasFigures(line) ? whole.has(line) : isVerbatim(publishedText(line)),
  };
}

/** The operation with other texts at these paths of the document. */
function withTexts(
  operation: Operation,
  places: ReadonlyMap<string, string[]>,
  instead: ReadonlyMap<string, string>,
): Operation {
  let changed: unknown = operation;
  for (const [path, text] of instead) {
    const way = wayOf(places, path);
    if (way) changed = putAt(changed, way, text);
  }
  return sameShape(operation, changed);
}

function wayOf(places: ReadonlyMap<string, string[]>, path: string): string[] | null {
  for (const [root, way] of places)
    if (path.startsWith(`${root}/`)) return [...way, ...path.slice(root.length + 1).split('/')];
  return null;
}

function putAt(value: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return typeof value === 'string' ? text : value;
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    return list.map((item, index) => (String(index) === step ? putAt(item, rest, text) : item));
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: putAt(value[step], rest, text) };
}

/** Only texts were put in the place of texts. */
function sameShape<Value>(value: Value, changed: unknown): Value;
function sameShape(_value: unknown, changed: unknown): unknown {
  return changed;
}
