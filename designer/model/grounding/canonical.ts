import { addressesIn, phonesIn } from '../../built-in/reading/facts/contact.ts';
import { dateAt } from '../../built-in/reading/facts/dates.ts';
import { moneyAt } from '../../built-in/reading/facts/money.ts';
import { numberAt } from '../../built-in/reading/facts/numbers.ts';
import {
  isGlued,
  markAt,
  phraseAt,
  sourceOf,
  stretchOf,
  type Source,
  type Stretch,
} from '../../built-in/reading/facts/source.ts';
import { clockAt } from '../../built-in/reading/facts/times.ts';
import { normalise } from '../../built-in/reading/normalise.ts';
import { placesOf, type Vocabulary } from '../../built-in/reading/vocabulary/index.ts';
import { spokenNumberAt } from './worded-number.ts';

export type FigureKind = 'money' | 'date' | 'time' | 'number' | 'contact';

/** A word, a figure in one spelling, or what parts them: `,` within a sentence, `.` at its end. */
export type Piece = { text: string; kind: 'word' | 'part' | 'end' | FigureKind };

type Found = { to: number; pieces: Piece[] };

/** What one text says in pieces that are the same however it is written: "£18.00" and "eighteen pounds", "5 December" and 2026-12-05. */
export function piecesOf(text: string, words: Vocabulary, today: string): Piece[] {
  const source = sourceOf(normalise(text).text, words);
  const contacts = contactsOf(source);
  const pieces: Piece[] = [];
  let index = 0;
  while (index < source.tokens.length) {
    const found = figureAt(source, index, contacts, today);
    if (found) {
      pieces.push(...found.pieces);
      index = found.to;
      continue;
    }
    const piece = plainAt(source, index);
    if (piece) pieces.push(piece);
    index += 1;
  }
  return pieces;
}

/** A figure where it stands in a text as `normalise` types it. `keys` are the same however it is written, `next` is the word behind it. */
export type Figure = { start: number; end: number; kind: FigureKind; keys: string[]; next: string };

/** What a figure is known by, whatever its spelling. */
export const keyOf = ({ kind, text }: Piece): string => `${kind === 'word' ? '' : kind}${text}`;

/** The figures of one text, in order. */
export function figuresAt(text: string, words: Vocabulary, today: string): { typed: string; figures: Figure[] } {
  const { text: plain, typed } = normalise(text);
  const source = sourceOf(plain, words);
  const contacts = contactsOf(source);
  const figures: Figure[] = [];
  for (let index = 0; index < source.tokens.length;) {
    const found = figureAt(source, index, contacts, today);
    const pieces = found?.pieces.filter(({ kind }) => kind !== 'word' && kind !== 'part' && kind !== 'end') ?? [];
    const [first, last] = [source.tokens[index], source.tokens[(found?.to ?? index) - 1]];
    const [piece] = pieces;
    if (found && piece && first && last && piece.kind !== 'word' && piece.kind !== 'part' && piece.kind !== 'end')
      figures.push({
        start: first.start,
        end: last.end,
        kind: piece.kind,
        keys: pieces.map(keyOf),
        next: source.tokens[found.to]?.text ?? '',
      });
    index = found?.to ?? index + 1;
  }
  return { typed, figures };
}

/** Telephone numbers, mails and addresses, by the token they begin at. */
function contactsOf(source: Source): ReadonlyMap<number, Stretch & { text: string }> {
  const claims = [...phonesIn(source), ...addressesIn(source)].map((claim) => ({
    ...stretchOf(source, claim.span),
    text:
      claim.kind === 'phone'
        ? source.text.slice(claim.span.start, claim.span.end).replaceAll(/\D/g, '').slice(-9)
        : source.text.slice(claim.span.start, claim.span.end).toLowerCase(),
  }));
  return new Map(claims.map((claim) => [claim.from, claim]));
}

function figureAt(source: Source, index: number, contacts: ReturnType<typeof contactsOf>, today: string): Found | null {
  const contact = contacts.get(index);
  if (contact) return { to: contact.to, pieces: [{ kind: 'contact', text: contact.text }] };
  return moneyIn(source, index) ?? dateIn(source, index, today) ?? timeIn(source, index) ?? numberIn(source, index);
}

