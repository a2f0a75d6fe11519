import type { Weekday } from '#site/model/document.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { fixed } from '../../reading/facts/found-phrases.ts';
import { numberAt, wordedNumberAt } from '../../reading/facts/numbers.ts';
import { phraseAt, sourceOf, touchesWord, type Source } from '../../reading/facts/source.ts';
import { dateAt, isMonth } from '../../reading/facts/dates.ts';
import { clockAt } from '../../reading/facts/times.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { isSpoken } from '../words/index.ts';
import { isNow, NOW } from './now.ts';
import type { Request } from './request.ts';
import { isUnspaced } from './unspaced.ts';

/** Which end of an opening a time is of; '' where nothing says it. */
export type End = 'opens' | 'closes' | '';

/** A time of day, or how much earlier or later than now, in minutes. `isHalfOpen`: morning or evening is not said. */
export type Moment = { end: End } & ({ clock: number; isHalfOpen: boolean } | { shift: number });

/** What a request says of opening in single times: of which days, when, and what stands behind "instead of". */
export type TimesSaid = {
  days: Weekday[];
  moments: Moment[];
  /** The days and the number of moments before "instead of"; null where it is not said. */
  instead: { days: Weekday[]; moments: number } | null;
  hasMonth: boolean;
  /** "From Monday on": when it begins, not on which days. */
  startsOnDay: boolean;
  /** "9 to 5": both ends in one, with nothing between them. */
  isRange: boolean;
  /** "From now on": something changes. */
  isNow: boolean;
  /** What is said of opening, from the first to the last word of it; '' where a number between them says something else. */
  used: string;
};

const PARTS: readonly [list: string, minutes: number][] = [
  [fixed('half an hour, half hour, halbe stunde, halben stunde, demi-heure, demi heure, media hora, meia hora'), 30],
  [fixed("quarter of an hour, viertelstunde, quart d'heure, cuarto de hora, quarto de hora"), 15],
];
const UNITS: readonly [list: string, minutes: number][] = [
  [fixed('hour, hours, stunde, stunden, heure, heures, hora, horas'), 60],
  [fixed('minute, minutes, min, mins, minuten, minuto, minutos'), 1],
];
const AND_HALF = fixed('and a half, und eine halbe, et demie, y media, e meia');
const WAYS: readonly [list: string, way: number, end: End][] = [
  [fixed('earlier, sooner, früher, eher, plus tôt, antes, más temprano, mais cedo'), -1, ''],
  [fixed('later, später, plus tard, después, más tarde, depois, mais tarde'), 1, ''],
  [fixed('longer, länger, plus longtemps, más tiempo, mais tempo'), 1, 'closes'],
];
/** "At one", "a las dos": what makes a number word a time of day. */
const AT = /^(?:at|till?|until|by|um|bis|à|las?|às|até)$/u;

const pick = (source: Source, at: number, lists: typeof PARTS) =>
  lists
    .map(([list, minutes]) => ({ minutes, length: phraseAt(source, at, list) }))
    .find(({ length }) => length > 0) ?? { minutes: 0, length: 0 };

/** "Half an hour", "an hour and a half", "30 minutes". */
function lengthAt(source: Source, at: number): { to: number; minutes: number } | null {
  const article = phraseAt(source, at, source.words.articles);
  const part = pick(source, at + article, PARTS);
  if (part.length > 0) return { to: at + article + part.length, minutes: part.minutes };
  const number = wordedNumberAt(source, at) ?? numberAt(source, at);
  const start = article > 0 ? at + article : (number?.to ?? at);
  const unit = start > at ? pick(source, start, UNITS) : part;
  if (unit.length === 0) return null;
  const to = start + unit.length;
  const half = phraseAt(source, to, AND_HALF);
  return { to: to + half, minutes: (article > 0 ? 1 : (number?.value ?? 1)) * unit.minutes + (half > 0 ? 30 : 0) };
}

