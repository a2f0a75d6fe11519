import { withoutEnd } from '../ends.ts';
import type { Offer, Person, Reading, Span, Statement, Topic } from '../reading/reading.ts';
import { isWithin, overlaps } from '../reading/said.ts';
import { startsWith, tongueOf } from '../reading/tongue.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { speaksOf } from './subjects.ts';
import { raised, withoutStop } from './text.ts';

/** Longer ones are no detail of an entry. */
const DETAIL = 120;
/** Longer sentences, or lines without a stop, hold more than a list can lack. */
const SENTENCE = 300;
type Fact = { span: Span; offer?: Offer; isTime?: true };

/**
 * Sentences held against the lists that were read of them, so that nothing is told twice and no list is half of what was said.
 * What a sentence says behind an entry becomes that entry's text. Where a list lacks a price or a person of its sentence, the sentence
 * tells it alone, and so it does of one person.
 */
export function settled(reading: Reading): Reading {
  const held: Held = { reading, facts: factsOf(reading), units: unitsOf(reading), gone: new Set(), details: new Map() };
  const { gone, details } = held;
  const told = reading.statements.flatMap((statement) => heldAgainst(held, statement));
  const statements = isPriceList(reading, told, gone) ? told : told.map((statement) => inItsPlace(reading, statement));
  return {
    ...reading,
    statements,
    offers: reading.offers.map(({ title, offers }) => ({
      title,
      offers: offers
        .filter((offer) => !gone.has(offer))
        .map((offer) => ({ ...offer, text: [offer.text, details.get(offer) ?? ''].filter(Boolean).join('\n') })),
    })),
    people: reading.people.filter((person) => !gone.has(person)),
  };
}

/** Whether there is a list of prices, a wish for one, or several sentences that tell them. */
function isPriceList(
  { offers, wishes }: Reading,
  told: readonly Statement[],
  gone: ReadonlySet<Offer | Person>,
): boolean {
  const isAsked = [...wishes.pages, ...wishes.sections].some(({ topic }) => topic !== '' && OF_PRICES.includes(topic));
  const isListed = offers.some((group) => group.offers.some((offer) => !gone.has(offer)));
  return isAsked || isListed || told.filter(({ topic }) => topic === 'prices').length > 1;
}

const OF_PRICES: readonly Topic[] = ['prices', 'services', 'products', 'menu'];
/** "£18 a head plus £70 travel, crutching £9": nothing but prices. */
const isOfPrices = ({ text }: Statement) => /^\p{Sc} ?\d|^\d/u.test(text) || (text.match(/\p{Sc}/gu)?.length ?? 0) > 2;

/** "Dog walking in Frome, £14 an hour, four dogs at most": the only sentence with a price says more than that, and stays where it is. */
const inItsPlace = ({ statements }: Reading, statement: Statement): Statement => {
  const own = statements.find(({ span }) => span === statement.span)?.topic ?? '';
  return statement.topic === 'prices' && own !== 'prices' && !isOfPrices(statement)
    ? { ...statement, topic: own }
    : statement;
};

/** What sentences are held against, what they tell alone, and what they say behind an entry. */
type Held = {
  reading: Reading;
  facts: readonly Fact[];
  units: ReadonlySet<string>;
  gone: Set<Offer | Person>;
  details: Map<Offer, string>;
};

const factsOf = (reading: Reading): Fact[] =>
  [
    ...reading.offers.flatMap(({ offers }) => offers.map((offer) => ({ span: offer.span, offer }))),
    ...[...reading.people, ...reading.timetable, ...reading.events, ...reading.quotations].map(({ span }) => ({
      span,
    })),
    ...[...reading.hours.said, ...reading.hoursVerbatim].map(({ span }) => ({ span, isTime: true as const })),
    ...reading.phones.map(({ span }) => ({ span })),
  ]
    .filter(({ span }) => span.end > span.start)
    .sort((one, other) => one.span.start - other.span.start);

