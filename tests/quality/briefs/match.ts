import { oklch } from 'culori';
import { isRecord } from '#site/model/json.ts';

/** Decides about one value and says, for the report, what it wanted. */
export type Matcher = { wants: string; holds(value: unknown): boolean };
/** What a value must be: a matcher, a pattern for texts, an object of parts that must be right, or the very value. */
export type Wanted = Matcher | RegExp | string | number | boolean | { [part: string]: Wanted };

const matcher = (wants: string, holds: Matcher['holds']): Matcher => ({ wants, holds });
const isMatcher = (wanted: Wanted): wanted is Matcher =>
  typeof wanted === 'object' && 'holds' in wanted && typeof wanted['holds'] === 'function';

/** True when `value` is what was wanted. Parts of an object that were not named may be anything. */
export function fits(wanted: Wanted, value: unknown): boolean {
  if (wanted instanceof RegExp) return typeof value === 'string' && wanted.test(value);
  if (typeof wanted !== 'object') return wanted === value;
  if (isMatcher(wanted)) return wanted.holds(value);
  return isRecord(value) && Object.entries(wanted).every(([part, inner]) => fits(inner, value[part]));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A list whose items have exactly these values in `part`, in order. */
export const listed = (part: string, ...values: (string | RegExp)[]) =>
  matcher(`items with ${part} ${values.join(', ')}`, (value) => {
    const items = listOf(value);
    return items.length === values.length && values.every((wanted, index) => fits({ [part]: wanted }, items[index]));
  });

/** A list with an item like this. */
export const having = (item: Wanted) =>
  matcher('an item as described', (value) => listOf(value).some((one) => fits(item, one)));

/** All of these at once. */
export const all = (...wanted: Wanted[]) =>
  matcher('several things', (value) => wanted.every((one) => fits(one, value)));

/** A text that is not this one (a rewrite changes something) and is not empty. */
export const otherThan = (text: string) =>
  matcher(`another text than “${text}”`, (value) => typeof value === 'string' && value !== text && value !== '');

/** A text shorter than this one, and not empty. */
export const shorterThan = (text: string) =>
  matcher(`shorter than “${text}”`, (value) => typeof value === 'string' && value !== '' && value.length < text.length);

/** A text longer than this one. */
export const longerThan = (text: string) =>
  matcher(`longer than “${text}”`, (value) => typeof value === 'string' && value.length > text.length);

export const anything = matcher('anything', (value) => value !== undefined);

/** A colour that people would call this one: hue within 28 degrees (or hardly any colour), lightness within 0.22. */
export const like = (colour: string) =>
  matcher(`a colour like ${colour}`, (value) => {
    const asked = oklch(colour);
    const given = typeof value === 'string' ? oklch(value) : undefined;
    if (!asked || !given || Math.abs(asked.l - given.l) > 0.22) return false;
    if (asked.c < 0.03) return given.c < 0.05;
    const turn = Math.abs((asked.h ?? 0) - (given.h ?? 0)) % 360;
    return given.c > 0.02 && Math.min(turn, 360 - turn) <= 28;
  });

const lightnessOf = (value: unknown) => (typeof value === 'string' ? oklch(value)?.l : undefined) ?? 0.5;
export const dark = matcher('a dark colour', (value) => lightnessOf(value) < 0.4);
export const light = matcher('a light colour', (value) => lightnessOf(value) > 0.8);

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Opening hours as `'tue-sat 08:00-16:00'`, one text a rule, and no others. */
export const open = (...rules: string[]) => {
  const rows = rules.flatMap((rule) => {
    const [days = '', times = ''] = rule.split(' ');
    const [first = '', last = first] = days.split('-');
    const named = DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
    return named.map((day) => `${day} ${times}`);
  });
  return matcher(rules.join(', '), (value) => {
    const given = listOf(value).map((row) => (isRecord(row) ? `${row['day']} ${row['opens']}-${row['closes']}` : ''));
    return [...given].sort().join() === [...rows].sort().join();
  });
};

/** One of several values. */
export const oneOf = (...values: Wanted[]) =>
  matcher('one of several', (value) => values.some((wanted) => fits(wanted, value)));
