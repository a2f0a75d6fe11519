import { edit } from '../edit.ts';
import { atomsOf } from '../../reading/facts/atoms.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Request } from '../message/request.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { meansFocus } from '../ask.ts';
import { entriesOf, type Entry } from '../document/entries.ts';
import { isNewTo, rivals, sameThings, sectionsMeant, type Match } from '../document/find.ts';
import { entriesWithin, isSmall, WHOLE_NAME } from '../document/named.ts';
import { moneyIn, priceLike } from '../document/money.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { itemsIn, sentencesIn, wordsAt } from '../document/prose.ts';
import { spotsOf, valuesIn } from '../document/spots.ts';
import { amountsIn, type Amount } from '../message/amount.ts';
import { contentWords, plain } from '../message/plain.ts';
import { IN_ITS_PLACE } from '../message/turns.ts';
import { asSentence, cleanValue } from '../message/value.ts';
import { newEntryPlans } from './add-entry.ts';
import { addsOnly, withoutItsPrice } from './orders.ts';
import { fill, shown } from '../replies/index.ts';
import { partWord } from '../words/index.ts';

export const priceOf = ({ item }: Entry): string => (typeof item.price === 'string' ? item.price : '');
/** What several sizes of a thing cost is changed where one of them is said. */
export const isPriced = (entry: Entry) =>
  'price' in entry.item && (priceOf(entry).match(/\p{Sc}\s?\d/gu)?.length ?? 0) < 2;

/** A thing's price at every place where it stands: its entries, and texts that say thing and price. */
export function priceEdits(ask: Ask, things: readonly Entry[], next: string, earlier: readonly Edit[] = []): Edit[] {
  const edits = things
    .filter(isPriced)
    .map((entry) => ({ place: [...entry.place, 'price'], value: next === '' ? '' : priceLike(next, priceOf(entry)) }));
  const olds = [...new Set(things.map(priceOf).filter((price) => /\d/u.test(price)))];
  const own = new Set(edits.map(({ place }) => place.join('/')));
  for (const { place, text: there } of textsOf(ask.document)) {
    // A sentence that says several prices has those that were changed before.
    const edited = earlier.findLast((one) => one.place.join('/') === place.join('/'))?.value;
    const text = typeof edited === 'string' ? edited : there;
    const name = things[0]?.name ?? '';
    const old = olds.find((price) => text.includes(price));
    if (old === undefined || own.has(place.join('/')) || name === '' || !plain(text).includes(plain(name))) continue;
    edits.push({ place, value: text.replace(old, next === '' ? '' : priceLike(next, old)).trim() });
  }
  return edits;
}

const NUMERO = /^(?:no|nr)\.?$|^n°$/iu;

/** "Plot 47", where a Plot 47 stands on the website: the number is a part of a name. */
function isOfName({ request, document }: Ask, { start, text }: Amount): boolean {
  const before = request.text.slice(0, start).split(/\s/u);
  const sign = before.pop();
  if (sign !== '' && sign !== '#') return false;
  const said = NUMERO.test(before.at(-1) ?? '') ? before.slice(-2) : before.slice(-1);
  if (!/^\p{L}/u.test(said[0] ?? '')) return false;
  const name = plain(`${said.join(' ')} ${sign}${text}`);
  return textsOf(document).some((one) => ` ${plain(one.text)} `.includes(` ${name} `));
}

type Said = { thing: string; price: string; matches: Match<Entry>[]; together: Entry[] };

/** Numbers that are times or dates are no prices where nothing says so, nor is one beside a day unless something costs that much then. */
const isTimely = ({ request, document }: Ask): boolean => {
  const source = sourceOf(normalise(request.text).text, vocabularyOf(request.language));
  const kinds = atomsOf(source).map(({ kind }) => kind);
  const [named] = entriesWithin(document, request, isPriced);
  return (
    kinds.some((kind) => ['clock', 'range', 'date', 'contact'].includes(kind)) ||
    (kinds.includes('days') && (named?.score ?? 0) < WHOLE_NAME)
  );
};

/** "A las 12": the small word says that a time follows. */
const AT_TIME = /(?<!\p{L})(?:las|às|um|kl\.?|klo|alle)\s$/iu;