/** What speaks of a page that was asked for belongs there. */
function about({ wishes }: Reading, statement: Statement, topic: Topic): Statement {
  const asked = [...wishes.pages, ...wishes.sections];
  const isFree = statement.under === '' && !asked.some(({ title }) => speaksOf(statement.text, title));
  return { ...statement, topic: statement.topic || (isFree ? topic : '') };
}

/** What is left of a sentence beside the lists: all of it, what it says behind them, or nothing. */
function heldAgainst(held: Held, statement: Statement): Statement[] {
  const { reading, facts, gone } = held;
  const here = facts.filter(({ span }) => isWithin(span, statement.span));
  const hasOffer = here.some(({ offer }) => offer);
  if (reading.pricesTold.some((span) => overlaps(span, statement.span))) {
    for (const { offer } of here) if (offer) gone.add(offer);
    return [about(reading, statement, 'prices')];
  }
  if (statement.text.length > SENTENCE && !hasOffer) return [statement];
  const left = leftOf(reading, statement, here);
  if (hasOffer) return offersHeld(held, statement, here, left);
  const people = reading.people.filter(
    ({ span, text }) => span.end > 0 && isWithin(span, statement.span) && text === '',
  );
  if (people.length === 0 || (people.length > 1 && !namesSomebody(reading, left))) return [statement];
  for (const person of people) gone.add(person);
  const isAsked = [...reading.wishes.pages, ...reading.wishes.sections].some(({ topic }) => topic === 'team');
  return [people.length > 1 || isAsked ? about(reading, statement, 'team') : statement];
}

function offersHeld(held: Held, statement: Statement, here: readonly Fact[], left: readonly Token[]): Statement[] {
  const { reading, units, gone, details } = held;
  const offers = here.flatMap(({ offer }) => offer ?? []);
  // "Practice Tuesdays at 18.00" has no price.
  const isPriced = offers.length > 1 || offers.every(({ price }) => price === '' || /[\p{L}\p{Sc}]/u.test(price));
  const isBare = offers.some(({ price }) => /^[\d.,]+$/u.test(price));
  const isList =
    isPriced &&
    statement.text.length <= SENTENCE &&
    here.every(({ offer, isTime }) => offer || isTime) &&
    !isShifted(reading, statement, here) &&
    !left.some(({ kind }, at) => isAmount(left, at, units) || (isBare && kind === 'number'));
  const told = isList ? toldBehind(reading, statement, here) : null;
  if (!told) {
    for (const offer of offers) gone.add(offer);
    return [isPriced && offers.some(({ price }) => /\d/.test(price)) ? about(reading, statement, 'prices') : statement];
  }
  for (const [offer, text] of told.details) details.set(offer, text);
  const { row: _, ...sentence } = statement;
  return told.rest === '' ? [] : [{ ...about(reading, sentence, 'prices'), text: told.rest }];
}

/** Words of a sentence that no fact of it holds. */
function leftOf(reading: Reading, { span }: Statement, facts: readonly Fact[]): Token[] {
  const { name, kind, place, address } = reading;
  const held = [...facts.map((fact) => fact.span), ...[name, kind, place, address].flatMap((said) => said?.span ?? [])];
  return tokensOf(reading.text.slice(span.start, span.end))
    .map((token) => ({ ...token, start: token.start + span.start, end: token.end + span.start }))
    .filter((token) => !held.some((one) => overlaps(one, token)));
}

const isSign = ({ text }: Token) => /^\p{Sc}$/u.test(text);
const beside = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at + 1]].filter((token) => token !== undefined);

/** What stands beside the numbers of this brief's prices where no currency sign does: "kr", "euro". */
function unitsOf({ offers }: Reading): Set<string> {
  const prices = offers.flatMap((group) => group.offers.map(({ price }) => tokensOf(price)));
  return new Set(
    prices
      .filter((tokens) => !tokens.some(isSign))
      .flatMap((tokens) => tokens.flatMap(({ kind }, at) => (kind === 'number' ? beside(tokens, at) : [])))
      .filter(({ kind }) => kind === 'word')
      .map(({ text }) => text),
  );
}

