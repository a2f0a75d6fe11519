import type { Clause, DatedEvent, Question, Said, Span } from '../reading.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { normalise } from '../normalise.ts';
import { isWithin, overlaps } from '../said.ts';
import { atomsIn, atomsOf, type Atom } from './atoms.ts';
import { addressesIn, numbersIn, type ContactClaim, type SocialClaim } from './contact.ts';
import { decide } from './decide.ts';
import { eventClaims, type EventClaim } from './events.ts';
import type { Contact, Facts, Hours, People, Price } from './facts.ts';
import { hoursClaims, type HoursClaim } from './hours.ts';
import { hoursOf } from './hours-of-clauses.ts';
import { joinedHours } from './joined-hours.ts';
import { clausesOfMessage } from './message.ts';
import { listedPeople } from './listed-people.ts';
import { explainedLists, listedOffers, offerClaims, offerGroups, type OfferClaim, type ToldClaim } from './offers.ts';
import { isSaying, piecesOf, withoutTimeLabel, type Piece } from './pieces.ts';
import { personClaims, type PersonClaim } from './people.ts';
import { addressClaims } from './address.ts';
import { labelledPlaces, placeClaims, type PlaceClaim } from './place.ts';
import { pricedIn } from './prices.ts';
import { programmes } from './programme.ts';
import { quotationClaims, type QuotationClaim } from './quotations.ts';
import { questionClaims, type QuestionClaim } from './questions.ts';
import { phraseAt, said, sourceOf, stretchOf, trimmed, type Source } from './source.ts';
import { stepsClaims, type StepsClaim } from './steps.ts';
import { ownWordsOf } from './subject.ts';
import { slotClaims, type SlotClaim } from './timetable.ts';

export type { Contact, Facts, Hours, People, Price };

type Claim =
  | ContactClaim
  | SocialClaim
  | PlaceClaim
  | HoursClaim
  | OfferClaim
  | ToldClaim
  | SlotClaim
  | EventClaim
  | PersonClaim
  | QuotationClaim
  | QuestionClaim
  | StepsClaim;

/**
 * The typed facts of a brief. `text` is normalised, `clauses` are its clauses in order, `typed` is the same text with the
 * quotes and dashes that the owner typed (same length; what is printed). Unsure means left out. Spans do not overlap.
 */
export function readFacts(text: string, clauses: readonly Clause[], vocabulary: Vocabulary, typed = text): Facts {
  const source = sourceOf(text, vocabulary, typed);
  const atoms = atomsOf(source);
  const claims = claimsOf(source, clauses, atoms);
  const chosen = decide(claims);
  const priced = chosen.flatMap((claim) => (claim.kind === 'offer' && claim.price !== '' ? [claim.span] : []));
  // "Pick-up at 640 Marble Road, Tuesday to Friday 10 to 6": hours or an answer say where as well.
  const address = chosen.some(({ kind }) => kind === 'address')
    ? []
    : claims.filter(({ kind, span }) => kind === 'address' && !priced.some((one) => overlaps(one, span))).slice(0, 1);
  // "Ring 10 to 12 on 555-0172": hours say how to get in touch as well; somebody's words do not.
  const isHeld = ({ span }: Claim, kind: 'hours' | 'quotation') =>
    ofKind(chosen, kind).some((one) => isWithin(span, one.span));
  const numbers = atoms.flatMap(({ kind, span }) => (kind === 'contact' ? [span.start] : []));
  const ways = claims.filter(
    (claim) =>
      isWay(claim) &&
      numbers.includes(claim.span.start) &&
      !chosen.includes(claim) &&
      isHeld(claim, 'hours') &&
      !isHeld(claim, 'quotation'),
  );
  const all = [...chosen, ...address, ...ways];
  const places = all.flatMap(({ kind, span }) => (kind === 'address' ? [span] : []));
  return factsOf(
    all.map((claim) =>
      claim.kind === 'hours' && claim.isNarrowed && addsPlaceOnly(source, claim, places, atoms)
        ? { ...claim, isNarrowed: false }
        : claim,
    ),
  );
}

const isWay = ({ kind }: Claim) => kind === 'phone' || kind === 'email' || kind === 'web' || kind === 'social';

