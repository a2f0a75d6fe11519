import { isGlued, markAt, type Source, type Stretch } from './source.ts';

/** A number as printed: digits in groups with their separators. */
export type PrintedNumber = Stretch & { value: number; decimals: number; isGrouped: boolean };

/** Reads "12", "3,40", "1.200", "1,200.50", "1 200" or "1'200" at a token; null when no number begins there. */
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
    } else if (isSeparated(source, to, ",.'") && /^\d{3}$/.test(digits(to + 1))) {
      whole += digits(to + 1);
      to += 2;
    } else break;
    isGrouped = true;
  }
  const cents = isSeparated(source, to, ',.') && digits(to + 1).length <= 2 ? digits(to + 1) : '';
  if (cents) to += 2;
  return { from, to, value: Number(cents ? `${whole}.${cents}` : whole), decimals: cents.length, isGrouped };
}

const isSeparated = (source: Source, index: number, marks: string) =>
  markAt(source, index, marks) && isGlued(source, index) && isGlued(source, index + 1);
