import type { Opening, Weekday } from '#site/model/document.ts';
import type { Person, Reading, Said } from '../reading.ts';

/** The typed part of a `Reading`. */
export type Facts = Pick<
  Reading,
  | 'place'
  | 'address'
  | 'phones'
  | 'emails'
  | 'webs'
  | 'social'
  | 'hours'
  | 'hoursVerbatim'
  | 'offers'
  | 'pricesTold'
  | 'timetable'
  | 'events'
  | 'people'
  | 'quotations'
  | 'questions'
  | 'steps'
>;

export type Contact = Pick<Facts, 'phones' | 'emails' | 'webs' | 'social' | 'address' | 'place'>;

/**
 * Opening hours that a text names. `rows` are of the named days only; `closed` are days that are said to be closed;
 * `said` are the stretches that both come from. What cannot be typed is in `verbatim`.
 */
export type Hours = { rows: Opening[]; closed: Weekday[]; said: Said[]; verbatim: Said[] };

/** A price as written ("from £45", "£60 an hour") with the thing it belongs to, where one is said. */
export type Price = { price: Said; thing: Said | null };

/** Names with roles; a name that stands alone has the role ''. */
export type People = Person[];
