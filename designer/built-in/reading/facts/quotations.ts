import type { Clause, Quotation } from '../reading.ts';
import type { Token } from '../tokens.ts';
import { fixed } from './found-phrases.ts';
import { isSaying } from '../said.ts';
import { holdsOneOf, isOneOf } from './names.ts';
import {
  endsLine,
  hasPhrase,
  isCapital,
  joinLists,
  markAt,
  phraseAt,
  said,
  stretchOf,
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
    const isLine = endsLine(source, index - 1) || markAt(source, index - 1, ':');
    // "Motto: “We answer the phone”" was said by nobody else.
    const isOwn = listsTitles(clause) || isSaying(clause?.label ?? '');
    const behind = withinOne(source, authorBehind(source, close + 1, isLine), clauses) ?? authorNext(source, close);
    const by = behind ?? (isOwn ? null : authorBefore(source, index));
    const unnamed = by || isOwn ? null : unnamedBefore(source, index, clause);
    const isPraise =
      (clause?.role === 'quotation' && isOfCustomer(tokens.slice(inner.from, inner.to))) ||
      holdsOneOf(clause?.under ?? '', source.words.reviewLabels) ||
      holdsOneOf(clause?.label ?? '', source.words.reviewLabels);
    // What else its sentence says would be lost: "The Dhillon family said “…”" stays as it is.
    const isAlone = by !== null || (clause !== undefined && isWholeOf(source, { from: index, to: close + 1 }, clause));
    // "Use this one: “Took one look and knew.” – Angela": who signed it says that it is a customer's.
    const isKept =
      clause?.role !== 'exclusion' &&
      (clause?.role !== 'wish' || (behind !== null && behind.to - behind.from <= LONGEST_SIGNATURE));
    if (words >= 4 && isKept && (!isOwn || by) && ((isAlone && (by || isPraise)) || unnamed)) {
      const { from, to } = wholeOf(source, { from: unnamed?.from ?? index, to: close + 1 }, by ?? unnamed, clause);
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

/** "Plays: “The Kaput Moon” and “The Wolf and his Aunt”": a label with several things in quotes said none of them. */
const listsTitles = (clause: Clause | undefined): boolean =>
  clause?.form === 'labelled' && clause.value.text.split('"').length > 3;

/** More words around a quotation and its author say something of their own. */
const FEW = 5;

/** "I came for the pudding", "she never grabbed the wheel": customers say so, where "we know what to do" is the business's own. */
const isOfCustomer = (said: readonly Token[]): boolean => said.some(({ text }) => SOMEBODYS.test(text));
const SOMEBODYS =
  /^(?:i|i'|my|me|ich|mein\p{L}*|mich|mir|je|j'|mon|ma|mes|moi|m'|yo|mi|mis|me|eu|meus?|minhas?|io|mio|mia|ik|mijn|mij|ja|mój|moja|moje|mnie|jag|min|mitt|mina|mig|jeg|mit|mine|he|she|er|elle|ella|ela|ele|lei|lui|hij|zij|ze|hon|han|hun)$/u;

/** Whether a clause says nothing but what is quoted: "“Never hurried” is what my mother used to say" says whose it is. */
function isWholeOf({ tokens, words }: Source, { from, to }: Stretch, { span, value, label }: Clause): boolean {
  const { start } = isOneOf(label, words.reviewLabels) ? value.span : span;
  const isBehind = (token: Token) => token.kind === 'word' && token.start < span.end;
  return start >= (tokens[from]?.start ?? 0) && !tokens.slice(to, to + FEW).some(isBehind);
}

/** A quotation with its author, and with all of its clause where little else stands there: "a customer, Mrs Patel, told us “…”". */
function wholeOf(source: Source, quote: Stretch, by: Stretch | null, clause: Clause | undefined): Stretch {
  const own = { from: Math.min(quote.from, by?.from ?? quote.from), to: Math.max(quote.to, by?.to ?? quote.to) };
  if (!clause || !by) return own;
  const all = stretchOf(source, clause.span);
  const { tokens } = source;
  const isLittle = (rest: readonly Token[]) =>
    rest.filter(({ kind }) => kind === 'word').length <= FEW && !rest.some(({ kind }) => kind === 'number');
  const behind = tokens.slice(own.to, all.to);
  const isRemark = isLittle(behind) && !behind.some(({ text }) => text === '@' || text === ':');
  return {
    from: isLittle(tokens.slice(all.from, own.from)) ? Math.min(all.from, own.from) : own.from,
    to: isRemark ? Math.max(all.to, own.to) : own.to,
  };
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
  // "“The Kaput Moon” (from 4 years, 40 minutes)": a bracket that begins small says more of a thing.
  const isNamed = isCapital(source, from) || (isSigned && !markAt(source, from - 1, '('));
  return to > from && isNamed ? { from, to } : null;
}

/** More tokens behind a quotation are a sentence and not who said it. */
const LONGEST_SIGNATURE = 5;

/** "“She never once grabbed the wheel.” Tom, 19.": behind a whole sentence, one of nothing but a name and an age, a place or what they are. */
function authorNext(source: Source, close: number): Stretch | null {
  if (!markAt(source, close - 1, '.!?…')) return null;
  const from = markAt(source, close + 1, '.') ? close + 2 : close + 1;
  let to = from;
  while (!endsLine(source, to) && !markAt(source, to, '."') && to - from <= LONGEST_SIGNATURE) to += 1;
  let comma = from;
  while (comma < to && isCapital(source, comma)) comma += 1;
  const isSigned = comma > from && comma < to - 1 && markAt(source, comma, ',') && !hasMark(source, comma + 1, to);
  return to - from <= LONGEST_SIGNATURE && isSigned ? { from, to } : null;
}

const hasMark = ({ tokens }: Source, from: number, to: number) =>
  tokens.slice(from, to).some(({ kind }) => kind !== 'word' && kind !== 'number');

/** What ends the line of a quotation: a name, with its town or what it is. */
function authorAlone(source: Source, from: number): Stretch | null {
  let to = from;
  while (!endsLine(source, to) && to - from <= LONGEST_AUTHOR) to += 1;
  const isNamed = to > from && endsLine(source, to) && isCapital(source, from) && !markAt(source, to - 1, '.!?:"');
  const { copulas, first, weAre, mine } = source.words;
  return isNamed && !hasPhrase(source, { from, to }, joinLists(copulas, first, weAre, mine)) ? { from, to } : null;
}

/** Who said it, up to where another clause begins: "– Ellen P. I'd rather not …". */
function withinOne(source: Source, by: Stretch | null, clauses: readonly Clause[]): Stretch | null {
  const start = source.tokens[by?.from ?? 0]?.start ?? 0;
  const next = clauses.find(({ span }) => span.start > start);
  return by && next ? { from: by.from, to: Math.min(by.to, stretchOf(source, next.span).from) } : by;
}

const isInitial = ({ tokens }: Source, index: number) =>
  tokens[index - 1]?.kind === 'word' && (tokens[index - 1]?.text.length ?? 9) <= 2;

/** To whom something is said: "wrote to me", "nous a dit". */
const TO_US = fixed('to me, to us, me, us, mir, uns, aan ons, aan mij, ons, mij, mi, nam, till oss, oss, til os, os');

/** More words before who says it are no name. */
const LONGEST_SPEAKER = 8;

/** "Anna: …", "Anna from Leeds says: …", "a neighbour, Mrs Rose, wrote to us: …". */
function authorBefore(source: Source, quote: number): Stretch | null {
  const to = markAt(source, quote - 1, ':,') ? quote - 1 : quote;
  const hasColon = to < quote;
  const us = [2, 1].find((length) => phraseAt(source, to - length, TO_US) === length) ?? 0;
  for (const length of [3, 2, 1])
    if (phraseAt(source, to - us - length, source.words.says) === length)
      return speakerBefore(source, to - us - length);
  if (!hasColon) return null;
  let from = to;
  while (from > 0 && to - from < 3 && source.tokens[from - 1]?.kind === 'word' && isCapital(source, from - 1))
    from -= 1;
  // "Sein Spruch: …", "Reviews: …": what it is, and nobody.
  const label = from < to ? said(source, { from, to }).text : '';
  if (isSaying(label) || isOneOf(label, source.words.reviewLabels)) return null;
  return from < to && (from === 0 || endsLine(source, from - 1) || markAt(source, from - 1, '.-•*–'))
    ? { from, to }
    : null;
}

/** Somebody whom nobody names. */
const SOMEBODY =
  /^(?:an?|one|someone|somebody|eine?r?|jemand|quelqu'une?|une?|una|alguien|alguém|qualcuno|um|uma|iemand|een|ktoś|någon|nogen)$/;
/** More words before who says it are a sentence of their own. */
const LONGEST_SOMEBODY = 5;

/** "One bloke wrote", "een klant schreef:": at the start of a sentence, somebody who is not named says what follows. */
function unnamedBefore(source: Source, quote: number, clause: Clause | undefined): Stretch | null {
  const from = clause ? stretchOf(source, clause.span).from : quote;
  const to = markAt(source, quote - 1, ':,') ? quote - 1 : quote;
  const isSomebody = SOMEBODY.test(source.tokens[from]?.text ?? '');
  const isSaid = [3, 2, 1].some((length) => phraseAt(source, to - length, source.words.says) === length);
  return isSomebody && isSaid && to - from <= LONGEST_SOMEBODY ? { from, to: quote } : null;
}

/** "He used to say": whoever was named before. */
const PRONOUN =
  /^(?:he|she|they|er|sie|il|elle|ils|elles|él|ella|ellos|ele|ela|eles|lui|lei|loro|hij|zij|ze|on|ona|han|hon|hun|de)$/;

/** The name before what somebody does, from its first capital on: "Loretta S. from Racine", "dona Lúcia," gives "Lúcia". */
function speakerBefore(source: Source, says: number): Stretch | null {
  const to = markAt(source, says - 1, ',') ? says - 1 : says;
  let from = to;
  const isOfName = (index: number) =>
    source.tokens[index]?.kind === 'word'
      ? !phraseAt(source, index, joinLists(source.words.and, source.words.relative))
      : markAt(source, index, '.') && isInitial(source, index);
  while (from > 0 && to - from < LONGEST_SPEAKER && isOfName(from - 1)) from -= 1;
  while (from < to && !isCapital(source, from)) from += 1;
  const rest = source.tokens.slice(from + 1, to);
  // "As my father used to say": nobody is named.
  const isNamed =
    from < to &&
    (rest.length === 0 ||
      (!phraseAt(source, from, source.words.mine) &&
        (markAt(source, from + 1, ',.') ||
          phraseAt(source, from + 1, joinLists(source.words.placePrepositions, source.words.from)) > 0 ||
          rest.some((_, at) => isCapital(source, from + 1 + at)))));
  const isPronoun = to === from + 1 && [PRONOUN, SOMEBODY].some((list) => list.test(source.tokens[from]?.text ?? ''));
  const isSomebody = isNamed && !isPronoun && !phraseAt(source, from, source.words.first);
  return isSomebody ? { from, to } : null;
}
