import type { Clause, Person } from '../reading.ts';
import { holdsOneOf, isOneOf } from './names.ts';
import { fixed } from './found-phrases.ts';
import {
  endsLine,
  isCapital,
  isGlued,
  joinLists,
  listsOf,
  markAt,
  phraseAt,
  said,
  spelled,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

export type PersonClaim = Person & { kind: 'person'; confidence: number };

const PARTICLES = fixed(
  'van, von, de, der, den, del, della, di, da, dos, la, le, el, al, bin, ben, zu, af, du, ter, ten, y',
);
const TITLES = fixed(
  'dr, dr., mr, mr., mrs, mrs., ms, ms., prof, prof., frau, herr, fr., hr., mme, m., sra, sra., sr, sr., dott., dott.ssa, sig., sig.ra, pan, pani, father, sister, brother, rabbi, rev, rev., sir, dame, lady',
);

/** People of a clause, each with what they are: in brackets, after a comma or a dash, before the name, as a label. */
export function personClaims(source: Source, clause: Clause): PersonClaim[] {
  const { from, to } = stretchOf(source, clause.span);
  const { words } = source;
  if (isOneOf(clause.label, words.nameLabels)) return [];
  const isTeam = clause.form === 'item' && holdsOneOf(clause.under, words.teamLabels);
  const isListed = holdsOneOf(clause.label, words.teamLabels);
  const claims: PersonClaim[] = [];
  const isBracketed = bracketed(source, { from, to }) > 1;
  const add = (name: Stretch, role: Stretch | null, confidence = 0.8, text: Stretch | null = null) => {
    const start = Math.min(name.from, role?.from ?? name.from);
    const end = Math.max(name.to, role?.to ?? name.to, text?.to ?? 0);
    claims.push({
      kind: 'person',
      confidence,
      name: said(source, name).text,
      role: role ? said(source, role).text : '',
      text: text ? said(source, text).text : '',
      span: said(source, { from: start, to: end }).span,
    });
  };
  for (let index = from; index < to; index += 1) {
    const ran = phraseAt(source, index, words.ranBy);
    if (ran) {
      const names = namesFrom(source, index + ran, to);
      for (const name of names) add(name, roleBehind(source, name.to, to, false), 0.85);
      if (names.length > 0) index = Math.max(index, (names.at(-1)?.to ?? index) - 1);
      continue;
    }
    const name = nameAt(source, index, to);
    if (!name) continue;
    const isFull = name.to - name.from > 1;
    const isStart = index === from;
    const behind = roleBehind(source, name.to, to, isStart && (isTeam || clause.form === 'item'));
    const before = roleBefore(source, name.from, from);
    if (
      behind &&
      !endsInName(source, behind) &&
      (isFull || (isStart && (isTeam || isRole(source, behind))) || hasTitle(source, name)) &&
      (isRole(source, behind) ||
        isTeam ||
        (isListed && isFull && !isCapital(source, behind.from)) ||
        (isBracketed && markAt(source, behind.from - 1, '(')))
    ) {
      add(name, behind, 0.85, isTeam ? textBehind(source, behind.to, to) : null);
      index = behind.to - 1;
    } else if (before && (isFull || hasTitle(source, name) || clause.form === 'labelled')) {
      add(name, before, 0.8);
      index = name.to - 1;
    } else if (isTeam && isStart && name.to === to) add(name, null, 0.7);
    else index = name.to - 1;
  }
  return claims;
}

/** How many full names of a clause have a short remark in brackets: two of them are a list of people. */
function bracketed(source: Source, { from, to }: Stretch) {
  let count = 0;
  for (let index = from; index < to; index += 1) {
    if (!markAt(source, index, '(') || isCapital(source, index + 1) || source.tokens[index + 1]?.kind !== 'word')
      continue;
    if (
      isCapital(source, index - 1) &&
      isCapital(source, index - 2) &&
      (markAt(source, index + 2, ')') || markAt(source, index + 3, ')'))
    )
      count += 1;
  }
  return count;
}

const word = (source: Source, index: number) => source.tokens[index]?.kind === 'word';

/** Capitalised words in a row, with the particles of names between them. One word when nothing else follows. */
export function nameAt(source: Source, index: number, end: number): Stretch | null {
  let to = index;
  const title = phraseAt(source, index, TITLES);
  if (title && isCapital(source, index)) to = index + title;
  let count = 0;
  for (; to < end && count < 4;) {
    const particle = count > 0 ? phraseAt(source, to, PARTICLES) : 0;
    if (particle && isCapital(source, to + particle)) to += particle;
    else if (
      !word(source, to) ||
      !isCapital(source, to) ||
      isSmall(source, to) ||
      (count === 0 && isRole(source, { from: to, to: to + 1 }))
    )
      break;
    to += 1;
    count += 1;
    if (spelled(source, to - 1).length === 1 && markAt(source, to, '.')) to += 1;
    while (
      isGlued(source, to) &&
      (markAt(source, to, '-') || spelled(source, to - 1).endsWith("'")) &&
      isCapital(source, markAt(source, to, '-') ? to + 1 : to)
    )
      to += markAt(source, to, '-') ? 2 : 1;
  }
  if (count === 0 || hasPlaceWord(source, index, to) || (isGlued(source, to) && source.tokens[to]?.kind === 'number'))
    return null;
  return { from: index, to };
}

/** "deputy Allan Reid" behind a comma is the next one, not what this one is. */
const endsInName = (source: Source, { from, to }: Stretch) => {
  for (let index = from + 1; index < to - 1; index += 1) if (nameAt(source, index, to)?.to === to) return true;
  return false;
};

export const hasTitle = (source: Source, { from }: Stretch) => phraseAt(source, from, TITLES) > 0;

const isSmall = (source: Source, index: number) => phraseAt(source, index, noNames(source)) > 0;
const noNames = listsOf((words) => [
  words.articles,
  words.first,
  words.mine,
  words.weAre,
  words.and,
  words.placePrepositions,
  words.open,
  words.relative,
  words.negations,
  words.premises,
  words.offering,
]);

const hasPlaceWord = (source: Source, from: number, to: number) => {
  for (let index = from; index < to; index += 1)
    if (phraseAt(source, index, source.words.streets) > 0 && index > from) return true;
  return false;
};

/** "Anna and Tom", "Maria Silva, João Reis and Ana". */
function namesFrom(source: Source, from: number, end: number): Stretch[] {
  const names: Stretch[] = [];
  let index = from + phraseAt(source, from, source.words.articles);
  for (;;) {
    const name = nameAt(source, index, end);
    if (!name) return names;
    names.push(name);
    const and = phraseAt(source, name.to, source.words.and);
    const comma = markAt(source, name.to, ',') ? 1 : 0;
    if (!and && !(comma && (nameAt(source, name.to + 1, end)?.to ?? 0) - name.to > 2)) return names;
    index = name.to + (and || comma);
  }
}

/** A short phrase in brackets, after a comma, a dash or a colon, or after "is our". */
function roleBehind(source: Source, at: number, end: number, isItem: boolean): Stretch | null {
  const { words } = source;
  const isBracket = markAt(source, at, '(');
  const isDash =
    (markAt(source, at, '–-:') && (!isGlued(source, at) || markAt(source, at, ':'))) ||
    (isItem && markAt(source, at, ','));
  const copula = phraseAt(source, at, words.copulas);
  const mine = copula ? phraseAt(source, at + copula, joinLists(words.mine, words.articles)) : 0;
  const isComma = markAt(source, at, ',');
  if (!isBracket && !isDash && !isComma && !mine) return null;
  let from = at + (mine ? copula + mine : 1);
  // "My name is Ann Low, am a potter and work in clay".
  if (phraseAt(source, from, joinLists(words.copulas, words.weAre)) > 0) return null;
  from += phraseAt(source, from, joinLists(words.articles, words.mine));
  let to = from;
  while (to < end && to - from < 10 && isRolePart(source, to) && !beginsPlace(source, to, from)) to += 1;
  const isEnded =
    to === end ||
    endsLine(source, to) ||
    markAt(source, to, isBracket ? ')' : ',.;)–-') ||
    phraseAt(source, to, joinLists(words.and, words.relative)) > 0 ||
    beginsPlace(source, to, from);
  return to > from && isEnded ? { from, to } : null;
}

/** "a doula in Galway": where somebody works is not what they are. */
const beginsPlace = (source: Source, index: number, from: number) => {
  const length = index > from ? phraseAt(source, index, source.words.placePrepositions) : 0;
  return length > 0 && isCapital(source, index + length);
};

const isRolePart = (source: Source, index: number) =>
  word(source, index)
    ? !phraseAt(source, index, joinLists(source.words.relative, source.words.first)) && !isAndName(source, index)
    : markAt(source, index, "-&'/");

/** "Anna, baker and Tom, waiter": the second name begins. */
const isAndName = (source: Source, index: number) =>
  phraseAt(source, index, source.words.and) > 0 && isCapital(source, index + 1) && markAt(source, index + 2, ',(–');

/** "Head baker: Anna Kowalska", "our head baker Anna Kowalska". */
function roleBefore(source: Source, at: number, start: number): Stretch | null {
  const colon = markAt(source, at - 1, ':') || phraseAt(source, at - 1, source.words.copulas) ? 1 : 0;
  const to = at - colon;
  let from = to;
  while (
    from > start &&
    to - from < 5 &&
    word(source, from - 1) &&
    !phraseAt(
      source,
      from - 1,
      joinLists(source.words.articles, source.words.mine, source.words.and, source.words.copulas),
    )
  )
    from -= 1;
  const isWhole =
    from === start ||
    markAt(source, from - 1, ',;') ||
    phraseAt(source, from - 1, joinLists(source.words.articles, source.words.mine)) > 0;
  const role = { from, to };
  // "Stolarz z Nowego Sącza": behind a place word stands a place.
  if (colon === 0 && phraseAt(source, to - 1, source.words.placePrepositions) === 1) return null;
  return from < to && isWhole && (colon > 0 || source.words.roles !== '') && isRole(source, role) ? role : null;
}

function textBehind(source: Source, at: number, end: number): Stretch | null {
  const from = markAt(source, at, ')') ? at + 1 : at;
  const start = markAt(source, from, ',.;:–-') ? from + 1 : from;
  return end - start > 1 ? { from: start, to: markAt(source, end - 1, '.') ? end - 1 : end } : null;
}

/** Whether one of the words says what somebody is: "head baker", "Bäckermeisterin". */
export function isRole(source: Source, { from, to }: Stretch) {
  for (let index = from; index < to; index += 1) {
    if (phraseAt(source, index, source.words.roles) > 0 || endsInRole(source, source.tokens[index]?.text ?? ''))
      return true;
  }
  return false;
}

const SHORTEST_ENDING = 5;
const roleSets = new Map<string, ReadonlySet<string>>();
function rolesOf({ words }: Source): ReadonlySet<string> {
  const roles = roleSets.get(words.roles) ?? new Set(words.roles.split(', '));
  roleSets.set(words.roles, roles);
  return roles;
}

function endsInRole(source: Source, text: string) {
  const roles = rolesOf(source);
  if (text.length > 40) return false;
  for (let cut = 1; cut <= text.length - SHORTEST_ENDING; cut += 1) if (roles.has(text.slice(cut))) return true;
  return false;
}

/** A word that says what people are, in the singular or the plural: "baker", "Bakers", "Bäckerinnen". */
export function isRoleWord(source: Source, word: string): boolean {
  const roles = rolesOf(source);
  return [0, 1, 2, 3].some((ending) => word.length - ending > 3 && roles.has(word.slice(0, word.length - ending)));
}