function shiftAt(source: Source, at: number): { to: number; shift: number; end: End } | null {
  const length = lengthAt(source, at);
  if (!length) return null;
  for (const [list, way, end] of WAYS) {
    const words = phraseAt(source, length.to, list);
    if (words > 0) return { to: length.to + words, shift: way * length.minutes, end };
  }
  return null;
}

/** Days and single times of a request that says no whole row: "Sunday we close at 8", "an hour earlier on Fridays". */
export function timesSaid(request: Request, text: string): TimesSaid | null {
  const words = vocabularyOf(request.language);
  const source = sourceOf(text, words);
  const { tokens } = source;
  const said: TimesSaid = {
    ...{ days: [], moments: [], instead: null, startsOnDay: false, hasMonth: false },
    ...{ isRange: /\d\s?[-–]\s?\d/u.test(request.text), isNow: NOW.test(request.text), used: '' },
  };
  const half = request.find(['mark.morning', 'mark.afternoon']);
  const verbs = verbsIn(source, request);
  const used = new Set(verbs.map(({ at }) => at));
  let [bound, boundBy, lastTime]: [End, string, number] = ['', '', 0];
  const starts: Weekday[] = [];
  for (let at = 0; at < tokens.length;) {
    const from = phraseAt(source, at, words.from);
    const now = from > 0 && isNow(tokens[at + from]?.text ?? '') ? 1 : 0;
    const shift = shiftAt(source, at);
    const days = daysAt(source, at);
    if (days?.isIrregular) return null;
    // "Après-midi" holds a word for noon.
    const isHalf = half !== undefined && half.from <= at && at < half.to;
    const date = dateAt(source, at);
    const clock = days || shift || isHalf || date || touchesWord(source, at) ? null : clockAt(source, at);
    const isTime = clock && (!clock.isWord || clock.isMarked || AT.test(tokens[at - 1]?.text ?? ''));
    said.hasMonth ||= isMonth(source, at);
    let to = at + 1;
    if (now > 0) to = at + from + now;
    else if (shift) {
      said.moments.push({ end: shift.end || verbOf(source, verbs, at).end, shift: shift.shift });
      to = shift.to;
    } else if (date) to = date.to;
    else if (days) {
      const isStart = phraseAt(source, at - 1, words.from) > 0 && days.days.length === 1;
      (isStart ? starts : said.days).push(...days.days);
      to = days.to;
    } else if (isTime) {
      const minutes = (clock.hour + (clock.half === 'pm' && clock.hour < 12 ? 12 : 0)) * 60 + clock.minutes;
      const own = verbOf(source, verbs, at);
      // "A las 10" is "at 10" as well, where no time stands before it.
      const isAt = WEAK.test(boundBy) && (said.moments.length === 0 || own.isOfClause);
      if (isAt && !isJoined(source, lastTime, at)) bound = '';
      const isSecond = said.moments.length === 1 && bound === 'closes' && said.instead === null;
      const [first] = said.moments;
      if (isSecond && first && first.end !== 'closes') {
        first.end = 'opens';
        said.isRange ||= verbs.every((verb) => verb.at < at && verb.end !== 'closes');
      }
      // "Um 11 Uhr" is before noon, "at 11", "bis 6" and "5点" may be after it.
      const isWhole = clock.isMarked && request.language !== 'en' && !isUnspaced(request.language);
      const isHalfOpen = clock.half === '' && clock.hour <= 12 && !isWhole;
      said.moments.push({ end: bound || own.end, clock: minutes, isHalfOpen });
      bound = '';
      lastTime = clock.to;
      to = clock.to;
    } else if (phraseAt(source, at, words.until)) {
      // "Move the opening to 10" says what becomes of it.
      const isTo =
        said.moments.length === 0 && isOrderedHere(request, at) && request.find(['mark.to'], at)?.from === at;
      bound = isTo ? '' : 'closes';
      boundBy = tokens[at]?.text ?? '';
    } else if (from > 0) [bound, boundBy] = ['opens', ''];
    else if (request.find(['mark.instead'])?.from === at)
      said.instead = { days: [...said.days], moments: said.moments.length };
    to = Math.max(to, at + 1);
    if (days || shift || date || isTime) for (let index = at; index < to; index += 1) used.add(index);
    at = to;
  }
  // "From Monday we are open every day": when it begins is none of the days that are said beside.
  said.startsOnDay = starts.length > 0 && said.days.length === 0;
  if (said.startsOnDay) said.days = starts;
  const [start, end] = [Math.min(...used), Math.max(...used)];
  const isOther = tokens.some(({ kind }, at) => kind === 'number' && at > start && at < end && !used.has(at));
  if (used.size > 0 && !isOther) said.used = text.slice(tokens[start]?.start, tokens[end]?.end);
  const [first, second] = said.moments;
  if (said.isRange && first && second) [first.end, second.end] = ['opens', 'closes'];
  return said;
}

