import { normalise } from '../../reading/normalise.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesWithin } from '../document/named.ts';
import { priceLike } from '../document/money.ts';
import { fieldOf, operationsFor, type Edit } from '../document/places.ts';
import { isForNow } from '../message/when.ts';
import {
  AND,
  cutOut,
  proseNamed,
  standsElsewhere,
  valuesIn,
  wordsAt,
  type Piece,
  type Value,
} from '../document/prose.ts';

type Said = { kind: Value['kind']; words: string };

/** Of the values of one kind that a request gives the one that does not stand there yet. */
function given(said: readonly Said[], kind: Value['kind'], there: string): string | undefined {
  const fresh = [...new Set(said.filter((one) => one.kind === kind).map(({ words }) => words))];
  const [only, ...others] = fresh.filter((words) => !there.includes(words));
  return others.length === 0 ? only : undefined;
}

/** "もりそばを1000円に", "the Partick one has moved to 21 March": the one value of what is named in a sentence. */
function revalued(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (request.has('do.add', 'do.remove', 'do.ask') || !/\d/u.test(request.text)) return [];
  const site = document.language;
  const { typed, text } = normalise(request.text);
  const said = valuesIn(text, request.language).map(({ kind, start, end }): Said => ({
    kind,
    words: typed.slice(start, end).trim(),
  }));
  for (const kind of ['money', 'date', 'range', 'clock'] as const) {
    if (!said.some((one) => one.kind === kind)) continue;
    const valueOf = (piece: Piece) => valuesIn(wordsAt(piece), site).filter((one) => one.kind === kind);
    const hasOne = (item: Piece) => valueOf(item).length === 1;
    const whole = proseNamed(document, request, undefined, hasOne);
    const found = whole.length > 0 ? whole : proseNamed(document, request, AND, hasOne);
    const edits = found.flatMap(({ item }): Edit[] => {
      const [value] = valueOf(item);
      const old = value ? wordsAt(item).slice(value.start, value.end) : '';
      const next = given(said, kind, old);
      if (!value || next === undefined) return [];
      const [from, to] = [item.start + value.start, item.start + value.end];
      const words = kind === 'money' ? priceLike(next, old) : next;
      return [{ place: item.place, value: item.text.slice(0, from) + words + item.text.slice(to) }];
    });
    if (edits.length > 0)
      return change(0.84, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
  }
  return [];
}

/** "Take Wanda off": a sentence that says nothing else, or one of the things that it lists. */
function taken(ask: Ask): Plan[] {
  const { request, document } = ask;
  const isOther = request.has('do.change', 'do.add', 'mark.be', 'mark.about', 'mark.all', 'part.price', 'part.nav');
  if (!request.has('do.remove') || isOther || request.has('do.keep') || isForNow(request)) return [];
  if (request.quotes.length > 0 || entriesWithin(document, request).length > 0) return [];
  const found = proseNamed(document, request, AND);
  if (standsElsewhere(document, request, found)) return [];
  const edits = found.flatMap((one) => cutOut(one) ?? []);
  return change(0.8, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

/** What stands in the owner's sentences and in no list: a price, a date or a time changed, a thing taken out. */
export const prose: Ability = { name: 'prose', plan: (ask) => [...revalued(ask), ...taken(ask)] };
