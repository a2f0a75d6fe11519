import type { Clause } from '../reading.ts';
import { vocabularies } from '../vocabulary/index.ts';
import { holdsOneOf, isOneOf } from './names.ts';
import { hasTitle, isRole, isRoleWord, nameAt, type PersonClaim } from './people.ts';
import { bodyOf, labelOf } from './pieces.ts';
import {
  hasPhrase,
  isCapital,
  isGlued,
  isLoose,
  joinLists,
  markAt,
  phraseAt,
  said,
  spelled,
  stretchOf,
  trimmed,
  type Source,
  type Stretch,
} from './source.ts';
import { isYear } from './street-parts.ts';

/** Somebody as a list names them: what stands before, behind or in brackets. */
type Listed = { name: Stretch; role: Stretch | null; text: Stretch | null; span: Stretch };
type List = { people: Listed[]; under: string };

/** What a person is has no more words than this. */
const LONGEST_ROLE = 14;

/**
 * Everybody of a list of people; nobody of anything else. A list is a clause that names people and nothing more ("Bakers:
 * Inez Calloway and Tom Brandvold (bread)"), or lines one below the other each of which is one: "Mira Lund – accompanist".
 */
export function listedPeople(source: Source, clauses: readonly Clause[]): PersonClaim[] {
  const facts = clauses.filter(({ role, form }) => role === 'fact' && form !== 'heading');
  const inClauses = facts.map((clause) => inOneClause(source, clause));
  const lines = facts.map((clause, at) => (inClauses[at] ? null : lineOf(source, clause)));
  const lists = inClauses.flatMap((list) => list ?? []);
  for (let at = 0; at < facts.length;) {
    let end = at;
    while (lines[end] && facts[end]?.block === facts[at]?.block) end += 1;
    const people = lines.slice(at, end).flatMap((line) => line ?? []);
    const under = facts[at]?.under ?? '';
    const label = facts[at]?.label ?? '';
    // "Officers: Chair – Dilip Mistry."
    const isLabelled = isTeamLabel(source, label);
    const heading = isLabelled ? label : under;
    if (isListOfLines(source, people, heading)) lists.push({ people, under: isTeam(source, heading) ? heading : '' });
    at = Math.max(end, at + 1);
  }
  return lists.flatMap(({ people, under }) => people.map((person) => claimOf(source, person, under)));
}

function claimOf(source: Source, { name, role, text, span }: Listed, under: string): PersonClaim {
  const words = (stretch: Stretch | null) => (stretch && stretch.to > stretch.from ? said(source, stretch).text : '');
  return {
    kind: 'person',
    confidence: 0.98,
    name: words(name),
    role: words(role),
    text: words(text),
    under,
    span: said(source, span).span,
  };
}

/** Whether a heading or label announces people: "Our team", "Bakers", "Two artists". */
function isTeam(source: Source, label: string): boolean {
  const said = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first = '', last = ''] = [said[0], said.at(-1)];
  if ([label, first, last].some((one) => isOneOf(one, source.words.teamLabels))) return true;
  const ends = isTitled(source) ? said.slice(-1) : [...said.slice(0, 1), ...said.slice(-1)];
  return said.length < 5 && ends.some((word) => isRoleWord(source, word));
}

const isTitled = ({ words }: Source) => words === vocabularies.en || words === vocabularies.de;
/** "president", as the one is called who is it. */
const isOfOne = ({ words, tokens }: Source, { to }: Stretch) => isOneOf(tokens[to - 1]?.text ?? '', words.roles);
const isRoleOf = (source: Source, { role }: Listed) => role !== null && isRole(source, role);

/** "Officers", not "Treasurer": those whom it names are several. */
const isTeamLabel = (source: Source, label: string) => isOneOf(label, source.words.teamLabels);

