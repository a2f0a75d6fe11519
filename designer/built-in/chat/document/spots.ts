import type { WebsiteDocument } from '#site/model/document.ts';
import { atomsOf, type Atom } from '../../reading/facts/atoms.ts';
import { wordedNumberAt } from '../../reading/facts/numbers.ts';
import { phraseAt, sourceOf, type Source } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { plain } from '../message/plain.ts';
import { entriesOf, once } from './entries.ts';
import { isSmall } from './named.ts';
import { textsOf, type Place } from './places.ts';
import { AND, itemsIn, sentencesIn, unspacedPrices, type Piece } from './prose.ts';

/** What a value is: what it can be exchanged for. */
export type ValueKind = 'money' | 'date' | 'range' | 'clock' | 'count';
/** A value in words. `key` is the same for "8pm" and "20:00"; `noun` is what a count counts. */
export type Valued = { kind: ValueKind; key: string; start: number; end: number; noun: string };

/** Prices in money that the readers of facts do not know ("R70", "KSh 180", "250 TL"), and what the sizes of one thing cost. */
const OTHER_MONEY =
  /(?<![\p{L}\d])(?:R|KSh|Ksh|KES|TSh|USh|ZAR|NGN|RM|Rp)\s?\d(?:[\d,.]{0,12}\d)?|\d[\d,.]{0,12}\s?(?:руб|грн|Kč|kč|Ft|lei|лв|TL|[₽₴₺])|(?<![\d/])\d{1,3}(?:[.,]\d\d)?(?:\/\d{1,3}(?:[.,]\d\d)?){2,4}(?![\d/])/gu;

/** Up to this a number "a week" says how often. */
const FEW = 9;
const CLOCK = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/u;

/** Minutes since midnight; with a "?" where morning or evening is not said. */
function minutesOf(hour: number, minutes: number, half: string): string {
  const isHalfOpen = half === '' && hour > 0 && hour < 13;
  return `${String(((hour % 12) + (half === 'pm' || (half === '' && hour > 11 && hour < 24) ? 12 : 0)) * 60 + minutes)}${isHalfOpen ? '?' : ''}`;
}

/** Whether two values are the same: "7.30" may be "7.30pm". */
export function isSameValue(one: Valued, other: Valued): boolean {
  if (one.key === other.key) return true;
  if (one.kind !== 'clock' || !`${one.key}${other.key}`.includes('?')) return false;
  return parseInt(one.key, 10) % 720 === parseInt(other.key, 10) % 720;
}

function keyOf(atom: Atom, words: string): string {
  if (atom.kind === 'clock') return minutesOf(atom.value.hour, atom.value.minutes, atom.value.half);
  if (atom.kind === 'money') return String(atom.value.amount);
  return plain(words);
}

const KINDS: readonly string[] = ['money', 'date', 'range', 'clock'] satisfies ValueKind[];
const isKind = (kind: string): kind is ValueKind => KINDS.includes(kind);

/** Whether a number stands in words, or what stands for one: a cheap look, since most sentences hold none. */
function mayHoldValue(source: Source): boolean {
  const { tokens, words } = source;
  const ordinals = placesOf(words.ordinals);
  return tokens.some(
    ({ kind }, at) =>
      kind === 'number' ||
      ordinals.at(tokens, at) !== null ||
      phraseAt(source, at, [words.noon, words.midnight, words.free]) > 0 ||
      wordedNumberAt(source, at) !== null,
  );
}

/** Prices, dates, times and counts in words, with where they stand in them. */
export function valuesIn(words: string, language: string): Valued[] {
  const unspaced = unspacedPrices(words);
  if (unspaced)
    return unspaced.map(({ start, end }) => ({
      kind: 'money',
      key: words.slice(start, end).replace(/\D/gu, ''),
      start,
      end,
      noun: '',
    }));
  const { text, typed } = normalise(words);
  const source = sourceOf(text, vocabularyOf(language), typed);
  if (!mayHoldValue(source)) return [];
  const found = [...words.matchAll(OTHER_MONEY)].map((one): Valued => ({
    kind: 'money',
    key: one[0].replace(/\s/gu, ''),
    start: one.index,
    end: one.index + one[0].length,
    noun: '',
  }));
  const isFree = (start: number, end: number) => !found.some((one) => one.start < end && start < one.end);
  const atoms = atomsOf(source);
  for (const atom of atoms) {
    const { kind } = atom;
    const { start, end } = atom.span;
    const written = typed.slice(start, end);
    if (!isKind(kind) || !isFree(start, end)) continue;
    found.push({ kind, key: keyOf(atom, written), start, end, noun: '' });
    // "16.30" is a price or a time: what it stands for decides.
    const [, hour, minutes] = CLOCK.exec(written) ?? [];
    if (kind === 'money' && hour && minutes)
      found.push({ kind: 'clock', key: minutesOf(Number(hour), Number(minutes), ''), start, end, noun: '' });
  }
  const ordinals = placesOf(source.words.ordinals);
  const isTaken = (start: number) => atoms.some(({ span }) => span.start <= start && start < span.end);
  for (let at = 0; at < source.tokens.length; at += 1) {
    const token = source.tokens[at];
    if (!token || isTaken(token.start) || !isFree(token.start, token.end)) continue;
    const ordinal = ordinals.at(source.tokens, at);
    const worded = ordinal ? null : wordedNumberAt(source, at);
    const isDigits = token.kind === 'number' && /^\d{1,4}$/u.test(token.text);
    if (!ordinal && !worded && !isDigits) continue;
    // "175 a night"
    if (isDigits && Number(token.text) > FEW && phraseAt(source, at + 1, source.words.per) > 0) {
      found.push({ kind: 'money', key: token.text, start: token.start, end: token.end, noun: '' });
      continue;
    }
    const to = ordinal ? at + ordinal.length : (worded?.to ?? at + 1);
    const key = ordinal ? `${String(ordinal.place)}.` : String(worded?.value ?? Number(token.text));
    const [before, after] = [source.tokens[at - 1], source.tokens[to]];
    const noun = after?.kind === 'word' ? after.text : before?.kind === 'word' ? before.text : '';
    if (noun !== '' && !isSmall(noun, source.words))
      found.push({
        kind: 'count',
        key,
        start: token.start,
        end: source.tokens[to - 1]?.end ?? token.end,
        noun: plain(noun),
      });
    at = to - 1;
  }
  return found;
}

