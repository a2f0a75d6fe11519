import type { WebsiteDocument } from '#site/model/document.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesOf } from '../document/entries.ts';
import { rivals, sameThings, wordLikeness } from '../document/find.ts';
import { entriesWithin, isSmall } from '../document/named.ts';
import { fieldOf, operationsFor, textsOf, type Edit, type Place } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { priceLike } from '../document/money.ts';
import { plain } from '../message/plain.ts';
import { wordsIn } from './replace-text.ts';

export const NAME =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|da|von|van|der|le|la|do|dos)\s)?\p{Lu}[\p{L}'’-]+){0,3}/gu;

/** Somebody whom the website names, and what they are: an entry of a team, or a name in a sentence. */
type Person = { name: string; role: string; place?: Place };

const ofTeam = (document: WebsiteDocument): Person[] =>
  entriesOf(document)
    .filter(({ section }) => section.kind === 'team')
    .map(({ name, item, place }) => ({ name, place, role: typeof item.role === 'string' ? item.role : '' }));

const COPULAS: readonly string[] = ['is', 'ist', 'est', 'es', 'é', 'è', 'jest', 'är', 'er'];
const ROLE = /^[\p{L} ]{3,30}$/u;

/** What somebody is, at the end of what stands before the name: "Treasurer: ", "the treasurer is ". */
function roleBefore(before: string): string {
  const near = before.slice(-40);
  const label = near.endsWith(': ')
    ? near
        .slice(0, -2)
        .split(/[.,;]\s/u)
        .at(-1)
    : undefined;
  const [word = '', copula = ''] = near.endsWith(' ') ? near.trimEnd().split(' ').slice(-2) : [];
  const role = label ?? (COPULAS.includes(copula) && word.length > 3 ? word : '');
  return ROLE.test(role) ? role : '';
}

const inSentences = (document: WebsiteDocument): Person[] =>
  textsOf(document)
    .filter(({ place }) => place[0] === 'sections' && !['title', 'heading'].includes(place.at(-1) ?? ''))
    .flatMap(({ text }) =>
      [...text.matchAll(NAME)].map(([name], at, all) => ({
        name,
        role: roleBefore(text.slice(0, all[at]?.index)),
      })),
    );

/** The names that a request says: more than one word, or one that cannot be anything else. */
export function namesSaid(ask: Ask): string[] {
  const { request, document } = ask;
  const { weekdays, months } = vocabularyOf(request.language);
  const isDate = (name: string) => [weekdays, months].some((list) => placesOf(list).at(tokensOf(name), 0) !== null);
  const brand = plain(document.brand.name).split(' ');
  return (
    [...request.text.matchAll(NAME)]
      // "Gone to Cork" says where.
      .filter(({ index }) => !TO_PLACE.test(request.text.slice(0, index)))
      .map(([name]) => withoutKnownStart(name.replace(/['’]s?$/u, ''), ask))
      .filter(
        (name) =>
          name !== '' &&
          !isDate(name) &&
          !plain(name)
            .split(' ')
            .every((word) => brand.includes(word)),
      )
      .filter((name) => name.includes(' ') || request.language !== 'de')
  );
}

const TO_PLACE = /(?<!\p{L})(?:to|in|at|near|nach|à|naar)\s$/iu;

const wordsOf = (name: string) =>
  plain(name.replace(/-/gu, ' '))
    .split(' ')
    .filter((word) => word.length > 2);
const NOW =
  /(?<!\p{L})(?:now|jetzt|nun|ahora|agora|maintenant|désormais|nu|numera|nå|adesso|ora|teraz|tegenwoordig|теперь|тепер)(?!\p{L})/iu;

/** Whether all words of a name stand somewhere on the website without a capital. */
const isOtherWord = (document: WebsiteDocument, name: string): boolean => {
  const small = new Set(
    textsOf(document).flatMap(({ text }) => text.match(/(?<![\p{L}@./-])\p{Ll}[\p{L}'’-]+/gu) ?? []),
  );
  return name.split(' ').some((word) => small.has(word.toLowerCase()));
};

/** Whom of those that the website names a request means: by a name, or by what they are. */
function personMeant(ask: Ask, said: readonly string[]): Person | undefined {
  const people = [...ofTeam(ask.document), ...inSentences(ask.document)];
  const words = new Set(said.flatMap(wordsOf));
  const byName = people.filter(({ name }) => wordsOf(name).some((word) => words.has(word)));
  const spoken = ask.request.tokens.flatMap(({ text }) => plain(text).split(' ')).filter((word) => word.length > 2);
  const isSaid = (own: string) => own.length > 2 && spoken.some((word) => wordLikeness(word, own) > 0.84);
  const found = byName.length > 0 ? byName : people.filter(({ role }) => plain(role).split(' ').some(isSaid));
  const [longest] = [...found].sort((one, other) => other.name.length - one.name.length);
  // A word with a capital may be anything but a person where it stands as another word too.
  const isPerson =
    longest && (longest.name.includes(' ') || byName.length > 0) && !isOtherWord(ask.document, longest.name);
  const isOne = isPerson && found.every(({ name }) => longest && plain(longest.name).includes(plain(name)));
  return isOne ? longest && { ...longest, ...found.find(({ place }) => place) } : undefined;
}

/** "Teresa has retired, it's Bríd Lacey now": somebody else is what one of the people was, or has another name. */
function succeeded(ask: Ask): Plan[] {
  const { request, document } = ask;
  const isChange = request.has(
    'do.remove',
    'do.change',
    'do.swap',
    'mark.noLonger',
    'mark.be',
    'mark.instead',
    'mark.it',
  );
  if (request.has('do.add') && !request.has('do.remove', 'mark.noLonger')) return [];
  const known = new Set([...ofTeam(document), ...inSentences(document)].flatMap(({ name }) => wordsOf(name)));
  const names = namesSaid(ask);
  const isKnown = (name: string) => wordsOf(name).some((word) => known.has(word));
  const isNew = (name: string) => wordsOf(name).some((word) => !known.has(word));
  // "Rowena is now Rowena Thackeray-Boyle"
  const isSaidAlone = (name: string) => names.some((other) => other !== name && wordsOf(name).includes(plain(other)));
  // The first word of a sentence has a capital whatever it is.
  const isFirst = (name: string) => !name.includes(' ') && request.text.startsWith(name);
  const fresh = names.filter((name) => isNew(name) && !isFirst(name) && (!isKnown(name) || isSaidAlone(name)));
  const [next = ''] = fresh;
  if (!isChange && !NOW.test(request.text) && !isSaidAlone(next)) return [];
  const person =
    next === ''
      ? undefined
      : personMeant(
          ask,
          names.filter((name) => name !== next || isKnown(name)),
        );
  const isName = next.includes(' ') || (person !== undefined && !person.name.includes(' '));
  if (!next || !person || !isName || fresh.length !== 1) return [];
  const exchanged = (text: string, old: string, now: string) =>
    wordsIn(text, old).reduceRight((left, at) => left.slice(0, at) + now + left.slice(at + old.length), text);
  // "Ring Concepta": whoever goes is called by the first name too.
  const [first = '', now = ''] = [person.name, next].map((name) => name.split(' ')[0] ?? '');
  const isCalledSo = person.name.includes(' ') && next.includes(' ') && first.length > 2;
  const edits: Edit[] = textsOf(document).flatMap(({ place, text }) => {
    const whole = exchanged(text, person.name, next);
    const value = isCalledSo ? exchanged(whole, first, now) : whole;
    return value === text ? [] : [{ place, value }];
  });
  // "Kassenwart" and "Kassenwartin"
  const role = request.tokens.find(({ text }) => text === `${plain(person.role)}in`);
  if (person.place && role && request.language === 'de')
    edits.push({ place: [...person.place, 'role'], value: request.text.slice(role.start, role.end) });
  return change(0.9, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)), isSure: true });
}

const LONGEST_ROLE = 4;
/** "Peter Mwai is now head nurseryman": what one of the people is called. */
function promoted(ask: Ask): Plan[] {
  const { request, document } = ask;
  const be = request.find(['mark.be']) ?? request.find(['mark.to']);
  if (!be || request.has('do.remove', 'do.add') || /\d/u.test(request.text)) return [];
  const names = namesSaid(ask);
  const person = names.length === 1 ? personMeant(ask, names) : undefined;
  const role = request.quotes[0]?.text ?? cleanValue(request.between(be.to));
  const isRole = (request.quotes.length > 0 || /^\p{Ll}/u.test(role)) && role.split(' ').length <= LONGEST_ROLE;
  if (!person || !isRole || role === '') return [];
  const edits: Edit[] = person.place
    ? [{ place: [...person.place, 'role'], value: role }]
    : textsOf(document).flatMap(({ place, text }): Edit[] => {
        const end = (wordsIn(text, person.name)[0] ?? Infinity) + person.name.length;
        const old = /^(,\s|\s\(|\s[–-]\s)([^.,;()\n]{2,40})/u.exec(text.slice(end));
        return old
          ? [{ place, value: text.slice(0, end) + (old[1] ?? '') + role + text.slice(end + old[0].length) }]
          : [];
      });
  return change(0.92, operationsFor(document, edits), {
    names: edits.map(({ place }) => fieldOf(place)),
    isSure: true,
  });
}

/** "Our Kirsty Lamont": a first word with a capital that only begins the sentence is none of the name. */
function withoutKnownStart(name: string, { request }: Ask): string {
  const [first = '', ...rest] = name.split(' ');
  const isFrame = request.senses.some(({ from, to }) =>
    request.tokens.slice(from, to).some(({ text }) => text === first.toLowerCase()),
  );
  return isFrame || isSmall(first.toLowerCase(), vocabularyOf(request.language)) ? rest.join(' ') : name;
}

const FOR = ['for', 'with', 'gegen', 'durch', 'contre', 'par', 'por', 'con', 'voor', 'door', 'na', 'на'];

/** "Swap teacake for scone, same price": one entry becomes another. */
function swapped({ request, document }: Ask): Plan[] {
  const verb = request.find(['do.swap', 'do.change']);
  const at = request.tokens.findIndex(({ text }, index) => FOR.includes(text) && index > (verb?.to ?? Infinity));
  if (!verb || verb.from > 3 || at < 0 || request.quotes.length > 0) return [];
  const matches = entriesWithin(document, request, ({ section }) => section.kind !== 'team', verb.to, at);
  const others = entriesWithin(document, request, undefined, at + 1);
  const [price] = amountsIn(request);
  const comma = request.tokens.findIndex(({ text }, index) => text === ',' && index > at);
  const end = price ? request.tokens.findIndex(({ start }) => start >= price.start) : comma;
  const words = request
    .between(at + 1, end < 0 ? undefined : end)
    .replace(/^(?:an?|the|ein|eine[nr]?|une?|una?|uma?)\s|\s(?:at|for|zu|für|à|a|por)$/giu, '');
  const next = withCapital(cleanValue(words));
  if (matches.length === 0 || rivals(matches).length > 1 || others.length > 0 || next === '' || next.length > 60)
    return [];
  const edits = sameThings(matches).flatMap(({ place, nameField, item }): Edit[] => [
    { place: [...place, nameField], value: next },
    ...(price && typeof item.price === 'string'
      ? [{ place: [...place, 'price'], value: priceLike(price.text, item.price) }]
      : []),
  ]);
  return change(0.97, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

/** What is told of a thing that stands on the website: who does it now. */
export const told: Ability = {
  name: 'told',
  plan: (ask) => [...succeeded(ask), ...promoted(ask), ...swapped(ask)],
};
