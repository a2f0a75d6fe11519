import type { Clause, DatedEvent } from '../reading.ts';
import { isName, nameIn, isProse } from './names.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { fixed } from './found-phrases.ts';
import {
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

const HAPPENS = fixed(
  'on, takes place, will be, is held, findet, am, statt, a lieu, se celebra, äger rum, finder sted',
);

const BY = fixed(
  'by, before, no later than, bis, bis zum, bis spätestens, vor dem, avant, avant le, jusqu’au, antes del, antes de, hasta el, até, até ao, antes do, entro, entro il, prima del, vóór, uiterlijk, do, do dnia, przed, senast, senast den, före den, inden, inden den, senest, senest den',
);
/** "RSVP by September 1": what must have happened by then is no date to come to. */
const isDeadline = (source: Source, at: number): boolean =>
  [1, 2, 3].some((back) => phraseAt(source, at - back, BY) === back);

export type EventClaim = DatedEvent & { kind: 'event'; confidence: number };

/** What happens on one date: "12 June 2026, 7pm – Summer concert, St Mary's Church", "Our fair is on 3 May in Hexham". */
export function eventClaims(source: Source, clause: Clause, pieces: readonly Piece[]): EventClaim[] {
  const { words } = source;
  if (pieces.every((piece) => piece.dates.length === 0)) return [];
  const isSentence = isProse(source, clause);
  const dates = pieces.flatMap((piece) => piece.dates);
  const [date] = dates;
  // "January 10 to March 15" is a season, "by September 1" ends one.
  const isRange = dates.some(({ to }, at) => {
    const next = dates[at + 1];
    return next !== undefined && next.from > to && phraseAt(source, to, words.until) === next.from - to;
  });
  if (isRange || dates.some(({ from }) => isDeadline(source, from))) return [];
  if (date && dates.length > 1 && date.from === bodyOf(source, clause).from)
    return listedEvents(source, clause, pieces);
  if (date && dates.length > 1 && clause.form === 'labelled') return namedEvents(source, clause, pieces);
  if (!date || dates.length > 1 || date.value.year < 2000) return [];
  if (pieces.some(({ closed, open }) => closed ?? (isSentence && open))) return [];
  if (hasPhrase(source, stretchOf(source, clause.span), joinLists(words.since, words.formerly))) return [];
  if (
    phraseAt(source, date.from - 1, joinLists(words.until, words.from)) &&
    !phraseAt(source, date.from - 1, words.articles) &&
    isSentence
  )
    return [];
  const times = firstTimes(pieces);
  const naming = pieces.find(({ words: said_ }) => said_.length > 0);
  const stretches = pieces.flatMap((piece) => stretchesOf(piece, times, piece === naming));
  const label =
    clause.form === 'labelled' ? { from: stretchOf(source, clause.span).from, to: bodyOf(source, clause).from } : null;
  const isLabelName = label !== null && (date.from >= label.to ? !holds(label, date) : false);
  const names = (isLabelName && label ? [label, ...stretches] : stretches).map((stretch) =>
    nameIn(source, stretch, isSentence),
  );
  const [name, ...rest] = names.flatMap((stretch) => parts(source, stretch));
  if (!name || !isName(source, name, isSentence ? 7 : 14, isSentence)) return [];
  if (isSentence && name.from < date.from && !isJoined(source, name, date.from)) return [];
  const hasArticle = phraseAt(source, name.from - 1, [words.articles, words.mine]) > 0;
  if (isSentence && hasArticle && !hasPhrase(source, { from: name.to, to: date.from }, words.copulas)) return [];
  // Cells of a line are told by no one of them.
  if (source.tokens.slice(name.from, name.to).some(({ text }) => text === '·')) return [];
  const first = times[0];
  // "Doors 5.30pm": what the time is of.
  const lead = rest.find(({ from, to }) => to === first?.from && to - from < 3);
  const more = rest.filter((stretch) => stretch !== lead && isWorthSaying(source, stretch));
  if (rest.some(({ from, to }) => to - from === 1 && source.tokens[from]?.kind === 'number')) return [];
  const [next] = more;
  const place = next && isPlaceLike(source, next) ? next : undefined;
  const whole = isSentence
    ? {
        from: Math.min(name.from, date.from),
        to: Math.max(...names.map(({ to }) => to), date.to, ...times.map(({ to }) => to)),
      }
    : stretchOf(source, clause.span);
  return [
    {
      kind: 'event',
      confidence: 0.9,
      name: said(source, name).text,
      when: said(source, date).text,
      date: date.value.iso,
      time: first ? said(source, { from: lead?.from ?? first.from, to: times.at(-1)?.to ?? first.to }).text : '',
      place: place ? said(source, place).text : '',
      text: more
        .filter((stretch) => stretch !== place)
        .map((stretch) => said(source, stretch).text)
        .join(', '),
      span: said(source, whole).span,
    },
  ];
}

/** The times that are told first and together: "(for ages 6 to 9)" behind them is no time. */
function firstTimes(pieces: readonly Piece[]): Piece['times'] {
  const times = pieces.flatMap((piece) => piece.times);
  const words = pieces.flatMap((piece) => piece.words);
  const end = times.findIndex(
    ({ from }, at) => at > 0 && words.some((run) => run.from >= (times[0]?.to ?? 0) && run.to <= from),
  );
  return end < 0 ? times : times.slice(0, end);
}

/** What a piece says besides its date and time, as it stands: "£8 on the door". The first words of the one that names it stand alone. */
function stretchesOf({ from, to, words, open, times, dates }: Piece, told: Piece['times'], names: boolean): Stretch[] {
  const own = times.filter((time) => told.includes(time));
  // "11.30: The story of Ada (from 6)": another time is of the words before it.
  if (own.length < times.length) return [{ from: own.at(-1)?.to ?? from, to: to + 1 }];
  const opened = words.map((run) =>
    open && run.to === open.from
      ? { from: run.from, to: open.to }
      : open && open.to === run.from
        ? { from: open.from, to: run.to }
        : run,
  );
  const [head, rest] = names ? [opened.slice(0, 1), opened.slice(1)] : [[], opened];
  const [first, last] = [rest[0], rest.at(-1)];
  const isParted = [...times, ...dates].some((atom) => first && last && atom.from >= first.from && atom.to <= last.to);
  return first && last && !isParted ? [...head, { from: first.from, to: last.to }] : [...head, ...rest];
}

/** "Gigs: 3 April The Lido, Margate; 18 April Green Door Store, Brighton": from each date to the next. */
function listedEvents(source: Source, clause: Clause, pieces: readonly Piece[]): EventClaim[] {
  const dates = pieces.flatMap((piece) => piece.dates);
  const times = pieces.flatMap((piece) => piece.times);
  const { to: end } = bodyOf(source, clause);
  const claims = dates.flatMap(({ from, to, value }, index): EventClaim[] => {
    const next = dates[index + 1]?.from ?? end;
    const [time] = times.filter((one) => one.from >= to && one.to <= next);
    const told = [
      { from: to, to: time?.from ?? next },
      { from: time?.to ?? next, to: next },
    ].flatMap((stretch) => atCommas(source, stretch));
    const [name, place, ...rest] = told;
    const isPlain = !value.isSpan && !(value.year < 2000) && name && isName(source, name, 7, true) && rest.length === 0;
    if (!isPlain || (place && !isPlaceLike(source, place))) return [];
    return [
      {
        kind: 'event',
        confidence: 0.85,
        name: said(source, name).text,
        when: said(source, { from, to }).text,
        date: value.iso,
        time: time ? said(source, time).text : '',
        place: place ? said(source, place).text : '',
        text: '',
        span: said(source, { from: index === 0 ? stretchOf(source, clause.span).from : from, to: next }).span,
      },
    ];
  });
  return claims.length === dates.length ? claims : [];
}

/** "Concerts: Spring Concert on 14 March, 7.30pm, St Hilda's, tickets £12; Summer Songs on 20 June": each name before its date. */
function namedEvents(source: Source, clause: Clause, pieces: readonly Piece[]): EventClaim[] {
  const dates = pieces.flatMap((piece) => piece.dates);
  const times = pieces.flatMap((piece) => piece.times);
  const body = bodyOf(source, clause);
  // Before each further date the last mark that parts it from the one before.
  const cuts = dates.slice(1).map(({ from: end }, index) => {
    const places = source.tokens.map((_, at) => at).filter((at) => at >= (dates[index]?.to ?? 0) && at < end);
    const isCut = (at: number, marks: string) =>
      markAt(source, at, marks) || phraseAt(source, at, source.words.and) > 0;
    return places.findLast((at) => markAt(source, at, ';')) ?? places.findLast((at) => isCut(at, ',')) ?? end;
  });
  const claims = dates.flatMap((date, index): EventClaim[] => {
    const from = index === 0 ? body.from : (cuts[index - 1] ?? 0) + 1;
    const to = cuts[index] ?? body.to;
    const before = nameIn(source, { from, to: date.from }, true);
    const name = { ...before, to: endBefore(source, before) };
    const [time] = times.filter((one) => one.from >= date.to && one.to <= to);
    const told = [
      { from: date.to, to: time?.from ?? to },
      { from: time?.to ?? to, to },
    ].flatMap((stretch) => atCommas(source, stretch));
    if (
      date.value.isSpan ||
      date.value.year < 2000 ||
      !isName(source, name, 7, true) ||
      !isCapital(source, name.from) ||
      !isJoined(source, name, date.from)
    )
      return [];
    const [first] = told;
    const place = first && isPlaceLike(source, first) ? first : undefined;
    return [
      {
        kind: 'event',
        confidence: 0.9,
        name: said(source, name).text,
        when: said(source, date).text.replace(/(?<=\p{L}{4})\.$/u, ''),
        date: date.value.iso,
        time: time ? said(source, time).text : '',
        place: place ? said(source, place).text : '',
        text: told
          .filter((one) => one !== place)
          .map((one) => said(source, one).text)
          .join(', '),
        span: said(source, { from: index === 0 ? stretchOf(source, clause.span).from : from, to }).span,
      },
    ];
  });
  return claims.length === dates.length ? claims : [];
}

/** "Hofkonzert am": what leads on to a date is none of the name. */
function endBefore(source: Source, { from, to }: Stretch): number {
  const joint = joinLists(source.words.placePrepositions, source.words.articles, HAPPENS);
  const at = source.tokens.findIndex(
    (_, index) => index > from && index < to && index + phraseAt(source, index, joint) === to,
  );
  return at < 0 ? to : endBefore(source, { from, to: at });
}

function atCommas(source: Source, { from, to }: Stretch): Stretch[] {
  const cut = source.tokens.findIndex((_, index) => index >= from && index < to && markAt(source, index, ',;'));
  const part = nameIn(source, { from, to: cut < 0 ? to : cut }, false);
  const rest = cut < 0 ? [] : atCommas(source, { from: cut + 1, to });
  return part.to > part.from ? [part, ...rest] : rest;
}

const holds = (stretch: Stretch, inner: Stretch) => inner.from >= stretch.from && inner.to <= stretch.to;

/** More than a lone small word. */
const isWorthSaying = (source: Source, { from, to }: Stretch) =>
  to - from > 1 || (source.tokens[from]?.text.length ?? 0) > 3;

/** "Summer concert – with the choir": two parts. */
function parts(source: Source, stretch: Stretch): Stretch[] {
  for (let index = stretch.from + 1; index < stretch.to - 1; index += 1) {
    if (!markAt(source, index, '–:-') || source.tokens[index]?.start === source.tokens[index - 1]?.end) {
      if (!markAt(source, index, ':')) continue;
    }
    return [
      { from: stretch.from, to: index },
      ...parts(source, nameIn(source, { from: index + 1, to: stretch.to }, false)),
    ];
  }
  return stretch.to > stretch.from ? [stretch] : [];
}

/** Between the name and the date stands "is", "on" or a mark, never a verb of its own. */
function isJoined(source: Source, name: Stretch, date: number) {
  const { copulas, placePrepositions, articles, from } = source.words;
  const joint = joinLists(copulas, placePrepositions, articles, from, HAPPENS);
  for (let index = name.to; index < date;) {
    const length = phraseAt(source, index, joint) || (source.tokens[index]?.kind === 'mark' ? 1 : 0);
    if (!length) return false;
    index += length;
  }
  return date > name.to || isCapital(source, name.from);
}

/** "in the Village Hall", "St Mary's Church": begins with a preposition of place or is made of capitals. */
function isPlaceLike(source: Source, { from, to }: Stretch) {
  const isAfterPlace =
    phraseAt(source, from - 1, source.words.placePrepositions) > 0 ||
    phraseAt(source, from - 2, source.words.placePrepositions) > 0;
  const words = source.tokens
    .slice(from, to)
    .flatMap((token, index) =>
      token.kind === 'word' && token.text.length > 3 ? [isCapital(source, from + index)] : [],
    );
  return (
    words.length > 0 &&
    !markAt(source, from - 1, '(') &&
    (isAfterPlace || isCapital(source, from) || phraseAt(source, from, source.words.placePrepositions) > 0) &&
    to - from <= 8 &&
    isCapital(source, to - 1) &&
    (isAfterPlace || phraseAt(source, from, source.words.placePrepositions) > 0 || words.every(Boolean))
  );
}
