import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { priceLike } from '../document/money.ts';
import { rivals, sameThings } from '../document/find.ts';
import { entriesWithin } from '../document/named.ts';
import { namesSaid, personMeant } from '../document/people.ts';
import { fieldOf, operationsFor, textsOf, type Edit } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { wordsIn } from './replace-text.ts';

const LONGEST_ROLE = 4;
/** "Peter Mwai is now head nurseryman": what one of the people is called. */
function promoted(ask: Ask): Plan[] {
  const { request, document } = ask;
  const be = request.find(['mark.be']) ?? (request.has('do.change', 'do.move') ? request.find(['mark.to']) : undefined);
  if (!be || request.has('do.remove', 'do.add') || /\d/u.test(request.text)) return [];
  const names = namesSaid(ask);
  const person = names.length === 1 ? personMeant(ask, names) : undefined;
  const [said = ''] = request.between(be.to).split(/,\s|\s(?:und|and)\s/u);
  const role = request.quotes[0]?.text ?? cleanValue(said);
  // A German role is a noun, with a capital.
  const isSmall = /^\p{Ll}/u.test(role) || (request.language === 'de' && /^\p{Lu}\p{Ll}+$/u.test(role));
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
  return change(0.92, operationsFor(document, edits), {
    names: edits.map(({ place }) => fieldOf(place)),
    isSure: true,
  });
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

/** What is told of a thing that stands on the website: what somebody is now, what has become of it. */
export const told: Ability = {
  name: 'told',
  plan: (ask) => [...promoted(ask), ...swapped(ask)],
};
