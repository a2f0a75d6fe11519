import type { Clause } from '../reading.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { outsideBrackets, tokensOf, type Token } from '../tokens.ts';
import { isAside } from '../asides.ts';
import { channelsIn } from '../channels.ts';
import { holdsOneOf } from '../facts/names.ts';
import { isInBrackets } from '../facts/questions.ts';
import { isNoneOfBusiness } from '../instructions.ts';
import { isOnlyForYou } from '../kept-back.ts';
import { asksForContents } from '../role-of.ts';
import { withoutHalfBrackets } from '../sentence-parts.ts';
import { buildingWordsIn } from '../to-builder.ts';
import { isIf } from '../run-ons.ts';
import { opensQuote, saidAt } from '../said.ts';
import { listsPages } from '../wishes/page-titles.ts';
import { segmentSignals, segmentsOf } from './segments.ts';
import { signalsOf } from './signals.ts';
import { alone, among } from './weights.ts';
import { weighWording } from './wording.ts';

export type Weights = ReadonlyMap<string, number>;

/** How far signals speak for the builder (above 0) or for visitors (below), all of them together. */
export function weigh(signals: readonly string[], weights: Pick<Weights, 'get'>): number {
  const sum = signals.reduce((all, signal) => all + (weights.get(signal) ?? 0), 0);
  return (weights.get('') ?? 0) + sum / Math.sqrt(signals.length);
}

const MOST = 6;
/** A weight as a signal for what is weighed next to it. */
const degree = (weight: number) => String(Math.max(-MOST, Math.min(MOST, Math.round(weight))));

/** What the neighbours of a clause, and it itself, were taken for when each was looked at alone. */
export function signalsAround(clauses: readonly Clause[], weights: readonly number[], index: number): string[] {
  const near = (side: string, at: number) => {
    const [here, there] = [clauses[index], clauses[at]];
    if (!here || !there) return [];
    return [`${side}-${degree(weights[at] ?? 0)}${here.block === there.block ? '-beside' : ''}`];
  };
  return [...near('before', index - 1), ...near('after', index + 1), `itself-${degree(weights[index] ?? 0)}`];
}

/** Each clause's own signals, in order. `length`: of the brief, or null where places tell nothing. */
export const ownSignals = (clauses: readonly Clause[], length: number | null, tongue: Tongue): string[][] =>
  clauses.map((clause, index) => {
    const share = length === null ? null : clause.span.start / length;
    return signalsOf(clause, { isFirst: index === 0, isLast: index === clauses.length - 1, share }, tongue);
  });

/** In a brief of so few clauses their place tells nothing. */
const FEW = 5;

/** The signals of segments with those of their neighbours and of the clause they are of. */
export const signalsWithin = (
  segments: readonly Clause[],
  signals: readonly string[][],
  whole: number,
  weights: Weights = alone,
  wording?: Float64Array,
): string[][] => {
  const first = segments.map(({ text }, at) => weigh(signals[at] ?? [], weights) + weighWording(text, wording));
  return signals.map((own, index) => [...own, ...signalsAround(segments, first, index), `whole-${degree(whole)}`]);
};

/** How clear it must be that a rule does not tell what is said to the builder, or tells it of what is said to visitors. */
const CLEAR = 0.6;
/** In a brief of few clauses, whose places tell nothing. */
const CLEAR_OF_FEW = 1.1;
/** What opens a brief is mostly about the business. */
const CLEAR_AT_FIRST = 1.8;
const CLEAR_AT_FIRST_OF_FEW = 2.8;
/** What visitors would miss is kept from them only where all is clear. */
const CLEAR_WITH_FACTS = 2;
/** What a rule takes for an order is for visitors where it is clear that no website is spoken of: clearest where it is named, sooner where nothing of one is. */
const [CLEARLY_NOT, CLEARLY_NO_WISH, NOT] = [-3, -2.2, -1.2];
const NAMES_WEBSITE = /^(?:site|onSite)(?:0|End|It|-|$)/;
/** What follows such a number is done one thing after the other, and the website is not: "3. Keep it dark and away from the cat". */
const NUMBERED = /(?:^|\n)[ \t]{0,4}\d{1,2}[.)][ \t]{0,3}$/;
const OF_WEBSITE = /^(?:site|onSite|look|building|publish|mood|colour|code|signal|topics[12])(?:0|End|It|-|$)/;
/** In a language that nobody reads, few signals are to be trusted. */
const CLEAR_UNREAD = 1.6;
/** A number that is no colour, an address, somebody's words. */
const HELD = /^"|@|(?<!#[0-9a-f]{0,5})\d/i;
/** The same, or a price in words: "Free estimates", "kostet nix". */
const isHeld = (text: string, { words }: Tongue) =>
  HELD.test(text) || [words.free, words.costs].some((list) => isIn(list, tokensOf(text)));

