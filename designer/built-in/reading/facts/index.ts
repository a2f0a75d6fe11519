import type { Clause, DatedEvent, Question } from '../reading.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { normalise } from '../normalise.ts';
import { atomsOf, type Atom } from './atoms.ts';
import { addressesIn, numbersIn, type ContactClaim, type SocialClaim } from './contact.ts';
import { decide } from './decide.ts';
import { eventClaims, type EventClaim } from './events.ts';
import type { Contact, Facts, Hours, People, Price } from './facts.ts';
import { hoursClaims, onlyTimes, type HoursClaim } from './hours.ts';
import { countedHours, joinedHours } from './joined-hours.ts';
import { clausesOfMessage } from './message.ts';
import { isProse } from './names.ts';
import { explainedLists, offerClaims, offerGroups, type OfferClaim } from './offers.ts';
import { piecesOf, withoutTimeLabel } from './pieces.ts';
import { amongPeople, personClaims, type PersonClaim } from './people.ts';
import { addressClaims, labelledPlaces, placeClaims, type PlaceClaim } from './place.ts';
import { pricedIn } from './prices.ts';
import { quotationClaims, type QuotationClaim } from './quotations.ts';
import { questionClaims, type QuestionClaim } from './questions.ts';
import { phraseAt, said, sourceOf, trimmed, type Source } from './source.ts';
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
  return factsOf(decide(claimsOf(source, clauses, atomsOf(source))));
}

/** All that could be meant, clause by clause. What is excluded is never read, and wishes only for contact and hours. */
function claimsOf(source: Source, clauses: readonly Clause[], atoms: readonly Atom[]): Claim[] {
  const ownWords = ownWordsOf(source, clauses);
  const explained = explainedLists(source, clauses);
  const excluded = clauses.filter(({ role }) => role === 'exclusion');
  const everywhere = [...addressesIn(source), ...numbersIn(source, false), ...addressClaims(source)].filter(
    ({ span }) => !excluded.some((clause) => clause.span.start < span.end && span.start < clause.span.end),
  );
  const read = clauses
    .map((clause, place) => ({ clause: withoutTimeLabel(source, clause, atoms), place }))
    .filter(({ clause }) => (clause.role === 'fact' || clause.role === 'wish') && clause.form !== 'heading')
    .map(({ clause, place }) => ({ clause, place, pieces: piecesOf(source, clause, atoms) }));
  const isTimed = ({ pieces }: (typeof read)[number]) => pieces.some(({ times }) => times.length > 0);
  const timed = new Map<string, number>();
  for (const one of read) timed.set(one.clause.under, (timed.get(one.clause.under) ?? 0) + (isTimed(one) ? 1 : -1));
  // A line of times among others is not about their heading: "Bozeman and around" over prices, hours and a telephone.
  const alone = (clause: Clause) => ((timed.get(clause.under) ?? 0) < 0 ? { ...clause, under: '' } : clause);
  const claimed = (one: (typeof read)[number], isBeside: boolean) => {
    const clause = one.clause.form === 'item' ? alone(one.clause) : one.clause;
    return hoursClaims(source, clause, one.pieces, { ownWords, isMessage: false, isBeside });
  };
  const first = read.map((one) => claimed(one, false));
  const isBesideHours = (index: number) =>
    [index - 1, index + 1].some(
      (at) =>
        read[at]?.clause.block === read[index]?.clause.block &&
        (first[at] ?? []).some(({ isTyped, isPart, rows }) => isTyped && !isPart && rows.length > 0),
    );
  // "mon–sat 7am to 9pm last wash 8" above "sun 8–6".
  const isLine = ({ clause, pieces: [piece] }: (typeof read)[number]) =>
    !isProse(source, clause) && piece !== undefined && piece.days[0]?.from === piece.from;
  const hours = countedHours(
    read.map((one, index) => {
      const own = first[index] ?? [];
      return own.length === 0 && isLine(one) && isBesideHours(index) ? claimed(one, true) : own;
    }),
  );
  // One schedule in a whole brief is when people can come, whatever it calls it: "I work Monday to Thursday 9 to 4".
  const isTold = hours.flat().some(({ rows, everyDay }) => rows.length + everyDay.length > 0);
  const schedules = isTold
    ? []
    : read.map((one, index) => ((hours[index] ?? []).length > 0 ? [] : onlyTimes(source, one.clause, one.pieces)));
  const only = schedules.flatMap((claims, index) => (claims.length > 0 ? [index] : []));
  const [alone_] = only;
  if (only.length === 1 && alone_ !== undefined) hours[alone_] = schedules[alone_] ?? [];
  const isAmongPeople = amongPeople(clauses);
  const inClauses = read.flatMap(({ clause, place, pieces }, index): Claim[] => {
    const timely = hours[index] ?? [];
    if (clause.role === 'wish') return timely.filter(({ isTyped }) => isTyped);
    return [
      ...timely,
      ...(timely.length > 0 ? [] : slotClaims(source, clause, pieces)),
      ...(timely.some(({ isTyped }) => isTyped) ? [] : eventClaims(source, clause, pieces)),
      ...offerClaims(source, clause, place, atoms, explained),
      ...personClaims(source, clause, isAmongPeople(clause)),
      ...labelledPlaces(source, clause),
    ];
  });
  return [
    ...everywhere,
    ...inClauses,
    ...placeClaims(source, clauses),
    ...quotationClaims(source, clauses),
    ...questionClaims(source, clauses),
    ...stepsClaims(source, clauses),
  ];
}

const ofKind = <Kind extends Claim['kind']>(claims: readonly Claim[], kind: Kind) =>
  claims.filter((claim): claim is Extract<Claim, { kind: Kind }> => claim.kind === kind);

function factsOf(claims: readonly Claim[]): Facts {
  const hours = joinedHours(ofKind(claims, 'hours'));
  return {
    ...contactOf(claims),
    hours: { rows: hours.rows, closed: hours.rows.length > 0 ? hours.closed : [], said: hours.said },
    hoursVerbatim: hours.verbatim,
    offers: offerGroups(ofKind(claims, 'offer')),
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
  return {
    phones: saidOf('phone'),
    emails: saidOf('email'),
    webs: saidOf('web'),
    social: ofKind(claims, 'social').map(({ label, to, span }) => ({ label, to, span })),
    address: saidOf('address')[0] ?? null,
    place: saidOf('place')[0] ?? null,
  };
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
    pricedIn(source, clause, atoms).map(({ price, name }) => {
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
  return decide(clauses.flatMap((clause) => personClaims(source, clause))).map(plain);
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
