import type { WebsiteDocument } from '#site/model/document.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { plain } from '../message/plain.ts';
import { CLASSES } from '../roles/words.ts';
import type { Request } from '../message/request.ts';
import { entriesOf, once } from './entries.ts';
import { wordLikeness } from './find.ts';
import { isSmall } from './named.ts';
import { textsOf, type Place } from './places.ts';

/** A request about a website. */
export type Said = { request: Request; document: WebsiteDocument };

export const NAME =
  /(?<![\p{L}'’-])\p{Lu}(?!['’]\p{Ll})[\p{L}'’-]+(?:\s(?:(?:de|da|von|van|der|le|la|do|dos)\s)?\p{Lu}[\p{L}'’-]+){0,3}/gu;

/** Somebody whom the website names, and what they are: an entry of a team, or a name in a sentence. */
export type Person = { name: string; role: string; around: string; place?: Place };

const ofTeam = (document: WebsiteDocument): Person[] =>
  entriesOf(document)
    .filter(({ section }) => section.kind === 'team')
    .map(({ name, item, place }) => {
      const role = typeof item.role === 'string' ? item.role : '';
      return { name, place, role, around: role };
    });

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

/** What is said of somebody: from the mark or the name before to the one behind. */
function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? '';
  return `${before} ${text.slice(end).split(CLAUSE)[0] ?? ''}`;
}
const CLAUSE = /[.,;!?()\n]|\s(?=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll})/u;

const inSentences = (document: WebsiteDocument): Person[] =>
  textsOf(document)
    .filter(
      ({ place }) =>
        ['sections', 'business'].includes(place[0] ?? '') &&
        !['title', 'heading', 'role', 'place', 'address'].includes(place.at(-1) ?? ''),
    )
    .flatMap(({ text }) =>
      [...text.matchAll(NAME)].map((one) => ({
        name: one[0],
        role: roleBefore(text.slice(0, one.index)),
        around: clauseAround(text, one.index, one.index + one[0].length),
      })),
    );

/** Everybody whom the website may name, those of a team first. */
export const peopleOf = once((document: WebsiteDocument): Person[] => [...ofTeam(document), ...inSentences(document)]);

/** The names that a request says: more than one word, or one that cannot be anything else. */
export function namesSaid(ask: Said): string[] {
  const { request, document } = ask;
  const { weekdays, months } = vocabularyOf(request.language);
  const isIn = (list: string, name: string) => placesOf(list).at(tokensOf(name), 0) !== null;
  // "Maj Lindgren" is nobody's May.
  const isDate = (name: string) =>
    isIn(weekdays, name) || (isIn(months, name) && (!name.includes(' ') || isIn(months, name.split(' ')[1] ?? '')));
  const brand = plain(document.brand.name).split(' ');
  return (
    [...request.text.matchAll(NAME)]
      // "Gone to Cork" says where, "handed over to Carol Nwosu" to whom.
      .filter(({ index, 0: name }) => name.includes(' ') || !TO_PLACE.test(request.text.slice(0, index)))
      .map(({ index, 0: name }) => withoutKnownStart(name.replace(/['’]s?$/u, ''), index, ask))
      .filter(
        (name) =>
          name !== '' &&
          !isDate(name) &&
          !CLASSES.they.has(plain(name)) &&
          !plain(name)
            .split(' ')
            .every((word) => brand.includes(word)),
      )
      // A German noun has a capital too: alone only the name of somebody who is there.
      .filter((name) => name.includes(' ') || request.language !== 'de' || isKnownName(document, name))
  );
}

const isKnownName = (document: WebsiteDocument, name: string): boolean =>
  !isOtherWord(document, name) &&
  peopleOf(document).some((one) => one.name.includes(' ') && wordsOf(one.name).includes(plain(name)));

const TO_PLACE = /(?<!\p{L})(?:to|in|at|near|nach|à|naar|para|till|til|do|w|na)\s$/iu;

/** The words of a name by which somebody is known. */
export const wordsOf = (name: string) =>
  name
    .replace(/-/gu, ' ')
    .split(' ')
    // "Jo", but not "de".
    .filter((word) => word.length > 2 || /^\p{Lu}\p{Ll}$/u.test(word))
    .flatMap((word) => plain(word).split(' '))
    .filter((word) => word.length > 1);

/** Whether all words of a name stand somewhere on the website without a capital. */
export const isOtherWord = (document: WebsiteDocument, name: string): boolean => {
  const small = new Set(
    textsOf(document).flatMap(({ text }) => text.match(/(?<![\p{L}@./-])\p{Ll}[\p{L}'’-]+/gu) ?? []),
  );
  return name.split(' ').some((word) => small.has(word.toLowerCase()));
};

/** Whom of those that the website names a request means: by a name, or by what they are. */
export function personMeant(ask: Said, said: readonly string[]): Person | undefined {
  const people = peopleOf(ask.document);
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

/** "Take Ray off": no first name. */
const ORDERS = /^(?:Take|Put|Let|Keep|Leave|Get|Give|Say|Swap|Pop|Call|Make)$/u;

/** "Our Kirsty Lamont": a first word with a capital that only begins the sentence is none of the name. */
function withoutKnownStart(name: string, at: number, { request }: Said): string {
  const [first = '', ...rest] = name.split(' ');
  // "She's Jess Tranter now."
  if (ORDERS.test(first) || /^(?:she|he|they|it|that|who)['’]/iu.test(first)) return rest.join(' ');
  // "… and Ben Shaw", where "ben" is a small word too.
  const { articles, mine } = vocabularyOf(request.language);
  if (at > 0 && rest.length === 1 && !`${articles}, ${mine}`.split(/, |\//u).includes(first.toLowerCase())) return name;
  const isFrame = request.senses.some(({ from, to }) =>
    request.tokens.slice(from, to).some(({ text }) => text === first.toLowerCase()),
  );
  return isFrame || isSmall(first.toLowerCase(), vocabularyOf(request.language)) ? rest.join(' ') : name;
}