/** Lines are people below a heading of people, where half of them say a role, or one behind a role says more. */
function isListOfLines(source: Source, people: readonly Listed[], under: string): boolean {
  const [first] = people;
  if (!first) return false;
  if (isTeam(source, under)) return true;
  const isBefore = people.every(({ role, name }) => role !== null && role.from < name.from);
  if (people.length === 1)
    return (
      isBefore && isRoleOf(source, first) && (first.text !== null || !/\p{Lu}/u.test(spelled(source, first.name.from)))
    );
  if (source.words.roles === '') return isBefore;
  // Three lines of one make: a full name and small words.
  const isAlike = people.every(
    ({ role, name }) => role !== null && role.from > name.to && /^\p{Ll}/u.test(spelled(source, role.from)),
  );
  if (people.length > 2 && isAlike) return true;
  return people.filter((person) => isRoleOf(source, person)).length * 2 >= people.length;
}

/** A name at the start of a stretch: two words or more, or one behind a title; in scripts without capitals short words. */
function fullName(source: Source, from: number, end: number): Stretch | null {
  const name = nameAt(source, from, end);
  if (name && (name.to - name.from > 1 || hasTitle(source, name))) return name;
  const isCased = /\p{Lu}|\p{Ll}/u.test(spelled(source, from));
  if (isCased || source.tokens[from]?.kind !== 'word') return null;
  let to = from;
  while (
    to < end &&
    to - from < 5 &&
    (source.tokens[to]?.kind === 'word' ||
      (markAt(source, to, '.') && to === from + 1) ||
      (markAt(source, to, "-'") && isGlued(source, to)))
  )
    to += 1;
  return to - from > 1 ? { from, to } : null;
}

/** "Mira Lund – accompanist", "Head baker: Anna Kowal (bread)", "Treasurer – Joan Ash". */
function lineOf(source: Source, clause: Clause): Listed | null {
  // "Who: Ada Lund, coordinator": the label is of all of them.
  const isOfAll = isTeamLabel(source, clause.label);
  if (isOfAll && clause.value.text.includes(';')) return null;
  const span = withoutStop(source, isOfAll ? bodyOf(source, clause) : stretchOf(source, clause.span));
  const label = clause.form === 'labelled' && !isOfAll ? labelOf(source, clause) : null;
  if (label && !isOtherLabel(source, clause.label)) {
    const body = withoutStop(source, bodyOf(source, clause));
    const name = fullName(source, body.from, body.to);
    if (name && !isCapitalised(source, label)) return behind(source, { name, role: label, text: null, span }, body.to);
  }
  const name = fullName(source, span.from, span.to);
  if (name && name.to < span.to) {
    const isMarked =
      markAt(source, name.to, label ? ',(' : ',:(') || (markAt(source, name.to, '–-') && !isGlued(source, name.to));
    const person = isMarked ? behind(source, { name, role: null, text: null, span }, span.to) : null;
    if (person) return person;
  }
  return roleAndName(source, span);
}

/** "Chair – Brian Utting". */
function roleAndName(source: Source, span: Stretch): Listed | null {
  let at = span.from;
  while (at < span.to && source.tokens[at]?.kind === 'word') at += 1;
  const name =
    markAt(source, at, '–-') && !isGlued(source, at) && at - span.from < 5 ? fullName(source, at + 1, span.to) : null;
  return name?.to === span.to && at > span.from ? { name, role: { from: span.from, to: at }, text: null, span } : null;
}

