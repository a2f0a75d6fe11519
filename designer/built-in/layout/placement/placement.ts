import type { Reading, Span, Statement } from '../../reading/reading.ts';
import { waitsIn, type Part } from '../site.ts';
import { raised } from '../text.ts';
import { PLACES, type Place } from './places.ts';
import { placementSignals } from './signals.ts';
import { weights } from './generated/weights.ts';

/**
 * By how much more a place must weigh than what the business says of itself, in tenths: four of five sentences that are held out while
 * learning stand right then beside prices and times, nine of ten with the ways to get in touch.
 */
const margins: Record<Place, number> = { about: 0, prices: 3, times: 12, contact: 6 };

/** The signs of a statement for one place. */
export const signsFor = (place: Place, signs: readonly string[]): string[] => [
  place,
  ...signs.map((sign) => `${place} · ${sign}`),
];

/** Where people look for a statement with these signs. */
export function placeOf(signs: readonly string[]): Place {
  const weigh = (place: Place) => signsFor(place, signs).reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
  const least = weigh('about');
  const [best, most] = PLACES.map((place) => [place, weigh(place)] as const).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  );
  return most >= least + margins[best] ? best : 'about';
}

const HOSTS: Record<Exclude<Place, 'about'>, readonly string[]> = {
  prices: ['pricing', 'menu', 'services', 'products'],
  times: ['hours', 'schedule', 'events'],
  contact: ['contact', 'contactForm', 'location'],
};

/** What the sections of a place show, in the order of the brief: what tells which section it is in, and where it was said. */
function shownIn(place: Exclude<Place, 'about'>, reading: Reading): { mark: string; span: Span }[] {
  const { offers, hours, hoursVerbatim, timetable, events, phones, emails } = reading;
  const as = (mark: string, facts: readonly { span: Span }[]) => facts.map(({ span }) => ({ mark, span }));
  const shown = {
    prices: offers.flatMap((group) => group.offers.map(({ name, span }) => ({ mark: raised(name), span }))),
    times: [...as('hours', [...hours.said, ...hoursVerbatim]), ...as('schedule', timetable), ...as('events', events)],
    contact: as('contact', [...phones, ...emails]),
  }[place];
  return shown.filter(({ span }) => span.end > span.start).sort((one, other) => one.span.start - other.span.start);
}

/** A statement that stands beside a section; `isBehind`: it was said behind something that the section shows. */
export type Beside = { statement: Statement; host: Part; isBehind: boolean };

/** Which statements stand beside which of the parts, since people look for them there. */
export function besideParts(statements: readonly Statement[], parts: readonly Part[], reading: Reading): Beside[] {
  const signs = placementSignals(reading);
  return statements.flatMap((statement): Beside[] => {
    const at = reading.statements.findIndex(({ span }) => span === statement.span);
    const place = placeOf(signs[at] ?? []);
    if (place === 'about') return [];
    const shown = shownIn(place, reading);
    const before = shown.filter(({ span }) => span.end <= statement.span.start);
    const nearest = before.at(-1) ?? shown.find(({ span }) => span.start >= statement.span.end);
    const hosts = parts.filter(({ kind, props }) => HOSTS[place].includes(kind) && !waitsIn(JSON.stringify(props)));
    const isMarked = ({ kind, props }: Part) =>
      nearest !== undefined &&
      (kind === nearest.mark || (place === 'prices' && JSON.stringify(props).includes(nearest.mark)));
    const host = hosts.find(isMarked) ?? hosts[0];
    return host ? [{ statement, host, isBehind: before.length > 0 }] : [];
  });
}
