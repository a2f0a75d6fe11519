import type { Opening, Weekday } from '#site/model/document.ts';
import type { Clause, Said } from '../reading.ts';
import { daysAt } from './days.ts';
import { isOneOf, isProse } from './names.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { hasPhrase, markAt, phraseAt, said, stretchOf, type Source, type Stretch } from './source.ts';
import { isBusiness, isOpeningLabel, isPartOfBusiness, isPlaceLabel, isSeason } from './subject.ts';
import { isOpenThing } from './open-things.ts';
import {
  changes,
  endOfOwn,
  fits,
  hasSeason,
  isEvent,
  isTailFree,
  isTimed,
  lastTime,
  leads,
  withOtherEnds,
} from './opening-pieces.ts';
import { besideRows, exceptedDays, firstTime, rangesOf, rowsOf } from './opening-rows.ts';
import type { TimeRange } from './times.ts';

/**
 * What a clause says of opening: typed rows, closed days, or words that stay as they are. `isPart`: of a part of the business
 * ("reception", "box office"), which counts where nothing is said of the whole. `isNarrowed`: it says more than its rows
 * ("by appointment", "in summer"), so it is told as it was said as well.
 */
export type HoursClaim = {
  kind: 'hours';
  span: Said['span'];
  confidence: number;
  rows: Opening[];
  closed: Weekday[];
  said: Said;
  isTyped: boolean;
  isPart: boolean;
  isNarrowed: boolean;
  isSeasonal: boolean;
  /** Times without days: of all that are not said to be closed. */
  everyDay: readonly TimeRange[];
};

/** No week of opening hours has more parts. */
export const MOST = 60;

/** `isBeside`: the line before or after it tells opening hours. */
type Context = { ownWords: ReadonlySet<string>; isMessage: boolean; isBeside?: boolean };