/** A value that stands on the website, with the words that say what it is of: its own piece, and the sentence around it. */
export type Spot = Valued & { place: Place; text: string; label: string; around: string };

const FIELDS: readonly string[] = ['price', 'date', 'time', 'when'];

/** Every value that the website says. */
export const spotsOf = once((document: WebsiteDocument): Spot[] => [
  ...spotsInEntries(document),
  ...spotsInProse(document),
]);

const spotsInEntries = (document: WebsiteDocument): Spot[] =>
  entriesOf(document).flatMap(({ place, name, item, section }) =>
    FIELDS.flatMap((field) => {
      const text = item[field];
      if (typeof text !== 'string' || text === '') return [];
      const around = `${name} ${String(section.props.heading ?? '')} ${String(item.text ?? '')}`;
      const values = valuesIn(text, document.language).filter(({ kind }) => kind !== 'count');
      const at = { place: [...place, field], text };
      // "£85 single, £110 double": each of them has a name of its own.
      const sizes = values.length > 1 ? itemsIn({ ...at, start: 0, end: text.length }, AND) : [];
      return values.map((value) => {
        const size = sizes.find(({ start, end }) => start <= value.start && value.end <= end);
        const own = size ? text.slice(size.start, value.start) + text.slice(value.end, size.end) : '';
        return { ...value, ...at, label: `${name} ${own}`.trim(), around };
      });
    }),
  );

function spotsInProse(document: WebsiteDocument): Spot[] {
  const isProse = ({ place }: { place: Place }) =>
    (place[0] === 'sections' || place.includes('seo')) && !FIELDS.includes(place.at(-1) ?? '');
  return textsOf(document)
    .filter(isProse)
    .flatMap(({ place, text }) => sentencesIn(place, text))
    .flatMap((sentence) => {
      const found = spotsOfSentence(document, sentence);
      if (found.length === 0) return [];
      const at = sentence.place.join('/');
      const entry = entriesOf(document).find(({ place }) => at.startsWith(`${place.join('/')}/`));
      return entry ? found.map((spot) => ({ ...spot, label: `${entry.name} ${spot.label}` })) : found;
    });
}

const PLUS = /\s(?:plus|\+|zzgl\.?|zuzüglich|más|mais|più)\s(?=[\p{Sc}\d])/gu;
/** "$18 a head plus $70 travel": two things, each with its price. */
function partedAtPlus(item: Piece): Piece[] {
  const cuts = [...item.text.slice(item.start, item.end).matchAll(PLUS)];
  const starts = [item.start, ...cuts.map((cut) => item.start + cut.index + cut[0].length)];
  const ends = [...cuts.map(({ index }) => item.start + index), item.end];
  return starts.map((start, at) => ({ ...item, start, end: ends[at] ?? item.end }));
}

/** The values of a sentence, each with the thing that it is listed with. */
function spotsOfSentence({ language }: WebsiteDocument, sentence: Piece): Spot[] {
  const around = sentence.text.slice(sentence.start, sentence.end);
  const values = valuesIn(around, language);
  const items = values.length > 0 ? itemsIn(sentence, AND).flatMap(partedAtPlus) : [];
  return values.flatMap((value): Spot[] => {
    const [start, end] = [sentence.start + value.start, sentence.start + value.end];
    const at = items.findIndex((one) => one.start <= start && end <= one.end);
    const item = items[at] ?? sentence;
    const own = `${item.text.slice(item.start, start)} ${item.text.slice(end, item.end)}`;
    // "Phone menu, up to ten prompts, £95": what stands before it.
    const label = /\p{L}{2}/u.test(own) ? own : item.text.slice(startOfThing(items, at, values, sentence), start);
    return [{ ...value, start, end, place: sentence.place, text: sentence.text, label, around }];
  });
}

/** Where the things begin that stand before one without words, behind the last one with a value of its own. */
function startOfThing(items: readonly Piece[], at: number, values: readonly Valued[], sentence: Piece): number {
  const isValued = ({ start, end }: Piece) =>
    values.some(
      (one) => one.kind !== 'count' && start <= sentence.start + one.start && sentence.start + one.start < end,
    );
  const last = items.findLastIndex((item, index) => index < at && isValued(item));
  return items[last + 1]?.start ?? sentence.start;
}