/** What stands behind a name is its role, or more of it where it has one. */
function behind(source: Source, person: Listed, end: number): Listed | null {
  const { to } = person.name;
  if (to === end) return person;
  const isBracket = markAt(source, to, '(');
  if (!isBracket && !markAt(source, to, ',–-:')) return null;
  const start = to + 1 + phraseAt(source, to + 1, source.words.relative);
  const rest = { from: start, to: isBracket && markAt(source, end - 1, ')') ? end - 1 : end };
  if (isBracket && rest.to === end) return null;
  const words = source.tokens.slice(rest.from, rest.to);
  // Money, times and sentences are no roles.
  const digits = words.reduce((sum, { kind, text }) => sum + (kind === 'number' && !isYear(text) ? text.length : 0), 0);
  const isOther =
    digits > 6 ||
    words.some(
      ({ kind, text }) => /^\p{Sc}$/u.test(text) || (kind === 'mark' && '.!?:@"'.includes(text) && !isBracket),
    );
  // "Areas: Garforth Green, Stanwick, Upper Dene" lists no role.
  const isOfNames =
    source.words !== vocabularies.de &&
    !isRole(source, rest) &&
    (source.text.slice(words[0]?.start, words.at(-1)?.end).match(/(?:^|, )\p{Lu}/gu)?.length ?? 0) > 1;
  const isLong = isOfNames || words.length > LONGEST_ROLE || phraseAt(source, rest.from, source.words.copulas) > 0;
  if (isOther || isLong || rest.to <= rest.from) return null;
  return person.role ? { ...person, text: rest } : { ...person, role: rest };
}

const withoutStop = (source: Source, { from, to }: Stretch): Stretch => ({
  from,
  to: markAt(source, to - 1, '.') ? to - 1 : to,
});
const isCapitalised = (source: Source, { from, to }: Stretch) =>
  to - from > 1 && isCapital(source, from) && fullName(source, from, to)?.to === to && !isRole(source, { from, to });

function isOtherLabel({ words }: Source, label: string): boolean {
  const lists = [
    words.placeLabels,
    words.addressLabels,
    words.nameLabels,
    words.offerLabels,
    words.look,
    words.open,
    words.phoneLabels,
    words.site,
  ];
  return lists.some((list) => list !== '' && holdsOneOf(label, list));
}

/** A clause of nothing but names, each with what it is. */
function inOneClause(source: Source, clause: Clause): List | null {
  const label = clause.form === 'labelled' ? labelOf(source, clause) : null;
  if (label && isOtherLabel(source, clause.label)) return null;
  const body = withoutStop(source, bodyOf(source, clause));
  if (body.to - body.from > 90) return null;
  const labelled = label
    ? itemsOf(source, { from: label.from, to: body.to }).map((item) => labelledIn(source, item))
    : [];
  if (labelled.length > 1 && labelled.every((person) => person !== null))
    return labelled.some((person) => isRoleOf(source, person)) ? { people: labelled, under: '' } : null;
  const isKnown = label !== null && isTeam(source, clause.label);
  const people = peopleOf(source, itemsOf(source, body), isKnown);
  if (people.length < 2) return null;
  const described = people.filter(({ role }) => role !== null).length;
  const isShaped = described * 2 >= people.length || (label !== null && !isTitled(source));
  const isTold =
    people.some((person) => isRoleOf(source, person)) || people.every(({ span }) => markAt(source, span.to - 1, ')'));
  const isSure = isKnown || (label ? isShaped : described > 1 && isShaped && isTold);
  return isSure ? { people, under: label ? said(source, label).text : '' } : null;
}

/** "Baker: Anna Kowal", "saleswoman: Tilda" in a line of such pairs. */
function labelledIn(source: Source, span: Stretch): Listed | null {
  // "1. Vorsitzende: Almut Kröger"
  const isOrdinal = source.tokens[span.from]?.kind === 'number' && markAt(source, span.from + 1, '.');
  const from = span.from + (isOrdinal ? 2 : 0);
  let at = from;
  while (at < span.to && source.tokens[at]?.kind === 'word') at += 1;
  const name = markAt(source, at, ':') && at > from && at - from < 5 ? nameAt(source, at + 1, span.to) : null;
  return name?.to === span.to ? { name, role: { from: span.from, to: at }, text: null, span } : null;
}

