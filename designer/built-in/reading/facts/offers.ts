import type { Clause, Offer, OfferGroup, Span } from '../reading.ts';
import type { Atom } from './atoms.ts';
import { holdsOneOf, IF, isName, isOneOf, nameIn, isProse } from './names.ts';
import { bodyOf, labelOf } from './pieces.ts';
import { breakIn, FOR, pricedIn } from './prices.ts';
import {
  endsLine,
  hasPhrase,
  isGlued,
  joinLists,
  markAt,
  phraseAt,
  said,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

/** What is offered, with the heading it stands under and the clause that says it. */
export type OfferClaim = Found & { kind: 'offer'; block: number; place: number };

export function offerClaims(
  source: Source,
  clause: Clause,
  place: number,
  atoms: readonly Atom[],
  explained: ReadonlySet<string>,
): OfferClaim[] {
  const priced = pricedOffers(source, clause, atoms);
  const claims = priced.length > 0 ? priced : unpricedOffers(source, clause, explained);
  return claims.map((offer) => ({ ...offer, kind: 'offer', block: clause.block, place }));
}

/** A price that a sentence tells of one thing. */
export type ToldClaim = { kind: 'told'; confidence: number; span: Span };

/**
 * The one price that a sentence speaks of is told by it, and no list. A list are sentences of one price each that stand together
 * ("Fox £650. Mouse class £120."), and entries, which say nothing but the thing and its price.
 */
export function listedOffers(
  source: Source,
  clauses: readonly Clause[],
  claims: readonly OfferClaim[],
): (OfferClaim | ToldClaim)[] {
  const pricesAt = (place: number) => claims.filter((claim) => claim.place === place && claim.price !== '').length;
  const isBeside = (place: number, other: number) =>
    clauses[place]?.block === clauses[other]?.block && pricesAt(other) > 0;
  const isTwice = ({ name, block }: OfferClaim) =>
    claims.filter((claim) => claim.name === name && claim.block === block).length > 1;
  return claims.flatMap((claim): (OfferClaim | ToldClaim)[] => {
    const whole = `${claim.name} (${claim.text})`;
    // Of two of one name the remark tells which it is.
    if (source.typed.startsWith(whole, claim.span.start) && isTwice(claim))
      return [{ ...claim, name: whole, text: '' }];
    const { place, price, span, isWhole } = claim;
    const clause = clauses[place];
    const isTold = !isWhole && price !== '' && clause !== undefined && isProse(source, clause);
    // "Everybody can come, £2 at the door": the price is of none of it.
    const isApart =
      isTold && !clause.text.includes(';') && source.typed.startsWith(`${claim.name}, ${price}`, span.start);
    // "For members a lesson costs 30 €" is a sentence, wherever it stands.
    const isOfSome =
      isTold &&
      phraseAt(source, stretchOf(source, span).from, FOR) > 0 &&
      hasPhrase(source, stretchOf(source, span), joinLists(source.words.costs, source.words.copulas));
    const isListed =
      pricesAt(place) > 1 ||
      [-2, -1, 1, 2].some((steps) => isBeside(place, place + steps)) ||
      (clause !== undefined && isEntry(source, clause, claim));
    if (!isTold || (isListed && !isApart && !isOfSome)) return [claim];
    return [{ kind: 'told', confidence: claim.confidence, span }];
  });
}

const isEntry = ({ typed }: Source, { span }: Clause, { name, price, span: own }: OfferClaim) =>
  own.start === span.start &&
  typed.startsWith(name, own.start) &&
  /^[\s:–-]*$/u.test(typed.slice(own.start + name.length, own.end - price.length)) &&
  /^[\s.!]*$/u.test(typed.slice(own.end, span.end));

/** `isWhole`: the sentence that says it is nothing but a list. */
type Found = Offer & { confidence: number; title: string; isWhole?: boolean };

function pricedOffers(source: Source, clause: Clause, atoms: readonly Atom[]): Found[] {
  const priced = pricedIn(source, clause, atoms);
  // "£165 if the stone is there, £210 if we bring it": the sentence tells them together.
  if (priced.some(({ name }) => !name) && hasPhrase(source, bodyOf(source, clause), IF)) return [];
  const isLabelled = clause.form === 'labelled';
  const label = isLabelled ? labelOf(source, clause) : null;
  const isOfLabel = label !== null && priced[0]?.name?.from === label.from;
  const isTitle =
    label !== null && !isOfLabel && (priced.length > 1 || isOneOf(clause.label, source.words.offerLabels));
  return priced.flatMap(({ price, name, rest, whole }) => {
    const isNamed = label !== null && !isTitle && !isOfLabel && name !== null;
    const title = isNamed ? label : name;
    if (!title) return [];
    const text = isNamed ? (name ?? rest) : rest;
    const stretches = whole ? [whole] : [title, ...(price ? [price] : []), ...(text ? [text] : [])];
    return [
      {
        name: said(source, title).text.replace(TOPIC, ''),
        text: text ? said(source, text).text : '',
        price: price ? priceText(source, price) : '',
        span: spanOf(source, stretches),
        isWhole: whole !== undefined,
        confidence: 0.9,
        title: isTitle ? clause.label : holdsOneOf(clause.under, source.words.open) ? '' : clause.under,
      },
    ];
  });
}

/** What Japanese sentences put behind their thing, and behind its price: "体験教室は4,500円です". */
const TOPIC = /[はがも]$/u;
const POLITE =
  /(?:です|でございます|(?:に|と)?なります|にて?承ります|で?承ります|承っております|いただ(?:いてお|き)ます?)$/u;

/** As printed, without brackets, and without the stop of a sentence where the owner writes "kr" and not "kr.". */
function priceText(source: Source, price: Stretch) {
  const text = said(source, price)
    .text.replace(/^\(|\)$/g, '')
    .replace(POLITE, '');
  const unit = markAt(source, price.to - 1, '.') ? source.tokens[price.to - 2] : undefined;
  const isStop =
    unit?.kind === 'word' &&
    source.tokens.some((token, at) => token.text === unit.text && !markAt(source, at + 1, '.'));
  return isStop ? text.slice(0, -1) : text;
}

const spanOf = (source: Source, stretches: Stretch[]): Span => ({
  start: Math.min(...stretches.map((stretch) => said(source, stretch).span.start)),
  end: Math.max(...stretches.map((stretch) => said(source, stretch).span.end)),
});

/** Fewer than these are no list. */
const FEWEST = 3;

/** Headings under which nothing stands but names, each with what it is: "Berths: who lies where", "Tides: a week ahead". */
export function explainedLists({ words }: Source, clauses: readonly Clause[]): Set<string> {
  const others = [words.teamLabels, words.questionLabels, words.reviewLabels, words.addressLabels, words.phoneLabels];
  const headings = new Set(clauses.map(({ under }) => under).filter((under) => under !== ''));
  return new Set(
    [...headings].filter((heading) => {
      const below = clauses.filter(({ under, form }) => under === heading && form !== 'heading');
      const isList = below.every(({ form, value }) => form === 'labelled' && !/@|https?:|www\./u.test(value.text));
      return isList && below.length >= FEWEST && !others.some((labels) => isOneOf(heading, labels));
    }),
  );
}

/** "Services: a, b, c"; bullets or explained names under a heading. A sentence that tells of things stays one. */
function unpricedOffers(source: Source, clause: Clause, explained: ReadonlySet<string>): Found[] {
  const { words } = source;
  const body = bodyOf(source, clause);
  const found = (stretch: Stretch, title: string, confidence: number): Found => {
    const cut = breakIn(source, stretch);
    const name = cut > 0 ? nameIn(source, { from: stretch.from, to: cut }, false) : stretch;
    const text = cut > 0 ? nameIn(source, { from: cut + 1, to: stretch.to }, false) : null;
    const rest = text && text.to > text.from ? said(source, text).text : '';
    return {
      name: said(source, name).text,
      text: rest,
      price: '',
      span: said(source, stretch).span,
      confidence,
      title,
    };
  };
  const label = explained.has(clause.under) ? labelOf(source, clause) : null;
  if (label && isName(source, label, 7, false)) {
    const { from } = stretchOf(source, clause.span);
    return [found({ from, to: nameIn(source, body, false).to }, clause.under, 0.5)];
  }
  if (clause.form === 'labelled' && isOneOf(clause.label, words.offerLabels)) {
    const list = listed(source, body, 8);
    // "Escape rooms, but portable" is one thing.
    const isList = list.length > 1 && !list.some(({ from }) => phraseAt(source, from, words.but));
    return isList ? list.map((stretch) => found(stretch, clause.label, 0.6)) : [];
  }
  if (clause.form === 'item' && holdsOneOf(clause.under, words.offerLabels)) {
    const item = nameIn(source, body, false);
    const cut = breakIn(source, item);
    const name = cut > 0 ? { from: item.from, to: cut } : item;
    return isName(source, name, 7, false) ? [found(item, clause.under, 0.6)] : [];
  }
  return [];
}

/** The parts of an enumeration between commas and "and". Empty when one of them is too long to be a name. */
function listed(source: Source, { from, to }: Stretch, most: number): Stretch[] {
  const parts: Stretch[] = [];
  let start = from;
  let depth = 0;
  const add = (end: number) => {
    const part = nameIn(source, { from: start, to: end }, false);
    if (part.to > part.from) parts.push(part);
  };
  for (let index = from; index < to; index += 1) {
    depth += markAt(source, index, '(') ? 1 : markAt(source, index, ')') ? -1 : 0;
    const joint =
      depth > 0
        ? 0
        : (markAt(source, index, ',;•|·،؛') && !isGlued(source, index + 1)) || endsLine(source, index)
          ? 1
          : phraseAt(source, index, joinLists(source.words.and, source.words.or));
    const isCouple = joint > 0 && source.tokens[index]?.text === '&';
    if (!joint || isCouple) continue;
    add(index);
    start = index + joint;
    index += joint - 1;
  }
  add(to);
  return parts.every((part) => isName(source, part, most, false)) ? parts : [];
}

/** Offers that stand together become one group: one heading, or neighbouring clauses of one block. */
export function offerGroups(claims: readonly OfferClaim[]): OfferGroup[] {
  const groups: (OfferGroup & { block: number })[] = [];
  for (const { name, text, price, span, title, block } of claims) {
    const last = groups.at(-1);
    const offer = { name, text, price, span };
    if (last && last.title === title && (title !== '' || last.block === block)) last.offers.push(offer);
    else groups.push({ title, offers: [offer], block });
  }
  return groups.map(({ title, offers }) => ({ title, offers }));
}