/** What a clause says of opening. */
export function hoursClaims(source: Source, clause: Clause, said_: readonly Piece[], context: Context): HoursClaim[] {
  const { words } = source;
  const { ownWords, isMessage } = context;
  if (said_.length > MOST) return [];
  const all = withOtherEnds(source, said_);
  const pieces = all.slice(0, endOfOwn(source, all, ownWords));
  const body = bodyOf(source, clause);
  const labels = [clause.label, isBracketed(clause.under) ? '' : clause.under];
  const isLabelled = labels.some((label) => isOpeningLabel(source, label, ownWords));
  const isOfPlace = labels.some((label) => isPlaceLabel(source, label, ownWords));
  const tellsClosed = pieces.some(({ closed, days }) => closed !== null && days.length > 0);
  const isOfPart =
    !isLabelled &&
    !isOfPlace &&
    labels.some((label, at) => isPartOfBusiness(source, label) || (at === 0 && label !== '' && tellsClosed));
  const inSeason = labels.some((label) => isSeason(source, label));
  const isClosing = clause.label !== '' && isOneOf(clause.label, words.closed);
  const isUnderOther =
    (clause.label !== '' || (labels[1] !== '' && !isProse(source, clause))) &&
    !isLabelled &&
    !isOfPart &&
    !inSeason &&
    !isOfPlace &&
    !isClosing;
  const opened = pieces.find(({ open }) => open !== null && !isOpenThing(source, open, ownWords));
  const hasClosed =
    isClosing ||
    pieces.some(
      ({ closed, days }) => closed !== null && days.length > 0 && phraseAt(source, closed.from, words.closed) > 0,
    );
  const isAbout = isLabelled || opened !== undefined || hasClosed || context.isBeside === true;
  if (isDayOfMonth(source, clause) || hasPhrase(source, body, words.formerly) || !pieces.some(isTimely)) return [];
  if (pieces.some(isEvent)) return isLabelled ? [asSaid(source, upToContact(body, all))] : [];
  const verbatim = (): HoursClaim[] =>
    isAbout || inSeason
      ? [asSaid(source, inSeason ? upToContact(stretchOf(source, clause.span), all) : stretchOfTimes(all, body))]
      : [];
  if (isUnderOther && !isMessage) return opened || hasClosed ? verbatim() : [];

  // "Closed the first Saturday of every month" closes no other one.
  const isClosed = ({ closed, days, times }: Piece) =>
    (closed !== null || isClosing) &&
    days.length > 0 &&
    times.length === 0 &&
    days.every(({ value }) => !value.isIrregular);
  const timed = pieces.filter(isTimed);
  const first = pieces.findIndex(isTimed);
  const before = pieces.slice(0, Math.max(0, first));
  const isOwn =
    !isOfPart &&
    timed[0] !== undefined &&
    fits(source, timed[0], ownWords, isAbout) &&
    (timed[0].open !== null || inSeason || before.every((piece) => leads(source, piece, ownWords)));
  const subject = { from: pieces[0]?.from ?? 0, to: timed[0] ? firstTime(timed[0]) : 0 };
  const isPart =
    !isOwn &&
    timed[0] !== undefined &&
    !hasPhrase(source, subject, words.phoneLabels) &&
    isTailFree(source, timed[0]) &&
    (isOfPart ||
      opened !== undefined ||
      (subject.to > subject.from && isPartOfBusiness(source, said(source, subject).text)));
  const isRow = (piece: Piece) =>
    isTimed(piece) && (fits(source, piece, ownWords, isAbout) || (isPart && piece === timed[0]));
  const rows = isOwn || isPart ? pieces.filter(isRow) : [];
  const everyDay = isAbout ? timesAlone(source, pieces, ownWords) : null;
  if (everyDay && rows.length === 0) {
    const closed = pieces.filter(isClosed).flatMap(({ days }) => days.flatMap(({ value }) => value.days));
    const isNarrowed = pieces.some(({ words: more }) => more.length > 0);
    return [
      {
        ...claim(said(source, stretchOfTimes(all, body)), [], closed, { ...untyped, isTyped: true, isNarrowed }),
        everyDay,
      },
    ];
  }
  if (rows.length > 0 && pieces.some(isUnsure)) return [asSaid(source, stretchOfTimes(all, body))];
  if (rows.length === 0 && !(isAbout && pieces.some(isClosed)))
    return isAbout || inSeason || isMessage ? verbatim() : [];
  const isLeft = (piece: Piece) => !isRow(piece) && !isClosed(piece) && !(inSeason && before.includes(piece));
  const isChanged = pieces.filter(isLeft).some((piece) => changes(source, piece, rows));
  // A week of which only a part is certain is told as it was said: rows of some of its days would hide the others.
  const isPartial = rows.length > 0 && all.some((piece) => isWeekly(piece) && !rows.includes(piece));
  if (isChanged || isPartial)
    return isAbout || isMessage || isOwn || isPart ? [asSaid(source, stretchOfTimes(all, body))] : [];

  const whole = stretchOf(source, clause.span);
  const ofOwn = { from: whole.from, to: pieces.at(-1)?.to ?? whole.to };
  const isSeasonal = rows.length > 0 && (inSeason || hasSeason(source, ofOwn, pieces));
  const left = runsOf(all, isLeft).filter((run) =>
    run.some((piece) => isTimely(piece) || (piece.closed !== null && piece.words.length > 0)),
  );
  const typed = { isTyped: true, isPart, isNarrowed: false, isSeasonal };
  if (isSeasonal) return [asSaid(source, upToContact(whole, all))];
  if (isPart) {
    const closed = pieces.filter(isClosed).flatMap(({ days }) => days.flatMap(({ value }) => value.days));
    const openings = rows.flatMap((piece) => rowsOf(source, piece, rows));
    return [{ ...claim(said(source, whole), openings, closed, typed), ...besideRows(source, clause, pieces) }];
  }
  return [
    ...rows.map((piece) =>
      claim(said(source, piece), rowsOf(source, piece, rows), exceptedDays(source, piece), {
        ...typed,
        isNarrowed: isNarrowed(source, piece, ownWords),
      }),
    ),
    ...pieces.filter(isClosed).map((piece) =>
      claim(
        said(source, piece),
        [],
        piece.days.flatMap(({ value }) => value.days),
        { ...typed, isPart: false, isNarrowed: isNarrowed(source, piece, ownWords) },
      ),
    ),
    ...left.map((run) => asSaid(source, { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 })),
  ];
}

