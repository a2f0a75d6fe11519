import { proposal } from '#site/origins/marks.ts';
import { labelsOf } from '#site/labels/index.ts';
import type { Link } from '#site/model/fields.ts';
import { contentTokens } from '../reading/content-words.ts';
import type { Reading, Statement } from '../reading/reading.ts';
import { overlaps } from '../reading/said.ts';
import { isIn, startsWith, tongueOf } from '../reading/tongue.ts';
import { tokensOf } from '../reading/tokens.ts';
import { proposalsOf } from '../trades/known-trade.ts';
import { identityOf, lineOf } from './identity.ts';
import { introductionOf } from './introduction/introduction.ts';
import { isOfMatter } from './page-matters.ts';
import { detailsOf } from './parts/contact.ts';
import { runPart } from './parts/runs.ts';
import { reaches } from './parts/statements.ts';
import type { Part, Site } from './site.ts';
import { speaksOf } from './subjects.ts';
import { begin, beside, joined, raised, withoutStop } from './text.ts';

const HEADLINE = 72;
/** So much goes on behind a name that is the headline. */
const BEHIND_NAME = 45;
/** Further down, a sentence is about something else. */
const FIRST_CLAUSES = 6;

/**
 * One of the first sentences where it speaks and stands by itself: "We play weddings and school halls". No remark, no denial, no half
 * of another one, nothing that says who somebody is.
 */
function opener(statements: readonly Statement[], reading: Reading): Statement | undefined {
  const { words } = tongueOf(reading.spoken || reading.language);
  const told = reading.clauses.filter(({ role }) => role !== 'chatter').slice(0, FIRST_CLAUSES);
  // Behind a sentence with the name, what follows is a detail.
  const name = reading.name;
  const naming = statements.findIndex(({ span }) => name && overlaps(name.span, span));
  return statements.slice(0, naming < 0 ? 4 : Math.min(4, naming)).find(({ text, span }) => {
    const tokens = tokensOf(text).filter(({ kind }) => kind === 'word');
    const speaks = startsWith(words.first, tokens) > 0 && startsWith(words.weAre, tokens) === 0;
    const isWhole = tokens.length > 3 && /^[^\p{L}]*\p{Lu}/u.test(reading.text.slice(span.start));
    const endsOpen = tokens.some((_, at) => startsWith(words.placePrepositions, tokens, at) === tokens.length - at);
    const isTied = endsOpen || [words.negations, words.called].some((list) => isIn(list, tokens));
    const isEarly = told.some((clause) => overlaps(clause.span, span)) || told.length === 0;
    const isNamed = reading.people.some((person) => overlaps(person.span, span));
    return speaks && isWhole && isEarly && !isNamed && !isTied && text.length <= HEADLINE && !/[?:\d@]/.test(text);
  });
}

/** Whether a sentence says nothing besides what stands above it: "Casa do Fole – country house in Montalegre." */
function restates({ text }: Statement, said: readonly string[]): boolean {
  const left = said.reduce(
    (rest, words) => (words === '' ? rest : rest.replace(words.toLowerCase(), ' ')),
    text.toLowerCase(),
  );
  return !/(?<![\p{L}\p{N}])\p{L}{2,}/u.test(left);
}

/**
 * The headline as a sentence of name and headline says it to its end: "Pump House, hiking club in Die (Drôme)" is "Hiking club in Die
 * (Drôme)", so that the sentence need not be told again. Null where it says anything else or is too long.
 */
