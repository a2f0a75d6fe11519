import { pricesIn } from '../../reading/facts/index.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesOf, type Entry } from '../document/entries.ts';
import { entriesNamed, rivals, sameThings } from '../document/find.ts';
import { moneyIn, priceLike, withAmount } from '../document/money.ts';
import type { Operation } from '#site/operations/index.ts';
import { fieldOf, operationsFor, textsOf, valueAt, withAt, type Edit } from '../document/places.ts';
import { contentWords, plain } from '../message/plain.ts';
import { cleanValue, valueOf, withCapital } from '../message/value.ts';
import { newEntryPlans } from './add-entry.ts';
import { fill } from '../replies/index.ts';

export const priceOf = ({ item }: Entry): string => (typeof item.price === 'string' ? item.price : '');
const isPriced = (entry: Entry) => 'price' in entry.item;

/** A thing's price at every place where it stands: its entries, and texts that say thing and price. */
export function priceEdits(ask: Ask, things: readonly Entry[], next: string): Edit[] {
  const edits = things
    .filter(isPriced)
    .map((entry) => ({ place: [...entry.place, 'price'], value: next === '' ? '' : priceLike(next, priceOf(entry)) }));
  const olds = [...new Set(things.map(priceOf).filter((price) => /\d/u.test(price)))];
  const own = new Set(edits.map(({ place }) => place.join('/')));
  for (const { place, text } of textsOf(ask.document)) {
    const name = things[0]?.name ?? '';
    const old = olds.find((price) => text.includes(price));
    if (old === undefined || own.has(place.join('/')) || name === '' || !plain(text).includes(plain(name))) continue;
    edits.push({ place, value: text.replace(old, next === '' ? '' : priceLike(next, old)).trim() });
  }
  return edits;
}

type Said = { thing: string; price: string };

/** What the message says costs what. The thing of a lone price is what is left of the request. */
function saidPrices({ request, focus }: Ask): Said[] {
  const { text } = normalise(request.text);
  const found = pricesIn(text, vocabularyOf(request.language));
  const [only] = found;
  if (only && found.length === 2 && request.has('mark.from') && request.has('mark.to', 'mark.be')) {
    const [, next] = found;
    return [
      {
        thing: only.thing?.text ?? next?.thing?.text ?? text.slice(0, only.price.span.start),
        price: next?.price.text ?? only.price.text,
      },
    ];
  }
  return found.map(({ price, thing }) => ({
    thing: thing?.text ?? (found.length === 1 ? text.slice(0, price.span.start) : (focus.entry ?? '')),
    price: lastAmount(price.text, request),
  }));
}

/** "From £2.80 to £3" as an order is a change, no range. */
function lastAmount(price: string, request: Ask['request']): string {
  const amounts = [...price.matchAll(/\p{Sc}?\s?\d[\d.,]*(?:\s?(?:\p{Sc}|eur\b|kr\b))?/giu)].map(([amount]) =>
    amount.trim(),
  );
  const isOrder = request.has('do.change', 'do.raise', 'do.lower', 'mark.be');
  return amounts.length === 2 && isOrder && !price.includes('–') ? (amounts[1] ?? price) : price;
}

function planFor(ask: Ask, { thing, price }: Said): { edits: Edit[]; missing?: Said; options?: Entry[] } {
  const named = entriesNamed(ask.document, thing, 0.6).filter(({ thing: entry }) => isPriced(entry));
  const matches = named.length > 0 ? named : withinRequest(ask, thing);
  const near = rivals(matches);
  if (near.length > 1) return { edits: [], options: near };
  const things = sameThings(matches);
  if (things.length > 0) return { edits: priceEdits(ask, things, price) };
  const focused = entriesOf(ask.document).filter((entry) => isPriced(entry) && entry.name === ask.focus.entry);
  if (ask.request.has('mark.it') && focused.length > 0) return { edits: priceEdits(ask, focused, price) };
  return { edits: [], missing: { thing, price } };
}

/** Entries whose whole name is said among other words. */
const withinRequest = (ask: Ask, said: string) => {
  const words = new Set(contentWords(said === '' ? ask.request.text : said));
  return entriesOf(ask.document)
    .filter(
      (entry) =>
        isPriced(entry) &&
        contentWords(entry.name).length > 0 &&
        contentWords(entry.name).every((word) => words.has(word)),
    )
    .map((entry) => ({ thing: entry, score: 0.7 + 0.03 * contentWords(entry.name).length }))
    .sort((a, b) => b.score - a.score);
};