/** "We are at 19 Salt Street, Monday to Friday 9 to 5": the address and the rows say all of it. */
function addsPlaceOnly(
  source: Source,
  { said: { span } }: HoursClaim,
  places: readonly Span[],
  atoms: readonly Atom[],
) {
  const here = places.filter((place) => isWithin(place, span)).map((place) => stretchOf(source, place));
  if (here.length === 0) return false;
  const { from, to } = stretchOf(source, span);
  const held = [...here, ...atomsIn(atoms, source, span)].sort((one, other) => one.from - other.from);
  const gaps = held.map((one, at) => ({ from: held[at - 1]?.to ?? from, to: one.from }));
  const label = phraseAt(source, from, source.words.addressLabels);
  return ![...gaps, { from: held.at(-1)?.to ?? to, to }].some((gap) =>
    isSaying(source, gap.from === from ? Math.min(from + label, gap.to) : gap.from, gap.to),
  );
}

/** All that could be meant, clause by clause. What is excluded is never read, and wishes only for contact and hours. */
function claimsOf(source: Source, clauses: readonly Clause[], atoms: readonly Atom[]): Claim[] {
  const ownWords = ownWordsOf(source, clauses);
  const explained = explainedLists(source, clauses);
  const excluded = clauses.filter(({ role }) => role === 'exclusion');
  const everywhere = [...addressesIn(source), ...numbersIn(source, false), ...addressClaims(source)].filter(
    ({ span }) => !excluded.some((clause) => clause.span.start < span.end && span.start < clause.span.end),
  );
  const all = clauses
    .map((clause, place) => ({ clause: withoutTimeLabel(source, clause, atoms), place }))
    .filter(({ clause }) => clause.role === 'fact' || clause.role === 'wish')
    .map(({ clause, place }) => ({ clause, place, pieces: piecesOf(source, clause, atoms) }))
    .flatMap((one) => (one.clause.form !== 'heading' ? [one] : tellsClosed(one.pieces) ? [asItem(one)] : []));
  const programme = programmes(
    source,
    all.map(({ clause }) => clause),
  );
  const read = all.filter(({ clause }) => !programme.has(clause));
  const hours = hoursOf(source, clauses, read, ownWords);
  const inClauses = read.flatMap(({ clause, pieces }, index): Claim[] => {
    const timely = hours[index] ?? [];
    if (clause.role === 'wish') return timely;
    return [
      ...timely,
      ...(timely.length > 0 ? [] : slotClaims(source, clause, pieces)),
      ...(timely.length > 0 ? [] : eventClaims(source, clause, pieces)),
      ...personClaims(source, clause),
      ...labelledPlaces(source, clause),
    ];
  });
  const offers = read
    .filter(({ clause }) => clause.role === 'fact')
    .flatMap(({ clause, place }) => offerClaims(source, clause, place, atoms, explained));
  // "Pelican Room, queen bed … R1 250": what has a price is nobody.
  const priced = new Set(offers.filter(({ price }) => price !== '').map(({ place }) => place));
  return [
    ...everywhere,
    ...inClauses,
    ...programme.values(),
    ...listedOffers(source, clauses, offers),
    ...placeClaims(source, clauses),
    ...listedPeople(
      source,
      clauses.filter((_, place) => !priced.has(place)),
    ),
    ...quotationClaims(source, clauses),
    ...questionClaims(source, clauses),
    ...stepsClaims(source, clauses),
  ];
}

/** "Monday closed" above the other days is none of their heading. */
const tellsClosed = (pieces: readonly Piece[]) => pieces.some(({ closed, days }) => closed !== null && days.length > 0);
const asItem = <One extends { clause: Clause }>(one: One): One => ({ ...one, clause: { ...one.clause, form: 'item' } });

const ofKind = <Kind extends Claim['kind']>(claims: readonly Claim[], kind: Kind) =>
  claims.filter((claim): claim is Extract<Claim, { kind: Kind }> => claim.kind === kind);

function factsOf(claims: readonly Claim[]): Facts {
  const hours = joinedHours(ofKind(claims, 'hours'));
  return {
    ...contactOf(claims),
    hours: { rows: hours.rows, closed: hours.rows.length > 0 ? hours.closed : [], said: hours.said },
    hoursVerbatim: hours.verbatim,
    offers: offerGroups(ofKind(claims, 'offer')),
    pricesTold: ofKind(claims, 'told').map(({ span }) => span),
    timetable: ofKind(claims, 'slot').map(plain),
    events: ofKind(claims, 'event').map(plain),
    people: ofKind(claims, 'person').map(plain),
    quotations: ofKind(claims, 'quotation').map(plain),
    questions: ofKind(claims, 'question').map(plain),
    steps: ofKind(claims, 'steps').map(({ title, steps }) => ({ title, steps })),
  };
}

