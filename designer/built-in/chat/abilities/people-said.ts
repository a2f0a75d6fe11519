import { withoutEnd } from '../../ends.ts';
import type { Ask } from '../ask.ts';
import { namesSaid } from '../document/people.ts';
import { textsOf } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { cleanValue } from '../message/value.ts';

/** Somebody new whom a request names, with what they are or do in its own words. */
export type SaidPerson = { name: string; role: string; text: string };

const AS =
  /^\s(?:\p{Ll}+\s){0,2}(?:as|als|comme|como|come|jako|som)\s(?:(?:an?|the|our|eine?n?|un[ae]?|uma?)\s)?(.+)$/iu;
const BESIDE = /^(?:,\s|\s[–-]\s|\s\()(.+)$/iu;
const PRONOUN =
  /^(?:(?:and|und|et|y|e)\s)?(?:she|he|they|who|sie|er|die|der|elle|il|qui|ella|él|que|ela|ele|lei|lui|che|zij|hij|die|ona|on|hon|han)(?:'s)?\s(?=\p{Ll})/iu;
/** "Our new first aider is", "neu dabei ist": what stands before a name. */
const ROLE_IS =
  /(?:^|[.,;:]\s)(?:(?:and|und|et|y|e)\s)?(?:(?:we have |wir haben )?(?:an?|the|our|my|unsere?|eine?n?|notre|une?|nuestr[oa]|una?|noss[oa]|uma?|il|la|onze)\s)?(?:(?:new|neue[rn]?|nouve(?:au|lle)|nuev[oa]|nov[oa]|nuov[oa]|nieuwe)\s)?(\p{L}[\p{L} -]{2,30}?)(?:\s(?:now|jetzt|nun|maintenant|ahora|agora|adesso|nu))?(?:\s(?:is|ist|est|es|é|è|wird|heißt)|\s?[:–-])(?:\s(?:now|jetzt|nun|ahora|agora|adesso|nu))?\s$/iu;
/** Where what is said of one person ends. */
const END = /[.;()!?]|\s[–-]\s|\s(?:and|und|et|y|e|en|och|og|i)\s(?=\p{Lu}\p{L}+\s\p{Lu})/u;
/** What closes a German or Dutch order: "mit auf", "erbij". */
const PARTICLE = /\s(?:mit auf|mit|auf|dazu|hinzu|rein|bei|erbij|toe|please|bitte)$/iu;
/** "Neu dabei": said of everybody who is new, it is no role. */
const NO_ROLE = /^(?:neu(?: dabei)?|new|it|es|that|this|da|name|next|the name|hinzu)$/iu;
const LONGEST = 60;

function roleOf(before: string, after: string): string {
  const beside = (AS.exec(after) ?? BESIDE.exec(after))?.[1]?.split(END)[0] ?? '';
  const told = withoutEnd(cleanValue(beside.replace(PRONOUN, '').replace(PARTICLE, '')), /[,;\s]/u);
  if (told !== '') return told;
  const is = ROLE_IS.exec(before)?.[1]?.trim() ?? '';
  if (is !== '' && !NO_ROLE.test(is)) return is;
  const later = after
    .split(/,\s/u)
    .slice(1)
    .find((clause) => PRONOUN.test(clause));
  return later === undefined ? '' : cleanValue(later.replace(PRONOUN, '').split(END)[0] ?? '');
}

const TITLE = /(?<!\p{L})(?:Dr|Prof|Mag|Ing|Sra?|Mrs?|Ms|Rev|Fr)\.?\s$/u;

/** Where ", to the team" begins behind a name: the list that somebody goes into is none of what they are. */
function endOf({ request }: Ask, from: number): number | undefined {
  const into = request.senses.find(
    ({ concepts, from: at, to }) =>
      (request.tokens[at]?.start ?? 0) >= from &&
      concepts.some((one) => one === 'mark.to' || one === 'mark.in') &&
      request.senses.some((next) => next.from >= to && next.from <= to + 1 && next.concepts.includes('kind.team')),
  );
  return into && request.tokens[into.from]?.start;
}

/** People with two names or more whom the website does not name yet. */
export function peopleSaid(ask: Ask): SaidPerson[] {
  const { text } = ask.request;
  const known = new Set(textsOf(ask.document).flatMap((one) => plain(one.text).split(' ')));
  // Relatives share a name, but not the first one.
  const isNew = (name: string) =>
    !known.has(
      plain(name)
        .split(' ')
        .find((word) => word.length > 3) ?? '',
    );
  return namesSaid(ask)
    .filter((name) => name.includes(' ') && isNew(name))
    .flatMap((name): SaidPerson[] => {
      const at = text.indexOf(name);
      const [before, after] = [text.slice(0, at), text.slice(at + name.length, endOf(ask, at + name.length))];
      const role = at < 0 ? '' : roleOf(before, after);
      const title = TITLE.exec(before)?.[0] ?? '';
      return at < 0 || role.length > LONGEST || /\d/u.test(role) ? [] : [{ name: `${title}${name}`, role, text: '' }];
    });
}

/** Whether a person is named by what they are, so that nothing else can be meant: "our new coach is Mira Lang". */
export const isIntroduced = ({ request: { text } }: Ask, { name }: SaidPerson): boolean => {
  const at = text.indexOf(name);
  return ROLE_IS.test(text.slice(0, at)) || AS.test(text.slice(at + name.length));
};
