import { placesOf } from '../vocabulary/index.ts';
import { isGlued, markAt, type Source, type Stretch } from './source.ts';

/** A number as printed: digits in groups with their separators. */
export type PrintedNumber = Stretch & { value: number; decimals: number; isGrouped: boolean };

/** Reads "12", "3,40", "1.200", "1,200.50", "1 200", "1'200" or "1,20,000" at a token; null when no number begins there. */
export function numberAt(source: Source, from: number): PrintedNumber | null {
  const digits = (index: number) => (source.tokens[index]?.kind === 'number' ? source.tokens[index].text : '');
  const first = digits(from);
  if (!/^\d+$/.test(first)) return null;
  let whole = first;
  let to = from + 1;
  let isGrouped = false;
  while (first.length <= 3 && first !== '0' && to - from < 8) {
    const spaced = source.tokens[to]?.start === (source.tokens[to - 1]?.end ?? 0) + 1;
    if (spaced && /^\d{3}$/.test(digits(to)) && !markAt(source, to + 1, ':')) {
      whole += digits(to);
      to += 1;
    } else if (isSeparated(source, to, ",.'") && (/^\d{3}$/.test(digits(to + 1)) || isLakh(source, to))) {
      whole += digits(to + 1);
      to += 2;
    } else break;
    isGrouped = true;
  }
  const cents = isSeparated(source, to, ',.') && digits(to + 1).length <= 2 ? digits(to + 1) : '';
  if (cents) to += 2;
  return { from, to, value: Number(cents ? `${whole}.${cents}` : whole), decimals: cents.length, isGrouped };
}

/** "1,60,000" and "1,20,00,000": Indian groups of two before the last one of three. */
function isLakh({ text, tokens }: Source, at: number): boolean {
  const start = tokens[at]?.start ?? text.length;
  return /^,\d\d(?:,\d\d)?,\d{3}(?!\d)/.test(text.slice(start, start + 12));
}

const isSeparated = (source: Source, index: number, marks: string) =>
  markAt(source, index, marks) && isGlued(source, index) && isGlued(source, index + 1);

/** "twelve", "thirty five", "twenty-one", "fünfunddreißig": a number in words; null when none begins there. */
export function wordedNumberAt(source: Source, from: number): { to: number; value: number } | null {
  const { tokens, words } = source;
  const [ones, tens] = [placesOf(words.numbers), placesOf(words.tens)];
  const one = ones.at(tokens, from);
  const ten = tens.at(tokens, from);
  if (!ten && one?.place !== 19)
    return one ? { to: from + one.length, value: one.place + 1 } : compoundAt(source, from);
  const [value, length] = ten ? [(ten.place + 3) * 10, ten.length] : [20, one?.length ?? 1];
  const to = from + length;
  const next = markAt(source, to, '-') ? to + 1 : to;
  const more = value < 100 ? ones.at(tokens, next) : null;
  return more && more.place < 9 ? { to: next + more.length, value: value + more.place + 1 } : { to, value };
}

/** German writes the smaller number first and both in one word. */
function compoundAt({ tokens, words }: Source, from: number): { to: number; value: number } | null {
  const [, small, great] = /^(\p{L}{3,6})und(\p{L}{6,8})$/u.exec(tokens[from]?.text ?? '') ?? [];
  if (small === undefined || great === undefined) return null;
  const numbers = words.numbers.split(', ').map((names) => names.split('/'));
  const tens = [numbers[19] ?? [], ...words.tens.split(', ').map((names) => names.split('/'))];
  const [one, ten] = [
    numbers.findIndex((names) => names.includes(small)),
    tens.findIndex((names) => names.includes(great)),
  ];
  return one >= 0 && one < 9 && ten >= 0 && ten < 8 ? { to: from + 1, value: (ten + 2) * 10 + one + 1 } : null;
}
