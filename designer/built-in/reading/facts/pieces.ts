import { nameIn } from './names.ts';
import type { Clause } from '../reading.ts';
import { atomsIn, type Atom, type AtomOf } from './atoms.ts';
import { fixed } from './found-phrases.ts';
import { afterEachOther, agesAt } from './times.ts';
import {
  endsLine,
  hasPhrase,
  isGlued,
  listsOf,
  markAt,
  phraseAt,
  stretchOf,
  trimmed,
  isLoose,
  type Source,
  type Stretch,
} from './source.ts';

const ON = fixed('on');

const ALSO = fixed(
  'on, also, uhr, then, again, wieder, de nouveau, otra vez, di nuovo, opnieuw, igen, ponownie, outra vez, only, nur, seulement, uniquement, solo, sólo, soltanto, só, apenas, somente, alleen, enkel, tylko, endast, bara, kun, فقط, רק',
);

/**
 * A part of a clause that speaks of one time: its days, its times, and the words that are left when the small words are
 * taken away. "Mon–Fri 9–5, Sat 10–4" has two.
 */
export type Piece = Stretch & {
  days: AtomOf<'days'>[];
  times: (AtomOf<'range'> | AtomOf<'clock'>)[];
  dates: AtomOf<'date'>[];
  /** Names and remarks, in order: stretches between the times, without small words at their ends. */
  words: Stretch[];
  open: Stretch | null;
  closed: Stretch | null;
  appointment: boolean;
  /** A number or an address to get in touch stands in it. */
  other: boolean;
  priced: boolean;
};

type Element = Stretch &
  ({ kind: 'atom'; atom: Atom } | { kind: 'open' | 'closed' | 'appointment' | 'break' | 'small' | 'word' });

/** The clause without its label. */
export const bodyOf = (source: Source, clause: Clause): Stretch =>
  stretchOf(source, clause.form === 'labelled' ? clause.value.span : clause.span);

/** The label of a clause as tokens; null where it has none. */
export function labelOf(source: Source, clause: Clause): Stretch | null {
  const { from } = stretchOf(source, clause.span);
  const label = nameIn(source, { from, to: bodyOf(source, clause).from }, false);
  return label.to > label.from ? label : null;
}

const smallWords = listsOf((words) => [
  words.from,
  words.until,
  words.and,
  words.every,
  words.articles,
  words.copulas,
  words.clock,
  ON,
]);

const CORRECTS = fixed(
  'no wait, no, make that, sorry, i mean, wait no, correction, scratch that, nein, äh nein, quatsch, halt nein, moment, ich meine, non, pardon, enfin, je veux dire, perdón, digo, mejor dicho, scusa, anzi, cioè, volevo dire, desculpe, aliás, quer dizer, nee, nee wacht, ik bedoel, nie, przepraszam, to znaczy, nej, förlåt, jag menar, undskyld, jeg mener',
);
/** More words between two times are no correction of the first. */
const LONGEST_CORRECTION = 8;

/** "Nine to four, no, make that nine to five": from each time that is taken back up to the one that counts. */
function takenBack(source: Source, atoms: readonly Atom[]): Stretch[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    if (atom.kind !== 'range' || next?.kind !== 'range' || next.from - atom.to > LONGEST_CORRECTION) return [];
    return hasPhrase(source, { from: atom.to, to: next.from }, CORRECTS) ? [{ from: atom.from, to: next.from }] : [];
  });
}

/** "Juniors (9 to 15) Sundays 4pm to 5pm": a range in brackets of its own, beside one that is said as a time. */
const agesIn = (source: Source, atoms: readonly Atom[]): Stretch[] =>
  atoms.some((atom) => atom.kind === 'range' && atom.value.isMarked)
    ? atoms.filter(
        (atom) =>
          atom.kind === 'range' &&
          !atom.value.isMarked &&
          markAt(source, atom.from - 1, '(') &&
          markAt(source, atom.to, ')'),
      )
    : [];

