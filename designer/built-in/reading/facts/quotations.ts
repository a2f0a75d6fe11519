import type { Clause, Quotation } from '../reading.ts';
import { holdsOneOf } from './names.ts';
import {
  endsLine,
  hasPhrase,
  isCapital,
  joinLists,
  markAt,
  phraseAt,
  said,
  type Source,
  type Stretch,
} from './source.ts';

export type QuotationClaim = Quotation & { kind: 'quotation'; confidence: number };

/** The words of customers: four words or more between quotes, with who said them. */
export function quotationClaims(source: Source, clauses: readonly Clause[]): QuotationClaim[] {
  const claims: QuotationClaim[] = [];
  const { tokens } = source;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!markAt(source, index, '"')) continue;
    const close = closingAfter(source, index + 1);
    if (close < 0) return claims;
    const inner = { from: index + 1, to: close };
    const clause = clauses.find(
      ({ span }) => span.start <= (tokens[index]?.start ?? 0) && (tokens[index]?.start ?? 0) < span.end,
    );
    const words = tokens.slice(inner.from, inner.to).filter(({ kind }) => kind === 'word').length;
    const by = authorBehind(source, close + 1, endsLine(source, index - 1)) ?? authorBefore(source, index);
    const isPraise =
      clause?.role === 'quotation' ||
      holdsOneOf(clause?.under ?? '', source.words.reviewLabels) ||
      holdsOneOf(clause?.label ?? '', source.words.reviewLabels);
    // What else its sentence says would be lost: "The Dhillon family said “…”" stays as it is.
    const isAlone = by !== null || (clause !== undefined && clause.span.start >= (tokens[index]?.start ?? 0));
    if (words >= 4 && isAlone && (by || isPraise) && clause?.role !== 'wish' && clause?.role !== 'exclusion') {
      const from = by && by.from < index ? by.from : index;
      const to = by && by.from > close ? by.to : close + 1;
      claims.push({
        kind: 'quotation',
        confidence: 1,
        text: said(source, inner).text,
        by: by ? said(source, by).text : '',
        span: said(source, { from, to }).span,
      });
    }
    index = close;
  }
  return claims;
}

const CLOSING: Record<string, string> = { '«': '»', '»': '«', '„': '“”', '“': '”', '「': '」', '『': '』' };

/** The mark that closes the one before `from` where others stand between them: «… „fish“ …». */
function matchingAfter(source: Source, from: number) {
  const typed = (index: number) => source.typed.charAt(source.tokens[index]?.start ?? -1);
  const closing = CLOSING[typed(from - 1)] ?? '';
  let hasInner = false;
  for (let index = from; closing !== '' && index < source.tokens.length && index < from + 200; index += 1) {
    if (!markAt(source, index, '"')) continue;
    if (closing.includes(typed(index))) return hasInner ? index : -1;
    hasInner = true;
  }
  return -1;
}

/** The next closing quote before an empty line. */
function closingAfter(source: Source, from: number) {
  const nested = matchingAfter(source, from);
  if (nested >= 0) return nested;
  for (let index = from; index < source.tokens.length; index += 1) {
    if (markAt(source, index, '"')) return index;
    if (endsLine(source, index) && endsLine(source, index + 1)) return -1;
  }
  return -1;
}

/** The most words of an author whom no mark tells from what is quoted. */
const LONGEST_AUTHOR = 8;

/** "– Anna, Leeds", "(Tom B.)", "says Priya"; behind a line that is quoted also "Hana & Ollie" alone. */
function authorBehind(source: Source, at: number, isLine: boolean): Stretch | null {
  let from = at;
  while (markAt(source, from, ',.') || (endsLine(source, from) && markAt(source, from + 1, '–-'))) from += 1;
  const isSigned = markAt(source, from, '–-(');
  const says = phraseAt(source, from, source.words.says);
  if (!isSigned && !says) return isLine ? authorAlone(source, at) : null;
  from += isSigned ? 1 : says;
  if (phraseAt(source, from, source.words.wishVerbs) > 0) return null;
  let to = from;
  while (
    !endsLine(source, to) &&
    to - from < 12 &&
    !markAt(source, to, ');"') &&
    !(markAt(source, to, '.') && !isInitial(source, to))
  )
    to += 1;
  return to > from && isCapital(source, from) ? { from, to } : isSigned && to > from ? { from, to } : null;
}

/** What ends the line of a quotation: a name, with its town or what it is. */
function authorAlone(source: Source, from: number): Stretch | null {
  let to = from;
  while (!endsLine(source, to) && to - from <= LONGEST_AUTHOR) to += 1;
  const isNamed = to > from && endsLine(source, to) && isCapital(source, from) && !markAt(source, to - 1, '.!?:"');
  const { copulas, first, weAre, mine } = source.words;
  return isNamed && !hasPhrase(source, { from, to }, joinLists(copulas, first, weAre, mine)) ? { from, to } : null;
}

const isInitial = (source: Source, index: number) => (source.tokens[index - 1]?.text.length ?? 9) <= 2;

/** "Anna: …", "Anna from Leeds says: …". */
function authorBefore(source: Source, quote: number): Stretch | null {
  let to = markAt(source, quote - 1, ':,') ? quote - 1 : quote;
  const hasColon = to < quote;
  for (const length of [2, 1]) {
    if (phraseAt(source, to - length, source.words.says) === length) {
      to -= length;
      let from = to;
      while (
        from > 0 &&
        to - from < 6 &&
        source.tokens[from - 1]?.kind === 'word' &&
        !phraseAt(source, from - 1, joinLists(source.words.and, source.words.relative))
      )
        from -= 1;
      return to > from && isCapital(source, from) ? { from, to } : null;
    }
  }
  if (!hasColon) return null;
  let from = to;
  while (from > 0 && to - from < 3 && source.tokens[from - 1]?.kind === 'word' && isCapital(source, from - 1))
    from -= 1;
  return from < to && (from === 0 || endsLine(source, from - 1) || markAt(source, from - 1, '.-•*–'))
    ? { from, to }
    : null;
}
