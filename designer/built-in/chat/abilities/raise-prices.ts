import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { entriesOf, type Entry } from '../document/entries.ts';
import { rivals, sameThings, type Match } from '../document/find.ts';
import { moneyIn, withAmount } from '../document/money.ts';
import { entriesWithin } from '../document/named.ts';
import { type Edit } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { plain } from '../message/plain.ts';
import type { Request } from '../message/request.ts';
import { valueOf } from '../message/value.ts';
import { isPriced, priceOf, saysPrices } from './prices.ts';

const AMOUNT =
  /(\d+(?:[.,]\d+)?)\s*(?:(%|percent|per cent|prozent|pour ?cent|por ?ciento|por ?cento)|(p|pence|cents?|ct|céntimos|centimes|cêntimos)(?!\p{L}))?/iu;

/** "Up a pound", "£2 more": the amount stands beside the word that says which way. "Up to £2" is no step. */
function isBesideStep(request: Request): boolean {
  const [amount] = amountsIn(request);
  if (!amount) return false;
  return request.senses.some(
    ({ concepts, from, to }) =>
      (concepts.some((one) => one === 'mark.up' || one === 'mark.down') &&
        request.tokens[to]?.start === amount.start) ||
      (concepts.some((one) => one === 'mark.more' || one === 'mark.less') &&
        request.tokens[from - 1]?.end === amount.end),
  );
}

/** "Both lessons", "lessons": all that share a word which is said in the plural, or of which all are meant. */
function raisedTogether({ request, document }: Ask, matches: Match<Entry>[]): Entry[] {
  const sharers = entriesOf(document).filter(
    (entry) =>
      isPriced(entry) &&
      plain(entry.name)
        .split(' ')
        .some((word) => word.length > 3 && request.tokens.some(({ text }) => text !== word && text.startsWith(word))),
  );
  const near = rivals(matches, 0.12);
  const isAllNear = near.length > 1 && request.has('mark.all');
  if (matches.length === 0 || (near.length > 1 && sharers.length > 1)) return sharers;
  return isAllNear
    ? entriesOf(document).filter((entry) => near.some(({ name }) => plain(name) === plain(entry.name)))
    : sameThings(matches);
}

const NAMED = 0.6;
/** "The small one and the large one": what each side of an "and" names best, where all of them do. */
function raisedEach({ request, document }: Ask): Entry[] {
  const ands = request.senses.filter(({ concepts }) => concepts.includes('mark.and'));
  // "The cut by £2 and the colour by £3" are two requests.
  if (ands.length === 0 || (request.text.match(/\d+(?:[.,]\d+)?/gu)?.length ?? 0) > 1) return [];
  const bounds = [0, ...ands.flatMap(({ from, to }) => [from, to]), request.tokens.length];
  const sides = Array.from(
    { length: bounds.length / 2 },
    (_, at) => [bounds[2 * at] ?? 0, bounds[2 * at + 1] ?? 0] as const,
  );
  const found = sides.map(([from, to]) =>
    rivals(entriesWithin(document, request, isPriced, from, to).filter(({ score }) => score >= NAMED)),
  );
  return found.every((best) => best.length === 1) ? found.flatMap(([one]) => one ?? []) : [];
}

/** "Súbele 30 pesos a la chica": "a" says to which thing, and not to what amount. */
const isGiven = (request: Request): boolean => {
  const verb = request.find(['do.raise', 'do.lower']);
  return /\p{L}{3}les?$/u.test(request.tokens[verb?.from ?? -1]?.text ?? '');
};

const BOTH = /(?<!\p{L})(?:both|beide[ns]?|les deux|amb[oa]s)(?!\p{L})/iu;

/** "Put £5 on everything" */
const PUT_ON =
  /(?<!\p{L})(?:put|stick|whack) (?:another |an extra )?\p{Sc}?\d[\d.,]*\s?(?:p|pence|pounds?|quid|%|euros?|dollars?)? ?on(?:to)? (?!\p{L}+ (?:site|page))/iu;

/** "Raise all prices by 10 %": every price that is asked for, spelled as it was. */
function raisePrices(ask: Ask): Plan[] {
  const { request, document } = ask;
  const [, number, percent, cents] = AMOUNT.exec(request.text) ?? [];
  // "Up by two pounds", "20 % less"
  const isStep = percent !== undefined || request.has('mark.by') || isBesideStep(request);
  const up = request.has('do.raise') || (isStep && request.has('mark.up', 'mark.more')) || PUT_ON.test(request.text);
  if (!up && !request.has('do.lower') && !(isStep && request.has('mark.down', 'mark.less'))) return [];
  const each = raisedEach(ask);
  const named = each.length > 0 ? each : raisedTogether(ask, entriesWithin(document, request, isPriced));
  if (!request.has('part.price', 'mark.all') && named.length === 0) return [];
  if (request.has('mark.be') || valueOf(request)?.isQuoted) return [];
  if (number === undefined) return [{ score: 0.7, does: 'ask', id: 'askAmount', needs: 'value' }];
  if (request.has('mark.to') && !request.has('mark.by') && !percent && !isGiven(request)) return [];
  const by = (Number(number.replace(',', '.')) * (up ? 1 : -1)) / (cents ? 100 : 1);
  const things = (named.length > 0 ? named : entriesOf(document)).filter(
    (entry) => isPriced(entry) && moneyIn(priceOf(entry)),
  );
  const names = new Set(things.map(({ name }) => plain(name)));
  // "Put the price up by a pound", where there are several
  const isOneOfAll = named.length === 0 && names.size > 1 && !request.has('mark.all') && !saysPrices(request);
  if (isOneOfAll || (BOTH.test(request.text) && names.size !== 2))
    return [{ score: 0.9, does: 'ask', id: 'whichThing' }];
  // "Everything else": not what was spoken of just before.
  const isElse = request.tokens.some(({ text }) =>
    /^(?:else|other|others|rest|übrige[ns]?|autres?|demás|resto)$/u.test(text),
  );
  const edits = things.flatMap((entry): Edit[] => {
    if (isElse && entry.name === ask.focus.entry) return [];
    const money = moneyIn(priceOf(entry));
    if (!money) return [];
    const next = Math.max(0, percent ? money.amount * (1 + by / 100) : money.amount + by);
    return [{ place: [...entry.place, 'price'], value: withAmount(money, Math.round(next * 100) / 100) }];
  });
  return edit(0.9, document, edits, { covers: number });
}

/** Prices by so much, up or down. */
export const raisingPrices: Ability = { name: 'raise-prices', plan: raisePrices };
