import { midSentence } from '../model/field-label.ts';
import { isRecord, sameJson } from '../model/json.ts';
import { withoutMarks } from '../origins/marks.ts';
import type { FormField } from '../sections/form-fields.ts';
import { joined } from './words.ts';

type Entry = { name: string; item: Record<string, unknown>; fields: readonly FormField[] };

const NAMES = ['name', 'title', 'question', 'label', 'by', 'when', 'quote'];
/** More are counted. */
const MOST = 3;
const LONGEST_NAME = 60;

const nameOf = (item: Record<string, unknown>): string => {
  const name = NAMES.map((field) => item[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? withoutMarks(name).trim() : '';
};

/** The entries of the lists of a section, those of groups instead of the groups. */
function entriesIn(value: Record<string, unknown>, fields: readonly FormField[]): Entry[] {
  return fields.flatMap((field) => {
    const items = value[field.name];
    if (field.control !== 'list' || !Array.isArray(items)) return [];
    return items.filter(isRecord).flatMap((item): Entry[] => {
      const inner = entriesIn(item, field.fields ?? []);
      return inner.length > 0 ? inner : [{ name: nameOf(item), item, fields: field.fields ?? [] }];
    });
  });
}

const named = ({ name }: Entry) => `“${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name}”`;

const changedFields = (old: Entry, now: Entry): string[] =>
  now.fields
    .filter(({ name }) => !sameJson(old.item[name], now.item[name]))
    .map(({ label }) => `the ${midSentence(label)}`);

/**
 * What differs in the lists of a section, entry by entry: "Changed the price of “Cream tea”", "Added “Scones”". Undefined where that
 * says no more than which list it is.
 */
export function entryWords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  fields: readonly FormField[],
): string | undefined {
  const [old, now] = [entriesIn(before, fields), entriesIn(after, fields)];
  const [names, fresh] = [old, now].map((entries) => new Map(entries.map((entry) => [entry.name, entry])));
  if (!names || !fresh || names.has('') || fresh.has('')) return undefined;
  if (names.size < old.length || fresh.size < now.length) return undefined;
  const [gone, added] = [old.filter(({ name }) => !fresh.has(name)), now.filter(({ name }) => !names.has(name))];
  const isReplaced = gone.length === added.length && old.length === now.length;
  const pieces = [
    ...(isReplaced ? gone.map((entry, at) => `replaced ${named(entry)} by ${added[at] ? named(added[at]) : ''}`) : []),
    ...(isReplaced ? [] : gone.map((entry) => `removed ${named(entry)}`)),
    ...(isReplaced ? [] : added.map((entry) => `added ${named(entry)}`)),
    ...now.flatMap((entry) => {
      const twin = names.get(entry.name);
      const changed = twin ? changedFields(twin, entry) : [];
      return changed.length > 0 ? [`changed ${joined(changed)} of ${named(entry)}`] : [];
    }),
  ];
  if (pieces.length === 0 || pieces.length > MOST) return undefined;
  const words = joined(pieces);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