function elementsOf(source: Source, body: Stretch, atoms: readonly Atom[]): Element[] {
  const { words } = source;
  const small = smallWords(source);
  const elements: Element[] = [];
  const corrected = [...takenBack(source, atoms), ...agesIn(source, atoms)];
  let next = 0;
  for (let index = body.from; index < body.to;) {
    const back = corrected.find(({ from }) => from === index);
    if (back) {
      elements.push({ kind: 'small', from: back.from, to: back.to });
      index = back.to;
      continue;
    }
    while ((atoms[next]?.from ?? Infinity) < index) next += 1;
    const atom = atoms[next];
    const add = (kind: Exclude<Element['kind'], 'atom'>, length: number) => {
      elements.push({ kind, from: index, to: index + length });
      index += length;
    };
    if (atom?.from === index) {
      elements.push({ kind: 'atom', atom, from: index, to: atom.to });
      index = atom.to;
      continue;
    }
    const free = (length: number) => (index + length <= (atom?.from ?? body.to) ? length : 0);
    const ages = free(agesAt(source, index));
    if (ages > 0) {
      add('word', ages);
      continue;
    }
    const appointment = free(phraseAt(source, index, words.appointment));
    // "No Sundays", "never at weekends".
    const denied = phraseAt(source, index, words.negations);
    const isDenied = denied > 0 && atom?.kind === 'days' && atom.from === index + denied;
    if (isDenied && elements.at(-1)?.kind !== 'break') elements.push({ kind: 'break', from: index, to: index });
    const closed = free(phraseAt(source, index, words.closed)) || (isDenied ? denied : 0);
    const open = free(phraseAt(source, index, words.open));
    if (appointment) add('appointment', appointment);
    else if (closed && closed >= open) add('closed', closed);
    else if (open) add('open', open);
    else if (endsLine(source, index) || isBreak(source, index)) add('break', 1);
    else if (source.tokens[index]?.kind === 'mark') add('small', 1);
    else if (free(phraseAt(source, index, words.and)) && startsTime(elements, atoms[next], index))
      add('break', free(phraseAt(source, index, words.and)));
    else
      add(free(phraseAt(source, index, small)) ? 'small' : 'word', Math.max(1, free(phraseAt(source, index, small))));
  }
  return elements;
}

const isBreak = (source: Source, index: number) =>
  (markAt(source, index, ',;|()/،؛') && !isInNumber(source, index)) ||
  (markAt(source, index, '.') && !source.text.slice(source.tokens[index]?.end).startsWith('\n') && index > 0);

/** "0,5" and "24/7". */
const isInNumber = (source: Source, index: number) =>
  isGlued(source, index) && isGlued(source, index + 1) && source.tokens[index + 1]?.kind === 'number';

/** Whether an "and" stands between two times: "9–12 and 14–17", "Mon 9–5 and Sat 10–4". */
const startsTime = (elements: Element[], next: Atom | undefined, index: number) => {
  const last = elements.at(-1);
  return last?.kind === 'closed' || (last?.kind === 'atom' && next !== undefined && next.from - index < 4);
};

const empty = (at: number): Piece => ({
  from: at,
  to: at,
  days: [],
  times: [],
  dates: [],
  words: [],
  open: null,
  closed: null,
  appointment: false,
  other: false,
  priced: false,
});

