import type { WebsiteDocument } from '#site/model/document.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import type { Entry } from '../document/entries.ts';
import { entriesOf } from '../document/entries.ts';
import { rivals, sameThings, wordLikeness } from '../document/find.ts';
import { entriesWithin, isSmall } from '../document/named.ts';
import { fieldOf, operationsFor, textsOf, type Edit } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { priceLike } from '../document/money.ts';
import { plain } from '../message/plain.ts';
import { whenIn } from '../message/when.ts';
import { fill } from '../replies/index.ts';
import { wordsIn } from './replace-text.ts';

const hasTime = ({ item }: Entry) => 'date' in item || 'time' in item;

/** "Karate moves to 17.30–18.30", "the night visit is on 21 August": when a thing that is named takes place. */
function moved(ask: Ask): Plan[] {
  const { request, document, language } = ask;
  if (request.has('do.add', 'do.remove', 'do.ask', 'do.close', 'part.hours')) return [];
  const matches = entriesWithin(document, request, hasTime);
  const [best] = matches;
  const { date, time } = best ? whenIn(ask) : { date: '', time: '' };
  if (!best || (date === '' && time === '')) return [];
  const near = rivals(matches);
  if (near.length > 1)
    return [
      {
        score: 0.8,
        does: 'ask',
        id: 'whichThing',
        choices: near.slice(0, 3).map(({ name }) => ({
          label: name,
          message: `${fill(language, 'sayWhen', { name })} ${date} ${time}`.trim(),
        })),
      },
    ];
  const edits = sameThings(matches).flatMap(({ place, item }): Edit[] => [
    ...(date !== '' && 'date' in item ? [{ place: [...place, 'date'], value: date }] : []),
    ...(time !== '' && 'time' in item ? [{ place: [...place, 'time'], value: time }] : []),
  ]);
  return change(0.89, operationsFor(document, edits), {
    names: edits.map(({ place }) => fieldOf(place)),
    focus: { entry: best.thing.name },
  });
}

const NAME = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|da|von|van|der|le|la|do|dos)\s)?\p{Lu}[\p{L}'’-]+){1,3}/gu;

/** A person that the website names: an entry of a team, or a name with a role in a sentence. */
type Person = { name: string; role: string };

const peopleOf = (document: WebsiteDocument): Person[] => [
  ...entriesOf(document)
    .filter(({ section }) => section.kind === 'team')
    .map(({ name, item }) => ({ name, role: typeof item.role === 'string' ? item.role : '' })),
  ...textsOf(document)
    .filter(({ place }) => place[0] === 'sections' && !['name', 'title', 'heading'].includes(place.at(-1) ?? ''))
    .flatMap(({ text }) =>
      [...text.matchAll(NAME)].map(([name], at, all) => ({
        name,
        role: /(?:^|[.,;]\s)([\p{L} ]{3,30}):\s$/u.exec(text.slice(0, all[at]?.index))?.[1] ?? '',
      })),
    ),
];

/** "Teresa has retired, it's Bríd Lacey now": somebody else is what one of the people was. */
function succeeded(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!request.has('do.remove', 'do.change', 'do.swap', 'mark.noLonger', 'mark.be', 'mark.instead', 'mark.it'))
    return [];
  const people = peopleOf(document);
  const known = new Set(people.flatMap(({ name }) => plain(name).split(' ')));
  const fresh = [...request.text.matchAll(NAME)]
    .map(([name]) => withoutKnownStart(name, ask))
    .filter(
      (name) =>
        name.includes(' ') &&
        !plain(name)
          .split(' ')
          .some((word) => known.has(word)),
    );
  const words = request.tokens.flatMap(({ text }) => plain(text).split(' ')).filter((word) => word.length > 2);
  const isSaid = (own: string) => own.length > 2 && words.some((word) => wordLikeness(word, own) > 0.84);
  const named = people.filter(({ name }) => plain(name).split(' ').some(isSaid));
  const meant = named.length > 0 ? named : people.filter(({ role }) => plain(role).split(' ').some(isSaid));
  const [next] = fresh;
  const [person] = meant;
  if (fresh.length !== 1 || !next || !person || new Set(meant.map(({ name }) => plain(name))).size !== 1) return [];
  const edits = textsOf(document)
    .filter(({ text }) => wordsIn(text, person.name).length > 0)
    .map(({ place, text }) => ({
      place,
      value: wordsIn(text, person.name).reduceRight(
        (left, at) => left.slice(0, at) + next + left.slice(at + person.name.length),
        text,
      ),
    }));
  return change(0.9, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
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
  const next = withCapital(cleanValue(request.between(at + 1, end < 0 ? undefined : end)));
  if (matches.length === 0 || rivals(matches).length > 1 || others.length > 0 || next === '' || next.length > 60)
    return [];
  const edits = sameThings(matches).flatMap(({ place, nameField, item }): Edit[] => [
    { place: [...place, nameField], value: next },
    ...(price && typeof item.price === 'string'
      ? [{ place: [...place, 'price'], value: priceLike(price.text, item.price) }]
      : []),
  ]);
  return change(0.9, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

/** What is told of a thing that stands on the website: when it takes place, who does it now. */
export const told: Ability = {
  name: 'told',
  plan: (ask) => [...moved(ask), ...succeeded(ask), ...swapped(ask)],
};
