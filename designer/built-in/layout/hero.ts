import { proposal } from '#site/origins/marks.ts';
import type { Link } from '#site/model/fields.ts';
import type { Reading, Statement } from '../reading/reading.ts';
import { overlaps } from '../reading/said.ts';
import { isIn, startsWith, tongueOf } from '../reading/tongue.ts';
import { tokensOf, UNSPACED } from '../reading/tokens.ts';
import { proposalsOf } from '../trades/known-trade.ts';
import { detailsOf } from './parts/contact.ts';
import { runPart } from './parts/runs.ts';
import { reaches } from './parts/statements.ts';
import type { Part, Site } from './site.ts';
import { beside, isItem, joined, raised, withoutStop } from './text.ts';

const HEADING = 90;
const INTRO = 420;
/** Three sentences are an introduction when they are no longer than this. */
const LITTLE = 220;

/** Chinese and Japanese say as much in a third of the letters. */
const weigh = (text: string) => text.length * (UNSPACED.test(text) ? 3 : 1);

const HEADLINE = 72;

/**
 * What it is with what the owner says right behind it, up to the next mark: "tearoom in the old smithy at Hawes". A list that
 * goes on behind the mark or another sentence would be cut at the wrong place.
 */
function kindAndMore({ kind, text, spoken, language }: Reading): string {
  if (!kind) return '';
  const { words } = tongueOf(spoken || language);
  const noun = raised(withoutStop(kind.text));
  const behind = text.slice(kind.span.end, kind.span.end + HEADLINE);
  const end = behind.search(/[.!?,;:–("\n]/);
  const more = tokensOf(end < 0 ? '' : behind.slice(0, end));
  const isTied = startsWith(words.placePrepositions, more) > 0 || startsWith(words.roleConnectors, more) > 0;
  const breaks = [
    words.first,
    words.weAre,
    words.relative,
    words.copulas,
    words.called,
    words.and,
    words.but,
    words.negations,
  ];
  const goesOn = behind.charAt(end) === ',' && / (?:and|und|et|y|e|en|i|och|og) /.test(behind.slice(end, end + 40));
  const isWhole = more.every(
    ({ kind: of }, at) => of === 'word' && breaks.every((list) => startsWith(list, more, at) === 0),
  );
  return isTied && isWhole && !goesOn && noun.length + end <= HEADLINE ? noun + behind.slice(0, end).trimEnd() : noun;
}

/** What it is and where, as far as it can be said in the owner's own run of words. */
function kindAndPlace(reading: Reading): string {
  const { kind, place, text } = reading;
  if (!kind) return '';
  const noun = kindAndMore(reading);
  if (!place || noun.includes(place.text)) return noun;
  const between = place.span.start - kind.span.end;
  const run = text.slice(kind.span.start, place.span.end);
  if (between > 0 && between < 28 && !/[.!?;:\n,()]/.test(run)) return raised(run);
  return noun;
}

/** The first sentence that stands by itself: no remark, no denial, no half of another one, nobody's name alone. */
function strongest(statements: readonly Statement[], reading: Reading): Statement | undefined {
  const { words } = tongueOf(reading.spoken || reading.language);
  const speaking = [words.first, words.weAre, words.offering];
  const leads = [words.but, words.and, words.or, words.relative, words.placePrepositions];
  return statements.slice(0, reading.spoken === '' ? 1 : 3).find(({ text, span }, index) => {
    const tokens = tokensOf(text).filter(({ kind }) => kind === 'word');
    const isWhole = tokens.length > 3 || UNSPACED.test(text);
    const isOwn = /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(reading.text.slice(span.start)) && !text.startsWith('(');
    const isTied =
      leads.some((list) => startsWith(list, tokens) > 0) || isIn(words.negations, tokens) || isIn(words.ranBy, tokens);
    const endsOpen = tokens.some((_, at) => startsWith(words.placePrepositions, tokens, at) === tokens.length - at);
    const isPerson = reading.people.some((person) => overlaps(person.span, span) && text.length < 40);
    const fits = weigh(text) > 12 && text.length <= 72 && !/[?:\d@]/.test(text);
    const speaks = index === 0 || speaking.some((list) => isIn(list, tokens));
    return fits && speaks && isWhole && isOwn && !isTied && !endsOpen && !isPerson;
  });
}

/** A whole line of the owner's that begins with what it is: "Bike repair workshop Leipzig". */
function inOneLine(own: readonly Statement[], { kind }: Reading): string {
  const line = own.find(
    ({ text }) => kind && text.length <= 60 && text.toLowerCase().startsWith(kind.text.toLowerCase()),
  );
  return line ? raised(withoutStop(line.text)) : '';
}

/** Whether a sentence says nothing besides what stands above it: "Casa do Fole – country house in Montalegre." */
function restates({ text }: Statement, said: readonly string[]): boolean {
  const left = said.reduce(
    (rest, words) => (words === '' ? rest : rest.replace(words.toLowerCase(), ' ')),
    text.toLowerCase(),
  );
  return (left.match(/\p{L}{2,}/gu) ?? []).length === 0;
}

/** What a sentence goes on with behind the headline: "Handbell lessons in Ludlow, Thursday evenings in my barn". */
function goingOn(text: string, heading: string): string {
  const behind = text.slice(heading.length);
  return text.toLowerCase().startsWith(heading.toLowerCase()) && /^\s*[,;:–—]\s*\S/u.test(behind)
    ? raised(behind.replace(/^[\s,;:–—]+/u, ''))
    : text;
}

/**
 * The one or two whole sentences that say what this is: the first ones, where they stand together or are short. A line below
 * the headline does where nothing is said in sentences.
 */
function introductionOf(statements: readonly Statement[]): Statement[] {
  const sentences = statements.filter(
    (statement) => !statement.row && !isItem(statement) && statement.text.length <= INTRO,
  );
  const [first, second, ...more] = sentences;
  if (!first) return statements.slice(0, 1).filter((statement) => !statement.row && isItem(statement));
  const all = sentences.reduce((sum, { text }) => sum + weigh(text), 0);
  if (statements.length <= 3 && more.length <= 1 && all <= LITTLE) return sentences;
  const fits =
    second && second.block === first.block && weigh(first.text) < 120 && weigh(first.text) + weigh(second.text) < INTRO;
  return fits ? [first, second] : [first];
}

/** What a start page opens with, and which statements it has told. */
export type Opening = { heading: string; eyebrow: string; intro: string; told: Statement[] };

/** The headline is a clause of the owner's or what this is and where; the introduction are their first sentences. */
export function openingOf({ reading, trade, proposes }: Site): Opening {
  const { place, name } = reading;
  const own = reading.statements.filter(({ topic, under }) =>
    topic === '' || topic === 'home' || topic === 'about' ? under === '' : false,
  );
  const identity = inOneLine(own, reading) || kindAndPlace(reading);
  // "Volunteers", "Dog": one word says too little where a sentence says more.
  const isThin =
    identity.length > HEADING || !(identity.includes(' ') || UNSPACED.test(identity)) || /\d/.test(identity);
  const clause = isThin ? strongest(own, reading) : undefined;
  const heading = clause
    ? withoutStop(clause.text)
    : identity.length > HEADING || (isThin && name)
      ? (name?.text ?? '')
      : identity;
  const said = [heading];
  const eyebrow =
    place && !said.some((text) => text.includes(place.text)) && place.text.length <= 80 ? raised(place.text) : '';
  const above = clause ? [clause] : own.filter(({ text }) => raised(withoutStop(text)) === heading);
  // How to reach the owner is told where the details stand.
  const others = own.filter(
    (statement) => !above.includes(statement) && !reaches(statement, reading) && runPart(statement) === null,
  );
  const repeated = others.filter((statement) => restates(statement, [name?.text ?? '', heading]));
  const introduced = introductionOf(others.filter((statement) => !repeated.includes(statement)));
  let intro = goingOn(introduced.map(({ text }) => raised(text)).reduce(joined, ''), heading);
  const told = [...above, ...repeated, ...introduced];
  if (intro === '' && trade && proposes) intro = proposal(proposalsOf(trade, proposes).tagline);
  return { heading: raised(heading), eyebrow, intro, told };
}

/** A line for a tagline, a title in search results: what this is and where. */
export function taglineOf(reading: Reading): string {
  const line = kindAndPlace(reading);
  const place = reading.place?.text ?? '';
  const whole = line === '' ? raised(place) : line.includes(place) ? line : beside(line, place);
  return whole.length <= 140 ? whole : '';
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
      more: [{ picture: site.draw() }, { picture: site.draw() }],
    },
    // What little there is wants something to look at.
    variants: [...(knows ? ['facts'] : isLong ? ['statement'] : []), 'split', 'banner', 'mosaic'],
    alsoFits: ['statement'],
    size: 1,
  };
}
