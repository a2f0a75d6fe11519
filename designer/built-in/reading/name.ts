import type { Facts } from './facts/index.ts';
import { addressesIn } from './naming/addresses.ts';
import { briefOf } from './naming/brief.ts';
import { ranked, type Candidate } from './naming/rank.ts';
import { NONE } from './naming/weights.ts';
import type { Clause, Said, Span } from './reading.ts';
import { SUBJECTS } from './roles.ts';
import { overlaps, saidAt } from './said.ts';
import { buildingWordsIn } from './to-builder.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { signalsIn } from './wishes/signals.ts';
import { topicsIn } from './wishes/topics.ts';

const LONGEST = 80;
/** "vs. THE SPUD STOMPERS": whoever stands behind it is somebody else. */
const AGAINST = /(?:^|\s)(?:vs\.?|v\.|versus)\s*$/iu;
/** "Duvets S/D/K ..... 12/15/18": a row of a price list. */
const PRICED = /^\t\p{Sc}? ?\d{1,3}(?!\d| \d)/u;
/** Further down, a form names something else. */
const FIRST = 4;
/** By how much a name outweighs none where the owner need not be asked, in the measure of the weights. */
const SURE = 6;
/** Several capitals may weigh so much less than none and are still a name to begin with, since the owner is asked. */
const GUESS = 3;
const isGuess = ({ signs }: Candidate) =>
  ['two', 'three', 'many'].some((letters) => signs.has(`letters ${letters}`)) &&
  ![
    'found quoted',
    'german adjective',
    'person',
    'holds a person',
    'beside a person',
    'behind article',
    'offer',
    'event',
  ].some((sign) => signs.has(sign));

/** Whoever says who they are, by two names or three: "I'm Arlene Sundby", "je m'appelle Odile Roux". */
const isSpeaker = ({ signs }: Candidate) =>
  ['two', 'three'].some((letters) => signs.has(`letters ${letters}`)) &&
  !signs.has('behind article') &&
  (signs.has('called self') || (signs.has('self') && signs.has('behind we are')));

/** "My name is Ilie". */
const isFirstName = ({ signs }: Candidate) => signs.has('letters one') && signs.has('called self');

/** "Wedding site for Anneliese & Tobi", "Website": what is to be made, or a part of it, not its name. */
function isOfTheSite(name: string, { words, language }: Tongue): boolean {
  const own = tokensOf(name);
  const made = (tokens: readonly Token[], at: number): boolean => {
    const length = startsWith(words.site, tokens, at);
    const [next] = length > 0 ? signalsIn(tokens.slice(at + length, at + length + 2), language) : [];
    return next?.index === 0 && (next.key === 'for' || next.key === 'about');
  };
  // "EVENT PAGE NEEDED"
  const isNeeded = isIn(words.site, own) && buildingWordsIn(own, language).some(({ key }) => key === 'need');
  const isWhole = (length: number) => length > 0 && !own.slice(length).some(({ kind }) => kind !== 'number');
  return (
    isNeeded ||
    isWhole(startsWith(words.site, own)) ||
    topicsIn(own, language).some(({ index, length }) => index === 0 && isWhole(length)) ||
    own.some((_, at) => made(own, at))
  );
}

const OF = /^(?:of|de|du|des|del|della|do|da|dell'|d'|der|vom|von|van)$/;

/** "Nom : Cabane à sucre": a line of a form that says the name and nothing else. */
function isNameLabel({ form, role, label }: Clause, { words }: Tongue): boolean {
  const own = form === 'labelled' && role === 'fact' ? tokensOf(label) : [];
  const length = startsWith(words.nameLabels, own);
  // "Name of the shop", "Nom du club"
  const isOf = own.length <= length + 3 && OF.test(own[length]?.text ?? '');
  // "Name of the owner"
  return length > 0 && (length === own.length || (isOf && !isIn(words.roles, own)));
}

/** "Where: Ledeč nad Sázavou". */
const isPlaceLabelled = ({ form, label }: Clause, { words }: Tongue): boolean => {
  const own = form === 'labelled' ? tokensOf(label) : [];
  return own.length > 0 && startsWith(words.placeLabels, own) === own.length;
};

/** Nothing is called by a telephone number, or letter by letter: "A double L A R D Y C E". */
const SPELT = /^\+?\d[\d ()-]{4,}\d$|^(?:\p{Lu} ){2,}\p{Lu}$/u;