/** What the message says costs what: each amount with the thing that is named before it, or after it where none is. */
function saidPrices(ask: Ask): Said[] {
  const { request, document } = ask;
  const all = amountsIn(request).filter((one) => one.hasUnit || !isOfName(ask, one));
  const priced = all.filter(({ hasUnit }) => hasUnit);
  const tokenAt = (place: number) => {
    const at = request.tokens.findIndex(({ start }) => start >= place);
    return at < 0 ? request.tokens.length : at;
  };
  let last = 0;
  let said: Said[] = [];
  const isPrice = ({ text, start }: Amount) =>
    (moneyIn(text)?.amount ?? 0) > 0 && !AT_TIME.test(request.text.slice(0, start));
  const bare = priced.length === 0 && isTimely(ask) ? [] : all.filter(isPrice);
  for (const amount of priced.length > 0 ? priced : bare) {
    const [from, to] = [tokenAt(last), tokenAt(amount.start)];
    const before = entriesWithin(document, request, isPriced, from, to);
    const after = said.length === 0 ? entriesWithin(document, request, isPriced, tokenAt(amount.end)) : [];
    const matches = before.length > 0 ? before : after;
    const earlier = said.at(-1);
    last = amount.end;
    // "From £2.80 to £3", "£3 instead of £2.80": one thing, one new price.
    const instead = request.find(['mark.instead'], from);
    const isInstead = instead !== undefined && instead.to <= to;
    if (earlier && matches.length === 0 && (isInstead || !hasName(request.between(from, to)))) {
      if (!isInstead) earlier.price = amount.text;
    } else
      said = [
        ...said,
        {
          thing: cleanValue(request.between(from, to)),
          price: amount.text,
          matches,
          together: shared(ask, from, to),
        },
      ];
  }
  // A number of a thing's own name ("the 17 footer") is no price beside one.
  return said.some(({ matches }) => matches.length > 0) || priced.length > 0 ? said : said.slice(-1);
}

const hasName = (text: string) => contentWords(text).some((word) => word.length > 3);

/** "Nduja and mushroom both 11": each thing that is named, where every one is clear. */
function shared({ request, document }: Ask, from: number, to: number): Entry[] {
  const cuts = [from - 1, to];
  const names = entriesOf(document).map(({ name }) => ` ${plain(name)} `);
  // "Cut and colour" is the name of one thing.
  const isInName = (at: number) =>
    names.some((name) => name.includes(` ${plain(request.between(at - 1, at + 2))} `) && at > from);
  request.tokens.forEach(({ text }, at) => {
    const isAnd =
      /^(?:,|&|n|\+)$/u.test(text) ||
      request.senses.some((one) => one.from === at && one.concepts.includes('mark.and'));
    if (at >= from && at < to && isAnd && !isInName(at)) cuts.push(at);
  });
  cuts.sort((one, other) => one - other);
  const found = cuts
    .slice(1)
    .map((end, at) => rivals(entriesWithin(document, request, isPriced, (cuts[at] ?? 0) + 1, end)));
  return found.length > 1 && found.every(({ length }) => length === 1) ? found.flat() : [];
}

function planFor(
  ask: Ask,
  { matches, price, thing, together }: Said,
  earlier: readonly Edit[],
): { edits: Edit[]; missing?: Said; options?: Entry[] } {
  if (together.length > 0)
    return {
      edits: together.flatMap((entry) =>
        priceEdits(
          ask,
          entriesOf(ask.document).filter((one) => isPriced(one) && plain(one.name) === plain(entry.name)),
          price,
          earlier,
        ),
      ),
    };
  const near = rivals(matches);
  if (near.length > 1) return { edits: [], options: near };
  const things = sameThings(matches);
  if (things.length > 0) return { edits: priceEdits(ask, things, price, earlier) };
  const focused = entriesOf(ask.document).filter((entry) => isPriced(entry) && entry.name === ask.focus.entry);
  // "600 pictures" counts something.
  const rest = nameWithout(ask.request, ask.request.text.replace(price, ''));
  if (
    focused.length > 0 &&
    (meansFocus(ask) || !hasName(nameWithout(ask.request, thing))) &&
    (meansFocus(ask) || !hasName(rest))
  )
    return { edits: priceEdits(ask, focused, price, earlier) };
  return { edits: [], missing: { thing, price, matches, together } };
}

