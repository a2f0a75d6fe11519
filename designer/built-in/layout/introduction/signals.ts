import type { Reading } from '../../reading/reading.ts';
import { overlaps } from '../../reading/said.ts';
import { tongueOf } from '../../reading/tongue.ts';
import { heardIn } from '../heard.ts';

/** Further down a place says no more. */
const LAST_PLACE = 5;
const LENGTH_STEP = 40;

/** Where lists begin: prices, times, dates. What is said behind them is a detail. */
function listsFrom(facts: readonly { span: { start: number; end: number } }[]): number {
  return Math.min(Infinity, ...facts.flatMap(({ span }) => (span.end > span.start ? [span.start] : [])));
}

/** What speaks for or against each statement of a brief as what a website opens with, in their order. */
export function introductionSignals(reading: Reading): string[][] {
  const { statements, name, kind, place, people, offers, timetable, events, hours, hoursVerbatim } = reading;
  const tongue = tongueOf(reading.spoken || reading.language);
  const facts = [...offers.flatMap((group) => group.offers), ...timetable, ...events, ...hours.said, ...hoursVerbatim];
  const listed = listsFrom(facts);
  return statements.map((statement, at) => {
    const { text, span, topic, row, under } = statement;
    const flags = {
      [`at ${Math.min(at, LAST_PLACE)}`]: true,
      [`length ${Math.min(LAST_PLACE, Math.floor(text.length / LENGTH_STEP))}`]: true,
      [`about ${topic}`]: topic !== '',
      'has name': name !== null && overlaps(name.span, span),
      'opens with name': name !== null && text.startsWith(name.text),
      'behind name': name !== null && span.start > name.span.end,
      'has kind': kind !== null && overlaps(kind.span, span),
      'has place': place !== null && text.includes(place.text),
      'has person': people.some((person) => overlaps(person.span, span)),
      'has fact': facts.some((fact) => overlaps(fact.span, span)),
      'behind lists': span.start > listed,
      row: row !== undefined,
      under: under !== '',
    };
    return [...heardIn(statement, tongue), ...Object.entries(flags).flatMap(([sign, holds]) => (holds ? [sign] : []))];
  });
}
