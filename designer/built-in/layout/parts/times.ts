import type { Part, Site } from '../site.ts';
import { asTitle, beside, raised, withoutStop } from '../text.ts';

/** The week, or the programme of a day, as a table: one for each list of the owner's. */
export function timetableParts({ reading: { timetable } }: Site): Part[] {
  return [...grouped(timetable, ({ title }) => title)].map(([title, slots]) => {
    const days = [...grouped(slots, ({ day }) => raised(withoutStop(day)).slice(0, 40))].slice(0, 14);
    return {
      subject: 'timetable' as const,
      kind: 'schedule',
      props: {
        ...(title !== '' && { heading: asTitle(title).slice(0, 120) }),
        days: days.map(([name, own]) => ({
          name,
          slots: own.slice(0, 30).map(({ time, name: what, note }) => ({
            time: time.slice(0, 40),
            name: raised(withoutStop(what)).slice(0, 100),
            note: note.slice(0, 120),
          })),
        })),
      },
      variants: days.length > 2 ? ['columns', 'rows'] : ['rows'],
      size: slots.length / 2,
    };
  });
}

function grouped<One>(all: readonly One[], key: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** "Tickets £12", "Eintritt 12 €": what somebody pays, and nothing else. */
const IS_PRICE = /^(?:\p{L}{1,20}\s){0,2}(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|kr|zł|euros?))$/iu;

/** What happens on a date. */
export function eventParts({ reading }: Site): Part[] {
  if (reading.events.length === 0) return [];
  const items = reading.events.slice(0, 40).map(({ name, when, time, place, text }) => ({
    date: when.slice(0, 60),
    time: time.slice(0, 60),
    title: raised(withoutStop(name || when)).slice(0, 120),
    place: place.slice(0, 120),
    ...(IS_PRICE.test(text) ? { price: raised(text).slice(0, 60) } : { text: raised(text).slice(0, 800) }),
  }));
  return [
    {
      subject: 'events',
      kind: 'events',
      props: { items },
      variants: items.length > 2 ? ['list', 'poster', 'cards'] : ['list', 'poster'],
      size: items.length,
    },
  ];
}

/** What fits the note beside the opening hours, and what is told of them elsewhere. */
export function hoursTold({ reading }: Site): { note: string; rest: string[] } {
  const lines = reading.hoursVerbatim.map(({ text }) => raised(withoutStop(text)));
  const note = beside(...lines);
  return note.length <= 200 ? { note, rest: [] } : { note: '', rest: lines };
}

/** Opening hours of the place itself: typed ones as a table, others as they were said. */
export function hoursParts(site: Site): Part[] {
  const { reading } = site;
  const { note, rest } = hoursTold(site);
  if (reading.hours.rows.length === 0 && note === '' && rest.length === 0) return [];
  if (rest.length > 0 && reading.hours.rows.length === 0)
    return [
      {
        subject: 'hours',
        kind: 'richText',
        props: { body: rest.map((line) => `- ${line}`).join('\n') },
        variants: ['aside'],
        size: rest.length,
      },
    ];
  const props = { ground: 'tint', ...(rest.length > 0 && { intro: rest.join('\n').slice(0, 600) }) };
  return [
    {
      subject: 'hours',
      kind: 'hours',
      props,
      // Two days of seven in a table are five times "closed".
      variants: new Set(reading.hours.rows.map(({ day }) => day)).size > 3 ? ['table', 'week', 'brief'] : ['brief'],
      size: 2,
    },
  ];
}