/** What is known of a claim without how it was found. */
const plain = <Rest>({ kind: _, confidence: __, ...rest }: Rest & { kind: string; confidence: number }) => rest;

function contactOf(claims: readonly Claim[]): Contact {
  const saidOf = (kind: ContactClaim['kind'] | PlaceClaim['kind']) =>
    claims
      .filter((claim) => claim.kind === kind)
      .flatMap((claim) => ('text' in claim ? [{ text: claim.text, span: claim.span }] : []));
  const [place = null] = saidOf('place');
  const [address] = claims
    .flatMap((claim) => (claim.kind === 'address' ? [claim] : []))
    .sort((one, other) => other.confidence - one.confidence);
  return {
    phones: saidOf('phone'),
    emails: saidOf('email'),
    webs: saidOf('web'),
    social: ofKind(claims, 'social').map(({ label, to, span }) => ({ label, to, span })),
    address: address ? { text: withTown(address, place), span: address.span } : null,
    place,
  };
}

/** A street alone is in a thousand towns: its town is often named elsewhere. */
function withTown({ text, hasTown }: PlaceClaim, place: Said | null): string {
  // Towns change behind a preposition that stands with them: "w Rzeszowie".
  const isNamed =
    !place || /\d|^\p{Ll}{1,2} /u.test(place.text) || text.toLowerCase().includes(place.text.toLowerCase());
  return hasTown || isNamed ? text : `${text}\n${place.text.replace(/^(?:\p{Ll}+ )+/u, '')}`;
}

function messageOf(text: string, vocabulary: Vocabulary) {
  const normal = normalise(text);
  const source = sourceOf(normal.text, vocabulary, normal.typed);
  const atoms = atomsOf(source);
  return {
    source,
    atoms,
    clauses: clausesOfMessage(normal.text).map((clause) => withoutTimeLabel(source, clause, atoms)),
  };
}

/** Ways to get in touch in a message alone: phones, mails, web addresses, profiles, address, place. */
export function contactIn(text: string, vocabulary: Vocabulary): Contact {
  const { source, clauses } = messageOf(text, vocabulary);
  const places = [
    ...addressClaims(source),
    ...clauses.flatMap((clause) => labelledPlaces(source, clause)),
    ...placeClaims(source, clauses),
  ];
  return contactOf(decide<Claim>([...addressesIn(source), ...numbersIn(source, true), ...places]));
}

/** Opening hours in a message alone, whose subject is taken to be the business: rows of the named days only. */
export function hoursIn(text: string, vocabulary: Vocabulary): Hours {
  const { source, clauses, atoms } = messageOf(text, vocabulary);
  const context = { ownWords: ownWordsOf(source, clauses), isMessage: true };
  return joinedHours(
    decide(clauses.flatMap((clause) => hoursClaims(source, clause, piecesOf(source, clause, atoms), context))),
  );
}

/** Prices in a message alone, in order, each with its thing. */
export function pricesIn(text: string, vocabulary: Vocabulary): Price[] {
  const { source, clauses, atoms } = messageOf(text, vocabulary);
  return clauses.flatMap((clause) =>
    pricedIn(source, clause, atoms).flatMap(({ price, name }) => {
      if (!price) return [];
      const thing =
        name &&
        trimmed(
          source,
          name,
          (index) => phraseAt(source, index, [vocabulary.wishVerbs, vocabulary.articles, vocabulary.mine]),
          vocabulary.until,
        );
      return { price: said(source, price), thing: thing && thing.to > thing.from ? said(source, thing) : null };
    }),
  );
}

/** People in a message alone. */
export function peopleIn(text: string, vocabulary: Vocabulary): People {
  const { source, clauses } = messageOf(text, vocabulary);
  return decide([...clauses.flatMap((clause) => personClaims(source, clause)), ...listedPeople(source, clauses)]).map(
    plain,
  );
}

/** Dated events in a message alone. */
export function eventsIn(text: string, vocabulary: Vocabulary): DatedEvent[] {
  const { source, clauses, atoms } = messageOf(text, vocabulary);
  return decide(clauses.flatMap((clause) => eventClaims(source, clause, piecesOf(source, clause, atoms)))).map(plain);
}

/** Questions with their answers in a message alone. */
export function questionsIn(text: string, vocabulary: Vocabulary): Question[] {
  const { source, clauses } = messageOf(text, vocabulary);
  return decide(questionClaims(source, clauses)).map(plain);
}
