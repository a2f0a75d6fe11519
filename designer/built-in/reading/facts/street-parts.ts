import { vocabularies } from '../vocabulary/index.ts';
import { daysAt, weekdayStarts } from './days.ts';
import { fixed } from './found-phrases.ts';
import {
  endsLine,
  isCapital,
  isGlued,
  listsOf,
  markAt,
  phraseAt,
  spelled,
  type Source,
  type Stretch,
} from './source.ts';

const NUMBER = fixed('nr, nr., no, no., n., n°, nº, numero, número, č., č.p., nº., number');
/** Where in a house: what stands beside a street and is no town. */
const UNITS = fixed(
  'bajo, bajos, entresuelo, hinterhof, hinterhaus, vorderhaus, erdgeschoss, innenhof, dachgeschoss, parterre, souterrain, rez-de-chaussée, basement, upstairs, ground floor, pianoterra, piano terra, parter, stuen, begane grond',
);
/** Beside what something lies: the first words of a part that is a place. */
const BESIDE = fixed('off, near, nr, nr., opp, opp., opposite, behind, above, c/o, rear, hinter, gegenüber');
/** Small words within the names of streets and towns. */
export const PARTICLES = fixed(
  "de, del, der, den, des, di, da, do, dos, das, du, della, delle, degli, dei, dell', la, le, les, l', d', of, upon, on, the, im, am, an, van, von, und, el, al, san, st, st., bis, sur, sous, na, nad, i",
);

/** What stands between two marks, with the mark before it: '' at the start of a line or a sentence. */
export type Part = Stretch & { mark: string; line: number };

export const isScriptless = ({ words }: Source) => words === vocabularies.he || words === vocabularies.ar;
export const isPart = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'word' &&
  (isCapital(source, index) || phraseAt(source, index, PARTICLES) > 0 || isScriptless(source));
const isHouseNumber = (source: Source, index: number) => /^[1-9]\d{0,3}$/.test(source.tokens[index]?.text ?? '');
export const isJoint = (source: Source, index: number) =>
  markAt(source, index, "-'/&.°º") &&
  (markAt(source, index, '&') || (isGlued(source, index) && source.tokens[index - 1]?.kind !== 'line'));

/** Street words by themselves or as an ending: "Lindenstraße". */
function streetAt(source: Source, index: number) {
  const whole = phraseAt(source, index, source.words.streets);
  if (whole) return source.words === vocabularies.en && !isCapital(source, index) ? 0 : whole;
  const text = source.tokens[index]?.text ?? '';
  if (text.length > 40 || source.tokens[index]?.kind !== 'word') return 0;
  const endings = source.words.streets.split(', ').filter((street) => street.length > 2);
  return endings.some((street) => text.length > street.length + 2 && text.endsWith(street)) ? 1 : 0;
}

/** "Hauptstr. 5", "1400 Sunset Blvd.", "Avda. de la Paz": longer than other short words of streets. */
const SHORTENED = /(?:str|blvd|avda)$/i;

/** Whether a stop ends a sentence here, not a short word: "Cad.", "ul.", "st. tv.". */
function endsSentence(source: Source, index: number) {
  if (!markAt(source, index, '.')) return false;
  const last = spelled(source, index - 1);
  const isShort =
    (/^(?:\p{Ll}{1,3}|St|Nr|No)$/u.test(last) && source.tokens[index - 2]?.kind !== 'number') ||
    ((last.length < 4 || SHORTENED.test(last)) && streetAt(source, index - 1) > 0) ||
    // "26. april".
    (/^\d+$/.test(last) && /^\p{Ll}/u.test(spelled(source, index + 1)));
  return endsLine(source, index + 1) || !(isGlued(source, index + 1) || isShort);
}

const isBreak = (source: Source, index: number) => {
  const { kind = 'line' } = source.tokens[index] ?? {};
  if (kind !== 'mark') return kind === 'line';
  if (markAt(source, index, ':.') && phraseAt(source, index - 1, NUMBER) > 0) return false;
  return endsSentence(source, index) || !isJoint(source, index);
};

export function partsOf(source: Source): Part[] {
  const parts: Part[] = [];
  let [from, mark, line] = [0, '', 0];
  for (let index = 0; index <= source.tokens.length; index += 1) {
    if (!isBreak(source, index)) continue;
    const label = phraseAt(source, from, source.words.addressLabels);
    if (index > from + label) parts.push({ from: from + label, to: index, mark, line });
    else if (mark === ',' && endsLine(source, index)) mark = ',\n';
    const text = markAt(source, index, '،') ? ',' : (source.tokens[index]?.text ?? '\n');
    if (text === '\n') line += 1;
    // Bullets and pins begin a line.
    const isStart = index === 0 || (source.tokens[index - 1]?.kind === 'line' && text !== '\n');
    if (index > from || mark !== ',\n') mark = isStart || '.!?'.includes(text) ? '' : text;
    from = index + 1;
  }
  return parts;
}