function pieceOf(source: Source, elements: readonly Element[]): Piece {
  const piece = empty(elements[0]?.from ?? 0);
  const runs: Stretch[] = [];
  let isRunning = false;
  for (const element of elements) {
    const { from, to, kind } = element;
    const last = runs.at(-1);
    if (isRunning && last && (kind === 'word' || kind === 'small')) last.to = to;
    else if (kind === 'word' || (kind === 'small' && !isLoose(source, from))) runs.push({ from, to });
    isRunning = kind === 'word' || (kind === 'small' && (isRunning || !isLoose(source, from)));
    if (kind === 'open') piece.open ??= { from, to };
    if (kind === 'closed') piece.closed ??= { from, to };
    if (kind === 'appointment') piece.appointment = true;
    if (kind === 'atom') {
      const { atom } = element;
      if (atom.kind === 'days') piece.days.push(atom);
      else if (atom.kind === 'range' || atom.kind === 'clock') piece.times.push(atom);
      else if (atom.kind === 'date') piece.dates.push(atom);
      else if (atom.kind === 'money') {
        piece.priced = true;
        runs.push({ from, to: atom.value.unit?.to ?? to });
      } else piece.other = true;
    }
    piece.to = to;
  }
  piece.times = inOrder(piece.times).filter((time) => time.kind === 'range' || !isBeside(time, piece.times, runs));
  piece.words = runs
    .map((run) => withoutSmall(source, run))
    .filter(({ from, to }) => to > from && isSaying(source, from, to));
  return piece;
}

/** "6.30–9.30pm, last wash 8.30": a time with words of its own behind a range. */
const isBeside = (time: AtomOf<'clock'>, times: Piece['times'], runs: readonly Stretch[]) =>
  time.value.bound === undefined &&
  times.some((range) => range.kind === 'range' && runs.some(({ from, to }) => from >= range.to && to <= time.from));

/** Ranges with what the ones before tell of them. */
function inOrder(times: Piece['times']): Piece['times'] {
  const ranges = afterEachOther(times.flatMap((time) => (time.kind === 'range' ? [time.value] : [])));
  return times.map((time) => {
    const value = ranges.find(({ from }) => from === time.from);
    return time.kind === 'range' && value ? { ...time, value } : time;
  });
}

const leads = listsOf(({ and, copulas }) => [and, copulas]);
const tails = listsOf((words) => [
  words.copulas,
  words.placePrepositions,
  words.from,
  words.every,
  words.and,
  ON,
  words.articles,
]);

function withoutSmall(source: Source, run: Stretch) {
  const lead = (index: number) => (markAt(source, index, ')') ? 1 : phraseAt(source, index, leads(source)));
  return trimmed(source, run, lead, tails(source));
}

const sayingNothing = listsOf((words) => [
  words.from,
  words.until,
  words.and,
  words.every,
  words.articles,
  words.copulas,
  words.clock,
  words.placePrepositions,
  words.first,
  words.mine,
  words.weAre,
  words.holidays,
  ALSO,
]);

/** Whether a stretch is more than small words. */
export function isSaying(source: Source, from: number, to: number) {
  const small = sayingNothing(source);
  for (let index = from; index < to;) {
    const length = phraseAt(source, index, small);
    if (!length && source.tokens[index]?.kind !== 'mark') return true;
    index += Math.max(1, length);
  }
  return false;
}

/** "Mon–Fri: 9–5", "12 June: Summer fair": a label that is only a time is no label. */
export function withoutTimeLabel(source: Source, clause: Clause, atoms: readonly Atom[]): Clause {
  if (clause.form !== 'labelled') return clause;
  const label = { from: stretchOf(source, clause.span).from, to: bodyOf(source, clause).from };
  const inLabel = atomsIn(atoms, source, { start: clause.span.start, end: clause.value.span.start });
  const elements = elementsOf(source, label, inLabel);
  const isTime = elements.some(({ kind }) => kind === 'atom') && elements.every(({ kind }) => kind !== 'word');
  return isTime ? { ...clause, form: 'item', label: '', value: { text: clause.text, span: clause.span } } : clause;
}

/** A clause parted where a new time begins. */
export function piecesOf(source: Source, clause: Clause, atoms: readonly Atom[]): Piece[] {
  const body = bodyOf(source, clause);
  const elements = elementsOf(
    source,
    body,
    atomsIn(atoms, source, { start: source.tokens[body.from]?.start ?? 0, end: source.tokens[body.to - 1]?.end ?? 0 }),
  );
  const chunks = chunksOf(source, elements);
  const pieces: { elements: Element[]; piece: Piece }[] = [];
  for (const chunk of chunks) {
    if (chunk.length === 0) continue;
    const piece = pieceOf(source, chunk);
    const last = pieces.at(-1);
    if (last && isMore(last.piece, piece)) {
      last.elements.push(...chunk);
      last.piece = pieceOf(source, last.elements);
    } else pieces.push({ elements: [...chunk], piece });
  }
  return pieces.map(({ piece }) => piece);
}

