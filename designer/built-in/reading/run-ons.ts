import { besidePrices } from './price-runs.ts';
import type { Span } from './reading.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { betweenCommas, outsideBrackets, tokensOf, type Token } from './tokens.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';

/** So many words without a mark are no single sentence. */
const LONGEST_BREATH = 26;
/** "What we need", "ce qu'on cherche": words before who speaks that begin a part with them. */
const OPENS = /^(?:what|was|ce|lo|o|ciò|wat|co|vad|hvad|than|als|que|qu'|że|att|at)$/;
const YOU = /^(?:you|vous|tu|ihr|du|sie|man|usted|você|je|ni|i)$/;
const CAN = /^(?:can|could|pouvez|peux|peut|könnt|kannst|können|kann|puede|puedes|pode|podem|kunt|kan|kunnen)$/;
const IF = /^(?:if|when|wenn|falls|sobald|si|quand|cuando|se|quando|als|wanneer|jeśli|gdy|kiedy|om|när|hvis|når)$/;
/** Spanish says "si": its "se" begins what is done. */
export const isIf = (token: Token | undefined, { language }: Tongue): boolean =>
  IF.test(token?.text ?? '') && !(language === 'es' && token?.text === 'se');
/** Objects, which no part of a sentence begins with. */
const OBJECT = /^(?:me|us|uns|mir|mich|nous|moi|nos|ons|oss|os|ci|mi)$/;
/** What is said of a thing that was named before it: "le labour c'est 75 €". */
const RESUMES = /^(?:c'|ce|ça)$/;
const LONGEST_SUBJECT = 5;

const isWord = (token: Token | undefined) => token?.kind === 'word';

/** Whether a text goes on and on without a comma or a stop. */
function isBreathless(tokens: readonly Token[]): boolean {
  let run = 0;
  for (const { kind, text } of tokens) {
    run = kind === 'word' ? run + 1 : kind === 'number' || text === '@' || /^\p{Sc}$/u.test(text) ? run : 0;
    if (run >= LONGEST_BREATH) return true;
  }
  return false;
}

/** Behind an amount so many words at most are the next thing: "410 dollars digging to find the lid is 60 dollars". */
const LONGEST_THING = 8;

/** Where behind an amount of money the next thing begins that costs something; -1 where no amount is near. */
function behindAmount(tokens: readonly Token[], verb: number, from: number, { words }: Tongue): number {
  for (let at = verb - 1; at > from && verb - at <= LONGEST_THING && isWord(tokens[at]); at -= 1) {
    if (startsWith(words.money, tokens, at) === 0 || tokens[at - 1]?.kind !== 'number') continue;
    return at + 1 < verb && tokens[verb + 1]?.kind === 'number' ? at + 1 : -1;
  }
  return -1;
}

/** Where the thing begins of which something is said from `verb` on: "the bandmaster is", "practice is". */
function subjectAt(tokens: readonly Token[], verb: number, from: number, tongue: Tongue): number {
  const { words } = tongue;
  const thing = behindAmount(tokens, verb, from, tongue);
  if (thing > 0) return thing;
  for (let at = verb - 1; at > from && verb - at <= LONGEST_SUBJECT && isWord(tokens[at]); at -= 1) {
    const isOwn = startsWith(words.mine, tokens, at) > 0 && !OBJECT.test(tokens[at]?.text ?? '');
    if (startsWith(words.articles, tokens, at) > 0 || isOwn) return at;
    if ([words.placePrepositions, words.first].some((list) => startsWith(list, tokens, at) > 0)) break;
  }
  return tokens[verb - 2]?.kind === 'number' || startsWith(words.relative, tokens, verb - 1) > 0 ? verb : verb - 1;
}

/** "For a funeral we don't charge": what is put before who speaks belongs to it. */
function withLead(tokens: readonly Token[], index: number, from: number, { words }: Tongue): number {
  for (let at = index - 1; at > from && index - at <= 4 && isWord(tokens[at]); at -= 1)
    if (startsWith(words.and, tokens, at - 1) > 0)
      return [words.placePrepositions, words.per, words.last, words.every].some(
        (list) => startsWith(list, tokens, at) > 0,
      )
        ? at
        : index;
  return index;
}

/** Whether somebody or something begins to be spoken of at a place, and where. -1: not here. */
function beginningAt(tokens: readonly Token[], index: number, from: number, tongue: Tongue): number {
  const { words } = tongue;
  const speaks = [words.first, words.weAre, words.wishes, words.dontSay, words.thanks, words.surely];
  const resumes = RESUMES.test(tokens[index]?.text ?? '') && startsWith(words.weAre, tokens, index) > 0;
  if (!resumes && speaks.some((list) => startsWith(list, tokens, index) > 0))
    return withLead(tokens, index, from, tongue);
  if (isIf(tokens[index], tongue) && index > from + 3 && startsWith(words.and, tokens, index - 1) > 0) return index;
  if (YOU.test(tokens[index]?.text ?? '') && CAN.test(tokens[index + 1]?.text ?? '')) return index;
  const isColours = startsWith(words.look, tokens, index) === 1;
  if (isColours && everydayColoursIn(tokens.slice(index + 1, index + 4), tongue.language).length > 0)
    return startsWith(words.mine, tokens, index - 1) > 0 ? index - 1 : index;
  const label = Math.max(startsWith(words.phoneLabels, tokens, index), startsWith(words.addressLabels, tokens, index));
  if (label > 0 && tokens[index + label]?.kind === 'number') return index;
  if (resumes || startsWith(words.copulas, tokens, index) > 0) return subjectAt(tokens, index, from, tongue);
  // "Ça s'appelle Les Crins": of two letters is what stands for a name.
  return startsWith(words.called, tokens, index) > 0 && tokens[index - 1]?.text.length === 2 ? index - 1 : -1;
}

/**
 * A breathless sentence, in the parts that somebody who speaks would pause between: each begins where something new is spoken
 * of. The word "and" before one is of none. Linear.
 */
export const breathsOf = (text: string, span: Span, tongue: Tongue): Span[] =>
  splicedIn(text, span, tongue)
    .flatMap((part) => besidePrices(text, part, tongue))
    .flatMap((part) => pausesIn(text, part, tongue));

/** So many words up to a stop are more than one sentence, whatever commas stand between. */
const LONGEST_SENTENCE = 48;
/** "A few steps up, …": fewer words say nothing alone. */
const SHORTEST_PART = 3;

const isAmount = ({ kind, text }: Token) => kind === 'number' || text === '@';

/** A sentence of many that only commas part, in parts that each say something: who speaks, what a thing is, an amount. Linear. */
function splicedIn(text: string, span: Span, tongue: Tongue): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  if (tokens.filter(isWord).length < LONGEST_SENTENCE) return [span];
  const { words } = tongue;
  const parts = betweenCommas(tokens);
  // Who ends nothing with a stop parts everything with commas.
  const isAll = span.end - span.start > 0.7 * text.trim().length && !/[.!?…]$/u.test(text.trim());
  const goesOn = [words.and, words.or, words.from, words.until, words.per, words.placePrepositions];
  const says = (whole: readonly Token[]) => {
    const part = outsideBrackets(whole);
    return part.length >= SHORTEST_PART && (part.some(isAmount) || isIn(words.copulas, part) || speaksIn(part, tongue));
  };
  const begins = (part: readonly Token[]) =>
    !isRelative(part, tongue) &&
    ![words.and, words.or].some((list) => startsWith(list, part) > 0) &&
    (says(part) || startsWith(words.mine, part) > 0 || (isAll && isToldAlone(part)));
  const isToldAlone = (part: readonly Token[]) =>
    part.length > SHORTEST_PART &&
    !goesOn.some((list) => startsWith(list, part) > 0) &&
    !isIn(words.and, part.slice(0, SHORTEST_PART));
  const found: Span[] = [];
  let from = 0;
  let isWhole = false;
  for (const [index, part] of parts.entries()) {
    if (index > 0 && isWhole && begins(part)) {
      found.push(spanFrom(parts[from]?.[0], parts[index - 1]?.at(-1)));
      from = index;
      isWhole = false;
    }
    isWhole ||= (says(part) || (isAll && isToldAlone(part))) && !isIf(part[0], tongue);
  }
  found.push(spanFrom(parts[from]?.[0], tokens.at(-1)));
  return found;

  function spanFrom(first: Token | undefined, last: Token | undefined): Span {
    return { start: span.start + (first?.start ?? 0), end: span.start + (last?.end ?? 0) };
  }
}

/** "Which we bake", "die wir backen"; "der Platz ist offen" begins with an article. */
function isRelative(part: readonly Token[], { words }: Tongue): boolean {
  if (startsWith(words.relative, part) === 0) return false;
  const told = part.slice(2, 5).some((_, index) => startsWith(words.copulas, part, index + 2) > 0);
  return startsWith(words.articles, part) === 0 || !told;
}

function pausesIn(text: string, span: Span, tongue: Tongue): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  if (!isBreathless(tokens)) return [span];
  const { words } = tongue;
  const ties = [
    words.relative,
    words.first,
    words.placePrepositions,
    words.roleConnectors,
    words.articles,
    words.copulas,
    words.negations,
    words.per,
    words.or,
    words.from,
    words.until,
    words.wishVerbs,
    words.wishes,
  ];
  const found: Span[] = [];
  let from = 0;
  let waits = isIf(tokens[0], tongue);
  const cut = (end: number, next: number) => {
    const [first, last] = [tokens[from], tokens[end - 1]];
    if (first && last) found.push({ start: span.start + first.start, end: span.start + last.end });
    from = next;
    waits = isIf(tokens[next], tongue);
  };
  for (let index = 1; index < tokens.length - 1; index += 1) {
    let at = beginningAt(tokens, index, from, tongue);
    while (at > from + 1 && OPENS.test(tokens[at - 1]?.text ?? '')) at -= 1;
    if (at <= from + 1) continue;
    const before = tokens[at - 1];
    const and =
      [1, 2].find((length) =>
        [words.and, words.but].some((list) => startsWith(list, tokens, at - length) === length),
      ) ?? 0;
    const isTied =
      startsWith(words.look, tokens, at) === 0 &&
      and === 0 &&
      (before?.kind === 'mark' ||
        (startsWith(words.mine, tokens, at - 1) > 0 && !OBJECT.test(before?.text ?? '')) ||
        ties.some((list) => endsWith(list, tokens, at)));
    const own = tokens.slice(from, at - and);
    const says = own.some(({ kind }) => kind === 'number') || isIn(words.copulas, own) || speaksIn(own, tongue);
    if (isTied || own.length < 3 || !says) continue;
    if (waits) {
      waits = false;
      continue;
    }
    cut(at - and, at);
  }
  cut(tokens.length, tokens.length);
  return found;
}

const speaksIn = (own: readonly Token[], { words }: Tongue) =>
  [words.first, words.weAre, words.wishes, words.dontSay, words.called].some((list) => isIn(list, own));

const endsWith = (list: string, tokens: readonly Token[], end: number): boolean =>
  [1, 2, 3].some((length) => startsWith(list, tokens, end - length) === length);