/** A thing that is named whole, or by a word that no other has beside the only price. */
const isCertain = ({ matches, price }: Said, count: number): boolean =>
  (matches[0]?.score ?? 0) >= (count === 1 && /[^\d.,\s]/u.test(price) ? ALONE : WHOLE_NAME);
/** How surely a thing is meant by a word that no other has. */
const ALONE = 0.74;

const MORE =
  /(?<!\p{L})(?:teurer|billiger|günstiger|dearer|cheaper|more expensive|(?:plus|moins) chers?|más (?:car|barat)[oa]s?|mais (?:car|barat)[oa]s?)(?!\p{L})/iu;

function setPrices(ask: Ask): Plan[] {
  const { request, document, language } = ask;
  if (addsOnly(request) && !request.has('part.price')) return [];
  // "2 € dearer" says how much more.
  if (request.has('do.raise', 'do.lower') && !request.has('mark.to', 'mark.be') && MORE.test(request.text)) return [];
  // What comes in the place of something has a price of its own.
  if (request.has('do.remove', 'mark.noLonger') && IN_ITS_PLACE.test(request.text)) return [];
  const said = saidPrices(ask);
  if (said.length === 0) return asksForPrice(ask);
  // "Put in a hundred truffles at £50", where no truffles are
  if (request.has('do.add') && said.every(({ thing }) => isNewTo(document, nameWithout(request, thing), request)))
    return [];
  const found: ReturnType<typeof planFor>[] = [];
  for (const one of said)
    found.push(
      planFor(
        ask,
        one,
        found.flatMap(({ edits }) => edits),
      ),
    );
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
  if (edits.length > 0)
    return edit(base + 0.04, document, edits, {
      focus: { entry: said.find(({ matches }) => matches.length > 0)?.matches[0]?.thing.name ?? '' },
      isSure: missing.length === 0 && said.every((one) => isCertain(one, said.length)),
      ...(missing.length > 0 && {
        also: { id: 'notThere' as const, values: { said: missing.map(({ thing }) => thing).join(', ') } },
      }),
    });
  const [lost] = missing;
  if (!request.has('do.change', 'part.price', 'do.raise', 'do.lower', 'mark.be')) return [];
  if (request.has('part.phone', 'part.email', 'part.hours', 'part.address')) return [];
  const name = lost ? nameWithout(request, lost.thing) : '';
  // "Change the price to €60": of what?
  if (!lost || contentWords(name).every((word) => word.length < 3)) return asksForPrice(ask, lost?.price);
  const isNew = name !== '' && newEntryPlans(ask, [{ name, price: lost.price, text: '' }]).length > 0;
  return [
    {
      score: 0.72,
      does: 'ask',
      id: 'notThere',
      values: { said: (name || lost.thing).slice(0, 60) },
      choices: isNew
        ? [{ label: fill(language, 'addThat'), message: fill(language, 'sayAdd', { name, price: lost.price }) }]
        : [],
    },
  ];
}

/** The words of a thing without those that say how the request is put. */
function nameWithout(request: Ask['request'], said: string): string {
  const frame = new Set(
    request.senses
      .filter(({ concepts }) => concepts.some((one) => /^(?:do|mark|part)\./u.test(one)))
      .flatMap(({ from, to }) => request.tokens.slice(from, to).map(({ text }) => text)),
  );
  return said
    .split(/\s/u)
    .filter((word) => !frame.has(word.toLowerCase()) && !isSmall(word.toLowerCase(), vocabularyOf(request.language)))
    .join(' ')
    .trim();
}

