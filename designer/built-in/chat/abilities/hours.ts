import type { Opening, Weekday } from '#site/model/document.ts';
import { hoursIn, type Hours } from '../../reading/facts/index.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { phraseAt, sourceOf } from '../../reading/facts/source.ts';
import { clockAt } from '../../reading/facts/times.ts';
import { normalise } from '../../reading/normalise.ts';
import { phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import type { Entry } from '../document/entries.ts';
import { entriesWithin } from '../document/named.ts';
import { operation } from '../document/places.ts';
import { asSentence } from '../message/value.ts';
import { isOfOneDay } from '../message/when.ts';
import { partWord } from '../words/index.ts';

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The week with only the named days changed. */
export function mergedHours(
  before: readonly Opening[],
  rows: readonly Opening[],
  closed: readonly Weekday[],
): Opening[] {
  const named = new Set<Weekday>([...rows.map(({ day }) => day), ...closed]);
  const kept = before.filter(({ day }) => !named.has(day));
  return [...kept, ...rows].sort((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day) || a.opens.localeCompare(b.opens));
}

type TimeSaid = { minutes: number; is: 'opens' | 'closes' | ''; isOpen: boolean };

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Further days at the times of those that are open: none where these differ from each other. */
function atSameTimes(days: readonly Weekday[], there: readonly Opening[]): Opening[] {
  const timesOf = (day: Weekday) =>
    there.filter((row) => row.day === day).map(({ opens, closes }) => ({ opens, closes }));
  const known = [...new Set(there.map(({ day }) => JSON.stringify(timesOf(day))))];
  const like = there[0];
  if (!like || known.length !== 1) return [];
  return days.flatMap((day) => timesOf(like.day).map((times) => ({ day, ...times })));
}

/** "At one", "a las dos": what makes a number word a time of day. */
const AT = /^(?:at|till?|until|by|um|bis|à|las?|às|até)$/u;

const HALVES = ['mark.morning', 'mark.afternoon'] as const;
const NOON = '12:00';
/** Days that stay closed in one half: none where that half is not open by itself, since nobody said when the rest ends. */
function withoutHalf(
  days: readonly Weekday[],
  there: readonly Opening[],
  half: 'morning' | 'afternoon',
): { rows: Opening[]; closed: Weekday[] } {
  const own = there.filter(({ day }) => days.includes(day));
  const rows = own.filter(({ opens }) => (half === 'morning' ? opens >= NOON : opens < NOON));
  const isPlain = rows.length < own.length && days.every((day) => rows.some((row) => row.day === day));
  return { rows: isPlain ? rows : [], closed: [] };
}

/** Days and single times of a request that says no whole row: "Sunday we close at 8", "from 14 on Thursdays", "10 till 1". */
function changedRows({ request, document }: Ask, text: string): { rows: Opening[]; closed: Weekday[] } {
  const none = { rows: [], closed: [] };
  const words = vocabularyOf(request.language);
  const source = sourceOf(text, words);
  const { tokens } = source;
  const days: Weekday[] = [];
  const times: TimeSaid[] = [];
  let is: TimeSaid['is'] = '';
  let instead = -1;
  const daysBefore: Weekday[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = daysAt(source, at);
    if (found?.isIrregular) return none;
    // "Après-midi" holds a word for noon.
    const dayHalf = request.find([...HALVES]);
    const clock = found || (dayHalf && dayHalf.from <= at && at < dayHalf.to) ? null : clockAt(source, at);
    if (found) days.push(...found.days);
    else if (clock && (!clock.isWord || clock.isMarked || AT.test(tokens[at - 1]?.text ?? ''))) {
      const half = clock.half === 'pm' && clock.hour < 12 ? 12 : 0;
      times.push({
        minutes: (clock.hour + half) * 60 + clock.minutes,
        is,
        isOpen: clock.half === '' && clock.hour <= 12,
      });
      is = times.length === 1 && times[0]?.is !== 'closes' ? 'closes' : '';
    } else if (phraseAt(source, at, words.until)) is = 'closes';
    else if (request.find(['do.close'])?.from === at) is = 'closes';
    else if (phraseAt(source, at, words.from)) is = 'opens';
    else if (request.find(['mark.instead'])?.from === at) {
      instead = times.length;
      daysBefore.push(...days);
    }
    at += Math.max(1, found ? found.to - at : clock && times.length > 0 ? clock.to - at : 1);
  }
  const [first, second] = times;
  const there = document.business.hours;
  // "Wednesdays instead of Tuesdays": at the times of the other day.
  const old = days.slice(daysBefore.length);
  if (!first && daysBefore.length > 0 && old.length > 0) {
    const rows = there.filter(({ day }) => day === old[0]);
    return {
      rows: rows.length > 0 ? daysBefore.flatMap((day) => rows.map((row) => ({ ...row, day }))) : [],
      closed: rows.length > 0 ? old : [],
    };
  }
  // "We don't work Sundays any more"
  if (!first && days.length > 0 && request.has('mark.noLonger') && !request.has('do.close', 'do.add'))
    return { rows: [], closed: there.some(({ day }) => days.includes(day)) ? days : [] };
  if (!first && days.length > 0 && request.has('mark.sameTimes')) return { rows: atSameTimes(days, there), closed: [] };
  if (!first && days.length > 0 && request.has('do.close') && !request.has('mark.noLonger', 'mark.not'))
    return request.has(...HALVES)
      ? withoutHalf(days, there, request.has('mark.morning') ? 'morning' : 'afternoon')
      : { rows: [], closed: days };
  if (!first || times.length > 2) return none;
  if (instead === 1 && second) {
    const old = (row: Opening, field: 'opens' | 'closes') => minutesOf(row[field]) % 720 === second.minutes % 720;
    const field = (['opens', 'closes'] as const).find((one) => there.some((row) => old(row, one)));
    const rows = there.filter((row) => days.length === 0 || days.includes(row.day));
    if (!field || !request.has('part.hours', 'do.close', 'do.change')) return none;
    const moved = first.minutes + (first.isOpen && field === 'closes' && first.minutes < 720 ? 720 : 0);
    return {
      rows: rows.map((row) => (old(row, field) ? { ...row, [field]: clockText(moved) } : row)),
      closed: [],
    };
  }
  const after = (time: TimeSaid, start: number) => time.minutes + (time.isOpen && time.minutes <= start ? 720 : 0);
  // "We close at 3" where the end was 2 in the night is no afternoon.
  const closing = (time: TimeSaid, { opens, closes }: Opening) => {
    const [early, late] = [time.minutes, time.minutes + 720];
    const isNear = (one: number, other: number) =>
      Math.abs(one - minutesOf(closes)) <= Math.abs(other - minutesOf(closes));
    return time.isOpen && (early <= minutesOf(opens) ? !(closes < opens && isNear(early, late)) : !isNear(early, late))
      ? late
      : early;
  };
  const rows = days.flatMap((day): Opening[] => {
    const own = there.filter((row) => row.day === day);
    if (second)
      return second.is === 'closes'
        ? [{ day, opens: clockText(first.minutes), closes: clockText(after(second, first.minutes)) }]
        : [];
    const [begin, end] = [own[0], own.at(-1)];
    if (!begin || !end || first.is === '') return [];
    return first.is === 'opens'
      ? own.map((row) => (row === begin ? { ...row, opens: clockText(first.minutes) } : row))
      : own.map((row) => (row === end ? { ...row, closes: clockText(closing(first, row)) } : row));
  });
  return { rows: rows.every(({ opens, closes }) => opens !== closes) ? rows : [], closed: [] };
}

/** Hours as they are said, whole rows or single times. */
function hoursSaid(ask: Ask, text: string): Hours {
  const { request, document } = ask;
  const found = hoursIn(text, vocabularyOf(request.language));
  // "Sunday we close at 8" and "closed on Sunday afternoons" are no closed days.
  const isPart = /\d/u.test(text) || request.has(...HALVES);
  if (found.rows.length > 0 || (found.closed.length > 0 && !isPart)) return found;
  const isDay = ({ name }: Entry) => daysAt(sourceOf(name.toLowerCase(), vocabularyOf(request.language)), 0) !== null;
  const others = request.has('do.close', 'part.hours') ? [] : entriesWithin(document, request, (one) => !isDay(one));
  if (others.length > 0 || request.has('part.slot', 'part.event', 'part.price') || request.quotes.length > 0)
    return { ...found, closed: [] };
  return { ...found, ...changedRows(ask, text) };
}

/** "By appointment": hours that are said without a day. */
const hasAppointment = ({ request }: Ask): boolean => {
  const phrases = phrasesOf(vocabularyOf(request.language).appointment);
  return request.has('do.say') || request.tokens.some((_, at) => phrases.at(request.tokens, at) > 0);
};

/** Opening hours: the days that are named, and no other. What has no weekday becomes the note. */
export const hours: Ability = {
  name: 'hours',
  plan(ask: Ask): Plan[] {
    const { request, document, language } = ask;
    const { text, typed } = normalise(request.text);
    const { rows, closed, verbatim } = hoursSaid(ask, text);
    const isAbout = request.has('part.hours', 'do.close', 'kind.hours');
    const months = placesOf(vocabularyOf(request.language).months);
    const isSeason = request.tokens.some((_, index) => months.at(request.tokens, index) !== null);
    const asking: Plan[] = [
      { score: 0.86, does: 'ask', id: 'askHours', values: { part: partWord('hours', language) }, needs: 'value' },
    ];
    const isOther = request.has('part.slot', 'part.event', 'kind.schedule', 'kind.events') && !isAbout;
    if (request.has('do.remove', 'do.move', 'do.hide', 'do.ask') && rows.length === 0 && closed.length === 0) return [];
    const isOnce = isOfOneDay(request) && isAbout && !isOther;
    if ((rows.length > 0 || closed.length > 0) && !isOnce) {
      // "Closed on Wednesdays from October" is not yet so.
      if (isSeason && !/\d/u.test(text)) return asking;
      const next = mergedHours(document.business.hours, rows, closed);
      return change(isOther ? 0.5 : isAbout ? 0.95 : 0.86, operation({ type: 'setBusiness', hours: next }), {
        names: ['business/hours'],
      });
    }
    const isHoliday = isOnce || ((request.has('part.holiday') || isSeason) && request.has('do.close', 'part.hours'));
    const note = isHoliday
      ? typed
      : isAbout && hasAppointment(ask)
        ? verbatim
            .filter((one) => !/\d/u.test(one.text))
            .map((one) => typed.slice(one.span.start, one.span.end))
            .join(', ')
        : '';
    if (note !== '') {
      const said = asSentence(note.replace(/^(?:please |bitte |add(?: that)? |say (?:that )?)/iu, ''));
      const old = document.business.hoursNote;
      const next = old === '' || old.includes(said) ? said : `${old} ${said}`;
      return change(0.86, operation({ type: 'setBusiness', hoursNote: next.length > 200 ? said : next }), {
        names: ['business/hoursNote'],
      });
    }
    if (request.has('do.close') && request.has(...HALVES)) return asking;
    const wants =
      request.has('part.hours') &&
      request.has('do.change', 'do.add') &&
      !request.has('part.section', 'do.move', 'part.colour');
    return wants ? asking.map((plan) => ({ ...plan, score: 0.66 })) : [];
  },
};
