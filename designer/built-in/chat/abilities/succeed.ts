import type { WebsiteDocument } from '#site/model/document.ts';
import { edit } from '../edit.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';

import { entriesOf } from '../document/entries.ts';
import { wordLikeness } from '../document/find.ts';
import { namesSaid, peopleOf, personMeant, wordsOf, type Person, type Said } from '../document/people.ts';
import { entriesWithin, isSmall } from '../document/named.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { valuesIn } from '../document/spots.ts';
import { NOW } from '../message/now.ts';
import { plain } from '../message/plain.ts';
import { readRequest, type Request } from '../message/request.ts';
import { isIntroduced, peopleSaid } from './people-said.ts';
import { keepsSomebody } from './orders.ts';
import { withMentions } from './remove.ts';
import { exchanged } from './replace-text.ts';

/** Words that say that somebody is no more what they were, or that somebody else is. */
const CHANGES = [
  ...(['do.remove', 'do.change', 'do.swap', 'mark.noLonger'] as const),
  ...(['mark.be', 'mark.instead', 'mark.it'] as const),
] as const;

/** Somebody new in the place of somebody whom the website names. */
export type Succession = { person: Person; next: string };

/** Whether a request names one of the people of the website. */
export const namesSomebody = (said: Said): boolean => {
  const names = namesSaid(said);
  const known = new Set(peopleOf(said.document).flatMap(({ name }) => wordsOf(name)));
  return names.some((name) => wordsOf(name).some((word) => known.has(word))) && personMeant(said, names) !== undefined;
};

/** "Siân's husband": whose somebody is says not who goes. */
const isOfSomebody = ({ request: { text } }: Said, name: string): boolean =>
  /^['’]s\s\p{Ll}/u.test(text.slice(text.indexOf(name) + name.length));

/**
 * The one person of the website that a request speaks of, and the one name in it that stands nowhere yet: where it says that
 * something changes, or says of the new one what the website says of the old one.
 */
export function successionIn(said: Said): Succession | undefined {
  const { request, document } = said;
  const known = new Set(peopleOf(document).flatMap(({ name }) => wordsOf(name)));
  const names = namesSaid(said);
  // Relatives share a name, but not the first one.
  const isKnown = (name: string) => known.has(wordsOf(name)[0] ?? '');
  const isNew = (name: string) => wordsOf(name).some((word) => !known.has(word));
  // "Rowena is now Rowena Thackeray-Boyle"
  const isSaidAlone = (name: string) => names.some((other) => other !== name && wordsOf(name).includes(plain(other)));
  // The first word of a sentence has a capital whatever it is.
  const isFirst = (name: string) => !name.includes(' ') && request.text.startsWith(name);
  // "The OAP price is gone": letters are nobody's name.
  const isLetters = (name: string) => /^\p{Lu}+$/u.test(name);
  const things = entriesOf(document).filter(({ section }) => section.kind !== 'team');
  // "The Loch Ard walk has been moved": what is listed is nobody who comes.
  const isThing = (name: string) => things.some((one) => ` ${plain(name)} `.includes(` ${plain(one.name)} `));
  const fresh = names.filter(
    (name) =>
      isNew(name) && !isThing(name) && !isFirst(name) && !isLetters(name) && (!isKnown(name) || isSaidAlone(name)),
  );
  const [next = '', ...others] = fresh;
  if (next === '' || others.length > 0) return undefined;
  const there = names.filter((name) => name !== next || isKnown(name));
  const own = there.filter((name) => !isOfSomebody(said, name));
  const person = personMeant(said, own.length > 0 ? own : there);
  if (!person || (!next.includes(' ') && person.name.includes(' '))) return undefined;
  if (isJoined(request, person, next)) return undefined;
  const isChange = request.has(...CHANGES) || NOW.test(request.text) || isSaidAlone(next);
  return isChange || saysTheSame(said, person) ? { person, next } : undefined;
}

/** "Ian Foo and Carol Nwosu": both are there. */
function isJoined({ text, language }: Request, { name }: Person, next: string): boolean {
  const there = [name, ...name.split(' ')].find((word) => text.includes(word));
  if (there === undefined) return false;
  const [from, to] = [text.indexOf(there), text.indexOf(next)];
  const between = from < to ? text.slice(from + there.length, to) : text.slice(to + next.length, from);
  return vocabularyOf(language).and.split(', ').includes(between.trim());
}

/** Whether a request says only who comes and who goes, and why: no value, and no order of another kind. */
function isStory({ request, document }: Said, { person, next }: Succession): boolean {
  // "She is moving to Leeds, take her off" orders nothing to be moved.
  const off = request.find(['do.remove'])?.from ?? 0;
  const isOther = request.senses.some(({ concepts, from }) =>
    concepts.some((one) =>
      one === 'do.move' ? from >= off : /^(?:do\.(?:hide|translate|raise|lower|rename)|colour|mood\.)/u.test(one),
    ),
  );
  const own = [...wordsOf(person.name), ...wordsOf(next)];
  const others = entriesWithin(document, request).filter(
    ({ thing, score }) => score >= 0.7 && !wordsOf(thing.name).some((word) => own.includes(word)),
  );
  const values = valuesIn(request.text, request.language).filter(({ kind }) => kind !== 'count');
  return (
    !isOther &&
    !(request.has('do.add') && request.group('kind').length > 0) &&
    others.length === 0 &&
    values.length === 0 &&
    request.quotes.length === 0 &&
    !/@|\d{4}/u.test(request.text)
  );
}

const SHORTEST = 4;
/** Whether a request says what the website says of somebody: their role, or what they do. */
function saysTheSame({ request, document }: Said, person: Person): boolean {
  const own = new Set(
    peopleOf(document)
      .filter(({ name }) => wordsOf(name).some((word) => wordsOf(person.name).includes(word)))
      .flatMap(({ around }) => plain(around).split(' '))
      .filter((word) => word.length >= SHORTEST && !wordsOf(person.name).includes(word)),
  );
  return request.tokens.some(
    ({ text }) => text.length >= SHORTEST && [...own].some((word) => wordLikeness(plain(text), word) > 0.84),
  );
}

/** A name in the place of another, wherever the website says that. */
function exchangedIn(document: WebsiteDocument, { person, next }: Succession): Edit[] {
  // "Ring Concepta": whoever goes is called by the first name too.
  const [first = '', now = ''] = [person.name, next].map((name) => name.split(' ')[0] ?? '');
  const isSentence = isSmall(first.toLowerCase(), vocabularyOf(document.language));
  const isCalledSo = person.name.includes(' ') && next.includes(' ') && first.length > 2 && !isSentence;
  return textsOf(document).flatMap(({ place, text }) => {
    const whole = exchanged(text, person.name, next);
    const value = isCalledSo ? exchanged(whole, first, now) : whole;
    return value === text ? [] : [{ place, value }];
  });
}

/** "Oskar has left, take him off the teachers": one of those who are listed goes, and nobody else. */
function leaves(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!request.has('do.remove', 'mark.noLonger') || request.has('part.section') || keepsSomebody(ask)) return [];
  // "Take her off the team": whom the message names.
  const message = { document, request: readRequest(ask.message, request.language) };
  const own = namesSaid(ask);
  const names = own.length === 0 && request.has('mark.it') ? namesSaid(message) : own;
  const person = names.length > 0 ? personMeant(ask, names) : undefined;
  const isGoneAlready = own.length === 0 && names.length === 1 && !person && request.tokens.length <= SHORT_STORY;
  if (isGoneAlready) return [{ score: 0.9, does: 'change', operations: [] }];
  // Somebody else comes.
  const known = new Set(peopleOf(document).flatMap(({ name }) => wordsOf(name)));
  if (namesSaid(message).some((name) => name.includes(' ') && !known.has(wordsOf(name)[0] ?? ''))) return [];
  const place = person?.place?.join('/');
  const entries = entriesOf(document).filter((entry) => entry.place.join('/') === place);
  const isWhole = isStory(ask, { person: person ?? NOBODY, next: names.join(' ') });
  // "Priya no longer teaches on Mondays" says less.
  const isGone = request.has('do.remove') || request.tokens.length <= SHORT_STORY;
  const { weekdays } = vocabularyOf(request.language);
  const isOfDay = request.tokens.some((_, at) => placesOf(weekdays).at(request.tokens, at) !== null);
  return entries.length > 0 && isWhole && isGone && !isOfDay
    ? withMentions(ask, entries, 0.97, true, request.text)
    : [];
}
const NOBODY: Person = { name: '', role: '', around: '' };
const SHORT_STORY = 8;

