import { UNSPACED } from '../tokens.ts';
import { vocabularies } from '../vocabulary/index.ts';
import type { PlaceClaim } from './place.ts';
import {
  endsLine,
  hasPhrase,
  isCapital,
  joinLists,
  markAt,
  phraseAt,
  said,
  spelled,
  type Source,
  type Stretch,
} from './source.ts';
import {
  hasCode,
  hasDigit,
  isJoint,
  isNamed,
  isNumber,
  isPart,
  isPlaceName,
  isScriptless,
  isUnit,
  isYear,
  leavesName,
  PARTICLES,
  partsOf,
  streetIn,
  type Part,
} from './street-parts.ts';

type Chain = { lines: Stretch[]; hasTown: boolean; next: number };

/** What else of an address stands behind its street: unit, postcode, town, region, a remark in brackets on a line of its own. */
function chainBehind(source: Source, parts: readonly Part[], at: number, isLine: boolean): Chain {
  const chain: Chain = { lines: [], hasTown: false, next: at };
  for (let next = parts[at]; next && chain.lines.length < 5; next = parts[chain.next]) {
    const { mark, from, to } = next;
    const hasCode = source.tokens.slice(from, to).some(({ text }) => /^\d{2,6}$/.test(text));
    if (mark === '(') {
      const isRemark = isLine && markAt(source, to, ')') && endsLine(source, to + 1) && !hasCode;
      if (isRemark) chain.lines.push({ from: from - 1, to: to + 1 });
      if (isRemark) chain.next += 1;
      return chain;
    }
    if (!(mark === ',' || mark === ',\n' || mark === '–' || mark === '-' || (mark === '\n' && hasCode))) return chain;
    if (markAt(source, to, '@')) return chain;
    const isOwn = streetIn(source, next)?.isNumbered !== true || !/^\p{L}/u.test(spelled(source, from));
    if (isUnit(source, next)) chain.lines.push(next);
    else if (isPlaceName(source, next) && isOwn) {
      chain.lines.push(next);
      chain.hasTown = true;
    } else return chain;
    chain.next += 1;
  }
  return chain;
}

/** How German towns end, and what people live in does not. */
const TOWN_ENDING =
  /(?<!pflege|kinder|alten|tier|wohn)(?:heim|burg|berg|hausen|furt|ingen|bach|brück|stedt|leben|kirchen|münster)$/;

/** "in Unit 5, Frogmarsh Mill Yard": the unit that ends the part before. */
function unitBefore(source: Source, parts: readonly Part[], at: number): Stretch | null {
  const { to = 0 } = parts[at - 1] ?? {};
  const unit = { from: to - 2, to };
  const isUnitSaid =
    parts[at]?.mark === ',' &&
    isCapital(source, unit.from) &&
    phraseAt(source, unit.from - 1, source.words.placePrepositions) > 0 &&
    isUnit(source, unit);
  return isUnitSaid ? unit : null;
}

