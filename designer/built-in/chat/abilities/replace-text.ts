import type { WebsiteDocument } from '#site/model/document.ts';
import { edit } from '../edit.ts';
import { withoutEnd } from '../../ends.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { isSmall } from '../document/named.ts';
import { peopleOf } from '../document/people.ts';
import { fieldOf, operationsFor, textsOf, type Text } from '../document/places.ts';
import { distance } from '../message/distance.ts';
import { plain } from '../message/plain.ts';
import { cleanValue, isNameLike, nextOrder, withCapital, withoutLeads } from '../message/value.ts';
import type { Request } from '../message/request.ts';

const CAPITALS = /(?<=[\p{L},:]\s)\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,3}/gu;
const CAPITALS_FIRST = /^\p{Ll}+(?:\s\p{Ll}+){0,2}\s(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,3})/u;

/** `isTold`: no verb asks for it. */
type Pair = { old: string; next: string; isQuoted: boolean; isTold?: boolean };

/** Words before what is meant: "the word", "the text". */
const LEADS = new Set([
  ...['all', 'every', 'alle', 'tous', 'toutes', 'todos', 'todas', 'tutti', 'tutte'],
  ...['the', 'das', 'den', 'die', 'der', 'le', 'la', 'les', 'el', 'los', 'las', 'o', 'a', 'os', 'as', 'du'],
  ...['word', 'words', 'text', 'phrase', 'sentence', 'name', 'wort', 'satz', 'mot', 'texte'],
  ...['palabra', 'frase', 'texto', 'palavra'],
]);
const withoutFrame = (text: string) => withoutLeads(text.replace(/^l['’](?=\p{L})/iu, ''), LEADS);

const WHERE_IT_SAYS =
  /^(?:every ?where|wherever|überall|partout|en todas partes|donde|onde|ovunque|dappertutto|overal)(?!\p{L}).{0,16}(?<!\p{L})(?:says?|say|steht|stehen|écrit|pone|dice|diz|está|scritto|staat)\s(.+)$/iu;
/** "Everywhere it says trainee I'd like crew member instead": the pairs of it, those in quotes one by one. */
function everywhere({ text, quotes }: Request): Pair[] {
  const said = WHERE_IT_SAYS.exec(text.replaceAll('’', "'"))?.[1];
  if (said === undefined) return [];
  const half = quotes.length / 2;
  if (quotes.length > 0)
    return Number.isInteger(half)
      ? quotes.slice(0, half).map((old, at) => ({ old: old.text, next: quotes[half + at]?.text ?? '', isQuoted: true }))
      : [];
  const verb =
    /\s(?:please\s|bitte\s|i'd like\s)?(?:write|put|use|say|make it|change it to|i'd like|schreib|schreibe|mettez|pon|escreve|scrivi|zet)\s/iu.exec(
      said,
    );
  const old = said.slice(0, verb?.index ?? 0).replace(/,$/u, '');
  const next = cleanValue(said.slice((verb?.index ?? 0) + (verb?.[0].length ?? 0)));
  return old !== '' && next !== '' ? [{ old: withoutFrame(old), next, isQuoted: true }] : [];
}

const NOT_IT =
  /(?:,|\s[–-]|\s(?:and|und|et|y|e|en))?\s(?:not|nicht|pas|no|non|não|niet|nie|inte|ikke|ei)\s(?:(?:the|der|die|das|le|la|el|los|o|a|il|het|de|alle|at|um|à|às|las|om)\s)?([\p{L}\p{N}](?:[\p{L}\p{N}'’.:-]|(?<=\d),(?=\d))*)/giu;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.:-]|(?<=\d),(?=\d))*/gu;

/** "Leanne dodd not todd": a word in small letters that stands on the website with a capital only. */
const isInCapitals = (document: WebsiteDocument, word: string): boolean =>
  /^\p{Ll}{3}/u.test(word) &&
  textsOf(document).some(({ text }) => wordsIn(text, word).some((at) => at > 0 && /\p{Lu}/u.test(text.charAt(at)))) &&
  textsOf(document).every(({ text }) => wordsIn(text, word).every((at) => /\p{Lu}/u.test(text.charAt(at))));

/** "A 1921 lugger, not 1912", "Alfons, nicht Alois": a number or a name that was wrong, where it stands once. */
function corrected({ request, document }: Ask): Plan[] {
  if (request.quotes.length > 0 || request.has('do.remove', 'do.add', 'do.hide', 'do.move')) return [];
  return [...request.text.matchAll(NOT_IT)].slice(0, 3).flatMap((match): Plan[] => {
    const typed = withoutEnd(match[1] ?? '', /[.:'’-]/u);
    const said = [...request.text.slice(0, match.index).matchAll(WORD)].map(([word]) => withoutEnd(word, /[.:'’-]/u));
    const near = said.at(-1) ?? '';
    const isSpelling = isInCapitals(document, typed) && distance(near, typed, NEAR) <= NEAR;
    const old = isSpelling ? withCapital(typed) : typed;
    const shape = /^\d/u.test(old) ? /^\d/u : /^\p{Lu}/u;
    const next = isSpelling ? withCapital(near) : said.filter((word) => shape.test(word)).at(-1);
    if (!shape.test(old) || next === undefined || next === old) return [];
    const holds = textsOf(document).filter(({ text }) => wordsIn(text, old).length > 0);
    const places = holds.filter(({ place }) => !place.includes('seo'));
    const isOne =
      new Set(places.map(({ text }) => plain(text))).size === 1 && wordsIn(places[0]?.text ?? '', old).length === 1;
    if (holds.length === 0 || (/^\d/u.test(old) && !isOne)) return [];
    const edits = holds.map(({ place, text }) => ({ place, value: replaced(text, old, next) }));
    return edit(0.9, document, edits, { isSure: true });
  });
}

const NOT_BUT =
  /(?<!\p{L})(?:nicht mehr|nicht|keine?|no longer|not|isn't|n'est plus|plus|pas|ya no(?: es)?|no|non(?: è)? più|non|niet meer|niet|geen|já não(?: é)?|não|nie|inte|ikke|ei|не)\s((?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}[\p{L}'’-]{3,}),?\s(?:any ?more,?\s)?(?:sondern|but|mais|sino|ma|bensì|maar|mas(?: sim)?|tylko|lecz|utan|uden|vaan|а|но)\s(?:now\s|jetzt\s|nun\s)?(?:an?\s|eine?\s|une?\s|una\s|um[a]?\s|een\s)?(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,3})(?=[,.;!]|$)/iu;
/** "No longer an apprentice but a master farrier": what somebody or something is, where it stands. */
function notBut({ request, document }: Ask): Plan[] {
  const [, was = '', next = ''] = NOT_BUT.exec(request.text.replaceAll('’', "'")) ?? [];
  const old = was.replace(/^(?:an?|the|ein|eine|der|die|das|une?|le|la|una?|el|um[a]?|een|de|il|lo)\s/iu, '');
  if (next === '' || request.quotes.length > 0) return [];
  const edits = textsOf(document).flatMap(({ place, text }) =>
    wordsIn(text, old).length > 0 ? [{ place, value: replaced(text, old, next) }] : [],
  );
  return edit(0.93, document, edits, { isSure: true });
}

const SPELLING =
  /(?<!\p{L})(?:spel(?:t|led|ling)|typo|misspel\p{L}*|wrong|geschrieben|schreibfehler|tippfehler|écrit|orthographe|faute|escrito|errata|mal|scritto|cognome|verkeerd|gespeld|błąd|fel|väärin)(?!\p{L})/iu;
const FULL_NAME = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){1,3}/gu;
const NEAR = 2;

/** "You spelled her name wrong, it's Priya Rahman": the name on the website that is nearly the same. */
function respelled({ request, message, document }: Ask): Plan[] {
  if (!SPELLING.test(message) || request.has('do.remove', 'do.add')) return [];
  const next = [...request.text.matchAll(FULL_NAME)].at(-1)?.[0];
  if (next === undefined) return [];
  const words = next.split(' ');
  const isNear = (name: string) => {
    const own = name.split(' ');
    const apart = own.map((word, at) => distance(word, words[at] ?? '', NEAR));
    return own.length === words.length && name !== next && apart.every((one) => one <= NEAR) && apart.includes(0);
  };
  const found = new Set(
    textsOf(document)
      .flatMap(({ text }) => text.match(FULL_NAME) ?? [])
      .filter(isNear),
  );
  const [old] = found;
  if (old === undefined || found.size > 1) return [];
  const edits = textsOf(document).flatMap(({ place, text }) =>
    wordsIn(text, old).length > 0 ? [{ place, value: replaced(text, old, next) }] : [],
  );
  return edit(0.93, document, edits, { isSure: true });
}

/** All pairs of what stands everywhere at once. */
function replacedEverywhere(ask: Ask): Plan[] {
  const pairs = everywhere(ask.request);
  const edits = textsOf(ask.document).flatMap(({ place, text }) => {
    const value = pairs.reduce((left, { old, next }) => replaced(left, old, next), text);
    return value === text ? [] : [{ place, value }];
  });
  return edit(0.97, ask.document, edits, { isSure: true, covers: ask.request.text });
}

const IT = /^(?:it|that|this|them) (?=\S)/iu;
/** What a request wants to be replaced by what: every way to read it. */
function pairsIn(request: Request): Pair[] {
  const [first, second] = request.quotes;
  const instead = request.find(['mark.instead']);
  if (first && second) {
    const joint = request.senses.some(
      ({ from, concepts }) =>
        from >= first.to &&
        from < second.from &&
        concepts.some((one) => one === 'mark.to' || one === 'mark.be' || one === 'mark.instead'),
    );
    if ((!joint && !request.has('do.change')) || request.has('do.remove', 'do.add', 'mark.called')) return [];
    const isTurned = instead && instead.from >= first.from && instead.from < second.from;
    return [
      isTurned
        ? { old: second.text, next: first.text, isQuoted: true }
        : { old: first.text, next: second.text, isQuoted: true },
    ];
  }
  const verb = request.find(['do.change', 'do.rename', 'do.swap']);
  const pairs = request.senses
    .filter(
      ({ concepts }) =>
        concepts.includes('mark.to') ||
        concepts.includes('mark.be') ||
        (concepts.includes('mark.by') &&
          /^(?:repla|ersetz|rempla|reempla|substit|sostit|vervang)/u.test(request.tokens[verb?.from ?? 0]?.text ?? '')),
    )
    // "Goes up to £37" is said in one.
    .filter(({ to }, _, all) => !all.some(({ from }) => from === to))
    .slice(0, 6)
    .flatMap((marker): Pair[] => {
      if (!verb && !marker.concepts.includes('mark.be')) return [];
      const start = verb && verb.from < marker.from ? verb.to : 0;
      const quote = first && first.from < marker.from ? first : undefined;
      const old = quote ? quote.text : withoutFrame(request.between(start, marker.from));
      const next = cleanValue(request.between(marker.to, nextOrder(request, marker.to)));
      return old.length > 1 && next !== '' && next !== old
        ? [{ old, next, isQuoted: quote !== undefined, isTold: verb === undefined }]
        : [];
    });
  if (instead && verb) {
    const old = withoutFrame(cleanValue(request.between(instead.to)));
    const said = cleanValue(request.between(verb.to, instead.from)).replace(IT, '');
    // "Make it 20 miles instead of 15": a number takes the place of a number.
    const number = /^\d[\d.,]*$/u.test(old) ? /^\d[\d.,]*/u.exec(said)?.[0] : undefined;
    const next = first?.to === instead.from ? first.text : (number ?? said);
    if (next !== '' && old.length > 1) pairs.push({ old, next, isQuoted: false });
  }
  // "We're in Edinburgh these days, not Glasgow"
  const at = instead ? (request.tokens[instead.from]?.start ?? 0) : 0;
  const next = [...request.text.slice(0, at).matchAll(CAPITALS)].at(-1)?.[0];
  const old = CAPITALS_FIRST.exec(request.text.slice(at))?.[1];
  if (instead && pairs.length === 0 && next && old && next !== old) pairs.push({ old, next, isQuoted: false });
  return pairs;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where words stand in a text, as whole words, whatever their case. */
export function wordsIn(text: string, words: string): number[] {
  const [where, what] = [text.toLowerCase().replace(/[’‘]/g, "'"), words.toLowerCase().replace(/[’‘]/g, "'")];
  const found: number[] = [];
  if (where.length !== text.length || what === '') return found;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + what.length)) {
    const before = isLetter(where[at - 1]) && isLetter(what[0]);
    const after = isLetter(where[at + what.length]) && isLetter(what.at(-1));
    // "20" is no part of "20:00".
    const isInNumber = /\d$/u.test(what) && /^[:.,]\d/u.test(where.slice(at + what.length));
    if (!before && !after && !isInNumber) found.push(at);
  }
  return found;
}

/** A text with other words wherever some stand. */
export const exchanged = (text: string, old: string, now: string): string =>
  wordsIn(text, old).reduceRight((left, at) => left.slice(0, at) + now + left.slice(at + old.length), text);

/** Whether words stand in a text only as a part of a longer name: "Rowena" in "Ms Rowena Thackeray". */
const isPartOfName = (text: string, words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  wordsIn(text, words).some(
    (at) =>
      /^\s\p{Lu}\p{L}/u.test(text.slice(at + words.length)) ||
      /(?:Mrs?|Ms|Dr|Frau|Herr|Mme|Sra?)\.?\s$/u.test(text.slice(0, at)),
  );

const replaced = (text: string, old: string, next: string): string =>
  wordsIn(text, old).reduceRight((result, at) => {
    const isRaised = at === 0 && /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(next) && /^\p{Lu}/u.test(result.charAt(at));
    return (
      result.slice(0, at) +
      (isRaised ? next.charAt(0).toUpperCase() + next.slice(1) : next) +
      result.slice(at + old.length)
    );
  }, text);

/** "The croissant is now £3" says what it costs, "the visit is on 21 August" when it is: neither what it is called. */
const isFact = ({ old, next, isQuoted }: Pair, { request }: Ask) =>
  !isQuoted &&
  // "The 10 litre box now costs 2.60 €"
  ((PRICE.test(next) && !PRICE.test(old)) ||
    (!/\d/u.test(old) && (request.has('do.change', 'do.rename') ? /^[\p{Sc}+\s]*\d/u.test(next) : /\d/u.test(next))));
const PRICE = /^(?:\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc})/u;

/** "Bread should be first": a place in the order is not what something is called. */
const isPlace = ({ next, isQuoted }: Pair, { request }: Ask): boolean =>
  !isQuoted &&
  request.senses.some(
    ({ from, to, concepts }) =>
      concepts.some((one) => /^mark\.(?:first|last|up|down)$/u.test(one)) && request.between(from, to) === next,
  );

/** "Peter Mwai is now head nurseryman", "the guide is now Paula Vera": what somebody is or who is it, no other name. */
const isRole = ({ old, next, isQuoted }: Pair, { document }: Ask): boolean =>
  !isQuoted &&
  ((PERSON.test(old) && /^\p{Ll}/u.test(next)) ||
    (PERSON.test(next) && peopleOf(document).some(({ role }) => plain(role) === plain(old))));
const PERSON = /^\p{Lu}\S*\s\p{Lu}\S*$/u;

/** "J'en fais plus", "Friday is now stew": a small word or a day is not what something is called. */
const isNoName = ({ old, next, isQuoted }: Pair, { request }: Ask): boolean => {
  const vocabulary = vocabularyOf(request.language);
  const days = placesOf(vocabulary.weekdays);
  const isDay = (text: string) => tokensOf(text).some((_, at, tokens) => days.at(tokens, at) !== null);
  return (
    !isQuoted &&
    (plain(old)
      .split(' ')
      .every((word) => word.length < 2 || isSmall(word, vocabulary)) ||
      (tokensOf(old).length === 1 && isDay(old) && !isDay(next)))
  );
};

/** Most words of a name without capitals. */
const LONGEST_NAME = 3;

function plansFor(ask: Ask, pair: Pair): Plan[] {
  const { old, next, isQuoted } = pair;
  if (isFact(pair, ask) || isPlace(pair, ask) || isRole(pair, ask) || isNoName(pair, ask)) return [];
  const holds = ({ text }: Text) => wordsIn(text, old).length > 0;
  const found = textsOf(ask.document).filter(holds);
  if (found.length === 0) return isQuoted ? [{ score: 0.55, does: 'tell', id: 'notThere', values: { said: old } }] : [];
  const isOther = wordsIn(next, old).length > 0 || !/^\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*$/u.test(next);
  const isPart = !isQuoted && isOther && found.some(({ text }) => isPartOfName(text, old));
  if (isPart) return [];
  const isWhole = found.some(({ text }) => text.trim().toLowerCase() === old.toLowerCase());
  // "The pickup is now on the same day": words in the middle of a sentence say what is so, not what it is called.
  const isSaid = pair.isTold === true && !isQuoted;
  const isName = isNameLike(next) && (isWhole || isNameLike(old));
  if (isSaid && !isName && !(isWhole && next.split(' ').length <= LONGEST_NAME)) return [];
  const isTelling = /\s|\d|^\p{Lu}/u.test(old);
  const score = isQuoted ? 0.97 : isWhole ? 0.93 : isTelling ? 0.84 : 0.62;
  const edits = found.map(({ place, text }) => ({ place, value: replaced(text, old, next) }));
  return change(score, operationsFor(ask.document, edits), { names: found.map(({ place }) => fieldOf(place)) });
}

/** "Change X to Y", "Y instead of X": wherever X stands in the website. */
export const replaceText: Ability = {
  name: 'replace-text',
  plan: (ask) => [
    ...replacedEverywhere(ask),
    ...corrected(ask),
    ...notBut(ask),
    ...respelled(ask),
    ...pairsIn(ask.request).flatMap((pair) => plansFor(ask, pair)),
  ],
};
