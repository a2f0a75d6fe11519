import { atomsOf } from '../../reading/facts/atoms.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import type { Entry } from '../document/entries.ts';
import { entriesOf } from '../document/entries.ts';
import { rivals, sameThings, wordLikeness } from '../document/find.ts';
import { entriesWithin } from '../document/named.ts';
import { fieldOf, operationsFor, textsOf, type Edit } from '../document/places.ts';
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

/** "Teresa has retired, it's Bríd Lacey now": somebody else is what one of the people was. */
function succeeded(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (
    request.has('do.add') ||
    !request.has('do.remove', 'do.change', 'mark.noLonger', 'mark.be', 'mark.instead', 'mark.it')
  )
    return [];
  const people = entriesOf(document).filter(({ section }) => section.kind === 'team');
  const known = people.flatMap(({ name }) => plain(name).split(' '));
  const fresh = [...request.text.matchAll(NAME)]
    .map(([name]) => name)
    .filter(
      (name) =>
        !plain(name)
          .split(' ')
          .every((word) => known.includes(word)),
    );
  const words = request.tokens.map(({ text }) => plain(text)).filter((word) => word.length > 2);
  const meant = people.filter(({ name, item }) => {
    const role = typeof item.role === 'string' ? plain(item.role).split(' ') : [];
    return [...plain(name).split(' '), ...role].some(
      (own) => own.length > 3 && words.some((word) => wordLikeness(word, own) > 0.84),
    );
  });
  const [next] = fresh;
  const [person] = meant;
  if (fresh.length !== 1 || !next || !person || new Set(meant.map(({ name }) => name)).size !== 1) return [];
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

/** Words that say which sentence is meant: none of those of the frame, and all of them in it. */
function sentenceTold(ask: Ask): Plan[] {
  const { request, document } = ask;
  const instead = request.find(['mark.instead']);
  if (!instead || request.has('do.add', 'do.remove')) return [];
  const { text, typed } = normalise(request.text);
  const atoms = atomsOf(sourceOf(text, vocabularyOf(request.language), typed)).filter(({ kind }) => kind !== 'days');
  const at = request.tokens[instead.from]?.start ?? 0;
  const next = atoms.findLast(({ span }) => span.end <= at);
  const old = atoms.find(({ span }) => span.start >= at);
  if (!next || !old) return [];
  const [was, now] = [typed.slice(old.span.start, old.span.end), typed.slice(next.span.start, next.span.end)];
  const holding = textsOf(document).filter((one) => wordsIn(one.text, was).length > 0);
  const words = request.tokens.map((token) => plain(token.text)).filter((word) => word.length > 3);
  const near = holding.filter((one) => words.some((word) => plain(one.text).includes(word)));
  const [only] = near.length > 0 ? near : holding;
  if (!only || (near.length > 0 ? near : holding).length > 1) return [];
  const edit = { place: only.place, value: only.text.replace(was, now) };
  return change(0.86, operationsFor(document, [edit]), { names: [fieldOf(only.place)] });
}

/** What is told of a thing that stands on the website: when it takes place, who does it now, one fact instead of another. */
export const told: Ability = {
  name: 'told',
  plan: (ask) => [...moved(ask), ...succeeded(ask), ...sentenceTold(ask)],
};