/** What stands before the street in a line of its own ("c/o Casa del Popolo, …"), or the town right before it. */
function chainBefore(source: Source, parts: readonly Part[], at: number): Chain {
  const chain: Chain = { lines: [], hasTown: false, next: at };
  const isPlace = (part: Part) =>
    isUnit(source, part) ||
    (isPlaceName(source, part) && !hasDigit(source, part)) ||
    (isNumber(source, part) && !isYear(spelled(source, part.from)));
  let start = at;
  while (start > 0 && parts[start]?.mark === ',' && at - start < 4) {
    const before = parts[start - 1];
    if (!before || !isPlace(before) || before === parts[0]) break;
    start -= 1;
  }
  const inside = start === at ? unitBefore(source, parts, at) : null;
  if (inside) return { ...chain, lines: [inside] };
  const unit = parts.slice(start, at).findIndex((part) => isUnit(source, part));
  const isStart = /^(?:|\n|:|\(|\p{So})$/u.test(parts[start]?.mark ?? '');
  if (!isStart && unit >= 0) start += unit;
  const isWhole = (isStart || unit >= 0) && start < at;
  const [one] = parts.slice(at - 1, at);
  // Where every noun or title has capitals, what stands before may be anything.
  const { en, de } = vocabularies;
  const isTitled = source.words === en && /^[–-]$/.test(one?.mark ?? '');
  const isOther = source.words === de && !TOWN_ENDING.test(one ? spelled(source, one.to - 1) : '');
  const isTown = /^[,–-]$/.test(one?.mark ?? '') && !isTitled && !isOther;
  const isNext = one !== undefined && parts[at]?.mark === ',' && isPlaceName(source, one);
  if (!isWhole && !(isTown && isNext)) return chain;
  const lines = isWhole ? parts.slice(start, at) : parts.slice(at - 1, at);
  return { lines, hasTown: lines.some((line) => isPlaceName(source, line)), next: start };
}

/** "in Kassel, Friedrich-Ebert-Straße 112": the town that ends the part before. */
function townBefore(source: Source, parts: readonly Part[], at: number): Stretch[] {
  const before = parts[at]?.mark === ',' || parts[at]?.mark === '(' ? parts[at - 1] : undefined;
  if (!before) return [];
  let { to: from } = before;
  while (from > before.from && (isPart(source, from - 1) || isJoint(source, from - 1)) && !leavesName(source, from - 1))
    from -= 1;
  while (from < before.to && !isCapital(source, from)) from += 1;
  const { placePrepositions } = source.words;
  const isSaid = from < before.to && phraseAt(source, from - 1, joinLists(placePrepositions, PARTICLES)) > 0;
  if (!isSaid || !isPlaceName(source, { from, to: before.to })) return [];
  // "En Jerez, en el barrio de Santiago, calle Nueva 27": a quarter of the town before it.
  const outer = phraseAt(source, from - 1, PARTICLES) > 0 && before.mark === ',' ? parts[at - 2] : undefined;
  const town = outer && { from: outer.from + phraseAt(source, outer.from, placePrepositions), to: outer.to };
  return [town && town.from > outer.from && isPlaceName(source, town) ? town : { from, to: before.to }];
}

/** A number that is called or a mail, and how near to it an address stands. */
const REACHED = /@|(?:\d[ ./()-]{0,2}){8}/;
const NEAR = 60;
/** Lines below the first in which the place of a business stands by itself. */
const TOP = 5;

/** Addresses: the parts between marks around one that is a street with its number, or a line of nothing but the names of places. */
export function addressClaims(source: Source): PlaceClaim[] {
  const parts = partsOf(source);
  const claims: PlaceClaim[] = [];
  let taken = -1;
  parts.forEach((_, at) => {
    const found = at <= taken ? null : addressAt(source, parts, at);
    if (!found) return;
    claims.push(found.claim);
    taken = found.last;
  });
  return [...claims, ...unspacedIn(source)];
}

/** The street of a part with a number that stands beside it: "Via Roma, 10". `next`: the part behind. */
function coreAt(source: Source, parts: readonly Part[], at: number) {
  const [part, next] = parts.slice(at, at + 2);
  const street = part ? streetIn(source, part) : null;
  if (street && next?.mark === ',' && !street.isNumbered && street.to === part?.to && isNumber(source, next))
    return { street: { from: street.from, to: next.to, isNumbered: true }, next: at + 2 };
  return { street, next: at + 1 };
}

function addressAt(source: Source, parts: readonly Part[], at: number) {
  const part = parts[at];
  if (!part) return null;
  const { street, next } = coreAt(source, parts, at);
  const core = street ?? part;
  const before = chainBefore(source, parts, at);
  const isLine = before.lines.length > 0 || (core.from === part.from && part.mark !== ',');
  const isToEnd = core.to >= part.to;
  const behind = isToEnd
    ? chainBehind(source, parts, next, isLine)
    : townWithin(source, { from: core.to, to: part.to }, at);
  const chain = [...before.lines, core, ...behind.lines];
  const isEnded = /^(?:|\n|–|-|·|\p{So})$/u.test(parts[behind.next]?.mark ?? '');
  const [start, end] = [source.tokens[part.from]?.start ?? 0, source.tokens[part.to - 1]?.end ?? 0];
  const line = { start: source.text.lastIndexOf('\n', start) + 1, end: `${source.text}\n`.indexOf('\n', end) };
  const isReached = REACHED.test(source.text.slice(Math.max(line.start, start - NEAR), Math.min(line.end, end + NEAR)));
  const isAlone = isLine && isToEnd && isEnded && part.line > 0 && chain.length > 1;
  const isOwn = isAlone && (isReached || part.line < TOP);
  const isKnown = street
    ? isStreet(source, street, before, behind) || (isOwn && hasPhrase(source, street, source.words.streets))
    : isNamed(source, part) &&
      !behind.lines.some((line) => streetIn(source, line)) &&
      (isReached || behind.lines.some((line) => hasCode(source, line)) || isOwn || isBelowTown(source, part, before));
  if (!isKnown) return null;
  const hasTown = before.hasTown || behind.hasTown;
  const towns = hasTown ? [] : townBefore(source, parts, at);
  return {
    last: behind.next - 1,
    claim: claimOf(source, chain, towns, {
      hasTown: hasTown || towns.length > 0,
      confidence: street?.isNumbered ? 0.9 : 0.8,
    }),
  };
}

/** Whether a street is one by its number and its name, or by what stands around it. */
function isStreet(source: Source, street: Stretch & { isNumbered: boolean }, before: Chain, behind: Chain): boolean {
  const lines = [...before.lines, ...behind.lines];
  if (street.isNumbered || before.lines.some((line) => isNumber(source, line)))
    return lines.length > 0 || isSure(source, street);
  return lines.some((line) => isUnit(source, line) || hasCode(source, line));
}

/** "Telč, Na Baště 5": a capital makes a name of a small word. */
const isBelowTown = (source: Source, { from }: Stretch, { hasTown }: Chain) =>
  hasTown && phraseAt(source, from, source.words.placePrepositions) > 0;

const isSure = (source: Source, { from, to }: Stretch) => {
  const isSmall = phraseAt(source, from, source.words.placePrepositions) > 0 && !isCapital(source, from);
  for (let index = from + (isSmall ? to : 0); index < to; index += 1)
    if (/^\p{Lu}\p{L}/u.test(spelled(source, index))) return true;
  return isScriptless(source) || source.tokens[from]?.kind === 'number';
};

/** "12 Market Street in Hexham", "Hauptstraße 5 79098 Freiburg": the town behind a street within one part. */
function townWithin(source: Source, { from, to }: Stretch, at: number): Chain {
  const start = from + phraseAt(source, from, source.words.placePrepositions);
  const whole = { from: start, to };
  let end = start + 1;
  while (end < to && end - start < 4 && isCapital(source, end)) end += 1;
  // "67130 Schirmeck je veux": without marks the town ends with its capitals.
  const isRunOn = end > start + 1 && /^\d{4,6}$/.test(source.tokens[start]?.text ?? '') && !isPlaceName(source, whole);
  const town = isRunOn ? { from: start, to: end } : whole;
  const isTown = start < to && isPlaceName(source, town) && (start > from || hasCode(source, town));
  return { lines: isTown ? [town] : [], hasTown: isTown, next: at + 1 };
}

/** As written, one line each; remarks in brackets stay on the line before them. */
function claimOf(
  source: Source,
  lines: readonly Stretch[],
  towns: readonly Stretch[],
  known: Pick<PlaceClaim, 'hasTown' | 'confidence'>,
): PlaceClaim {
  const { span } = said(source, { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 });
  const text = [...lines, ...towns].map((line) => said(source, line).text).join('\n');
  return { kind: 'address', span, text: text.replace(/\n\(/g, ' ('), ...known };
}

const HOUSE = /(?<!\d)\d{1,4}(?:[-丁目番地の]{1,2}\d{1,4}){0,3}[号弄]?/gu;
const REGION = '都道府県市区町村县路街';
const IN_REGION = /^[\p{Script=Han}ケヶノ]$/u;
const IN_QUARTER = /^[\p{Script=Han}\u3040-\u30ff]$/u;
/** Most letters of a quarter, and of the regions before it. */
const LONGEST_PART = 12;

/** "石川県金沢市東山2-14-7": from the prefecture down to the house, without spaces. */
function unspacedIn(source: Source): PlaceClaim[] {
  if (!UNSPACED.test(source.text)) return [];
  return [...source.text.matchAll(HOUSE)].flatMap(({ 0: house, index }): PlaceClaim[] => {
    const start = regionBefore(source.text, index);
    const end = index + house.length;
    if (start === null) return [];
    return [
      { kind: 'address', confidence: 0.95, span: { start, end }, text: source.typed.slice(start, end), hasTown: true },
    ];
  });
}

/** Where the regions before a house begin; null where none stands there. */
function regionBefore(text: string, house: number): number | null {
  let region = house - 1;
  while (
    house - region <= LONGEST_PART &&
    IN_QUARTER.test(text.charAt(region)) &&
    !REGION.includes(text.charAt(region))
  )
    region -= 1;
  if (region < 0 || !REGION.includes(text.charAt(region))) return null;
  let start = region;
  while (region - start < LONGEST_PART && IN_REGION.test(text.charAt(start - 1))) start -= 1;
  return start < region ? start : null;
}
