import type { Clause, Said } from '../reading.ts';
import { placesOf, vocabularies } from '../vocabulary/index.ts';
import { weekdayStarts } from './days.ts';
import { isOneOf } from './names.ts';
import { bodyOf } from './pieces.ts';
import { fixed } from './found-phrases.ts';
import { PARTICLES } from './street-parts.ts';
import {
  hasPhrase,
  isCapital,
  isGlued,
  joinLists,
  markAt,
  phraseAt,
  said,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

const BASED_IN = fixed('based in');

/** `hasTown`: whether an address names its town itself. */
export type PlaceClaim = {
  kind: 'place' | 'address';
  confidence: number;
  span: Said['span'];
  text: string;
  hasTown?: boolean;
};

/** "Address: …", "Ort: …". */
export function labelledPlaces(source: Source, clause: Clause): PlaceClaim[] {
  if (clause.form !== 'labelled') return [];
  const whole = bodyOf(source, clause);
  const body = { from: whole.from, to: reachedAt(source, whole) };
  const value = said(source, { from: body.from, to: markAt(source, body.to - 1, '.') ? body.to - 1 : body.to });
  const lines = linesOf(value.text);
  const isPlace = isOneOf(clause.label, source.words.placeLabels);
  if (!isPlace && !isOneOf(clause.label, source.words.addressLabels)) return [];
  if (/\d/.test(value.text) && (lines.length > 1 || !isPlace))
    return [{ kind: 'address', confidence: 1, span: value.span, text: lines.join('\n'), hasTown: lines.length > 1 }];
  return isPlace && body.to - body.from <= 7 && !/\d/.test(value.text)
    ? [{ kind: 'place', confidence: 1, ...value }]
    : [];
}

/** Where, behind a comma, a number to call or a mail begins: "No 58 Eskişehir, tel 0222 555 01 33". */
function reachedAt(source: Source, { from, to }: Stretch): number {
  const isReached = (index: number) =>
    markAt(source, index, ',') &&
    (phraseAt(source, index + 1, source.words.phoneLabels) > 0 || markAt(source, index + 2, '@'));
  for (let index = from + 1; index < to; index += 1) if (isReached(index)) return index;
  return to;
}

/** An address at its commas: "1480, rang Saint-Joseph" is one line, and so are a street with its number and what stands in brackets. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let comma = '';
  for (const piece of text.split(/(?<=[,،])/u)) {
    const words = piece.replace(/[,،]$/u, '');
    const last = lines.at(-1);
    const isOpen = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    const isNumber = /^ ?\d{1,3}\p{L}?$/u.test(words) || (lines.length === 1 && /^\d{1,5}$/.test(last ?? ''));
    if (last !== undefined && (isOpen || isNumber)) lines[lines.length - 1] = last + comma + words;
    else lines.push(words.replace(/^ /, ''));
    comma = piece.slice(words.length);
  }
  return lines;
}

/** Prepositions that stand before much else than towns. */
const WEAK = fixed(
  'of, de, di, do, da, aux, on, auf, op, på, across, throughout, chez, sur, bei, pod, na, at, im, am, an der, ins',
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
      // "U Jezu" within a sentence is a name.
      const isName = index > stretch.from && isCapital(source, index);
      const preposition = isName ? 0 : phraseAt(source, index, words.placePrepositions);
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
  if (claims.length === 0) return placeBesideName(source);
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

/** What ends a name, so that a town follows: "Morgenröte e. V., Jena". */
const LEGAL_FORM = / (?:e\. ?V\.|e\. ?K\.|e\.?G|GmbH|UG|KG|OHG|Ltd|LLC|Inc)\.?$/;
const TOWN = /^\p{Lu}[\p{L}'-]*(?: (?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'-]*){0,2}$/u;

/**
 * What ends the first line behind a name: a town, one with its region or district, "Weggis LU", "Youlgreave, Derbyshire". A
 * capital alone is a sign only where nouns have none and names of trades are no names.
 */
function placeBesideName(source: Source): PlaceClaim[] {
  const { text, words } = source;
  const [line = ''] = (text.split('\n', 1)[0] ?? '')
    .replace(/ \([^()]*\)\.?$/, '')
    .split(/(?<=\p{Ll}{4})\.(?: |$)|\.$/u);
  const dash = Math.max(line.lastIndexOf(' – '), line.lastIndexOf(' - '));
  const parts = line.slice(dash < 0 ? 0 : dash + 3).split(', ');
  const [town = '', before = '', name = ''] = parts.toReversed();
  // "Chimney sweep, Ann Pugh, Aberystwyth": behind what it is, somebody is named.
  const isBehindWhat =
    dash < 0 && parts.length === 3 && before.includes(' ') && /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{L}'-]*)+$/u.test(name);
  const hasRegion = TOWN.test(before) && parts.length > (dash < 0 ? 2 : 1) && !isBehindWhat;
  const isBehind = parts.length > 1 || dash >= 0;
  if (line.length > 120 || !isBehind || !TOWN.test(town) || /^\p{Lu}{3,}$/u.test(town)) return [];
  const start = line.length - town.length - (hasRegion ? before.length + 2 : 0);
  const stretch = stretchOf(source, { start, end: line.length });
  const isPlain = parts.length > 1 && words !== vocabularies.en && words !== vocabularies.de;
  const isMarked =
    hasRegion || LEGAL_FORM.test(before) || / \p{Lu}{2}$/u.test(town) || /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(town);
  const isOther =
    hasPhrase(source, stretch, joinLists(words.roles, words.months, words.streets)) ||
    weekdayStarts(source, stretch.from);
  return (isPlain || isMarked) && !isOther ? [{ kind: 'place', confidence: 0.5, ...said(source, stretch) }] : [];
}