function wholeOf(statement: Statement, heading: string, { name, spoken, language }: Reading): string | null {
  const said = withoutStop(statement.text);
  const at = said.toLowerCase().indexOf(heading.toLowerCase());
  const line = said.slice(at);
  const more = line.slice(heading.length);
  const isLong = line.length > HEADLINE || (heading === name?.text && more.length > BEHIND_NAME);
  const { copulas, articles, mine, first, weAre, called } = tongueOf(spoken || language).words;
  const isNamed = (name && more.includes(name.text)) || isIn(called, tokensOf(more));
  if (heading === '' || at < 0 || isLong || isNamed || /[.!?…]\s|[:;"\d]/u.test(more)) return null;
  const before = tokensOf(said.slice(0, at).replace(name?.text ?? '', ' '));
  for (let from = 0; from < before.length;) {
    const length = Math.max(...[copulas, articles, mine, first, weAre].map((list) => startsWith(list, before, from)));
    if (length === 0 && before[from]?.kind === 'word') return null;
    from += Math.max(1, length);
  }
  return raised(line);
}

/** What a sentence goes on with behind the headline: "Handbell lessons in Ludlow, Thursday evenings in my barn". */
function goingOn(text: string, heading: string): string {
  const behind = text.slice(heading.length);
  return text.toLowerCase().startsWith(heading.toLowerCase()) && /^\s*[,;:–—]\s*\S/u.test(behind)
    ? raised(behind.replace(/^[\s,;:–—]+/u, ''))
    : text;
}

/** Whether a line is what the title says behind the name: "Moto-école Deux Roues – Namur (Jambes)". */
const isBehindName = ({ span }: Statement, { name, text, clauses }: Reading): boolean =>
  name !== null &&
  span.start >= name.span.end &&
  !/[\p{L}\n]/u.test(text.slice(name.span.end, span.start)) &&
  clauses.some((clause) => clause.form === 'heading' && overlaps(clause.span, span));

/** "The business is just called": so many words with small letters say no more than a name. */
const FEW = 2;

/** Whether a sentence says no more than what the business is called, and whose it is. */
function onlyNames({ text, span }: Statement, { name, spoken, language }: Reading): boolean {
  const tongue = tongueOf(spoken || language);
  const tokens = tokensOf(text);
  const small = contentTokens(tokens, tongue).filter(({ start }) => /^\p{Ll}/u.test(text.slice(start)));
  return name !== null && overlaps(name.span, span) && isIn(tongue.words.called, tokens) && small.length <= FEW;
}

/** Longer ones are no line below a name. */
const LONGEST_WHERE = 90;

/** "Where: Ennis, covering Co Clare": where they are, for a brief that says nothing in sentences before its lists. */
const whereOf = ({ statements }: Reading): string =>
  statements.find(
    ({ topic, text, row }) => topic === 'location' && !row && text.length <= LONGEST_WHERE && !/\d/.test(text),
  )?.text ?? '';

/** What a start page opens with, and which statements it has told. */
export type Opening = { heading: string; eyebrow: string; intro: string; told: Statement[] };

/** The headline is a clause of the owner's or what this is and where; the introduction are their first sentences. */
export function openingOf({ reading, trade, proposes }: Site): Opening {
  const { name } = reading;
  const own = reading.statements.filter(({ topic, under }) =>
    topic === '' || topic === 'home' || topic === 'about' ? under === '' : false,
  );
  const identity = lineOf(own, reading) || identityOf(reading).line;
  const clause = identity === '' ? opener(own, reading) : undefined;
  const title =
    identity || (clause ? withoutStop(clause.text) : name ? called(reading) : raised(reading.kind?.text ?? ''));
  const whole = own[0] && wholeOf(own[0], title, reading);
  const heading = whole ?? title;
  const isAbove = (statement: Statement, at: number) =>
    (whole && at === 0) || raised(withoutStop(statement.text)) === heading;
  const above = clause ? [clause] : own.filter(isAbove);
  // How to reach the owner is told where the details stand.
  const tail = own.find((statement) => isBehindName(statement, reading));
  const untold = own.filter(
    (statement) =>
      statement !== tail && !above.includes(statement) && !reaches(statement, reading) && runPart(statement) === null,
  );
  // "My name is Martin and the business is called Airey Walling": other sentences say more.
  const telling = untold.filter((statement) => !onlyNames(statement, reading));
  const others = telling.length > 0 ? telling : untold;
  const named = reading.wishes.pages.filter(({ topic }) => topic === '' || topic === 'story').map(({ title }) => title);
  const tongue = tongueOf(reading.spoken || reading.language);
  const isOnPage = (statement: Statement, title: string) =>
    speaksOf(statement.text, title) || isOfMatter(statement, title, tongue);
  const isElsewhere = (statement: Statement, at: number) =>
    at > 0 && (/\p{Sc} ?\d|\d ?\p{Sc}/u.test(statement.text) || named.some((title) => isOnPage(statement, title)));
  const place = placeOf(reading);
  const repeated = others.filter((statement) => restates(statement, [name?.text ?? '', heading, place]));
  const sentences = introductionOf(
    others.filter((statement, at) => !repeated.includes(statement) && !isElsewhere(statement, at)),
    reading,
    identity === '',
  );
  const said = goingOn(sentences.map(({ text }) => raised(text)).reduce(joined, ''), heading);
  let intro = said || whereOf(reading);
  const told = [...above, ...repeated, ...sentences, ...(tail ? [tail] : [])];
  if (intro === '' && tail) intro = tail.text;
  if (intro === '' && trade && proposes) intro = proposal(proposalsOf(trade, proposes).tagline);
  // What the first sentence says whole is no headline above it.
  const isTwice = name && !intro.startsWith(name.text) && intro.toLowerCase().includes(heading.toLowerCase());
  const shown = isTwice ? called(reading) : raised(heading);
  const where = tail && tail.text.length <= BEHIND_NAME ? tail.text : place;
  const trades = own.filter((statement) => onlySaysKind(statement, reading) && !told.includes(statement));
  const [what] = trades.map(({ text }) => withoutStop(text));
  const isSaid = (text: string) => [shown, intro].some((said) => said.toLowerCase().includes(text.toLowerCase()));
  const isTrade = what !== undefined && !isSaid(what);
  const line = isTrade ? raised(what) : '';
  const eyebrow = isSaid(where) ? line : line === '' ? where : beside(line, where);
  return { heading: shown, eyebrow, intro, told: isTrade ? [...told, ...trades] : told };
}

/** "Farrier.": a sentence that is the kind of business and nothing else. */
const onlySaysKind = ({ text }: Statement, { kind }: Reading): boolean =>
  kind !== null && withoutStop(text).toLowerCase() === kind.text.toLowerCase();

/** What the site is called: as its owner says, else by what it is and where. */
export const nameOf = (reading: Reading): string =>
  (reading.name || reading.kind ? '' : smallOpening(reading)) ||
  called(reading) ||
  smallOpening(reading) ||
  labelsOf(reading.language).website;

const LONGEST_OPENING = 6;

/** "pawfect pals mobile dog grooming, …": what a brief without capitals opens with, where nobody speaks in it. */
function smallOpening({ text, statements, language }: Reading): string {
  const [first = ''] = (statements[0]?.text ?? '').split(/[,.;:!?–|(/]| - | \d/u);
  const tokens = tokensOf(first);
  const { words } = tongueOf(language);
  const speaks =
    [words.first, words.weAre, words.mine, words.copulas].some((list) => isIn(list, tokens)) ||
    startsWith(words.negations, tokens) > 0;
  const last = tokens.at(-1);
  const isOwn = tokens.length > 1 && tokens.length <= LONGEST_OPENING && !speaks && statements[0]?.topic === '';
  const isSmall = /^\p{Ll}/u.test(text.slice(statements[0]?.span.start));
  const end = last && isIn(words.streets, [last]) ? last.start : undefined;
  return isOwn && isSmall ? raised(first.slice(0, end).trim()) : '';
}

/** As a name stands, of owners who write without capitals; others mean their small letters. */
const capitals = (name: string, brief: string) =>
  /\p{Lu}\p{Ll}/u.test(brief) ? name : raised(name.replace(/(?<=[\s-])\p{Ll}{4,}/gu, raised));

function called(reading: Reading): string {
  const { name, kind, place } = reading;
  const what = identityOf(reading).short || raised(kind?.text ?? '');
  const where = place && !what.includes(place.text) ? place.text : '';
  return begin(name ? capitals(name.text, reading.text) : beside(what, where), 120);
}

/** A line beside the name, a title in search results: what this is and where, as far as both are certain. */
export function taglineOf(reading: Reading): string {
  const { short } = identityOf(reading);
  const place = placeOf(reading);
  return short.includes(place) ? short : beside(short, place);
}

/** The place, where it begins as a name does and is not cut: no "near Lunenburg", no "Jerez" of "Jerez de la Frontera". */
function placeOf({ place, name, text }: Reading): string {
  if (!place || place.text.length > 60 || !/^[\p{Lu}\p{Lo}]/u.test(place.text)) return '';
  const isCut = /^(?: \p{Ll}{1,3}){1,2} \p{Lu}|^[-’']?\p{L}/u.test(text.slice(place.span.end, place.span.end + 20));
  return isCut || (name !== null && name.text.includes(place.text)) ? '' : place.text;
}

/** The first section of the start page. */
export function heroPart(
  site: Site,
  { heading, eyebrow, intro }: Opening,
  actions: { primary: Link; secondary: Link },
  isLong: boolean,
): Part {
  const { reading } = site;
  const { phone, address } = detailsOf(site);
  // On a short page the hours and the address follow soon enough.
  const knows = isLong && (reading.hours.rows.length > 0 || (phone !== '' && address !== ''));
  return {
    subject: 'home',
    kind: 'hero',
    props: {
      heading: heading.slice(0, 120),
      eyebrow,
      intro: intro.slice(0, 500),
      ...actions,
      picture: site.draw(),
      more: site.trade ? [{ picture: site.draw() }, { picture: site.draw() }] : [],
    },
    // What little there is wants something to look at; of art that shows no thing one picture is enough.
    variants: [
      ...(knows ? ['facts'] : isLong ? ['statement'] : []),
      'split',
      'banner',
      ...(site.trade ? ['mosaic'] : []),
    ],
    alsoFits: ['statement'],
    size: 1,
  };
}
