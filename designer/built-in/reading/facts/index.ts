import type { Clause, DatedEvent, Question } from '../reading.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Contact, Facts, Hours, People, Price } from './facts.ts';

export type { Contact, Facts, Hours, People, Price };

/**
 * The typed facts of a brief. `text` is normalised, `clauses` are its clauses in order, `typed` is the same text with the
 * quotes and dashes that the owner typed (same length; what is printed). Unsure means left out. Spans do not overlap.
 */
export function readFacts(_text: string, _clauses: readonly Clause[], _vocabulary: Vocabulary, _typed?: string): Facts {
  return {
    place: null,
    address: null,
    phones: [],
    emails: [],
    webs: [],
    social: [],
    hours: { rows: [], said: [] },
    hoursVerbatim: [],
    offers: [],
    timetable: [],
    events: [],
    people: [],
    quotations: [],
    questions: [],
    steps: [],
  };
}

/** Ways to get in touch in a message alone: phones, mails, web addresses, profiles, address, place. */
export function contactIn(_text: string, _vocabulary: Vocabulary): Contact {
  return { phones: [], emails: [], webs: [], social: [], address: null, place: null };
}

/** Opening hours in a message alone, whose subject is taken to be the business: rows of the named days only. */
export function hoursIn(_text: string, _vocabulary: Vocabulary): Hours {
  return { rows: [], closed: [], said: [], verbatim: [] };
}

/** Prices in a message alone, in order, each with its thing. */
export function pricesIn(_text: string, _vocabulary: Vocabulary): Price[] {
  return [];
}

/** People in a message alone. */
export function peopleIn(_text: string, _vocabulary: Vocabulary): People {
  return [];
}

/** Dated events in a message alone. */
export function eventsIn(_text: string, _vocabulary: Vocabulary): DatedEvent[] {
  return [];
}

/** Questions with their answers in a message alone. */
export function questionsIn(_text: string, _vocabulary: Vocabulary): Question[] {
  return [];
}