/** "Teresa has retired, it's Bríd Lacey now": somebody else is what one of the people was, or has another name. */
export const succeed: Ability = {
  name: 'succeed',
  plan(ask: Ask): Plan[] {
    const { request, document } = ask;
    const found = successionIn(ask);
    if (!found) return leaves(ask);
    const { person } = found;
    // "Priya would like to be called Course Tutor": a name, or what she is.
    if (request.has('mark.called') && request.has('do.want')) return [];
    // "The heading should say Hair and beauty in Ludbrook"
    if (request.has('part.heading', 'part.intro', 'part.tagline')) return [];
    // "Rename Starter package to First Look": a thing, and nobody.
    if (request.has('do.rename') && person.place === undefined) return [];
    const goes = request.has('do.remove', 'mark.noLonger', 'mark.instead') || saysTheSame(ask, person);
    // "New treasurer is Sven Holzapfel, please swap" names who comes only.
    if (request.has('do.add') && !(goes && (namesSomebody(ask) || request.has('do.swap')))) return [];
    const edits = exchangedIn(document, found);
    // "Kassenwart" and "Kassenwartin"
    const role = request.tokens.find(({ text }) => text === `${plain(person.role)}in`);
    if (person.place && role && request.language === 'de')
      edits.push({ place: [...person.place, 'role'], value: request.text.slice(role.start, role.end) });
    // "Mairi joins as stoker"
    const comes = peopleSaid(ask).find(({ name }) => name === found.next);
    if (person.place && comes && comes.role !== '' && isIntroduced(ask, comes) && !saysTheSame(ask, person))
      edits.push({ place: [...person.place, 'role'], value: comes.role });
    // "The guide is now Paula Vera": of what somebody is there is one.
    const isOfRole =
      person.place !== undefined &&
      ((NOW.test(request.text) && saysTheSame(ask, person)) ||
        request.has('do.remove', 'mark.noLonger', 'do.swap', 'mark.instead'));
    return edit(isOfRole ? 0.94 : 0.9, document, edits, {
      isSure: true,
      covers: isStory(ask, found) ? request.text : '',
    });
  },
};
