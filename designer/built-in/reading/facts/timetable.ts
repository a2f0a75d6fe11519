import type { Clause, Slot } from '../reading.ts';
import type { AtomOf } from './atoms.ts';
import { isName, isOneOf, nameIn, isProse } from './names.ts';
import { labelOf, type Piece } from './pieces.ts';
import { daysAt } from './days.ts';
import {
  hasPhrase,
  isCapital,
  markAt,
  phraseAt,
  said,
  sourceOf,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

export type SlotClaim = Slot & { kind: 'slot'; confidence: number };

/** What happens every week: "Monday 18:30 Vinyasa with Anna", "Mass: Sundays 9:00 and 11:00", lines under a weekday. */
export function slotClaims(source: Source, clause: Clause, pieces: readonly Piece[]): SlotClaim[] {
  if (pieces.every(({ times }) => times.length === 0)) return [];
  const isSentence = isProse(source, clause);
  const { words } = source;
  if (pieces.some(({ open, closed, dates, other }) => open || closed || other || dates.length > 0)) return [];
  // What is not every week stays as it was said.
  if (pieces.some(({ days }) => days.some(({ value }) => value.isIrregular))) return [];
  // "Fridays from nine until the neighbours knock".
  if (pieces.some((piece) => piece.words.some(({ from }) => phraseAt(source, from, words.until) > 0))) return [];
  if (isOneOf(clause.label, words.open) || hasPhrase(source, stretchOf(source, clause.span), words.open)) return [];
  const heading = weekdayOf(source, clause.label) || weekdayOf(source, clause.under);
  const label = clause.form === 'labelled' && !weekdayOf(source, clause.label) ? labelOf(source, clause) : null;
  const claims: SlotClaim[] = [];
  let day: AtomOf<'days'> | null = null;
  let name: Stretch | null = label;
  pieces.forEach((piece, index) => {
    const [lead] = piece.words;
    if (piece.times.length === 0 && piece.days.length === 0) {
      if (lead && index === 0 && !label && pieces.length > 1) name = nameIn(source, lead, isSentence);
      else if (claims.length > 0 && lead) addNote(source, claims, lead);
      return;
    }
    day = piece.days[0] ?? (isSentence ? null : day);
    const own = lead ? nameIn(source, lead, isSentence) : null;
    const noteFrom = label && !(lead && isOneOf(clause.label, words.offerLabels)) ? 0 : 1;
    const isGeneral = label !== null && own !== null && isOneOf(clause.label, words.offerLabels);
    const title = isGeneral ? own : (label ?? own ?? name);
    if (!title || (!day && !heading) || piece.times.length === 0) return;
    name = title;
    if (!isFitName(source, title, piece, isSentence)) return;
    const times = said(source, { from: piece.times[0]?.from ?? 0, to: piece.times.at(-1)?.to ?? 0 });
    const days = day && piece.days.length > 0 ? said(source, daySpan(source, piece)) : null;
    const place = { from: Math.min(piece.from, label && claims.length === 0 ? label.from : piece.from), to: piece.to };
    claims.push({
      kind: 'slot',
      confidence: isSentence ? 0.7 : 0.85,
      day: days?.text ?? (day ? said(source, day).text : heading),
      time: times.text,
      name: said(source, title).text,
      note: piece.words
        .slice(noteFrom)
        .map((words) => said(source, words).text)
        .join(' · '),
      span: said(source, trimmedEnds(source, place)).span,
    });
  });
  return claims;
}

const trimmedEnds = (source: Source, stretch: Stretch): Stretch =>
  nameIn(source, stretch, false).to > stretch.from ? { from: stretch.from, to: stretch.to } : stretch;

function addNote(source: Source, claims: SlotClaim[], words: Stretch) {
  const last = claims.at(-1);
  if (!last) return;
  const note = said(source, words);
  last.note = [last.note, note.text].filter(Boolean).join(' · ');
  last.span = { start: last.span.start, end: note.span.end };
}

/** The days of a piece with "every" before them. */
function daySpan(source: Source, piece: Piece): Stretch {
  const from = piece.days[0]?.from ?? piece.from;
  const every = phraseAt(source, from - 1, source.words.every) && piece.from < from ? from - 1 : from;
  return { from: every, to: piece.days.at(-1)?.to ?? from };
}

/** In a sentence the name stands before "is" or the time, and has no article without such a joint ("The choir meets"). */
function isFitName(source: Source, title: Stretch, piece: Piece, isSentence: boolean) {
  if (!isName(source, title, isSentence ? 5 : 12, isSentence)) return false;
  if (!isSentence || title.to <= piece.from) return true;
  const isJoined = phraseAt(source, title.to, source.words.copulas) > 0;
  if (!isJoined && phraseAt(source, title.from - 1, [source.words.articles, source.words.mine])) return false;
  return isJoined || (isCapital(source, title.from) && title.to - title.from <= 5);
}

function weekdayOf(source: Source, label: string) {
  if (!label) return '';
  const own = sourceOf(label, source.words);
  const days = daysAt(own, 0);
  const isWhole = days !== null && (days.to === own.tokens.length || markAt(own, days.to, ':'));
  return days && isWhole && !days.isIrregular ? label.replace(/:$/, '') : '';
}