/** "…, lütfen yazmayın": an order of so few words is about what stands before it. */
const FEW_WORDS = 4;

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’.-]*){0,4}$/u;
const NOWHERE =
  /^(?:nowhere|anywhere|not anywhere|nirgends|nirgendwo|nulle part|en ningún (?:lado|sitio|lugar)|em (?:lugar nenhum|lado nenhum|nenhum lugar)|da nessuna parte|nergens|nigdzie|ingenstans|ingen steder|nikde|sehol|missään|hiçbir yerde)$/iu;
/** "My first name can't appear, Ann Dee, anywhere": the name of what is refused, or where. */
const goesOn = (text: string, { language }: Tongue): boolean =>
  NOWHERE.test(text.replace(/[.!]$/, '')) || (language !== 'de' && NAME.test(text));

/** Signs without which, in it or beside it, no part of what is said to visitors is said to the builder: lists have its shapes as well. */
const STEERS =
  /^(?:wishes|wishVerbs|surely|site|onSite|look|tell|building|publish|forbids|polite|mood|colour|code|you|it|verbFirst|everything|thanks|signal-(?!about|with|for|on))(?:0|End|First|-|$)/;

const steers = (signals: readonly string[] | undefined): boolean =>
  signals?.some((signal) => STEERS.test(signal)) ?? false;

/** A mail address or a telephone number. */
const REACHED = /\S@\S|\d[\d -]{6}/;
/** Somebody's words. */
const SAID = /^"/;
/** What a segment must weigh to be said to the builder: in a clause for visitors, beside such a one, in a clause to the builder. */
const APART = 2;
const APART_BESIDE = 1.2;
const APART_WITHIN = -2.5;

/**
 * A clause in what it says to visitors and what to the builder, where its segments speak clearly: "No wristwatches, put that
 * somewhere". `isToBuilder`: what the clause is as a whole.
 */
function parted(text: string, clause: Clause, isToBuilder: boolean, seen: Seen, tongue: Tongue): Clause[] {
  const segments = clause.form === 'sentence' ? segmentsOf(text, clause, tongue) : [];
  // "The first visit, an hour long, is without charge": what is said of its subject is no other sentence.
  const isSpliced = segments.some(({ text: said }) => startsWith(tongue.words.copulas, tokensOf(said)) > 0);
  if (segments.length < 2 || (isSpliced && !isToBuilder))
    return [isToBuilder ? { ...clause, role: steering(clause, tongue) } : clause];
  const signals = segmentSignals(segments, seen.share, tongue);
  const weights = signalsWithin(segments, signals, seen.whole).map((own) => weigh(own, among));
  const lastQuote = clause.span.start + text.slice(clause.span.start, clause.span.end).lastIndexOf('"');
  // "My latest, "The Ferry"", "so that is what we are called": of what is told beside it.
  const isOfSpeech = (index: number) =>
    (segments[index]?.span.start ?? 0) < lastQuote ||
    isSaidSo(segments[index], tongue) ||
    isIn(tongue.words.called, tokensOf(segments[index]?.text ?? ''));
  const isOver = (index: number, least: number) =>
    (weights[index] ?? least) > least &&
    (isToBuilder || [index - 1, index, index + 1].some((at) => steers(signals[at]))) &&
    !(isToBuilder ? SAID : HELD).test(segments[index]?.text ?? '') &&
    (isToBuilder || !isOfSpeech(index)) &&
    (isToBuilder || !tellsWhen(segments[index]?.text ?? '', tongue)) &&
    (isToBuilder || !isNoneOfBusiness(tokensOf(segments[index]?.text ?? ''), tongue));
  const refuses = (one: Clause) => isIn(tongue.words.negations, tokensOf(one.text));
  const parts: Clause[] = [];
  segments.forEach((segment, index) => {
    const isBeside = [-1, 1].some((step) => isOver(index + step, APART));
    const least = isToBuilder ? APART_WITHIN : isBeside ? APART_BESIDE : APART;
    const last = parts.at(-1);
    const isRefused = last?.role === 'exclusion' && goesOn(segment.text, tongue);
    const isReached = isToBuilder && REACHED.test(segment.text);
    // "No telephone please, write to …": another way stands behind the refused one.
    // "Phone only please, 020 …, he reads no email so no contact form": so does the one that is left.
    const isWay =
      isReached && !refuses(segment) && (segments.slice(0, index).some(refuses) || isLeft(segment, segments, tongue));
    const isTold = isReached ? isWay : !isOver(index, least);
    const role = isRefused ? 'exclusion' : isTold ? 'fact' : steeringPart(segment, tongue);
    if (last?.role !== 'fact' || role !== 'fact') return parts.push({ ...segment, role });
    return (parts[parts.length - 1] = { ...last, span: { start: last.span.start, end: segment.span.end } });
  });
  const isOne =
    parts.every((part) => (part.role === 'fact') !== isToBuilder) ||
    (!isToBuilder && parts.every(({ role }) => role !== 'fact'));
  if (isOne) return [isToBuilder ? { ...clause, role: steering(clause, tongue) } : clause];
  const spans = parts.map(({ span, role }) => ({ ...span, role }));
  withoutHalfBrackets(text, spans);
  return parts.flatMap((part, index) => {
    const said = saidAt(text, spans[index]?.start ?? 0, spans[index]?.end ?? 0);
    return said.text === '' ? [] : [{ ...part, ...said, value: said }];
  });
}