/** Everything in a brief that might be its name, with the signs of it. */
export function namesIn(text: string, clauses: readonly Clause[], facts: Facts, tongue: Tongue): Candidate[] {
  const contacts = [...text.matchAll(/\S+/g)]
    .filter(([word]) => /@|www\.|:\/\/|^[\w-]{2,60}(?:\.[\w-]{2,60}){0,3}\.[a-z]{2,12}[,;:!?)]?$/.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  // "ROOMS & RATES" above its list.
  const lists = clauses.slice(3).filter(({ form, text: heading }) => {
    const below = form === 'heading' ? clauses.filter(({ under }) => under === heading) : [];
    return below.filter((clause) => /\d/.test(clause.text)).length > 1;
  });
  const [first] = clauses;
  // "Respected Sir/Madam,": whoever the letter is to.
  const letter = first?.role === 'chatter' && first.text.endsWith(',') ? [first] : [];
  // "From: Mia Holt": who wrote the mail, and to whom.
  const mail = clauses.filter(
    ({ role, form, label }) => role === 'chatter' && form === 'labelled' && !SUBJECTS.has(label.toLowerCase()),
  );
  const unnamed = [...letter, ...mail, ...lists];
  const places = clauses.filter((clause) => isPlaceLabelled(clause, tongue));
  const isQuoted = (span: Span) => facts.quotations.some(({ by }) => by.includes(text.slice(span.start, span.end)));
  const isPossible = (span: Span) =>
    !places.some((clause) => overlaps(clause.span, span)) &&
    !isQuoted(span) &&
    !unnamed.some((clause) => overlaps(clause.span, span)) &&
    span.end - span.start <= LONGEST &&
    !PRICED.test(text.slice(span.end, span.end + 8)) &&
    !AGAINST.test(text.slice(Math.max(0, span.start - 12), span.start)) &&
    !contacts.some((contact) => overlaps(contact, span)) &&
    !SPELT.test(text.slice(span.start, span.end)) &&
    !isOfTheSite(text.slice(span.start, span.end), tongue);
  return ranked(briefOf(text, clauses, facts, addressesIn(text), tongue), isPossible);
}

/**
 * The name as the owner writes it, without knowing the trade. `isSure` is false where the owner should be asked. A person is
 * the name where nothing else is named.
 */
export function nameOf(
  text: string,
  clauses: readonly Clause[],
  facts: Facts,
  tongue: Tongue,
  given?: string,
): { name: Said | null; isSure: boolean } {
  const wanted = given?.trim().replace(/\s+/g, ' ') ?? '';
  if (wanted !== '') {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    const span = at < 0 ? { start: 0, end: 0 } : { start: at, end: at + wanted.length };
    return { name: { text: wanted, span }, isSure: true };
  }
  const labelled = clauses.slice(0, FIRST).find((clause) => isNameLabel(clause, tongue))?.value;
  if (labelled && labelled.text.length <= LONGEST && !/[,.!?;:]\s/u.test(labelled.text))
    return {
      name: saidAt(text, labelled.span.start, labelled.span.end - (/\p{L}{3}\.$/u.test(labelled.text) ? 1 : 0)),
      isSure: true,
    };
  const all = namesIn(text, clauses, facts, tongue);
  const name = all.reduce<Candidate | null>((best, one) => (best && best.weight >= one.weight ? best : one), null);
  const speakers = all.filter(isSpeaker);
  // "Jag heter Aksel Bruntse": where nothing else is sure, it is the name of whoever speaks.
  if (speakers.length === 1 && speakers[0] && (name?.weight ?? 0) < NONE + GUESS)
    return { name: speakers[0], isSure: false };
  if (!name || name.weight <= NONE - (isGuess(name) ? GUESS : 0)) {
    const [person, other] = all.filter(({ signs }) => signs.has('person'));
    // "Hello, my name is Ilie and I tile": who gives one name only.
    if (!person) return { name: all.find(isFirstName) ?? null, isSure: false };
    if (other) return { name: null, isSure: false };
    // "Riding School Birchfield near Husum. … Ask Ida Holm": what the brief opens with, rather than somebody further down.
    const isOpening = ['opens', 'letters two'].every((sign) => name?.signs.has(sign));
    return { name: isOpening ? name : person, isSure: false };
  }
  const business = all.find((one) => isOfBusiness(one, name)) ?? name;
  return { name: withoutArticle(withStop(business, text), text, tongue), isSure: name.weight >= NONE + SURE };
}

/** "Name's Brodie Maddern, business is Maddern Farriery": the business, where both are nearly as likely. */
const isOfBusiness = ({ signs, weight }: Candidate, best: Candidate): boolean =>
  signs.has('found labelled') &&
  !signs.has('found called') &&
  best.signs.has('found called') &&
  best.signs.has('letters two') &&
  weight > NONE + SURE &&
  best.weight - weight < NEAR;
/** By so little one name outweighs another that is as likely. */
const NEAR = 10;

/** "The Little Barford Bellringers" in the middle of a sentence, with a small article: the name is what is written large. */
function withoutArticle(name: Said, text: string, { words }: Tongue): Said {
  const tokens = tokensOf(name.text);
  const next = tokens[startsWith(words.articles, tokens)];
  const isSmall = name.text.startsWith('the ') && next !== undefined && /^\p{Lu}/u.test(name.text.slice(next.start));
  return isSmall && startsWith(words.articles, tokens) > 0
    ? saidAt(text, name.span.start + next.start, name.span.end)
    : name;
}

/** "Saltline Oyster Co.": the stop of a word that is cut short. */
function withStop(name: Said, text: string): Said {
  const { start, end } = name.span;
  const isCut = /(?:^|\s)(?:Co|Inc|Ltd|Corp|Bros|Hnos|Cía|Jr|Sr)$/u.test(name.text) && text.charAt(end) === '.';
  return isCut ? saidAt(text, start, end + 1) : name;
}