const isAmount = (tokens: readonly Token[], at: number, units: ReadonlySet<string>): boolean =>
  tokens[at]?.kind === 'number' && beside(tokens, at).some((token) => isSign(token) || units.has(token.text));

/** Whether each price may have the thing behind it, not the one before it: "7 € child, 9 € adult, 28 € family". */
function isShifted({ text }: Reading, { span }: Statement, facts: readonly Fact[]): boolean {
  const last = facts.at(-1);
  const isOpen = last?.offer !== undefined && /^ ?\p{L}/u.test(text.slice(last.span.end, span.end));
  return isOpen && facts.length > 1 && text.slice(last.span.start, last.span.end).includes(',');
}

/** Whether two capitals that stand together are left: somebody whom the list does not name. */
function namesSomebody({ text }: Reading, left: readonly Token[]): boolean {
  const words = left.filter(({ start, end, kind }) => kind === 'word' && /^\p{Lu}/u.test(text.slice(start, end)));
  return words.some(({ end }, at) => {
    const next = words[at + 1];
    return next !== undefined && /^ (?:\p{Ll}{1,3} ){0,2}$/u.test(text.slice(end, next.start));
  });
}

/** A sentence as its entries and what it says of each behind it. Null where it says more than that. */
function toldBehind({ text, spoken, language }: Reading, { span }: Statement, facts: readonly Fact[]) {
  const { words } = tongueOf(spoken || language);
  const gapAfter = (at: number) => text.slice(facts[at]?.span.end, facts[at + 1]?.span.start ?? span.end);
  const isSmall = (tokens: readonly Token[]) => {
    let at = 0;
    for (let length = 1; length > 0; at += length)
      length = Math.max(
        ...[words.and, words.articles, words.offering, words.first].map((list) => startsWith(list, tokens, at)),
      );
    return at >= tokens.length;
  };
  const lead = text.slice(span.start, facts[0]?.span.start).trim();
  const opening = tokensOf(bare(lead));
  // "We bake loaves for 6.50".
  const doer = startsWith(words.first, opening);
  const hasLead = !isSmall(opening) && (doer === 0 || opening.length > doer + 1 || facts.length < 2);
  if (hasLead && !lead.endsWith(':')) return null;
  const details = new Map<Offer, string>();
  // "What I'd want people to see: …" is said to whoever builds it.
  const isAsked = opening.some((_, at) => startsWith(words.wishes, opening, at) > 0);
  let rest = hasLead && !isAsked ? withoutStop(lead) : '';
  for (const [at, { offer }] of facts.entries()) {
    const gap = bare(gapAfter(at));
    const opens = tokensOf(gap);
    // "…, but I cannot do that in March": alone it begins with what is told.
    const but = opens[0]?.text === 'plus' ? 0 : startsWith(words.but, opens);
    const said = gap.slice(opens[but]?.start);
    const tokens = tokensOf(said);
    if (isSmall(tokens)) continue;
    const isWhole = !/[.!?]\s+[^\p{Ll}]/u.test(said) && said.split('(').length === said.split(')').length;
    // Behind a comma another thing may begin, one that has no price.
    const isTied = facts.length === 1 || !/^[\s)]*[,;.]/u.test(gapAfter(at));
    const and = startsWith(words.and, tokens);
    // "Eye tests free, lenses, hearing aids": the others are no detail of the first.
    if (facts.length === 1 && /^[\s)]*,/u.test(gapAfter(at)) && said.includes(',')) return null;
    if (!isWhole || said.length > DETAIL || (isTied && and > 0 && tokens[0]?.text !== 'plus')) return null;
    if (offer && isTied) details.set(offer, said);
    else if (at === facts.length - 1 && rest === '') rest = raised(said.slice(tokens[and]?.start));
    else return null;
  }
  return { details, rest };
}

/** What is said between two marks, without them and without brackets around all of it. */
function bare(gap: string): string {
  const said = withoutEnd(gap.replace(/^[\s,;.:|،؛·–—-]+/u, ''), /[\s,;.|،؛·–—-]/u);
  return /^\([^()]*\)$/u.test(said) ? said.slice(1, -1) : said;
}
