import type { Span } from '../reading.ts';
import { addressesIn, phonesIn } from './contact.ts';
import { dateAt, type SaidDate } from './dates.ts';
import { daysAt, isTimeWord, type Days } from './days.ts';
import { decide } from './decide.ts';
import { amountsBelow, entriesIn, listedAmounts, moneyAt, type Entry, type Money } from './money.ts';
import { hasPhrase, isGlued, markAt, said, stretchOf, tokenAt, type Source, type Stretch } from './source.ts';
import { boundAt, clockAt, rangeAt, type Clock, type TimeRange } from './times.ts';

/** The smallest thing with a meaning of its own, after phones, dates, times, prices and days competed for its characters. */
export type Atom = Stretch & { span: Span; confidence: number } & (
    | { kind: 'contact' }
    | { kind: 'date'; value: SaidDate }
    | { kind: 'days'; value: Days }
    | { kind: 'range'; value: TimeRange }
    | { kind: 'clock'; value: Clock }
    | { kind: 'money'; value: Money }
  );
export type AtomOf<Kind extends Atom['kind']> = Extract<Atom, { kind: Kind }>;

/** What competes, line by line so that a line's other words are known to its numbers. */
export function atomsOf(source: Source): Atom[] {
  const claims: Atom[] = [...addressesIn(source), ...phonesIn(source)].map(({ span, confidence }) => ({
    kind: 'contact',
    span,
    confidence: confidence + 0.5,
    ...stretchOf(source, span),
  }));
  let entries: Entry[] = [];
  for (const line of linesOf(source)) {
    const isDaily = hasPhrase(source, line, source.words.clock) || hasDays(source, line);
    const isTimely = isDaily || hasPhrase(source, line, source.words.open);
    const here: Atom[] = [];
    for (let index = line.from; index < line.to; index += 1) here.push(...claimsAt(source, index, isTimely));
    const money = here.flatMap((claim) => (claim.kind === 'money' ? [claim.value] : []));
    // "Open fires 55, stoves 60": the word alone opens nothing.
    const isPlain = !isDaily && !here.some(({ kind }) => kind === 'date' || (isTimely && kind === 'range'));
    // "Cuts 22 bucks, kids 15, beard trim 12. Tue-Sat 9-6": a sentence of such a line may be a list of its own.
    const isWithin = (stretch: Stretch, one: Stretch) => one.from >= stretch.from && one.to <= stretch.to;
    const isPriced = (stretch: Stretch) =>
      !hasPhrase(source, stretch, source.words.clock) &&
      !hasDays(source, stretch) &&
      here.every((claim) => claim.kind === 'money' || !isWithin(stretch, claim));
    const lists = isPlain ? [line] : sentencesIn(source, line).filter(isPriced);
    const listed = lists.flatMap((list) =>
      listedAmounts(
        source,
        list,
        money.filter((one) => isWithin(list, one)),
      ),
    );
    const found = isPlain ? entriesIn(source, line, money) : [];
    const isList = found.length > 0 && found.every(({ isNamed, isBare }) => isNamed && (!isBare || here.length === 0));
    const below = isList ? [] : amountsBelow(source, entries);
    if (isList) entries.push(...found);
    else entries = [];
    claims.push(...here, ...[...listed, ...below].map((value): Atom => asMoney(source, value, 0.8)));
  }
  claims.push(...amountsBelow(source, entries).map((value): Atom => asMoney(source, value, 0.8)));
  return decide(claims);
}

/** The sentences of a line, without their stops. */
function sentencesIn(source: Source, { from, to }: Stretch): Stretch[] {
  const ends = source.tokens.flatMap((_, at) =>
    at >= from && at < to && markAt(source, at, '.!?') && !isGlued(source, at + 1) ? [at] : [],
  );
  return [...ends, to].map((end, index) => ({ from: index === 0 ? from : (ends[index - 1] ?? 0) + 1, to: end }));
}

/** Numbers, signs of currencies, and words that are in some list: nothing else begins an atom. */
function begins(source: Source, index: number) {
  const token = source.tokens[index];
  if (!token || token.kind === 'line') return false;
  if (token.kind === 'mark') return /^\p{Sc}$/u.test(token.text);
  return token.kind === 'number' || source.phrases[index] !== undefined || isTimeWord(source, index);
}

function claimsAt(source: Source, index: number, isTimely: boolean): Atom[] {
  if (!begins(source, index)) return [];
  const place = ({ from, to }: Stretch) => ({ from, to, span: said(source, { from, to }).span });
  const claims: Atom[] = [];
  const date = dateAt(source, index);
  if (date) claims.push({ kind: 'date', value: date, confidence: 0.95, ...place(date) });
  const days = daysAt(source, index);
  if (days) claims.push({ kind: 'days', value: days, confidence: 0.9, ...place(days) });
  const range = rangeAt(source, index);
  if (range && (range.isMarked || isTimely))
    claims.push({ kind: 'range', value: range, confidence: 0.9, ...place(range) });
  const clock = clockAt(source, index);
  if (clock?.isMarked)
    claims.push({
      kind: 'clock',
      value: clock,
      confidence: isTimely || clock.half || hasColon(source, clock) ? 0.7 : 0.4,
      ...place(clock),
    });
  const bound = isTimely ? boundAt(source, index) : null;
  if (bound) claims.push({ kind: 'clock', value: bound, confidence: 0.75, ...place(bound) });
  const money = moneyAt(source, index);
  if (money) claims.push(asMoney(source, money, money.isBare ? (isTimely ? 0.2 : 0.6) : 0.9));
  return claims;
}

const asMoney = (source: Source, value: Money, confidence: number): Atom => ({
  kind: 'money',
  value,
  confidence,
  from: value.from,
  to: value.to,
  span: said(source, value).span,
});

const hasColon = (source: Source, { from, to }: Stretch) =>
  source.tokens.slice(from, to).some(({ text }) => text === ':');

function hasDays(source: Source, { from, to }: Stretch) {
  for (let index = from; index < to; index += 1) if (daysAt(source, index)) return true;
  return false;
}

/** Lines, and the sentences in them as far as a stop tells them: what one says of days says nothing of another's numbers. */
function linesOf(source: Source): Stretch[] {
  const { tokens } = source;
  const lines: Stretch[] = [];
  let from = 0;
  tokens.forEach(({ kind }, index) => {
    if (kind !== 'line' && !endsSentence(source, index)) return;
    lines.push({ from, to: index });
    from = index + 1;
  });
  return [...lines, { from, to: tokens.length }];
}

function endsSentence(source: Source, index: number) {
  if (!markAt(source, index, '.!?') || isGlued(source, index + 1) || !isGlued(source, index)) return false;
  const before = source.tokens[index - 1];
  // "3. Mai", "Tues. 9-5"
  return before?.kind === 'word'
    ? before.text.length > 5
    : before?.kind === 'number' &&
        ((/^\d\d/.test(before.text) && markAt(source, index - 2, ',.')) || isSign(source, index - 2));
}

const isSign = ({ tokens }: Source, index: number) => /^\p{Sc}$/u.test(tokens[index]?.text ?? '');

/** The atoms whose characters lie in a span. Linear in their number there, logarithmic in all. */
export function atomsIn(atoms: readonly Atom[], source: Source, span: Span): Atom[] {
  const { from, to } = { from: tokenAt(source, span.start), to: tokenAt(source, span.end) };
  let [low, high] = [0, atoms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((atoms[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((atoms[end]?.to ?? to + 1) <= to) end += 1;
  return atoms.slice(low, end);
}