/** Times of a clause that names no days, and nothing but opening: null where there are days with times or doubts. */
function timesAlone(source: Source, pieces: readonly Piece[], ownWords: ReadonlySet<string>): TimeRange[] | null {
  const timed = pieces.filter(({ times }) => times.length > 0);
  const ranges = timed.flatMap(rangesOf);
  const isPlain = timed.every(
    ({ days, times, words, dates, priced, other }) =>
      days.length + dates.length === 0 &&
      !priced &&
      !other &&
      times.every(({ kind }) => kind === 'range') &&
      words.every((stretch) => isBusiness(source, stretch, ownWords)),
  );
  return isPlain && ranges.length > 0 && ranges.every(({ isSure }) => isSure) ? ranges : null;
}

/** Days of every week with times. */
const isWeekly = ({ days, times, dates, priced }: Piece) =>
  times.length > 0 && days.some(({ value }) => !value.isIrregular) && dates.length === 0 && !priced;

/** "12–2 and 4–8" of some days: nobody knows which half of the day. */
const isUnsure = ({ days, times, words }: Piece) =>
  words.length === 0 &&
  days.some(({ value }) => !value.isIrregular) &&
  times.some((time) => time.kind === 'range' && !time.value.isSure);

/** "last wash at 8", "by appointment": more than the row is said. */
const isNarrowed = (source: Source, piece: Piece, ownWords: ReadonlySet<string>) =>
  piece.appointment ||
  piece.words.some((stretch) => stretch.from >= lastTime(piece) && !isBusiness(source, stretch, ownWords));

/** Neighbours for which something holds, together. */
function runsOf(pieces: readonly Piece[], holds: (piece: Piece) => boolean): Piece[][] {
  const runs: Piece[][] = [];
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (!holds(piece)) return;
    if (before && holds(before)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  });
  return runs;
}

const isTimely = ({ days, times, appointment }: Piece) => days.length > 0 || times.length > 0 || appointment;

/** "Thursday 9: opening parade, 6pm" is one day of the year. */
function isDayOfMonth(source: Source, { label, span }: Clause): boolean {
  const { from } = stretchOf(source, span);
  const days = label === '' ? null : daysAt(source, from);
  const at = days?.to ?? from;
  return days !== null && source.tokens[at]?.kind === 'number' && markAt(source, at + 1, ':');
}

const isBracketed = (label: string) => /^\(.*\)$/.test(label);

/** All from the first word of time or opening to the last. */
function stretchOfTimes(pieces: readonly Piece[], body: Stretch): Stretch {
  const speaking = pieces.filter((piece) => isTimely(piece) || piece.open);
  return { from: speaking[0]?.from ?? body.from, to: speaking.at(-1)?.to ?? body.to };
}

/** A clause as far as no number and no address to get in touch stands in it. */
function upToContact({ from, to }: Stretch, pieces: readonly Piece[]): Stretch {
  const at = pieces.findIndex(({ other }) => other);
  const last = pieces.slice(0, Math.max(0, at)).findLast((piece) => isTimely(piece) || piece.dates.length > 0);
  return { from, to: last?.to ?? to };
}

export const untyped = { isTyped: false, isPart: false, isNarrowed: false, isSeasonal: false };

const asSaid = (source: Source, stretch: Stretch) => claim(said(source, stretch), [], [], untyped);

export const claim = (
  text: Said,
  rows: Opening[],
  closed: Weekday[],
  how: Pick<HoursClaim, 'isTyped' | 'isPart' | 'isNarrowed' | 'isSeasonal'>,
): HoursClaim => ({
  kind: 'hours',
  span: text.span,
  said: text,
  rows,
  closed,
  ...how,
  everyDay: [],
  confidence: how.isTyped ? 0.95 : 0.3,
});
