import type { Clause, Said } from '../reading.ts';
import { placesOf, vocabularies } from '../vocabulary/index.ts';
import { weekdayStarts } from './days.ts';
import { isOneOf } from './names.ts';
import { bodyOf } from './pieces.ts';
import { fixed } from './found-phrases.ts';
import {
  endsLine,
  hasPhrase,
  isCapital,
  isGlued,
  joinLists,
  markAt,
  phraseAt,
  said,
  spelled,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

const OTHER_LABELS = fixed('email, mail, e-mail, instagram, facebook');

const BASED_IN = fixed('based in');

const NUMBER = fixed('nr, nr., no, no., n., n°, nº, numero, número');

export type PlaceClaim = { kind: 'place' | 'address'; confidence: number; span: Said['span']; text: string };

const PARTICLES = fixed(
  "de, del, der, den, des, di, da, do, dos, das, du, la, le, les, l', d', of, upon, on, am, an, van, von, und, the, el, al, san, st, st., bis, les, sur, sous, na, nad, i",
);

/** Street words by themselves or as an ending: "Lindenstraße". */
function streetAt(source: Source, index: number) {
  const whole = phraseAt(source, index, source.words.streets);
  if (whole) return source.words === vocabularies.en && !isCapital(source, index) ? 0 : whole;
  const text = source.tokens[index]?.text ?? '';
  if (text.length > 40 || source.tokens[index]?.kind !== 'word') return 0;
  return source.words.streets
    .split(', ')
    .some((street) => street.length > 2 && text.length > street.length + 2 && text.endsWith(street))
    ? 1
    : 0;
}

/** Addresses: a street word with its name and a number beside it, then postcode and town as far as they are said. */
export function addressClaims(source: Source): PlaceClaim[] {
  const claims: PlaceClaim[] = [];
  for (let index = 0; index < source.tokens.length; index += 1) {
    const street = streetAt(source, index) ? streetFrom(source, index) : namelessStreet(source, index);
    if (!street || weekdayStarts(source, street.from) || phraseAt(source, street.to, source.words.until)) continue;
    const lines = [street, ...townLines(source, street.to)];
    const isKnown = lines.length > 1 || isCapital(source, street.from) || source.tokens[street.from]?.kind === 'number';
    if (isKnown && (streetAt(source, index) || lines.length > 1)) claims.push(claimOf(source, lines));
    index = Math.max(index, (lines.at(-1)?.to ?? index) - 1);
  }
  return claims;
}

/** As written, one line each. */
function claimOf(source: Source, lines: Stretch[]): PlaceClaim {
  const span = said(source, { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 }).span;
  return { kind: 'address', confidence: 0.9, span, text: lines.map((line) => said(source, line).text).join('\n') };
}

const isHouseNumber = (source: Source, index: number) => /^[1-9]\d{0,3}$/.test(source.tokens[index]?.text ?? '');
const isNamePart = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'word' &&
  (isCapital(source, index) ||
    phraseAt(source, index, PARTICLES) > 0 ||
    source.words === vocabularies.he ||
    source.words === vocabularies.ar);

/** The number with a letter or a second one: "12a", "12-14", "5/3". */
function numberEnd(source: Source, index: number) {
  let to = index + 1;
  if (
    source.tokens[to]?.kind === 'word' &&
    spelled(source, to).length === 1 &&
    (isGlued(source, to) || isCapital(source, to))
  )
    to += 1;
  if (markAt(source, to, '-–/') && isGlued(source, to) && isHouseNumber(source, to + 1)) to += 2;
  return to;
}

function streetFrom(source: Source, index: number): Stretch | null {
  let from = index;
  let to = index + streetAt(source, index);
  if (markAt(source, to, '.') && isGlued(source, to)) to += 1;
  while (
    from > 0 &&
    index - from < 4 &&
    (isNamePart(source, from - 1) || (markAt(source, from - 1, "'-") && isGlued(source, from)))
  )
    from -= 1;
  const isBehind = source.tokens[from - 1] ? houseBefore(source, from) : -1;
  if (isBehind >= 0 && (from < index || isNamePart(source, to))) {
    let end = to;
    if (from === index) while (end - to < 5 && isNamePart(source, end) && !endsName(source, end)) end += 1;
    return { from: isBehind, to: end };
  }
  while (from < index && !isCapital(source, from)) from += 1;
  while (to - index < 7 && (isNamePart(source, to) || (markAt(source, to, '-') && isGlued(source, to)))) to += 1;
  const at = markAt(source, to, ',') ? to + 1 : to + phraseAt(source, to, NUMBER);
  if (
    !isHouseNumber(source, at) &&
    from < index &&
    isCapital(source, from) &&
    townLines(source, index + streetAt(source, index)).some((line) => hasDigit(source, line))
  )
    return { from, to: index + streetAt(source, index) };
  if (!isHouseNumber(source, at) || goesOn(source, at) || to === index) return null;
  return { from, to: numberEnd(source, at) };
}

/** Whether a number is the beginning of a time, a price or a share: "18:30", "13h30", "7,80", "20%". */
function goesOn(source: Source, at: number): boolean {
  if (!isGlued(source, at + 1)) return false;
  if (markAt(source, at + 1, ':%')) return true;
  if (markAt(source, at + 1, ',.')) return source.tokens[at + 2]?.kind === 'number' && isGlued(source, at + 2);
  return source.tokens[at + 1]?.kind === 'word' && /^h\d*$/i.test(spelled(source, at + 1));
}

const endsName = (source: Source, index: number) =>
  phraseAt(source, index, source.words.placePrepositions) > 0 && !phraseAt(source, index, PARTICLES);

/** The place of a house number that stands before this token: "12 Market", "12a,", "14 bis". -1 for none. */
function houseBefore(source: Source, from: number) {
  let at = from - 1;
  if (markAt(source, at, ',')) at -= 1;
  if (source.tokens[at]?.kind === 'word' && spelled(source, at).length <= 1) at -= 1;
  if (
    !isHouseNumber(source, at) ||
    (markAt(source, at - 1, ':.,£€$') && (isGlued(source, at) || !markAt(source, at - 1, ':.,')))
  )
    return -1;
  return markAt(source, at - 1, '-–/') && isHouseNumber(source, at - 2) && isGlued(source, at) ? at - 2 : at;
}

/** "Höhenring 12, 8001 Zürich": without a known street word a postcode and town must follow. */
function namelessStreet(source: Source, index: number): Stretch | null {
  if (!isCapital(source, index) || !isNamePart(source, index)) return null;
  let to = index + 1;
  while (to - index < 4 && isNamePart(source, to)) to += 1;
  if (!isHouseNumber(source, to)) return null;
  const end = numberEnd(source, to);
  const after = markAt(source, end, ',') || endsLine(source, end) ? end + 1 : end;
  return /^\d{4,5}$/.test(source.tokens[after]?.text ?? '') && isCapital(source, after + 1)
    ? { from: index, to: end }
    : null;
}

/** Postcode and town after a street, part by part, while each is nothing but that. */
function townLines(source: Source, at: number): Stretch[] {
  const lines: Stretch[] = [];
  while (lines.length < 4) {
    const isComma = markAt(source, at, ',–-');
    const isLine = endsLine(source, at) && at < source.tokens.length;
    const preposition = isComma || isLine ? 0 : phraseAt(source, at, source.words.placePrepositions);
    const from = at + (isComma || isLine ? 1 : preposition) + (isComma && endsLine(source, at + 1) ? 1 : 0);
    const line = townAt(source, from, isLine || (isComma && endsLine(source, at + 1)));
    if (!line || (from === at && !hasDigit(source, line))) return lines;
    lines.push(line);
    at = line.to;
  }
  return lines;
}

const hasDigit = (source: Source, { from, to }: Stretch) =>
  source.tokens.slice(from, to).some(({ kind }) => kind === 'number');

function townAt(source: Source, from: number, isNewLine: boolean): Stretch | null {
  const { words } = source;
  const stops = joinLists(
    words.phoneLabels,
    words.open,
    words.closed,
    words.weAre,
    words.first,
    words.mine,
    words.offerLabels,
    words.placeLabels,
    words.months,
    OTHER_LABELS,
  );
  let to = from;
  let capitals = 0;
  for (; to - from < 7 && !endsLine(source, to); to += 1) {
    if (phraseAt(source, to, stops) || weekdayStarts(source, to)) break;
    const token = source.tokens[to];
    const isCode = token?.kind === 'number' && token.text.length <= 6;
    // "Espresso 2.40" below an address is none of it.
    const isDecimal = isCode && markAt(source, to + 1, '.,') && isGlued(source, to + 1) && isGlued(source, to + 2);
    if (isDecimal && source.tokens[to + 2]?.kind === 'number') return null;
    const isName = token?.kind === 'word' && (isCapital(source, to) || isNamePart(source, to));
    const isJoint =
      (markAt(source, to, '-') && isGlued(source, to)) || (markAt(source, to, "'") && isGlued(source, to));
    if (!isCode && !isName && !isJoint) break;
    if (isName && isCapital(source, to)) capitals += 1;
  }
  const stretch = { from, to };
  const isEnded = endsLine(source, to) || markAt(source, to, ',.;)–"');
  if (to === from || !isEnded || (isNewLine && !hasDigit(source, stretch))) return null;
  const isScriptless = source.words === vocabularies.he || source.words === vocabularies.ar;
  return capitals > 0 || isScriptless || /^\d{4,6}$/.test(source.tokens[from]?.text ?? '') ? stretch : null;
}

/** "Address: …", "Ort: …". */
export function labelledPlaces(source: Source, clause: Clause): PlaceClaim[] {
  if (clause.form !== 'labelled') return [];
  const body = bodyOf(source, clause);
  const isAddress = isOneOf(clause.label, source.words.addressLabels) && hasDigit(source, body);
  const isPlace =
    isOneOf(clause.label, source.words.placeLabels) && body.to - body.from <= 7 && !hasDigit(source, body);
  if (!isAddress && !isPlace) return [];
  const value = said(source, { from: body.from, to: markAt(source, body.to - 1, '.') ? body.to - 1 : body.to });
  return [
    {
      kind: isAddress ? 'address' : 'place',
      confidence: 1,
      span: value.span,
      text: isAddress ? value.text.split(/, ?/).join('\n') : value.text,
    },
  ];
}

/** Prepositions that stand before much else than towns. */
const WEAK = fixed(
  'of, de, di, do, da, on, auf, op, på, across, throughout, chez, sur, bei, pod, na, at, im, am, an der, ins',
);
/** Prepositions that say nothing more than where. Others ("near") belong to the place. */
const PLAIN = fixed('in, im, en, à, au, em, no, na, te, i, a, ad, aus, at, based in, ב, في');
const LANGUAGES = fixed(
  'english, french, german, spanish, italian, dutch, polish, swedish, danish, arabic, hebrew, portuguese, welsh, gaelic, deutsch, englisch, french, latin, braille, person',
);
/** Endings of nouns that are never towns, for languages that write all nouns with a capital. */
const ABSTRACT =
  /(?:ung|keit|heit|schaft|tät|ion|arbeit|form|weise|jahr|jahre|jahren|ruhe|lage|nähe|zeit|gruppe|gruppen|hand|haus|stadt|mitte|zentrum|qualität|familie|generation|stil|größe|farbe|farben|woche|tag|raum|garten|dorf|region|kooperation|monat|betrieb|werkstatt|atelier|studio|laden|euro|stunde|stunden)$/;

/** "in Hexham", "based in Newcastle upon Tyne", in the clauses that say what this is. */
export function placeClaims(source: Source, clauses: readonly Clause[]): PlaceClaim[] {
  const { words } = source;
  const says = joinLists(words.weAre, words.copulas, words.called);
  const facts = clauses.filter(({ role }) => role === 'fact');
  const claims: PlaceClaim[] = [];
  facts.forEach((clause, order) => {
    const stretch = stretchOf(source, clause.span);
    if (order > 0 && (order > 3 || !hasPhrase(source, stretch, says)) && !hasPhrase(source, stretch, BASED_IN)) return;
    if (hasPhrase(source, stretch, joinLists(words.formerly, words.since)) && order > 0) return;
    for (let index = stretch.from; index < stretch.to; index += 1) {
      const preposition = phraseAt(source, index, words.placePrepositions);
      const town = preposition ? capitalsFrom(source, index + preposition, stretch.to) : null;
      if (!town) continue;
      const isPlain = phraseAt(source, index, PLAIN) === preposition && words !== vocabularies.pl;
      const isWeak = phraseAt(source, index, WEAK) > 0;
      if (!isWeak)
        claims.push({
          kind: 'place',
          confidence: order === 0 ? 0.8 : 0.7,
          ...said(source, isPlain ? town : { from: index, to: town.to }),
        });
      index = town.to - 1;
    }
  });
  const [first] = claims;
  const isAgreed = claims.every(({ text }) => text === first?.text) || (first?.confidence ?? 0) >= 0.8;
  return first && isAgreed ? [first] : [];
}

function capitalsFrom(source: Source, from: number, end: number): Stretch | null {
  const { words } = source;
  let to = from;
  while (to < end && to - from < 9) {
    const isParticle =
      to > from &&
      phraseAt(source, to, PARTICLES) > 0 &&
      isCapital(source, markAt(source, to + 1, '-') ? to + 2 : to + 1);
    const isJoint =
      to > from &&
      (markAt(source, to, '-') || markAt(source, to, "'")) &&
      isGlued(source, to) &&
      isGlued(source, to + 1);
    if (!isJoint && !isParticle && !(source.tokens[to]?.kind === 'word' && isCapital(source, to))) break;
    to += 1;
  }
  const stretch = { from, to };
  const last = source.tokens[to - 1]?.text ?? '';
  if (
    to === from ||
    placesOf(words.months).at(source.tokens, from) ||
    weekdayStarts(source, from) ||
    phraseAt(source, from, joinLists(LANGUAGES, words.first, words.mine))
  )
    return null;
  if (hasPhrase(source, stretch, words.streets) || source.tokens[to]?.kind === 'number') return null;
  if (
    words === vocabularies.de &&
    (ABSTRACT.test(last) || phraseAt(source, from, joinLists(words.articles, words.every)))
  )
    return null;
  return stretch;
}
