import { weekdays } from '#site/model/weekdays.ts';
import type { Clause } from '../reading.ts';
import { claim, MOST, untyped, type HoursClaim } from './hours.ts';
import { tellsOpen } from './open-things.ts';
import { hasSeason, isTimed } from './opening-pieces.ts';
import { openingOn } from './openings.ts';
import { besideRows, firstTime, rowsOf } from './opening-rows.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { hasPhrase, isGlued, joinLists, said, stretchOf, type Source } from './source.ts';
import { agesAt } from './times.ts';
import { slotClaims } from './timetable.ts';

/** Rehearsals and trainings are the members' own, courses are taken, deliveries go out, and the quiet hours are nobody's. */
const OF_THEIR_OWN =
  /(?<!\p{L})(?:rehears|r[ée]p[ée]tit|ensa[iy]|prob(?:e|en|t)(?!\p{L})|prove(?!\p{L})|prób|репетиц|zkoušk|harjoituk|entra[iî]n|entren|allenam|tr[aeæ]ining|trening|treino|choir practice|cours(?:e|es)?(?!\p{L})|cors[oi](?!\p{L})|curs(?:o|os)?(?!\p{L})|kurs|deliver|liefer|livrais|entreg|consegn|bezorg|dostaw|lever)/iu;

/** "24/7" with nothing else beside it. */
const isRound = ({ days, times, words, other, priced }: Piece) =>
  days.length + words.length === 0 &&
  !other &&
  !priced &&
  times.some((time) => time.kind === 'range' && time.value.closes - time.value.opens === 24 * 60);

/**
 * The rows of a clause with days and times that says nothing of opening: what else it says is not looked at, so it is told as it
 * was said as well. None where something costs, happens on a date, is not every week, or is of the telephone.
 */
export function onlyTimes(source: Source, clause: Clause, pieces: readonly Piece[]): HoursClaim[] {
  const { words, tokens } = source;
  const body = bodyOf(source, clause);
  const whole = stretchOf(source, clause.span);
  const timely = pieces.filter(({ times }) => times.length > 0);
  const [first] = timely;
  // What a label names happens at these times.
  const isNamed = clause.label !== '' && !tellsOpen(source, { from: whole.from, to: body.from });
  if (clause.role !== 'fact' || isNamed || !first || pieces.length > MOST || hasPhrase(source, body, words.formerly))
    return [];
  const told = said(source, whole);
  const subject = { from: whole.from, to: firstTime(first) };
  if (OF_THEIR_OWN.test(told.text)) return [];
  if (timely.every(isRound)) {
    const rows = weekdays.map((day) => openingOn(day, { opens: 0, closes: 24 * 60 }));
    return [claim(said(source, first), rows, [], { ...untyped, isTyped: true })];
  }
  if (hasPhrase(source, subject, words.phoneLabels)) return [];
  const isCounted = (index: number) =>
    tokens[index]?.kind === 'number' || (isGlued(source, index) && tokens[index - 1]?.kind !== 'line');
  const isDoubtful =
    // "The 2nd Saturday of the month".
    pieces.some(({ days }) => days.some(({ from }) => isCounted(from - 1) && tokens[from - 1]?.kind !== 'mark')) ||
    hasSeason(source, body, pieces) ||
    pieces.some(
      ({ priced, dates, days, times, closed }) =>
        priced || dates.length > 0 || (days.length > 0 && times.length === 0 && !closed),
    );
  const speakers = joinLists(words.first, words.weAre, words.mine, words.placePrepositions);
  const aged = tokens.findIndex((_, index) => index >= subject.from && agesAt(source, index) > 0);
  const speaks = hasPhrase(source, aged < 0 ? subject : { ...subject, to: Math.min(aged, subject.to) }, speakers);
  // "Yoga: Mondays 9–11" is something that happens; "I work …", "parked at the wharf …" say when people can come.
  if (isDoubtful || !timely.every(isTimed) || (!speaks && slotClaims(source, clause, pieces).length > 0)) return [];
  const rows = timely.flatMap((piece) => rowsOf(source, piece, timely));
  // "Never weekends" is no row.
  const isPlain = pieces.every(({ closed }) => !closed);
  const beside = isPlain ? besideRows(source, clause, pieces) : { isNarrowed: true };
  return [{ ...claim(told, rows, [], { ...untyped, isTyped: true }), ...beside }];
}
