import { normalise } from '../../reading/normalise.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesWithin } from '../document/named.ts';
import { priceLike } from '../document/money.ts';
import { fieldOf, operationsFor, type Edit } from '../document/places.ts';
import { itemsIn, proseNamed, valuesIn, wordsAt, type Piece, type Value } from '../document/prose.ts';

const LONGEST = 16;
const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/** The value that a request gives: of two of one kind the one that does not stand there yet. */
function given(ask: Ask, kind: Value['kind'], there: string): string | undefined {
  const { typed, text } = normalise(ask.request.text);
  const said = valuesIn(text, ask.request.language)
    .filter((one) => one.kind === kind)
    .map(({ start, end }) => typed.slice(start, end).trim());
  const fresh = [...new Set(said)].filter((one) => !there.includes(one));
  return fresh.length === 1 ? fresh[0] : undefined;
}

/** "もりそばを1000円に", "the Partick one has moved to 21 March": the one value of what is named in a sentence. */
function revalued(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (request.has('do.add', 'do.remove', 'do.ask')) return [];
  const site = document.language;
  for (const kind of ['money', 'date', 'range', 'clock'] as const) {
    const valueOf = (piece: Piece) => valuesIn(wordsAt(piece), site).filter((one) => one.kind === kind);
    const found = proseNamed(document, request, undefined, (item) => valueOf(item).length === 1);
    const edits = found.flatMap(({ item }): Edit[] => {
      const [value] = valueOf(item);
      const old = value ? wordsAt(item).slice(value.start, value.end) : '';
      const next = given(ask, kind, old);
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

const AND = /\s(?:and|und|et|y|e|en|i|och|og|и|та|und)\s/gu;

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
  if (!request.has('do.remove', 'mark.noLonger') || isOther) return [];
  if (request.quotes.length > 0 || entriesWithin(document, request).length > 0) return [];
  const edits = proseNamed(document, request, AND).flatMap(({ sentence, item }): Edit[] => {
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