/** Stretches between the commas, or the semicolons where there are some, and the last "and"; brackets part nothing. */
function itemsOf(source: Source, { from, to }: Stretch): Stretch[] {
  const outside: number[] = [];
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    depth += markAt(source, index, '(') ? 1 : markAt(source, index, ')') ? -1 : 0;
    if (depth === 0) outside.push(index);
  }
  const mark = outside.some((index) => markAt(source, index, ';')) ? ';' : ',،';
  const items: Stretch[] = [];
  let start = from;
  for (const index of outside) {
    const and = mark === ';' ? 0 : phraseAt(source, index, source.words.and);
    const isEnd = markAt(source, index, mark) || (and > 0 && startsName(source, index + and, to));
    if (!isEnd || index < start) continue;
    if (index > start) items.push({ from: start, to: index });
    start = index + Math.max(and, 1);
  }
  return [...items, { from: start, to }].map((item) =>
    trimmed(source, item, (index) => (isLoose(source, index) ? 1 : phraseAt(source, index, source.words.and)), []),
  );
}

const startsName = (source: Source, from: number, end: number): boolean =>
  [0, 1, 2].some((lead) => isCapital(source, from + lead) && fullName(source, from + lead, end) !== null);

/** Everybody whom the items name; nobody where one of them is something else. */
function peopleOf(source: Source, items: readonly Stretch[], isKnown: boolean): Listed[] {
  const people: Listed[] = [];
  for (const item of items) {
    const person = personIn(source, item) ?? (isKnown ? calledBy(source, item) : null);
    const last = people.at(-1);
    // "Trainers Ann Lowe and Kit Moor" are both.
    const isAdded = phraseAt(source, item.from - 1, source.words.and) > 0;
    const shared = isAdded && last?.role && last.role.from < last.name.from ? last.role : null;
    // "Trainer Ole Brink und Mia Holt (Jugend)": she may be one as well.
    if (shared && person?.role && person.role.from > person.name.to) return [];
    const role = shared && person?.role === null && !isOfOne(source, shared) ? shared : null;
    if (person) people.push(role ? { ...person, role } : person);
    else if (last && last.role === null && /^\p{Ll}/u.test(spelled(source, item.from)) && item.to - item.from < 7)
      people[people.length - 1] = { ...last, role: item, span: { from: last.span.from, to: item.to } };
    else return [];
  }
  return people;
}

/** "Priti (washing)" of a list of people. */
function calledBy(source: Source, span: Stretch): Listed | null {
  const name = nameAt(source, span.from, span.to);
  const isTold = name && markAt(source, name.to, '(');
  return isTold ? behind(source, { name, role: null, text: null, span }, span.to) : null;
}

/** "Anna Kowal", "Anna Kowal (bread)", "Anna Kowal, who bakes", "Chair Anna Kowal", "treasurer is Tom Kowal", "his son Tom Kowal". */
function personIn(source: Source, span: Stretch): Listed | null {
  let from = span.from + (isRoleWord(source, source.tokens[span.from]?.text ?? '') ? 1 : 0);
  while (
    from < span.to &&
    from - span.from < 4 &&
    source.tokens[from]?.kind === 'word' &&
    /^\p{Ll}/u.test(spelled(source, from))
  )
    from += 1;
  const name = fullName(source, from, span.to);
  if (!name) return null;
  const articles = phraseAt(source, span.from, joinLists(source.words.articles, source.words.and));
  const before = { from: span.from + articles, to: from };
  const copula = phraseAt(source, from - 1, source.words.copulas) === 1 ? 1 : 0;
  const told = { from: before.from, to: from - copula };
  const isTold = isRole(source, told) || isRoleWord(source, source.tokens[told.to - 1]?.text ?? '');
  const lead = copula > 0 && told.to > told.from && isTold ? told : before;
  const hasLead = lead.to > lead.from;
  if (hasLead && name.to < span.to && !markAt(source, name.to, '(')) return null;
  if (hasPhrase(source, lead, source.words.copulas) || (name.to < span.to && !markAt(source, name.to, ',(')))
    return null;
  return behind(source, { name, role: hasLead ? lead : null, text: null, span }, span.to);
}