/** The number with a letter or a second one: "12a", "12-14", "5/3", "141/B". */
function numberEnd(source: Source, index: number) {
  let to = index + 1;
  const isLetter = (at: number) => source.tokens[at]?.kind === 'word' && spelled(source, at).length === 1;
  if (isLetter(to) && (isGlued(source, to) || isCapital(source, to))) to += 1;
  if (markAt(source, to, '-–/') && isGlued(source, to) && (isHouseNumber(source, to + 1) || isLetter(to + 1))) to += 2;
  return to;
}

/** Whether a number is the beginning of a time, a price, a share or an ordinal: "18:30", "13h30", "7,80", "20%", "2nd". */
function goesOn(source: Source, at: number): boolean {
  if (!isGlued(source, at + 1)) return false;
  if (markAt(source, at + 1, ':%')) return true;
  if (markAt(source, at + 1, ',.')) return source.tokens[at + 2]?.kind === 'number' && isGlued(source, at + 2);
  const behind = source.tokens[at + 1]?.kind === 'word' ? spelled(source, at + 1) : '';
  return /^h\d*$/i.test(behind) || (behind.length > 1 && behind !== 'bis');
}

/** "6th" of "1400 E 6th St": the number or what is written onto it. */
const isOrdinal = (source: Source, index: number): boolean =>
  source.tokens[index]?.kind === 'number'
    ? isGlued(source, index + 1) && /^(?:st|nd|rd|th)$/.test(source.tokens[index + 1]?.text ?? '')
    : isGlued(source, index) && /^(?:st|nd|rd|th)$/.test(source.tokens[index]?.text ?? '');

/** The house number that ends before this token: "12 Market", "12a", "14 bis", "Rear 77". -1 for none. */
function houseBefore(source: Source, from: number, start: number) {
  let at = from - 1;
  if (source.tokens[at]?.kind === 'word' && /^(?:\p{L}|bis)$/u.test(spelled(source, at))) at -= 1;
  if (at < start || !isHouseNumber(source, at) || (isGlued(source, at) && markAt(source, at - 1, ':.,£€$'))) return -1;
  if (/^\p{Sc}$/u.test(source.tokens[at - 1]?.text ?? '')) return -1;
  if (markAt(source, at - 1, '-–/') && isHouseNumber(source, at - 2) && isGlued(source, at)) at -= 2;
  return at - 1 === start && isCapital(source, start) && !weekdayStarts(source, start) ? start : at;
}

/** A street within a part: its name with the number before or behind it, "ul. Długa 5", "18 rue des Faussets". */
export function streetIn(source: Source, part: Stretch): (Stretch & { isNumbered: boolean }) | null {
  for (let index = part.from; index < part.to; index += 1) {
    const length = streetAt(source, index);
    if (!length || phraseAt(source, index + length, source.words.until)) continue;
    let from = index;
    // "am Markt 5": a small word makes a street only of the name behind it.
    const isSmall = phraseAt(source, index, source.words.placePrepositions) > 0;
    const isTied = () => markAt(source, from, '-') || !phraseAt(source, from - 1, source.words.placePrepositions);
    const isWithin = () =>
      (isPart(source, from - 1) && isTied()) ||
      isOrdinal(source, from - 1) ||
      (isJoint(source, from - 1) && !markAt(source, from - 1, '/'));
    while (!isSmall && from > part.from && index - from < 7 && isWithin()) from -= 1;
    let to = index + length;
    if (markAt(source, to, '.') && to < part.to - 1) to += 1;
    const name = to;
    const isMarked = () => phraseAt(source, to, NUMBER) > 0;
    const house = houseBefore(source, from, part.from);
    const goes = () => isPart(source, to) || (isJoint(source, to) && source.tokens[to + 1]?.kind === 'word');
    if (house >= 0 && from < index) return { from: house, to, isNumbered: true };
    while (to < part.to && to - index < 7 && goes() && !isMarked() && !leavesName(source, to)) to += 1;
    while (to > name && /^\p{Ll}{1,3}$/u.test(spelled(source, to - 1))) to -= 1;
    if (house >= 0 && to > name) return { from: house, to, isNumbered: true };
    while (from < index && !isCapital(source, from)) from += 1;
    const isOwn = source.words !== vocabularies.en || from < index;
    const isNamed =
      (to > name && isOwn) || (!isSmall && (from < index || !phraseAt(source, index, source.words.streets)));
    if (!isPlaceless(source, from, to)) continue;
    let at = to + phraseAt(source, to, NUMBER);
    if (markAt(source, at, ':.')) at += 1;
    const isHouse = isHouseNumber(source, at) && !goesOn(source, at) && !(isSmall && isYear(spelled(source, at)));
    if (isNamed && at < part.to && isHouse) return { from, to: numberEnd(source, at), isNumbered: true };
    if (isNamed && (isScriptless(source) || isCapital(source, to > name && !isSmall ? to - 1 : from)))
      return { from, to, isNumbered: false };
  }
  return null;
}

export const leavesName = (source: Source, index: number) =>
  phraseAt(source, index, source.words.placePrepositions) > 0 && !phraseAt(source, index, PARTICLES);

const noPlace = listsOf((words) => [
  words.open,
  words.closed,
  words.weAre,
  words.first,
  words.mine,
  words.months,
  words.phoneLabels,
  words.copulas,
  words.money,
]);