/** What the currencies of price lists are called, by their code. */
const CURRENCIES: readonly [code: string, names: string[]][] = [
  ['eur', ['€', 'eur', 'euro', 'euros']],
  ['gbp', ['£', 'gbp', 'pound', 'pounds', 'quid', 'pfund', 'livre', 'livres', 'libra', 'libras']],
  ['usd', ['$', 'usd', 'dollar', 'dollars', 'dólar', 'dólares']],
  ['chf', ['chf', 'franken', 'franc', 'francs', 'sfr']],
];
const codeOf = new Map(CURRENCIES.flatMap(([code, names]) => names.map((name): [string, string] => [name, code])));

/** A price: what stands before the amount as words, then each amount with its currency. */
function moneyIn(source: Source, index: number): Found | null {
  const money = moneyAt(source, index);
  if (!money || money.isBare) return null;
  const inside = source.tokens.slice(money.from, money.to);
  const code = inside.map(({ text }) => codeOf.get(text)).find((found) => found !== undefined);
  const pieces: Piece[] = [];
  for (let at = money.from; at < money.to;) {
    const number = numberAt(source, at) ?? spokenNumberAt(source, at);
    const last = pieces.at(-1);
    if (number && number.to <= money.to + 3) {
      const isPence = last?.kind === 'money' && numberAt(source, at) === null && number.value < 100;
      if (isPence)
        pieces[pieces.length - 1] = { kind: 'money', text: `${last.text}.${String(number.value).padStart(2, '0')}` };
      else pieces.push({ kind: 'money', text: `${code ?? ''} ${number.value}` });
      at = number.to;
      continue;
    }
    const { text = '', kind } = source.tokens[at] ?? {};
    if (kind === 'word' && !codeOf.has(text)) pieces.push({ kind: 'word', text });
    at += 1;
  }
  return pieces.some(({ kind }) => kind === 'money') ? { to: Math.max(money.to, index + 1), pieces } : null;
}

function dateIn(source: Source, index: number, today: string): Found | null {
  const date = dateAt(source, index);
  if (!date || date.isSpan) return null;
  const text = date.iso || nextOf(source, date, today);
  return text === '' ? null : { to: date.to, pieces: [{ kind: 'date', text }] };
}

/** The day that is meant by a day and a month without a year: the next one. '' when they are not certain. */
function nextOf(source: Source, { from, to, year }: Stretch & { year: number }, today: string): string {
  if (!Number.isNaN(year)) return '';
  const numbers: number[] = [];
  let month = 0;
  for (let at = from; at < to; at += 1) {
    const found = placesOf(source.words.months).at(source.tokens, at);
    if (found) month = found.place + 1;
    else if (source.tokens[at]?.kind === 'number') numbers.push(Number(source.tokens[at]?.text));
  }
  const [day, second] = numbers;
  const inYear = month || second;
  if (day === undefined || !inYear) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const thisYear = `${today.slice(0, 4)}-${two(inYear)}-${two(day)}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${two(inYear)}-${two(day)}`;
}

function timeIn(source: Source, index: number): Found | null {
  const clock = clockAt(source, index);
  if (!clock?.isMarked || (clock.isWord && clock.half === '')) return null;
  const { hour, minutes, half } = clock;
  const turned = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return { to: clock.to, pieces: [{ kind: 'time', text: `${turned}:${String(minutes).padStart(2, '0')}` }] };
}

function numberIn(source: Source, index: number): Found | null {
  const printed = numberAt(source, index);
  const number = printed ?? spokenNumberAt(source, index);
  // In most languages the word for one is the article, too.
  if (!printed && number?.value === 1) return null;
  return number ? { to: number.to, pieces: [{ kind: 'number', text: String(number.value) }] } : null;
}

const SIGNS = '%&@+€£$¥₹';

function plainAt(source: Source, index: number): Piece | null {
  const token = source.tokens[index];
  if (!token) return null;
  if (token.kind === 'line') return { kind: 'end', text: '.' };
  if (token.kind === 'word' || token.kind === 'number') {
    const isJoint = phraseAt(source, index, source.words.and) > 0;
    return { kind: 'word', text: isJoint ? token.text : token.text.replaceAll("'", '') };
  }
  if (SIGNS.includes(token.text)) return { kind: 'word', text: token.text };
  if (markAt(source, index, '.!?;')) return isGlued(source, index + 1) ? null : { kind: 'end', text: '.' };
  return markAt(source, index, ',:–|·') ? { kind: 'part', text: ',' } : null;
}
