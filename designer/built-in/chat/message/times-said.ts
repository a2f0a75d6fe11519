import type { Weekday } from '#site/model/document.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { fixed } from '../../reading/facts/found-phrases.ts';
import { numberAt, wordedNumberAt } from '../../reading/facts/numbers.ts';
import { phraseAt, sourceOf, touchesWord, type Source } from '../../reading/facts/source.ts';
import { dateAt, isMonth } from '../../reading/facts/dates.ts';
import { clockAt } from '../../reading/facts/times.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Request } from './request.ts';

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
  /** Words that say how much earlier or later. */
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
const NOW = fixed(
  'now, now on, today, jetzt, jetzt an, sofort, heute, nun an, maintenant, ahora, ahora en adelante, hoy, agora, agora em diante, hoje',
);
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
  const said: TimesSaid = { days: [], moments: [], instead: null, startsOnDay: false, hasMonth: false, used: '' };
  const half = request.find(['mark.morning', 'mark.afternoon']);
  let bound: End = '';
  for (let at = 0; at < tokens.length;) {
    const from = phraseAt(source, at, words.from);
    const now = from > 0 ? phraseAt(source, at + from, NOW) : 0;
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
      said.moments.push({ end: shift.end || verbOf(request, at), shift: shift.shift });
      said.used += ` ${text.slice(tokens[at]?.start, tokens[shift.to - 1]?.end)}`;
      to = shift.to;
    } else if (date) to = date.to;
    else if (days) {
      said.startsOnDay ||= phraseAt(source, at - 1, words.from) > 0 && days.days.length === 1;
      said.days.push(...days.days);
      to = days.to;
    } else if (isTime) {
      const minutes = (clock.hour + (clock.half === 'pm' && clock.hour < 12 ? 12 : 0)) * 60 + clock.minutes;
      const isSecond = said.moments.length === 1 && bound === 'closes' && said.instead === null;
      const [first] = said.moments;
      if (isSecond && first) first.end = 'opens';
      // "Um 11 Uhr" is before noon, "at 11" and "bis 6" may be after it.
      const isWhole = clock.isMarked && request.language !== 'en';
      const isHalfOpen = clock.half === '' && clock.hour <= 12 && !isWhole;
      said.moments.push({ end: bound || verbOf(request, at), clock: minutes, isHalfOpen });
      bound = '';
      to = clock.to;
    } else if (phraseAt(source, at, words.until)) {
      // "Move the opening to 10" says what becomes of it.
      const isTo =
        said.moments.length === 0 && request.has('do.move', 'do.change') && request.find(['mark.to'], at)?.from === at;
      // "Alle 15" is "at 3" as well, where no "dalle" stands before it.
      const isAt = said.moments.length === 0 && /^all[ae]$/u.test(tokens[at]?.text ?? '');
      bound = isTo || isAt ? '' : 'closes';
    } else if (from > 0) bound = 'opens';
    else if (request.find(['mark.instead'])?.from === at)
      said.instead = { days: [...said.days], moments: said.moments.length };
    to = Math.max(to, at + 1);
    at = to;
  }
  return said;
}

/** The end of an opening that the verb of a time is about: the nearest before it, else the first behind. */
function verbOf({ senses, tokens, language }: Request, at: number): End {
  const ends = senses.flatMap(({ concepts, from }): { from: number; end: End }[] => {
    const closes = concepts.some((one) => one === 'do.close' || one === 'mark.ends');
    return closes || concepts.includes('mark.opens') ? [{ from, end: closes ? 'closes' : 'opens' }] : [];
  });
  // "Samstags machen wir um 8 auf und um 12 wieder zu": the particle behind a time is its verb.
  const isLast = (index: number) => {
    const next = tokens[index + 1];
    return next === undefined || next.kind === 'mark' || /^(?:und|sowie)$/u.test(next.text);
  };
  const particle =
    language === 'de'
      ? tokens.findIndex(({ text }, index) => index > at && /^(?:auf|zu)$/u.test(text) && isLast(index))
      : -1;
  if (particle >= 0) return tokens[particle]?.text === 'auf' ? 'opens' : 'closes';
  return (ends.findLast(({ from }) => from < at) ?? ends[0])?.end ?? '';
}
