import { normalise } from '../../reading/normalise.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesWithin } from '../document/named.ts';
import { priceLike } from '../document/money.ts';
import { fieldOf, operationsFor, type Edit } from '../document/places.ts';
import { isForNow } from '../message/when.ts';
import { itemsIn, proseNamed, standsElsewhere, valuesIn, wordsAt, type Piece, type Value } from '../document/prose.ts';

const AND = /\s(?:and|und|et|y|e|en|i|och|og|и|та)\s/gu;
const LONGEST = 16;
const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

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

/** A text without a piece, and without the sign or word that parts it from its neighbours. */
const without = ({ text, start, end }: Piece): string => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const parted = after.replace(/^(?:[,;、，；]\s*|\s\p{L}{1,3}\s(?=\p{L}))/u, '');
  return parted === after ? before.replace(/(?:[,;、，；]\s*|\s\p{L}{1,3}\s)$/u, '') + after : before + parted;
};

/** A text without a sentence. */
const withoutSentence = ({ text, start, end }: Piece): string =>
  `${text.slice(0, start)}${text.slice(end).replace(/^[.!?。！？\s]+/u, '')}`.trim();

/** "Take Wanda off": a sentence that says nothing else, or one of the things that it lists. */
function taken(ask: Ask): Plan[] {
  const { request, document } = ask;
  const isOther = request.has('do.change', 'do.add', 'mark.be', 'mark.about', 'mark.all', 'part.price', 'part.nav');
  if (!request.has('do.remove') || isOther || request.has('do.keep') || isForNow(request)) return [];
  if (request.quotes.length > 0 || entriesWithin(document, request).length > 0) return [];
  const found = proseNamed(document, request, AND);
  if (standsElsewhere(document, request, found)) return [];
  const edits = found.flatMap(({ sentence, item }): Edit[] => {
    const items = itemsIn(sentence, AND);
    const isAlone =
      items.length === 1 || (items.length === 2 && sentence.text.slice(items[0]?.end, items[1]?.start).includes(':'));
    if (isAlone)
      return countWords(wordsAt(sentence)) > LONGEST ? [] : [{ place: item.place, value: withoutSentence(sentence) }];
    const isList = items.every(
      (one) => countWords(wordsAt(one)) <= 7 && !/(?:^|\s)(?:is|are|has|have|we|i)\s/iu.test(wordsAt(one)),
    );
    return isList && items[0]?.start !== item.start ? [{ place: item.place, value: without(item) }] : [];
  });
  return change(0.8, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

/** What stands in the owner's sentences and in no list: a price, a date or a time changed, a thing taken out. */
export const prose: Ability = { name: 'prose', plan: (ask) => [...revalued(ask), ...taken(ask)] };