/** "“Never hurried” is what my mother used to say": who said it belongs to what was said. */
const isSaidSo = (segment: Clause | undefined, { words }: Tongue): boolean =>
  segment !== undefined && /^["”»“]/.test(segment.text) && isIn(words.says, tokensOf(segment.text));

/** Whether the way to get in touch that a segment tells is another one than those that its neighbours refuse. */
function isLeft({ text }: Clause, segments: readonly Clause[], { words, language }: Tongue): boolean {
  const refused = segments
    .map((one) => tokensOf(one.text))
    .filter((tokens) => isIn(words.negations, tokens))
    .flatMap((tokens) => channelsIn(tokens, language).map(({ key }) => key));
  return refused.length > 0 && !refused.includes(text.includes('@') ? 'email' : 'phone');
}

/** "…, wenn er klar ist": of what is done, and of no part of the website. */
const tellsWhen = (text: string, tongue: Tongue): boolean => {
  const tokens = tokensOf(text);
  const { site, look, wishes, wishVerbs } = tongue.words;
  return (
    isIf(tokens[0], tongue) &&
    ![site, look, wishes, wishVerbs].some((list) => isIn(list, tokens)) &&
    buildingWordsIn(tokens, tongue.language).length === 0
  );
};

/** What a clause weighs alone, and how much of the brief is before it, null where that tells nothing. */
type Seen = { whole: number; share: number | null };

const steering = ({ text }: Clause, { words }: Tongue) =>
  isIn(words.negations, outsideBrackets(tokensOf(text))) ? ('exclusion' as const) : ('wish' as const);
/** "…, I'd never find the messages", "…, for that I never was": a reason excludes nothing. */
const steeringPart = (segment: Clause, tongue: Tongue) =>
  isIn(tongue.words.first, tokensOf(segment.text).slice(0, FEW_WORDS)) ? 'wish' : steering(segment, tongue);

const isAnswered = (question: Clause | undefined, answer: Clause | undefined): boolean =>
  question !== undefined && answer !== undefined && question.text.endsWith('?') && isInBrackets(answer);

/** "It includes a visit, the writing and a printed copy": a thing holds others, where the website is asked to. */
const holdsMore = (tokens: readonly Token[], { words }: Tongue): boolean =>
  tokens.some(({ text }, at) => at > 0 && at <= FEW_WORDS && HOLDS.test(text)) &&
  ![words.site, words.look].some((list) => isIn(list, tokens.slice(0, FEW_WORDS)));
const HOLDS =
  /^(?:includes|beinhaltet|umfasst|enthält|comprend|inclut|incluye|inclui|comprende|omvat|obejmuje|ingår|omfatter)$/;

/** Clauses with their roles mended, and taken apart, where all signals together say otherwise than a rule. */
export function addressed(clauses: readonly Clause[], text: string, tongue: Tongue, isKnown: boolean): Clause[] {
  const length = clauses.length < FEW ? null : text.length;
  const signals = ownSignals(clauses, length, tongue);
  const clear = (isFirst: boolean) =>
    length === null ? (isFirst ? CLEAR_AT_FIRST_OF_FEW : CLEAR_OF_FEW) : isFirst ? CLEAR_AT_FIRST : CLEAR;
  const first = clauses.map((clause, at) => weigh(signals[at] ?? [], alone) + weighWording(clause.text));
  const titles = clauses.filter(({ form, role }) => form === 'heading' && role !== 'fact').map((one) => one.text);
  return clauses.flatMap((clause, index): Clause[] => {
    const weight = weigh([...(signals[index] ?? []), ...signalsAround(clauses, first, index)], among);
    const before = clauses[index - 1];
    // "Please mention that" we collect them: told to be printed.
    // Or put “Nothing added” on it.
    const isTold =
      before?.role === 'wish' && (opensQuote(before.text) || isIn(tongue.words.tell, tokensOf(before.text)));
    if (clause.role === 'fact') {
      const isAfterWish = before?.role === 'wish' || before?.role === 'exclusion';
      if (!isAfterWish && weight < CLEAR_OF_FEW && isNoneOfBusiness(tokensOf(clause.text), tongue)) return [clause];
      if (holdsMore(tokensOf(clause.text), tongue)) return [clause];
      if (holdsOneOf(clause.under, tongue.words.questionLabels)) return [clause];
      // "Is it loud? (Less than outside.)"
      if (isAnswered(clause, clauses[index + 1]) || isAnswered(before, clause)) return [clause];
      if (!isKnown) {
        // Somebody's words.
        if (/"[^"]{8}/.test(clause.text)) return [clause];
        // "…, please don't write that": what the same sentence asks for is told with it.
        const next = clauses[index + 1];
        const isTied = next && next.role !== 'fact' && /^[ ,;]*$/.test(text.slice(clause.span.end, next.span.start));
        // "…, onu da yazın": what shall be told is told.
        if (isTied && next.role === 'wish' && isAside(tokensOf(next.text), tongue)) return [clause];
        const isRefused = isTied && next.role === 'exclusion' && tokensOf(next.text).length <= FEW_WORDS;
        const isClear = isRefused || weight > (index === 0 ? 2 * CLEAR_UNREAD : isTied ? CLEAR : CLEAR_UNREAD);
        return [isClear ? { ...clause, role: steering(clause, tongue) } : clause];
      }
      // "Here is what I sent to the printer:" opens what was pasted below, and says nothing of the business.
      const isLead = index === 0 && clause.text.endsWith(':') && clauses[1]?.block !== clause.block;
      const needed = isLead ? NOT : isHeld(clause.text, tongue) ? CLEAR_WITH_FACTS : clear(index === 0);
      const seen = { whole: first[index] ?? 0, share: length === null ? null : clause.span.start / length };
      return isTold ? [clause] : parted(text, clause, weight > needed, seen, tongue);
    }
    const isSteering = clause.role === 'wish' || clause.role === 'exclusion';
    const has = (sign: RegExp) => signals[index]?.some((signal) => sign.test(signal)) ?? false;
    const isLong = tokensOf(clause.text).length > FEW_WORDS;
    const mayTell = clause.role === 'wish' && clause.form === 'sentence' && isLong && !has(NAMES_WEBSITE);
    const clearlyNot = mayTell ? CLEARLY_NO_WISH : CLEARLY_NOT;
    // What is not read is not refused together with a way to get in touch.
    const isHoldingWay = !isKnown && REACHED.test(clause.text);
    const isStep =
      clause.form === 'item' && NUMBERED.test(text.slice(Math.max(0, clause.span.start - 8), clause.span.start));
    const least = isStep ? CLEAR : isHoldingWay ? 0 : has(OF_WEBSITE) ? clearlyNot : NOT;
    const isForVisitors = weight < least;
    if (
      isSteering &&
      isForVisitors &&
      !titles.includes(clause.under) &&
      !clause.label.startsWith('@') &&
      !asksForContents(tokensOf(clause.text), clause.text, tongue) &&
      !listsPages(clause.text, tokensOf(clause.text), tongue)
    )
      return [{ ...clause, role: 'fact' }];
    // "No telephone please, whoever needs me writes to …".
    const seen = { whole: first[index] ?? 0, share: length === null ? null : clause.span.start / length };
    const isTwofold =
      clause.role === 'wish' ||
      (clause.role === 'exclusion' && REACHED.test(clause.text) && !isOnlyForYou(clause.text));
    const parts = isTwofold && isKnown ? parted(text, clause, true, seen, tongue) : [];
    // "A site for my workshop, Ayre Early Keyboards, in Ely": a name between commas tells nothing by itself.
    const isTelling = parts.every(
      ({ role, text: told, span }) =>
        role !== 'fact' ||
        (text.charAt(span.start - 1) !== '(' && (HELD.test(told) || tokensOf(told).length > FEW_WORDS)),
    );
    return parts.length > 1 && isTelling ? parts : [clause];
  });
}