/** Postcodes have fewer digits than numbers that are called. */
const LONGEST_CODE = 7;

/** A part of nothing but a place: capitals with the particles of names, a postcode among them. "Cape Town 7941", "off Quarry Road". */
export function isPlaceName(source: Source, { from, to }: Stretch): boolean {
  if (to - from > 8 || markAt(source, to, ':@/') || /^(?:www|https?)$/.test(source.tokens[from]?.text ?? ''))
    return false;
  const start = from + phraseAt(source, from, BESIDE);
  if (/^\p{Ll}/u.test(spelled(source, start)) && start === from && !phraseAt(source, from, source.words.streets))
    return false;
  if (!isPlaceless(source, from, to)) return false;
  let capitals = 0;
  for (let index = start; index < to; index += 1) {
    const token = source.tokens[index];
    const isCode = token?.kind === 'number' && token.text.length <= 6;
    if (!isCode && !isPart(source, index) && !isJoint(source, index)) return false;
    if (token?.kind === 'word' && (isCapital(source, index) || isScriptless(source))) capitals += 1;
  }
  const [first, last] = [source.tokens[start]?.text ?? '', source.tokens[to - 1]?.text ?? ''];
  const digits = source.tokens
    .slice(from, to)
    .reduce((sum, { kind, text }) => sum + (kind === 'number' ? text.length : 0), 0);
  if (digits > LONGEST_CODE) return false;
  // "Adults 12" is no town, "Weggis 6353" and "6353" are.
  if (/^\d{1,3}$/.test(last) && !/^\d/.test(first) && !isGlued(source, to - 1)) return false;
  return capitals > 0 || /^\d{4,6}$/.test(first);
}

/** "1er étage", "I piętro", "2nd floor", "number 19", "Unit 4", "st. tv.", "bajo". */
export function isUnit(source: Source, { from, to }: Stretch): boolean {
  if (to - from > 5 || !isPlaceless(source, from, to)) return false;
  if (phraseAt(source, from, UNITS) > 0) return true;
  const [first, last] = [spelled(source, from), spelled(source, to - 1)];
  // "2.71 m" is no floor.
  const isDecimal = source.tokens[from + 2]?.kind === 'number' && isGlued(source, from + 2);
  const isOrdinal =
    /^\d{1,2}$/.test(first) &&
    isGlued(source, from + 1) &&
    to - from > 2 &&
    !isDecimal &&
    !/^h$/i.test(spelled(source, from + 1));
  const isNumber = /^\d{1,4}$/.test(last) && !isYear(last) && !markAt(source, to, '€£$');
  const isCounted = source.tokens[from]?.kind === 'word' && to - from === 2 && isNumber;
  const isShort = markAt(source, to - 1, '.') && first.length < 4 && to - from > 2;
  return isOrdinal || isCounted || isShort || (/^[IVX]{1,4}$/.test(first) && to - from === 2);
}

export const hasDigit = (source: Source, { from, to }: Stretch) =>
  source.tokens.slice(from, to).some(({ kind }) => kind === 'number');
export const isYear = (text: string) => /^(?:1[89]|20)\d\d$/.test(text);
export const isNumber = (source: Source, { from, to }: Stretch) =>
  isHouseNumber(source, from) && numberEnd(source, from) === to && !isYear(spelled(source, from));
/** "Vroonstalledries 31": a name with a number, without a known street word. */
export const isNamed = (source: Source, { from, to }: Stretch) => {
  let end = from;
  while (end < to && end - from < 5 && (isPart(source, end) || isJoint(source, end))) end += 1;
  const isOther =
    isYear(spelled(source, end)) ||
    isGlued(source, end) ||
    markAt(source, to, '%€£$') ||
    phraseAt(source, to + 1, source.words.months) > 0 ||
    /^(?:\p{Lu}{1,3}|\p{Ll}.*)$/u.test(spelled(source, end - 1));
  const isNumbered = isHouseNumber(source, end) && numberEnd(source, end) === to;
  return isCapital(source, from) && isNumbered && !isOther && isPlaceless(source, from, end);
};
/** Whether no words of times, ways to get in touch or money stand in a part. */
function isPlaceless(source: Source, from: number, to: number) {
  for (let index = from; index < to; index += 1)
    if (weekdayStarts(source, index) || phraseAt(source, index, noPlace(source))) return false;
  // "Mon-Fri 9-5", "Sat 9": days that may be other words elsewhere, and nothing else.
  const days = daysAt(source, from);
  return !days || source.tokens.slice(days.to, to).some(({ kind }) => kind === 'word');
}

/** "79098", "SY8 1AR", and no year by itself. */
export const hasCode = (source: Source, { from, to }: Stretch) =>
  !(to - from === 1 && isYear(spelled(source, from))) &&
  source.tokens
    .slice(from, to)
    .some(
      ({ kind, text }, at) =>
        kind === 'number' &&
        (/^\d{4,6}$/.test(text) || (isGlued(source, from + at) && source.tokens[from + at - 1]?.kind === 'word')),
    );