const kindOfTime = (element: Element): 'days' | 'times' | '' =>
  element.kind !== 'atom' ? '' : element.atom.kind === 'days' ? 'days' : element.atom.kind === 'range' ? 'times' : '';

/**
 * Elements between marks, and "Mon 9–5 Tue 10–4", "Mon closed Tue 9–5", "9–5 closed Sun" apart: days after times after days begin
 * anew, but not after "except".
 */
function chunksOf(source: Source, elements: readonly Element[]): Element[][] {
  const chunks: Element[][] = [[]];
  let seen = { days: false, times: false, last: '', isExcepted: false };
  const begin = (elementsOfIt: Element[] = []) => {
    chunks.push(elementsOfIt);
    seen = {
      days: elementsOfIt.length > 0,
      times: false,
      last: elementsOfIt.length > 0 ? 'days' : '',
      isExcepted: false,
    };
  };
  for (const [index, element] of elements.entries()) {
    const own = chunks.at(-1) ?? [];
    const kind = kindOfTime(element);
    const isAnew = kind !== '' && seen[kind] && seen.last !== kind && !seen.isExcepted;
    const fromDays = () => own.splice(own.findLastIndex((one) => kindOfTime(one) === 'days'));
    // "daily 6–10 except Friday 1–10": the exception has times of its own.
    if (kind === 'times' && seen.isExcepted && seen.times && seen.last === 'days') {
      const excepted = fromDays();
      own.splice(own.findIndex((one) => phraseAt(source, one.from, source.words.except) > 0));
      begin(excepted);
    } else if (kind === 'times' && seen.times && seen.last === 'days') {
      // "17–20 Saturday 9–14": the first times are of the days before.
      begin(fromDays());
    } else if (isAnew || element.kind === 'break' || closesOthers(elements, index, seen) || isBehindClosed(own, kind))
      begin();
    if (element.kind === 'break') continue;
    chunks.at(-1)?.push(element);
    if (kind !== '') seen = { ...seen, [kind]: true, last: kind };
    seen.isExcepted ||= phraseAt(source, element.from, source.words.except) > 0;
  }
  return chunks;
}

/** "9–5 closed Sun": closed is said of the days behind it where those before have times. */
const closesOthers = (elements: readonly Element[], index: number, seen: { days: boolean; times: boolean }): boolean =>
  elements[index]?.kind === 'closed' &&
  seen.days &&
  seen.times &&
  elements.slice(index + 1, index + 3).some((next) => kindOfTime(next) === 'days');

const isBehindClosed = (own: readonly Element[], kind: string): boolean =>
  kind === 'days' && own.at(-1)?.kind === 'closed' && own.some((one) => kindOfTime(one) === 'days');

/** "Mon–Fri" + "9–12", "9–12" + "14–17": what follows says more of the same time. */
function isMore(last: Piece, next: Piece) {
  const isTime = next.days.length + next.times.length + next.dates.length > 0;
  const isComplete =
    (last.days.length > 0 && (last.times.length > 0 || last.closed !== null)) ||
    (last.dates.length > 0 && last.times.length > 0);
  const isAnew = next.open !== null && next.days.length > 0;
  if (!isTime || next.words.length > 0 || isAnew || next.closed || next.appointment || next.dates.length > 0)
    return false;
  if (last.closed && last.days.length === 0) return false;
  if (last.days.length > 0 && next.days.length > 0 && last.words.length > 0) return false;
  if (last.words.length > 0 && last.days.length + last.times.length + last.dates.length === 0 && !last.open)
    return false;
  return !isComplete || next.days.length === 0;
}