/** Whether something is moved or changed before a word, with no colon between them: "please change: open to 3". */
function isOrderedHere(request: Request, at: number): boolean {
  const colon = request.tokens.findLastIndex(({ text }, index) => text === ':' && index < at);
  const order = request.find(['do.move', 'do.change']);
  return order !== undefined && (colon < order.from || order.from > at);
}

type Verb = { at: number; end: End };

/** What says that something opens or closes: the words of the request's language, and German particles at the end of a clause. */
function verbsIn(source: Source, { senses, language }: Request): Verb[] {
  const { words, tokens } = source;
  const isLast = (at: number) => at === tokens.length - 1 || isCut(source, at + 1);
  const found = senses.flatMap(({ concepts, from }): Verb[] => {
    const closes = concepts.some((one) => one === 'do.close' || one === 'mark.ends');
    return closes || concepts.includes('mark.opens') ? [{ at: from, end: closes ? 'closes' : 'opens' }] : [];
  });
  tokens.forEach(({ text }, at) => {
    const isKnown = isSpoken(language)
      ? ['', '']
      : [phraseAt(source, at, words.closed) > 0 && 'closes', phraseAt(source, at, words.open) > 0 && 'opens'];
    const particle = language === 'de' && isLast(at) ? PARTICLES[text] : undefined;
    const end = particle ?? (isKnown[0] || isKnown[1]);
    if (end === 'opens' || end === 'closes') found.push({ at, end });
  });
  return found.sort((one, other) => one.at - other.at);
}
const PARTICLES: Record<string, End | undefined> = { auf: 'opens', zu: 'closes' };

/** A mark or an "and" between two things that are said of opening. */
const isCut = (source: Source, at: number): boolean =>
  source.tokens[at]?.kind !== 'word'
    ? /^[,;!–-]$/u.test(source.tokens[at]?.text ?? '')
    : phraseAt(source, at, [source.words.and, source.words.but]) > 0;

/** Words that say "to" as well as "at". */
const WEAK = /^(?:to|a|à|às|ao|al|alle|alla)$/u;
/** Whether nothing parts one time from the next: "de 9 a 14". */
const isJoined = (source: Source, from: number, to: number): boolean =>
  from > 0 && !source.tokens.slice(from, to).some((_, index) => isCut(source, from + index));

/** The end of an opening that the verb of a time is about: one of its own clause, else the nearest before it. */
function verbOf(source: Source, verbs: readonly Verb[], at: number): { end: End; isOfClause: boolean } {
  let [from, to] = [at, at];
  while (from > 0 && !isCut(source, from - 1)) from -= 1;
  while (to < source.tokens.length && !isCut(source, to)) to += 1;
  const own = verbs.filter((verb) => verb.at >= from && verb.at < to);
  const near = own.findLast((verb) => verb.at < at) ?? own[0];
  return { end: (near ?? verbs.findLast((verb) => verb.at < at))?.end ?? '', isOfClause: near !== undefined };
}
