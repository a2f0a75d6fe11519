import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';

import { priceLike } from '../document/money.ts';
import { rivals, sameThings } from '../document/find.ts';
import { entriesWithin, WHOLE_NAME } from '../document/named.ts';
import { namesSaid, peopleOf, personMeant, type Person } from '../document/people.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { valuesIn } from '../document/spots.ts';
import { isToldOf, textBeside } from './notice.ts';
import { plain } from '../message/plain.ts';
import { tellingIn } from '../message/telling.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { exchanged, wordsIn } from './replace-text.ts';

const LONGEST_ROLE = 4;
/** "She's a groomer now", "is the manager now": what somebody is, between a small word of being and one that says since when. */
const IS_NOW =
  /(?:\sis|['’]s|\s(?:she|he)s|\sist|\sest|\ses|\sé|\sè)\s(an?\s|the\s|our\s|eine?\s|die\s|der\s|une?\s|l[ea]\s|una?\s|el\s|uma?\s|il\s|de\s)?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,2}?)\s(?:now|jetzt|nun|maintenant|ahora|agora|adesso|ora|nu)(?=$|[\s,.;!?])/iu;
const OF_WORK =
  /(?:er|or|ist|ant|ent|ian|ess|chef|lead|head|partner|apprentice|in|eur|euse|ière?|[ae]ta|eira|eiro|ore|ista)$/iu;

/** What a request says that somebody is now, and what stands before it. */
function roleSaid({ request }: Ask): { role: string; before: string } | undefined {
  const be = request.find(['mark.be']) ?? (request.has('do.change', 'do.move') ? request.find(['mark.to']) : undefined);
  if (be) {
    const instead = request.find(['mark.instead'], be.to);
    const [said = ''] = request.between(be.to, instead?.from).split(/,\s|\s(?:und|and)\s/u);
    return {
      role: request.quotes[0]?.text ?? cleanValue(said).replace(ARTICLE_SMALL, ''),
      before: request.between(0, be.from),
    };
  }
  const found = IS_NOW.exec(request.text);
  const [, article, role = ''] = found ?? [];
  // "Priya is back now" says nothing of what she is.
  return found && (article !== undefined || OF_WORK.test(role))
    ? { role, before: request.text.slice(0, found.index) }
    : undefined;
}
const ARTICLE_SMALL = /^(?:an?|the|our)\s(?=\p{Ll})/u;

/** "Peter Mwai is now head nurseryman": what one of the people is called. */
function promoted(ask: Ask): Plan[] {
  const { request, document } = ask;
  const said = roleSaid(ask);
  if (!said || request.has('do.remove', 'do.add') || /\d/u.test(request.text)) return [];
  const { role } = said;
  const names = namesSaid(ask).filter((name) => said.before.includes(name));
  const person = names.length === 1 ? personMeant(ask, names) : undefined;
  // A German role is a noun, with a capital.
  const isSmall =
    (/^\p{Ll}/u.test(role) && !/\s\p{Lu}\p{L}+\s\p{Lu}/u.test(role)) ||
    ((request.language === 'de' || request.has('part.title')) && /^\p{Lu}\p{Ll}+$/u.test(role));
  const isRole = (request.quotes.length > 0 || isSmall) && role.split(' ').length <= LONGEST_ROLE;
  // "Gaz has left, juniors are now run by …" is said of the juniors.
  const between = said.before.slice(said.before.lastIndexOf(names[0] ?? '') + (names[0]?.length ?? 0));
  const isOfThem = between.trim().split(/\s+/u).length <= 2 || OF_THEM.test(between);
  if (!person || !isRole || !isOfThem || role === '' || NO_MORE.test(role)) return [];
  const inProse = textsOf(document).flatMap(({ place, text }): Edit[] => {
    const value = withRole(text, person, role);
    return value === text ? [] : [{ place, value }];
  });
  const own: Edit[] = person.place
    ? [{ place: [...person.place, 'role'], value: /^\p{Lu}/u.test(person.role) ? withCapital(role) : role }]
    : [];
  return edit(0.92, document, [...own, ...inProse], { isSure: true });
}

const OF_THEM = /\s(?:s?he|they|so|sie|er|elle|il|ella|él|ela|ele|lei|lui|zij|hij)\s?$/iu;
const NO_MORE = /^(?:keine?|nicht|not|no|pas|plus|não|niet|geen|non)\s/iu;

/** A sentence in which somebody is something else: "Mina Cole, chef", "our chef is Mina Cole". */
function withRole(text: string, { name, place, role: old }: Person, role: string): string {
  const start = wordsIn(text, name)[0];
  if (start === undefined) return text;
  const end = start + name.length;
  const behind = /^(,\s|\s\(|\s[–-]\s|\sis\s(?:our|the|my|an?)\s)([^.,;()\n]{2,40})/u.exec(text.slice(end));
  const [all = '', joint = '', said = ''] = behind ?? [];
  // Of somebody who is listed a sentence may say more than what they are.
  if (behind && (!place || plain(said) === plain(old)))
    return text.slice(0, end) + joint + role + text.slice(end + all.length);
  const before = ROLE_BEFORE.exec(text.slice(0, start));
  return before?.[1] !== undefined && !place
    ? text.slice(0, before.index) + before[0].replace(before[1], role) + text.slice(start)
    : text;
}
const ROLE_BEFORE = /(?<=\b(?:our|the|my)\s)(\p{Ll}[\p{Ll} -]{2,40}?)\sis\s$/u;

/** "Lou's full name is Louise", "Kims voller Name ist Kimberly": the name of somebody, and how it is written. */
const FULL_NAME =
  /(?<![\p{L}-])(\p{Lu}[\p{L}-]{1,30}?)(?:['’]s|s)?\s(?:(?:full|real|proper|first|last|voller|richtiger)\s)?(?:[Nn]ame|surname)\s(?:is|ist)\s(?:actually\s|really\s|now\s|jetzt\s)?(\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,3})/u;

/** Somebody is called otherwise than the website says: wherever it says that. */
function calledInFull({ request, document }: Ask): Plan[] {
  const [, said = '', next = ''] = FULL_NAME.exec(request.text) ?? [];
  const isKnown = peopleOf(document).some(({ name }) => name.split(' ').includes(said));
  if (next === '' || !isKnown || plain(document.brand.name).split(' ').includes(plain(said))) return [];
  const edits = textsOf(document).flatMap(({ place, text }): Edit[] => {
    const value = text.includes(next) ? text : exchanged(text, said, next);
    return value === text ? [] : [{ place, value }];
  });
  return edit(0.93, document, edits, { isSure: true, covers: request.text });
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
  return edit(0.97, document, edits);
}

const ARTICLE = /^(?:an?|the|der|die|das|den|le|la|les|l['’]|el|los|las|o|a|os|as|il|lo|de|het)\s/u;
const CAPITALS = /^\p{Lu}[\p{L}'’-]*(?:\s(?:&\s|of\s|de\s)?\p{Lu}[\p{L}'’-]*)*/u;
const LONGEST_NAME = 60;

/** "We're renaming the Committee room, it'll be called the Addy Room": a thing of a list, under another name wherever that stands. */
function renamed(ask: Ask): Plan[] {
  const { request, document } = ask;
  const verb = request.find(['do.rename']);
  const called = request.find(['mark.called'], 1) ?? (verb && request.find(['mark.to', 'mark.be'], verb.to));
  const quote = request.quotes.at(-1);
  const at = called ?? (verb ? quote : undefined);
  if (!at || request.has('do.add', 'do.remove', 'part.page', 'part.section', 'part.heading', 'do.ask')) return [];
  const matches = entriesWithin(document, request, ({ section }) => section.kind !== 'team', 0, at.from).filter(
    ({ score }) => score >= 0.8,
  );
  const words = request.between(at.to).replace(ARTICLE, '');
  const said = quote && quote.from >= at.from ? quote.text : (CAPITALS.exec(words)?.[0] ?? words.split(/[,;]\s/u)[0]);
  const next = withCapital(cleanValue(said ?? ''));
  const [thing] = sameThings(matches);
  if (!thing || rivals(matches).length > 1 || next === '' || next.length > LONGEST_NAME) return [];
  const own = new Set(sameThings(matches).map(({ place, nameField }) => [...place, nameField].join('/')));
  const edits = [
    ...sameThings(matches).map(({ place, nameField }): Edit => ({ place: [...place, nameField], value: next })),
    ...textsOf(document).flatMap(({ place, text }): Edit[] => {
      const value = own.has(place.join('/')) ? text : exchanged(text, thing.name, next);
      return value === text ? [] : [{ place, value }];
    }),
  ];
  return edit(0.92, document, edits, {
    focus: { entry: next, sectionId: thing.section.id },
    isSure: true,
    covers: /\d/u.test(request.text) ? '' : request.text,
  });
}

/** "The deep clean takes about 3 hours, can you mention it": what is said of one of the things, beside it. */
function saidOf({ request, document }: Ask): Plan[] {
  const telling = tellingIn(request);
  if (!telling || request.quotes.length > 0 || request.has('do.remove', 'do.change')) return [];
  const said = telling.words.replace(ARTICLE, '');
  const [named, rival] = entriesWithin(document, request, isToldOf).filter(({ score }) => score >= WHOLE_NAME);
  const name = named?.thing.name ?? '';
  const what = said.slice(name.length).trim();
  if (!named || rival || !plain(said).startsWith(plain(name)) || !/^\p{Ll}/u.test(what)) return [];
  // "Loch Ard is now 3 May" is no word beside it.
  if (valuesIn(what, request.language).some(({ kind }) => kind !== 'count')) return [];
  return edit(0.93, document, [textBeside(named.thing, withCapital(what))], { isSure: true, covers: request.text });
}

/** What is told of a thing that stands on the website: what somebody is now, what has become of it. */
export const told: Ability = {
  name: 'told',
  plan: (ask) => [...promoted(ask), ...calledInFull(ask), ...swapped(ask), ...renamed(ask), ...saidOf(ask)],
};
