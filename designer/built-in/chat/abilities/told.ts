import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';

import { priceLike } from '../document/money.ts';
import { rivals, sameThings } from '../document/find.ts';
import { entriesWithin, WHOLE_NAME } from '../document/named.ts';
import { namesSaid, personMeant } from '../document/people.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { valuesIn } from '../document/spots.ts';
import { isToldOf, textBeside } from './notice.ts';
import { plain } from '../message/plain.ts';
import { tellingIn } from '../message/telling.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { exchanged, wordsIn } from './replace-text.ts';

const LONGEST_ROLE = 4;
/** "Peter Mwai is now head nurseryman": what one of the people is called. */
function promoted(ask: Ask): Plan[] {
  const { request, document } = ask;
  const be = request.find(['mark.be']) ?? (request.has('do.change', 'do.move') ? request.find(['mark.to']) : undefined);
  if (!be || request.has('do.remove', 'do.add') || /\d/u.test(request.text)) return [];
  const instead = request.find(['mark.instead'], be.to);
  const [said = ''] = request.between(be.to, instead?.from).split(/,\s|\s(?:und|and)\s/u);
  const role = request.quotes[0]?.text ?? cleanValue(said);
  const before = request.between(0, be.from);
  const names = namesSaid(ask).filter((name) => before.includes(name));
  const person = names.length === 1 ? personMeant(ask, names) : undefined;
  // A German role is a noun, with a capital.
  const isSmall =
    /^\p{Ll}/u.test(role) ||
    ((request.language === 'de' || request.has('part.title')) && /^\p{Lu}\p{Ll}+$/u.test(role));
  const isRole = (request.quotes.length > 0 || isSmall) && role.split(' ').length <= LONGEST_ROLE;
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
  return edit(0.92, document, edits, { isSure: true });
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
  plan: (ask) => [...promoted(ask), ...swapped(ask), ...renamed(ask), ...saidOf(ask)],
};