function setPrices(ask: Ask): Plan[] {
  const { request, document, language } = ask;
  const said = saidPrices(ask);
  if (said.length === 0) return [];
  const found = said.map((one) => planFor(ask, one));
  const unsure = found.find(({ options }) => options);
  const base = request.has('part.price', 'do.change', 'mark.be') ? 0.9 : 0.82;
  if (unsure?.options) {
    const price = said[found.indexOf(unsure)]?.price ?? '';
    const choices = unsure.options
      .slice(0, 3)
      .map(({ name }) => ({ label: name, message: fill(language, 'sayPrice', { name, price }) }));
    return [{ score: base, does: 'ask', id: 'whichThing', choices }];
  }
  const edits = found.flatMap((one) => one.edits);
  const missing = found.flatMap((one) => (one.missing ? [one.missing] : []));
  const isNew =
    request.has('do.add', 'do.offer') ||
    (missing.length > 0 && !request.has('do.change', 'part.price', 'do.raise', 'do.lower'));
  if (edits.length > 0) {
    const operations = operationsFor(document, edits);
    const names = edits.map(({ place }) => fieldOf(place));
    const [first] = said;
    if (missing.length === 0) return change(base + 0.04, operations, { names, focus: { entry: first?.thing } });
    if (!request.has('do.change', 'part.price', 'do.raise', 'do.lower'))
      return change(base + 0.04, withNew(ask, edits, missing), { names });
    return change(base, operations, {
      names,
      also: { id: 'notThere', values: { said: missing.map(({ thing }) => thing).join(', ') } },
    });
  }
  if (isNew) return [];
  const [lost] = missing;
  if (!lost || lost.thing.trim() === '') return [{ score: 0.7, does: 'ask', id: 'whichThing', choices: [] }];
  return [
    {
      score: 0.72,
      does: 'ask',
      id: 'notThere',
      values: { said: lost.thing },
      choices:
        newEntryPlans(ask, [{ name: lost.thing, price: lost.price, text: '' }]).length > 0
          ? [
              {
                label: fill(language, 'addThat'),
                message: fill(language, 'sayAdd', { name: lost.thing, price: lost.price }),
              },
            ]
          : [],
    },
  ];
}

/** Things that are new stand beside the one that is there. */
function withNew(ask: Ask, edits: readonly Edit[], missing: readonly Said[]): Operation[] {
  const place = edits[0]?.place ?? [];
  const list = place.slice(0, -2);
  const nameField =
    ['name', 'title'].find((name) => valueAt(ask.document, [...place.slice(0, -1), name]) !== undefined) ?? 'name';
  const items = valueAt(ask.document, list);
  const added = missing.map(({ thing, price }) => ({
    [nameField]: withCapital(cleanValue(thing)),
    price: priceLike(price, String(valueAt(ask.document, place) ?? '')),
  }));
  const own = edits.filter((edit) => edit.place.slice(0, -2).join() !== list.join());
  const changed = edits
    .filter((edit) => !own.includes(edit))
    .reduce<unknown>((value, edit) => withAt(value, edit.place.slice(list.length), edit.value), items);
  return operationsFor(ask.document, [
    ...own,
    { place: list, value: [...(Array.isArray(changed) ? (changed as unknown[]) : []), ...added] },
  ]);
}

const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(%|percent|per cent|prozent|pour ?cent|por ?ciento|por ?cento)?/iu;

/** "Raise all prices by 10 %": every price that is asked for, spelled as it was. */
function raisePrices(ask: Ask): Plan[] {
  const { request, document } = ask;
  const up = request.has('do.raise');
  if (!up && !request.has('do.lower')) return [];
  if (!request.has('part.price', 'mark.all') && entriesNamed(document, request.text, 0.5).length === 0) return [];
  if (request.has('mark.be') || valueOf(request)?.isQuoted) return [];
  const [, number, percent] = AMOUNT.exec(request.text) ?? [];
  if (number === undefined) return [{ score: 0.7, does: 'ask', id: 'askAmount', needs: 'value' }];
  if (request.has('mark.to') && !request.has('mark.by') && !percent) return [];
  const by = Number(number.replace(',', '.')) * (up ? 1 : -1);
  const named = withinRequest(ask, '').map(({ thing }) => thing);
  const things = (named.length > 0 ? named : entriesOf(document)).filter(
    (entry) => isPriced(entry) && moneyIn(priceOf(entry)),
  );
  const edits = things.flatMap((entry): Edit[] => {
    const money = moneyIn(priceOf(entry));
    if (!money) return [];
    const next = Math.max(0, percent ? money.amount * (1 + by / 100) : money.amount + by);
    return [{ place: [...entry.place, 'price'], value: withAmount(money, Math.round(next * 100) / 100) }];
  });
  return change(0.9, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

function dropPrices(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!request.has('do.remove', 'do.hide') || !request.has('part.price') || request.has('part.section', 'part.page'))
    return [];
  const named = withinRequest(ask, '').map(({ thing }) => thing);
  const things = named.length > 0 ? named : request.has('mark.all') ? entriesOf(document).filter(isPriced) : [];
  const edits = things
    .filter((entry) => priceOf(entry) !== '')
    .map((entry) => ({ place: [...entry.place, 'price'], value: '' }));
  return change(0.91, operationsFor(document, edits), { names: edits.map(({ place }) => fieldOf(place)) });
}

/** Prices: set, raised, lowered or taken away, at every place where the thing stands. */
export const prices: Ability = {
  name: 'prices',
  plan: (ask) => [...dropPrices(ask), ...raisePrices(ask), ...(ask.request.has('do.remove') ? [] : setPrices(ask))],
};
