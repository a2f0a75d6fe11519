import type { Reading, Span, Statement } from '../../reading/reading.ts';
import { overlaps } from '../../reading/said.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { isIn, startsWith, tongueOf, type Tongue } from '../../reading/tongue.ts';
import { topicsIn } from '../../reading/wishes/topics.ts';
import { heardIn } from '../heard.ts';

/** Lists of words that tell what a sentence is about. */
const LISTS = [
  'weekdays',
  'months',
  'seasons',
  'holidays',
  'daily',
  'noon',
  'closed',
  'except',
  'from',
  'until',
  'appointment',
  'money',
  'free',
  'costs',
  'numbers',
  'visits',
  'premises',
  'streets',
  'placeLabels',
] as const;

type Known = { of: string; span: Span };

/** All that was read as something: what it is, where it stands. */
function knownIn({ offers, hours, hoursVerbatim, timetable, events, people, quotations, ...ways }: Reading): Known[] {
  const all = (of: string, facts: readonly { span: Span }[]) => facts.map(({ span }) => ({ of, span }));
  const address = ways.address ? [ways.address] : [];
  return [
    ...all(
      'prices',
      offers.flatMap((group) => group.offers),
    ),
    ...all('hours', [...hours.said, ...hoursVerbatim]),
    ...all('timetable', timetable),
    ...all('events', events),
    ...all('people', people),
    ...all('quotations', quotations),
    ...all('ways', [...ways.phones, ...ways.emails, ...ways.webs]),
    ...all('address', address),
  ].filter(({ span }) => span.end > span.start);
}

/** Further off than this many statements is far. */
const FAR = 3;

/** Steps in which words are counted. */
const LENGTHS = [3, 6, 10, 16, Infinity];

/** What stands before a statement, or behind it, in its paragraph: what it is, and how many statements are between. */
function nearest(statement: Statement, known: readonly Known[], reading: Reading, side: 'before' | 'behind'): string[] {
  const { statements, text } = reading;
  const { span } = statement;
  const isBeyond = (other: Span) => (side === 'before' ? other.end <= span.start : other.start >= span.end);
  const distance = (other: Span) => (side === 'before' ? span.start - other.end : other.start - span.end);
  const next = known
    .filter((one) => isBeyond(one.span) && !overlaps(one.span, span))
    .reduce<Known | undefined>(
      (best, one) => (best && distance(best.span) <= distance(one.span) ? best : one),
      undefined,
    );
  if (!next) return [`${side} none`];
  const [start, end] = side === 'before' ? [next.span.end, span.start] : [span.end, next.span.start];
  const between = statements.filter((other) => other.span.start >= start && other.span.end <= end).length;
  const paragraph = /\n\s*\n/u.test(text.slice(start, end)) ? 'apart' : 'together';
  const words = statement.text.split(/\s+/u).length;
  const length = LENGTHS.findIndex((most) => words <= most);
  const place = `${side} ${next.of} ${paragraph}`;
  return [place, `${place} ${Math.min(between, FAR)}`, `${place} ${Math.min(between, FAR)} of ${length}`];
}

function saidIn({ text, topic, row }: Statement, { words, language }: Tongue): string[] {
  const tokens = tokensOf(text);
  const lists = LISTS.flatMap((key) =>
    startsWith(words[key], tokens) > 0 ? [key, `${key}0`] : isIn(words[key].replaceAll('/', ', '), tokens) ? [key] : [],
  );
  const topics = topicsIn(tokens, language).map(({ key }) => `speaks of ${key}`);
  const shapes = {
    percent: text.includes('%'),
    [`about ${topic}`]: topic !== '',
    row: row !== undefined,
  };
  const own = tokens.flatMap(({ kind, text: word }) => (kind === 'word' ? [`“${word}”`] : []));
  return [...own, ...lists, ...topics, ...Object.entries(shapes).flatMap(([sign, holds]) => (holds ? [sign] : []))];
}

/** What tells of each statement of a brief, in their order, where people look for it: what it says, and what it stands beside. */
export function placementSignals(reading: Reading): string[][] {
  const tongue = tongueOf(reading.spoken || reading.language);
  const known = knownIn(reading);
  return reading.statements.map((statement) => [
    ...new Set([
      ...heardIn(statement, tongue),
      ...saidIn(statement, tongue),
      ...known.filter(({ span }) => overlaps(span, statement.span)).map(({ of }) => `holds ${of}`),
      ...nearest(statement, known, reading, 'before'),
      ...nearest(statement, known, reading, 'behind'),
    ]),
  ]);
}
