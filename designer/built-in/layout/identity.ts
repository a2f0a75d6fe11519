import { isForbidden } from '../reading/exclusions.ts';
import { saysKind } from '../reading/kind.ts';
import type { Clause, Reading, Statement } from '../reading/reading.ts';
import { isWithin, overlaps } from '../reading/said.ts';
import { isIn, startsWith, tongueOf, type Tongue } from '../reading/tongue.ts';
import { tokensOf, UNSPACED, type Token } from '../reading/tokens.ts';
import { signalsIn } from '../reading/wishes/signals.ts';
import { raised, withoutStop } from './text.ts';

const HEADLINE = 72;
/** Longer words do not stand beside a name. */
const SHORT = 60;
/** What it is stands in the first lines: what somebody is or has further down is another matter. */
const FIRST_CLAUSES = 3;
const DEFINITE = /^(?:the|der|die|das|dem|den|le|la|les|l'|el|los|las|il|lo|gli|i|o|os|as|de|het)$/;

const tongueFor = ({ spoken, language }: Reading): Tongue => tongueOf(spoken || language);

/** How many of the last tokens before `end` are one of a list. */
const lastIn = (list: string, tokens: readonly Token[], end: number): number =>
  [3, 2, 1].find((count) => count <= end && startsWith(list, tokens, end - count) === count) ?? 0;

type Lead = 'none' | 'bare' | 'article';

/** Whether the noun phrase begins where one may: at the start, behind the name and a mark, behind "we are a", "for my". */
function leadOf(reading: Reading, from: number, { words, language }: Tongue): Lead {
  const { text, name, kind } = reading;
  if (!kind) return 'none';
  const before = tokensOf(text.slice(from, kind.span.start));
  const article = lastIn(words.articles, before, before.length);
  const mine = lastIn(words.mine, before, before.length - article);
  const end = before.length - article - mine;
  if (article > 0 && DEFINITE.test(before[end + mine]?.text ?? '') && mine === 0 && !isNext(reading)) return 'none';
  const told: Lead = article + mine > 0 ? 'article' : 'bare';
  const last = before[end - 1];
  if (!last) return told;
  if (last.kind === 'mark') {
    // "La Cadena Loca, taller de bicis", "je suis Mathilde Courrège, rempailleuse de chaises".
    const lead = name
      ? tokensOf(text.slice(from, Math.max(from, name.span.start))).filter(({ text: mark }) => mark !== '"')
      : [];
    const isToldFirst =
      lead.length === 0 || [words.weAre, words.copulas].some((list) => lastIn(list, lead, lead.length) > 0);
    const isBehindName =
      name !== null && isToldFirst && /^["'\s–|:·,-]+$/u.test(text.slice(name.span.end, kind.span.start));
    return told === 'article' || isBehindName ? told : 'none';
  }
  const isSaid = [words.weAre, words.copulas].some((list) => lastIn(list, before, end) > 0);
  if (told === 'bare') return isSaid && language !== 'en' ? 'bare' : 'none';
  const isFor = signalsIn(before.slice(end - 1, end), language).some(({ key }) => key === 'for' || key === 'about');
  return isSaid || isFor ? told : 'none';
}

/** Words that belong to what is said about it, never into it. */
const breaksOf = ({ words }: Tongue) => [
  words.first,
  words.weAre,
  words.mine,
  words.relative,
  words.copulas,
  words.called,
  words.but,
  words.negations,
  words.weekdays.replaceAll('/', ', '),
  words.months.replaceAll('/', ', '),
];

/** A noun phrase of the kind, by itself: nobody's name, no place, nothing that speaks. */
function isNoun({ text, kind, people, place, address }: Reading, lead: Lead, from: number, tongue: Tongue): boolean {
  if (!kind) return false;
  const tokens = tokensOf(kind.text);
  const isCapital = ({ start }: Token) => /^\p{Lu}/u.test(kind.text.slice(start));
  const isCried = kind.text === kind.text.toUpperCase();
  const isProper = tongue.language !== 'de' && !isCried && tokens.slice(1).some(isCapital);
  const isBehindComma = /,\s*$/u.test(text.slice(from, kind.span.start));
  const facts = [...people, ...(place ? [place] : []), ...(address ? [address] : [])];
  const last = tokens.slice(-1);
  const isOpen = [tongue.words.placePrepositions, tongue.words.and, tongue.words.articles].some((list) =>
    isIn(list, last),
  );
  return (
    !isProper &&
    !isOpen &&
    !(isBehindComma && lead === 'bare' && tongue.language !== 'de' && tokens.slice(0, 1).some(isCapital)) &&
    !facts.some(({ span }) => overlaps(span, kind.span)) &&
    !breaksOf(tongue).some((list) => isIn(list, tokens))
  );
}

/** What goes on behind the noun, up to where the phrase is whole; null where it would be cut. */
function restOf(reading: Reading, lead: Lead, clause: Clause, tongue: Tongue): string | null {
  const { text, kind, name, people, address, place } = reading;
  if (!kind) return null;
  const { words } = tongue;
  const behind = text.slice(kind.span.end, clause.span.end);
  const stop = behind.search(/[.!?;:("\n。！？「『]|\s[–-]\s/u);
  const segment = behind.slice(0, stop < 0 ? behind.length : stop);
  const tokens = tokensOf(segment);
  const [first] = tokens;
  if (!first) return '';
  if (name && name.span.start === kind.span.end + first.start) return '';
  const isFact = (end: number) =>
    [...people, ...(address ? [address] : [])].some(({ span }) => overlaps(span, { start: kind.span.end, end }));
  const comma = segment.search(/[,、]/u);
  const near = comma < 0 ? segment : segment.slice(0, comma);
  const after = comma < 0 ? '' : segment.slice(comma + 1).trim();
  const nearTokens = tokensOf(near);
  const isTied =
    nearTokens.length === 0 ||
    startsWith(words.placePrepositions, nearTokens) > 0 ||
    startsWith(words.roleConnectors, nearTokens) > 0;
  const speaks = (own: readonly Token[]) => [...breaksOf(tongue), words.and].some((list) => isIn(list, own));
  const isWhole = isTied && !speaks(nearTokens) && !/\d/u.test(near);
  const isShort = (said: string) => kind.text.length + said.length <= HEADLINE;
  if (lead === 'article') {
    const isCalled = startsWith(words.called, tokens) > 0 || startsWith(words.and, tokens) > 0;
    if (isWhole && isShort(near)) return near;
    return isTied || (isCalled && speaks(tokens)) ? '' : null;
  }
  const isAll = isTied && !speaks(tokens) && !/\d/u.test(segment) && !isFact(kind.span.end + segment.length);
  if (isAll && isShort(segment)) return segment;
  const isPlaced = place !== null && overlaps(place.span, { start: kind.span.end, end: kind.span.end + near.length });
  // What a comma parts and goes on in small letters is one of several things, but for another place.
  const isEnd =
    isPlaced || /^(?:$|[\p{Lu}\d])/u.test(after) || startsWith(words.placePrepositions, tokensOf(after)) > 0;
  const isOwn = isPlaced || !isFact(kind.span.end + (near === '' ? segment : near).length);
  return isEnd && isWhole && isShort(near) && isOwn ? near : null;
}

/** The value of "What: …", whole. */
function labelled(reading: Reading, tongue: Tongue): string {
  const clause = reading.clauses.find((one) => one.role === 'fact' && saysKind(one, tongue));
  const said = withoutStop(clause?.value.text ?? '');
  return said.length <= HEADLINE && !/[.!?]\s/u.test(said) && !isForbidden(said, reading.exclusions, tongue)
    ? raised(said)
    : '';
}

/** What this is in the owner's own words, whole: `line` for a headline, `short` beside the name; '' where it is in doubt. */
export function identityOf(reading: Reading): { line: string; short: string } {
  const none = { line: '', short: '' };
  const tongue = tongueFor(reading);
  const { kind, clauses } = reading;
  const label = labelled(reading, tongue);
  if (label !== '') return { line: label, short: label.length <= SHORT ? label : '' };
  const told = clauses.filter(({ role }) => role !== 'chatter');
  const at = kind ? told.findIndex(({ span }) => isWithin(kind.span, span)) : -1;
  const clause = told[at];
  if (!kind || !clause || at >= FIRST_CLAUSES || clause.role === 'exclusion') return none;
  const from =
    clause.form === 'labelled' && kind.span.start >= clause.value.span.start
      ? clause.value.span.start
      : clause.span.start;
  const lead = leadOf(reading, from, tongue);
  if (lead === 'none' || !isNoun(reading, lead, from, tongue)) return none;
  const noun = raised(withoutStop(kind.text));
  const rest = restOf(reading, lead, clause, tongue);
  if (rest === null) return none;
  // "Erboristeria "Sotto il Tiglio"": the name says the rest.
  if (rest === '' && isNext(reading)) return { line: '', short: noun };
  const line = (noun + rest.trimEnd()).replace(/\s+/gu, ' ');
  if (!(line.includes(' ') || UNSPACED.test(line)) || (rest.startsWith(',') && !noun.includes(' '))) return none;
  return { line, short: line.length <= SHORT ? line : noun.includes(' ') ? noun : '' };
}

/** Whether the name stands right behind what it is. */
function isNext({ text, kind, name }: Reading): boolean {
  return (
    kind !== null &&
    name !== null &&
    name.span.start >= kind.span.end &&
    /^[\s"']*$/u.test(text.slice(kind.span.end, name.span.start))
  );
}

/** A whole line of the owner's that begins with what it is, alone or with the name: "Fahrradkurier "Flinke Speiche" aus Graz". */
export function lineOf(own: readonly Statement[], reading: Reading): string {
  const kind = reading.kind?.text.toLowerCase() ?? '';
  const isSure = kind !== '' && (isNext(reading) || identityOf(reading).line !== '' || reading.name === null);
  const line = own.find(({ text }) => text.length <= HEADLINE && text.toLowerCase().startsWith(kind));
  return line && isSure && !/\d/u.test(line.text) ? raised(withoutStop(line.text)) : '';
}