/** "Change the price", and no word of which or to what. */
function asksForPrice({ request, document, language }: Ask, price?: string): Plan[] {
  const isOrder = request.has('part.price') && request.has('do.change', 'do.raise', 'do.lower', 'mark.be');
  if (!isOrder || (price === undefined && /\d/u.test(request.text))) return [];
  const things = entriesOf(document).filter((entry) => priceOf(entry) !== '');
  const all = [...new Set(things.map(({ name }) => name))];
  const names = all.slice(0, 4).join(', ');
  const named = all.filter((name) => request.quotes.some(({ text }) => text === name));
  if (named.length === 1)
    return [{ score: 0.9, does: 'ask', id: 'askPriceOf', values: { name: named[0] ?? '' }, needs: 'value' }];
  const choices = all.slice(0, 3).map((name) => ({
    label: shown(name),
    message: price === undefined ? fill(language, 'sayPriceOf', { name }) : fill(language, 'sayPrice', { name, price }),
  }));
  return things.length === 0
    ? []
    : [{ score: 0.68, does: 'ask', id: 'askPrice', values: { part: partWord('price', language), names }, choices }];
}

/** "The prices page", and not "the prices off the page". */
function isPageOfPrices(request: Request): boolean {
  const page = request.find(['part.page']);
  const price = request.find(['part.price']);
  if (!page || !price) return false;
  const isBehind = page.from > price.to && request.find(['mark.from', 'mark.in'], price.to - 1) !== undefined;
  return !isBehind;
}

/** Several: "the prices". What stays is every entry, so that nothing is lost which undo would not bring back. */
const ONE_PRICE =
  /^(?:price|cost|fee|rate|preis|prix|tarif|precio|tarifa|preço|valor|prezzo|prijs|cena|cenę|cenu|pris|priset|prisen|fiyatı?|ціну|цену)$/u;
export const saysPrices = (request: Request): boolean => {
  const sense = request.find(['part.price']);
  return sense !== undefined && !ONE_PRICE.test(request.tokens[sense.from]?.text ?? '');
};

/** Sentences without the things in them that are prices: "£190 a night, or £1,150 for six nights". */
function pricesInSentences({ document }: Ask): Edit[] {
  const texts = new Map<string, Edit & { value: string }>();
  for (const { place, text, kind } of spotsOf(document)) {
    if (kind !== 'money' || place.at(-1) === 'price' || texts.has(place.join('/'))) continue;
    const kept = sentencesIn(place, text).flatMap((sentence) => {
      const items = itemsIn(sentence);
      const left = items.filter((one) =>
        valuesIn(wordsAt(one), document.language).every((value) => value.kind !== 'money'),
      );
      if (left.length === items.length) return [wordsAt(sentence)];
      const words = left.map(wordsAt).join(', ').trim();
      return words === '' ? [] : [words];
    });
    const value = kept.map(asSentence).join(' ');
    texts.set(place.join('/'), { place, value });
  }
  return [...texts.values()];
}

function dropPrices(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (
    !request.has('do.remove', 'do.hide') ||
    !request.has('part.price') ||
    withoutItsPrice(request) !== null ||
    (request.has('part.section', 'do.keep') && !request.has('mark.all')) ||
    isPageOfPrices(request)
  )
    return [];
  const named = sameThings(entriesWithin(document, request, isPriced));
  const isEvery = request.has('mark.all') && saysPrices(request);
  if (named.length === 0 && request.has('do.hide') && !isEvery && sectionsMeant(document, request, ask.page).length > 0)
    return [];
  const isAll = request.has('mark.all') || saysPrices(request);
  const things = named.length > 0 ? named : isAll ? entriesOf(document).filter(isPriced) : [];
  if (things.length === 0) {
    const priced = [
      ...new Set(
        entriesOf(document)
          .filter((entry) => priceOf(entry) !== '')
          .map(({ name }) => name),
      ),
    ];
    const label = fill(ask.language, 'sayDropPrices');
    return priced.length === 0
      ? []
      : [
          {
            score: 0.7,
            does: 'ask',
            id: 'removeThese',
            values: { names: priced.slice(0, 6).join(', ') },
            choices: [{ label, message: label }],
          },
        ];
  }
  const edits = things
    .filter((entry) => priceOf(entry) !== '')
    .map((entry): Edit => ({ place: [...entry.place, 'price'], value: '' }));
  if (isAll && named.length === 0) edits.push(...pricesInSentences(ask));
  return edit(0.91, document, edits, { isSure: isAll && named.length === 0 });
}

/** Prices: set or taken away, at every place where the thing stands. */
export const prices: Ability = {
  name: 'prices',
  plan: (ask) => [...dropPrices(ask), ...(ask.request.has('do.remove') ? [] : setPrices(ask))],
};
