import type { Business, Opening, Weekday, WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { weekdays } from '#site/model/weekdays.ts';
import { hoursIn, type Hours } from '../../reading/facts/index.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { phrasesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { listsOf, type Entry } from '../document/entries.ts';
import { entriesWithin } from '../document/named.ts';
import { readingsOf, surelyMeant } from '../document/edges.ts';
import { rangesOn, weekWith, type Range } from '../document/week.ts';
import { operation } from '../document/places.ts';
import { spotsOf } from '../document/spots.ts';
import { readRequest, type Request } from '../message/request.ts';
import { timesSaid, type Moment, type TimesSaid } from '../message/times-said.ts';
import { isOfAWhile, isOfOneDay, SPAN } from '../message/when.ts';
import { hoursWords } from '../replies/index.ts';
import { partWord } from '../words/index.ts';
import { isClosure, noticeIn, noticePlans } from './notice.ts';
import { hasTimesOfItsOwn } from './restated.ts';

/** Days that get other openings; none where they are closed. */
type Changed = ReadonlyMap<Weekday, readonly Range[]>;

const MONEY = /\p{Sc}\s?\d[\d.,]{0,9}|(?<![\d.,:])\d[\d.,]{0,9}\s?\p{Sc}/gu;
const ALSO = /(?<!\p{L})(?:also|too|as ?well|auch|zusätzlich|aussi|également|también|também|anche|pure|ook)(?!\p{L})/iu;

/** The named days as whole rows say them. */
const namedDays = ({ rows, closed }: Hours): Changed =>
  new Map<Weekday, Range[]>([
    ...closed.map((day): [Weekday, Range[]] => [day, []]),
    ...rows.map(({ day }): [Weekday, Range[]] => [day, rangesOn(rows, day)]),
  ]);

/** A time from here on is before noon, whatever half is said beside it. */
const LATE_MORNING = 480;
/** "06:30", "6 am" */
const IS_EARLY = /(?<!\d)0\d[:.h]?\d\d|\d\s?a\.?m\b/iu;
/**
 * "Friday afternoons 3 till 6" begins after noon, and so does "Wednesdays half 6 to 9" where nothing opens as early: its end is in the
 * evening.
 */
function inTheirHalf({ request, document }: Ask, changed: Changed): Changed {
  const isSaid = request.has('mark.afternoon') && !request.has('mark.morning', 'do.close', 'mark.noLonger');
  const there = weekdays.flatMap((day) => rangesOn(document.business.hours, day));
  const isEarly = request.has('mark.morning') || IS_EARLY.test(request.text);
  const isLate = !isEarly && there.length > 0 && there.every(({ opens }) => opens >= LATE_MORNING);
  if (!isSaid && !isLate) return changed;
  const moved = ({ opens, closes }: Range): Range => {
    const end = isSaid && closes <= NOON ? closes + NOON : closes;
    return opens < LATE_MORNING && opens + NOON < end ? { opens: opens + NOON, closes: end } : { opens, closes };
  };
  return new Map([...changed].map(([day, ranges]) => [day, ranges.map(moved)]));
}

/** "Saturdays also from 5 to 7": what is open at other times stays as it is. */
function withOld(changed: Changed, before: readonly Opening[], text: string): Changed {
  if (!ALSO.test(text)) return changed;
  return new Map(
    [...changed].map(([day, ranges]) => {
      const old = rangesOn(before, day);
      const isApart = old.every((one) => ranges.every(({ opens, closes }) => closes < one.opens || one.closes < opens));
      return [
        day,
        isApart && ranges.length > 0 ? [...old, ...ranges].sort((one, other) => one.opens - other.opens) : ranges,
      ];
    }),
  );
}

/** Further days at the times of those that are open: none where these differ from each other. */
function atSameTimes(days: readonly Weekday[], there: readonly Opening[]): Changed {
  const open = weekdays.map((day) => rangesOn(there, day)).filter((ranges) => ranges.length > 0);
  const [like] = open;
  return like && open.every((ranges) => sameJson(ranges, like)) ? new Map(days.map((day) => [day, like])) : new Map();
}

/** "2 to 7.30, same as the Monday": the times are said, and whose they are as well. */
const LIKE_OTHERS =
  /,?\s(?:the )?same (?:times |hours )?as (?:on )?(?:the )?\p{L}+|,?\s(?:genauso |so )?wie (?:am )?\p{L}+tags?|,?\scomme le \p{L}+|,?\sigual que (?:el|los) \p{L}+/giu;

const AS = /^(?:as|like|wie|comme|que|como|come|als)$/u;
const HALVES = ['mark.morning', 'mark.afternoon'] as const;
const NOON = 720;
/** Days that stay closed in one half: none where that half is not open by itself, since nobody said when the rest ends. */
function withoutHalf(days: readonly Weekday[], there: readonly Opening[], isMorning: boolean): Changed {
  const halves = days.map((day) => {
    const all = rangesOn(there, day);
    return [day, all.filter(({ opens }) => opens >= NOON === isMorning), all.length] as const;
  });
  const isPlain = halves.every(([, kept, all]) => kept.length > 0 && kept.length < all);
  return new Map(isPlain ? halves.map(([day, kept]) => [day, kept]) : []);
}

/** "At 5 instead of 6": the end of an opening that stands at the second time. */
function movedFrom(ranges: readonly Range[], next: Moment, old: Moment): Range[] | undefined {
  if (!('clock' in old)) return undefined;
  const end = (['opens', 'closes'] as const).find((one) =>
    ranges.some((range) => range[one] % 720 === old.clock % 720),
  );
  return end && readingsOf(ranges, [{ ...next, end }])[0]?.ranges;
}

/** Which days get which openings: none where it is not clear how, and `either` where there are two ways to read it. */
type Outcome = { changed: Changed; either?: Changed[] };
const NONE: Outcome = { changed: new Map() };

/** "Wednesdays instead of Tuesdays": at the times of the other day. */
function exchangedDays(days: readonly Weekday[], next: readonly Weekday[], there: readonly Opening[]): Outcome {
  const old = days.slice(next.length);
  const ranges = rangesOn(there, old[0] ?? 'mon');
  if (old.length === 0 || ranges.length === 0) return NONE;
  const moving = next.map((day): [Weekday, Range[]] => [day, ranges]);
  return { changed: new Map([...old.map((day): [Weekday, Range[]] => [day, []]), ...moving]) };
}

/** Days without a time: closed, closed in one half, or open as the others are. */
function daysAlone({ request, document }: Ask, { days }: TimesSaid, there: readonly Opening[]): Changed {
  const isClosed = request.has('do.close') && !request.has('mark.noLonger', 'mark.not');
  const kept = daysKept(request);
  const [first, ...models] = days;
  // "Wednesdays the same hours as the other weekdays"
  if (request.has('mark.sameTimes') && first && models.length > 0 && request.tokens.some(({ text }) => AS.test(text)))
    return atSameTimes(
      [first],
      there.filter(({ day }) => day !== first && models.includes(day)),
    );
  if (request.has('mark.sameTimes')) return atSameTimes(days, there);
  if (isClosed && request.has(...HALVES)) return withoutHalf(days, there, request.has('mark.morning'));
  // "No more Saturdays", where nothing else is listed by days
  const isGone = request.has('do.remove') && !listsOf(document).some(({ section }) => TIMED.includes(section.kind));
  const isLeft =
    (request.has('mark.noLonger') || isGone) &&
    !request.has('do.close', 'do.add') &&
    days.some((day) => rangesOn(there, day).length > 0);
  const gone = days.filter((day) => !kept.includes(day));
  return new Map(isClosed || isLeft ? gone.map((day) => [day, []]) : []);
}

/** "Not working Saturdays any more, Tuesday to Friday only": what a clause of its own says is left. */
function daysKept({ text, language }: Request): Weekday[] {
  const clauses = text.split(/[,;–—-]\s/u).map((clause) => readRequest(clause, language));
  return clauses
    .filter((clause) => clauses.length > 1 && !clause.has('mark.noLonger', 'mark.not', 'do.close', 'do.remove'))
    .flatMap((clause) => timesSaid(clause, normalise(clause.text).text)?.days ?? []);
}

/** The days that single times of a request change. */
function changedDays(ask: Ask, said: TimesSaid): Outcome {
  const { request, document } = ask;
  const there = document.business.hours;
  const { days, instead, moments } = said;
  const [first, second] = moments;
  if (!first && instead && instead.days.length > 0) return exchangedDays(days, instead.days, there);
  if (!first) return { changed: daysAlone(ask, said, there) };
  if (said.startsOnDay || moments.length > 2 || (days.length === 0 && said.hasMonth)) return NONE;
  const open = weekdays.filter((day) => rangesOn(there, day).length > 0);
  const meant = days.length > 0 ? days : open;
  if (second && instead !== null) {
    const from = meant.flatMap((day) => {
      const ranges = movedFrom(rangesOn(there, day), first, second);
      return ranges ? [[day, ranges] as const] : [];
    });
    // "At 8.30 instead of 9", where only Sunday ends at 9: it is of something else, or of that day alone.
    return days.length > 0 || from.length * 2 > meant.length ? { changed: new Map(from) } : NONE;
  }
  // Without a word of opening or of a change a time is of anything.
  if (moments.every(({ end }) => end === '') && !said.isNow && !said.isRange) return NONE;
  // Without a day a time is of the whole week only where all days have the same one.
  const ends = new Set(
    open.map((day) => (first.end === 'opens' ? rangesOn(there, day)[0]?.opens : rangesOn(there, day).at(-1)?.closes)),
  );
  const isSaid = first.end !== '' && request.has('do.close', 'mark.opens', 'mark.ends');
  if (days.length === 0 && !(isSaid && !second && ('shift' in first || ends.size === 1))) return NONE;
  const each = meant.map((day) => {
    const ranges = rangesOn(there, day);
    if (ranges.length === 0 && !second) return [];
    // "Thursday afternoons from 3": the morning stays as it is.
    const isOther = ({ opens }: Range) =>
      request.has(...HALVES) && ranges.length > 1 && opens < NOON !== request.has('mark.morning');
    const own = said.isRange ? ranges.slice(0, 1) : ranges.filter((range) => !isOther(range));
    return readingsOf(own, moments).map((reading) => ({
      ...reading,
      ranges: said.isRange
        ? reading.ranges
        : [...ranges.filter(isOther), ...reading.ranges].sort((one, other) => one.opens - other.opens),
    }));
  });
  const sure = each.map(surelyMeant);
  const all = sure.flatMap((one, at) => (one ? [[meant[at] ?? 'mon', one.ranges] as const] : []));
  if (all.length === meant.length) return { changed: new Map(all) };
  const either = [0, 1].flatMap((at): Changed[] => {
    const rows = each.flatMap((readings, day) => {
      const reading = readings[at];
      return reading ? [[meant[day] ?? 'mon', reading.ranges] as const] : [];
    });
    return rows.length === meant.length ? [new Map(rows)] : [];
  });
  return { ...NONE, either };
}

/** "Saturdays we open at 10 and close at 2", parted: the days that what stands before it in the message says an opening of. */
function withDaysBefore({ request, message }: Ask, said: TimesSaid | null): TimesSaid | null {
  const at = message.indexOf(request.text);
  if (!said || at <= 0 || said.days.length > 0 || !said.moments.some(({ end }) => end !== '')) return said;
  const spoken = readRequest(message.slice(0, at), request.language);
  const before = timesSaid(spoken, normalise(spoken.text).text);
  return before?.moments.some(({ end }) => end !== '') === true ? { ...said, days: before.days } : said;
}

/** Kinds of things that have times of their own. */
const TIMED = ['events', 'schedule', 'steps'];

/** What is said of days and times, whole rows or single times; null where nothing is. */
function daysSaid(ask: Ask, text: string, found: Hours): { outcome: Outcome | null; said: TimesSaid | null } {
  const { request, document } = ask;
  const before = document.business.hours;
  const said = withDaysBefore(ask, timesSaid(request, text));
  const isShift = said?.moments.some((moment) => 'shift' in moment) ?? false;
  // "Sunday we close at 8" and "closed on Sunday afternoons" are no closed days.
  const isPart = /\d/u.test(text) || isShift || request.has(...HALVES);
  if (!isShift && (found.rows.length > 0 || (found.closed.length > 0 && !isPart)))
    return { outcome: { changed: withOld(inTheirHalf(ask, namedDays(found)), before, text) }, said };
  const isDay = ({ name }: Entry) => daysAt(sourceOf(name.toLowerCase(), vocabularyOf(request.language)), 0) !== null;
  const isAbout = isOfOpening(ask, said) || isShift;
  const others = entriesWithin(
    document,
    request,
    (one) => !isDay(one) && (!isAbout || TIMED.includes(one.section.kind)),
  );
  const isOther = request.has('part.event', 'part.price') || (request.has('part.slot') && !isShift);
  if (others.length > 0 || isOther || request.quotes.length > 0 || !said) return { outcome: null, said: null };
  const { changed, either } = changedDays(ask, said);
  if (changed.size > 0) return { outcome: { changed: withOld(inTheirHalf(ask, changed), before, text) }, said };
  return { outcome: either && either.length > 1 ? { changed, either } : null, said };
}

/** The week with only these days changed, and the days that are said to be closed. */
const weekAfter = ({ business }: WebsiteDocument, changed: Changed): Pick<Business, 'hours' | 'closedDays'> => ({
  hours: weekWith(business.hours, changed),
  closedDays: weekdays.filter(
    (day) => changed.get(day)?.length === 0 || (!changed.has(day) && business.closedDays.includes(day)),
  ),
});

const isOfOpening = ({ request }: Ask, said: TimesSaid | null): boolean =>
  request.has('part.hours', 'do.close', 'kind.hours', 'mark.opens', 'mark.ends') ||
  said?.moments.some(({ end }) => end !== '') === true;

/** Whether the website says its hours in a sentence only, so that one day of them would stand for all. */
const isToldInWords = (document: WebsiteDocument): boolean =>
  document.business.hours.length === 0 &&
  spotsOf(document).some(({ place, kind, around }) => {
    if (place.length !== PROSE || (kind !== 'range' && kind !== 'clock')) return false;
    const source = sourceOf(normalise(around).text, vocabularyOf(document.language));
    return source.tokens.some((_, at) => daysAt(source, at) !== null);
  });
/** `sections/<id>/props/intro`, and no entry of a list. */
const PROSE = 4;

/** Two ways to read a time, a button for each. */
function whichTimes({ document, language }: Ask, either: readonly Changed[]): Plan {
  const choices = either.map((changed) => {
    const label = hoursWords(weekWith(document.business.hours, changed), language, [...changed.keys()]);
    return { label, message: label };
  });
  return { score: 0.86, does: 'ask', id: 'whichThing', choices };
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
    const { text: whole, typed } = normalise(request.text);
    // Neither "£5.50" nor "3 days" nor "#2b5d8a" is a time of day.
    const blank = (words: string) => ' '.repeat(words.length);
    const isSpelt = /\d\D+\d/u.test(whole.replace(LIKE_OTHERS, ''));
    const others = [MONEY, SPAN, /#[\da-f]{3,8}/giu, ...(isSpelt ? [LIKE_OTHERS] : [])];
    const text = others.reduce((left, other) => left.replace(other, blank), whole);
    const found = hoursIn(text, vocabularyOf(request.language));
    const { outcome, said } = daysSaid(ask, text, found);
    const changed = outcome?.changed;
    const isAbout = isOfOpening(ask, said);
    const isSeason = isOfAWhile(request);
    const asking: Plan[] = [
      { score: 0.86, does: 'ask', id: 'askHours', values: { part: partWord('hours', language) }, needs: 'value' },
    ];
    const isOther = request.has('part.slot', 'part.event', 'kind.schedule', 'kind.events') && !isAbout;
    if (hasTimesOfItsOwn(ask)) return asking.map((plan) => ({ ...plan, score: 0.66 }));
    if (request.has('do.remove', 'do.move', 'do.hide', 'do.ask') && !changed) return [];
    const isOnce = isOfOneDay(request) && isAbout && !isOther;
    if (outcome?.either) return isOnce ? [] : [whichTimes(ask, outcome.either)];
    if (changed && !isOnce) {
      // "Closed on Wednesdays from October" is not yet so.
      if ((isSeason && !/\d/u.test(text)) || isToldInWords(document)) return asking;
      return change(
        isOther ? 0.5 : isAbout ? 0.95 : 0.86,
        operation({ type: 'setBusiness', ...weekAfter(document, changed) }),
        {
          names: ['business/hours', 'business/closedDays'],
          isSure: isAbout && said !== null && said.used !== '' && said.days.length > 0 && said.moments.length > 0,
          covers: said?.used ?? '',
        },
      );
    }
    const { hours: there, closedDays } = document.business;
    const newly = said?.days.filter((day) => rangesOn(there, day).length === 0) ?? [];
    if (isAbout && newly.length > 0 && said?.moments.length === 0 && !request.has('do.close', 'mark.not')) {
      // "Open Mondays again": from when to when, where the other days have their times.
      const left = closedDays.filter((day) => !newly.includes(day));
      if (there.length > 0 || left.length === closedDays.length) return asking;
      return change(0.9, operation({ type: 'setBusiness', closedDays: left }), { names: ['business/closedDays'] });
    }
    const note =
      isOnce || (!isOfOneDay(request) && isClosure(request))
        ? typed
        : isAbout && hasAppointment(ask)
          ? found.verbatim
              .filter((one) => !/\d/u.test(one.text))
              .map((one) => typed.slice(one.span.start, one.span.end))
              .join(', ')
          : '';
    if (note !== '') return noticePlans(ask, noticeIn(note), 0.86);
    const isUnclear = said && (said.moments.length > 0 || request.has(...HALVES));
    if (request.has('do.close', 'mark.opens', 'mark.ends') && isUnclear) return asking;
    const wants =
      request.has('part.hours') &&
      request.has('do.change', 'do.add') &&
      !request.has('part.section', 'do.move', 'part.colour');
    return wants ? asking.map((plan) => ({ ...plan, score: 0.66 })) : [];
  },
};
