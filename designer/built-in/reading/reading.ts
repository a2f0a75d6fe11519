import type { OwnFieldKind } from '#site/sections/parts/own-fields.ts';
import type { Opening, Weekday } from '#site/model/document.ts';

/** A stretch of `Reading.text`: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/** Something the owner said, as they spell it (lightly cleaned: spaces, a stop at its end), and where. */
export type Said = { text: string; span: Span };

/** What a clause does in a brief. Only facts and quotations may ever be printed. */
export type ClauseRole = 'fact' | 'wish' | 'exclusion' | 'quotation' | 'chatter';

/**
 * The smallest piece that is told apart: a sentence, a bullet, a line of a list, a `label: value` line. Clauses cover the
 * text in order and do not overlap.
 */
export type Clause = Said & {
  role: ClauseRole;
  form: 'sentence' | 'item' | 'labelled' | 'heading';
  /** Of `Label: value`: the label, as written. '' for other forms. */
  label: string;
  /** Of `Label: value`: what stands after the colon. The text itself for other forms. */
  value: Said;
  /** The heading or label line above it, as written, or ''. */
  under: string;
  /** Paragraphs and lists are numbered: clauses with one number stand together. */
  block: number;
};

/** A thing with what it costs. `price` is as written ("from £45", "3,40 €"); '' where none is said. */
export type Offer = { name: string; text: string; price: string; span: Span };

/** Offers that the owner lists together. `title` is their heading or label, as written, or ''. */
export type OfferGroup = { title: string; offers: Offer[] };

/**
 * What happens at a time, every week or on one day: a class, a service. `day` ('' in the programme of a day) and `time` are as
 * written, `title` is the heading of its list, or ''.
 */
export type Slot = { title: string; day: string; time: string; name: string; note: string; span: Span };

/** What happens on a date. `date` (ISO) only when day, month and year are certain; `when` is as written. */
export type DatedEvent = {
  name: string;
  when: string;
  date: string;
  time: string;
  place: string;
  text: string;
  span: Span;
};

/** `under`: the heading or label that those of a list share. */
export type Person = { name: string; role: string; text: string; under?: string; span: Span };

export type Quotation = { text: string; by: string; span: Span };

export type Question = { question: string; answer: string; span: Span };

export type Channel = 'phone' | 'email' | 'form' | 'address';

/**
 * What must not stand on the site. `words` are content words of what is excluded, lower case ("certified", "wedding");
 * `channels` ways to get in touch that the owner refuses; `trades` words of a kind of business that this is not
 * ("not a restaurant": restaurant); `parts` what there is to be none of ("no opening hours"). The finished document is checked
 * against all of them.
 */
export type Exclusion = Said & {
  words: string[];
  channels: Channel[];
  trades: string[];
  parts: Topic[];
  publishable: boolean;
};

export type AskedColour = { part: 'main' | 'background' | 'text'; value: string; said: string };

/** A page or section that was asked for: `topic` when its words are known (`topics.ts`), '' otherwise. `title` is as written. */
export type AskedPart = { title: string; topic: Topic | ''; about: string };

export type Topic =
  | 'home'
  | 'about'
  | 'story'
  | 'services'
  | 'products'
  | 'menu'
  | 'prices'
  | 'gallery'
  | 'works'
  | 'team'
  | 'hours'
  | 'timetable'
  | 'events'
  | 'contact'
  | 'contactForm'
  | 'location'
  | 'questions'
  | 'testimonials'
  | 'steps'
  | 'booking'
  | 'blog'
  | 'newsletter'
  | 'waitlist'
  | 'numbers'
  | 'publications'
  | 'legal';

/** Wishes to the designer: they steer, and are never printed. */
/** What a form asks for beside name, mail address and message, in the owner's words. */
export type AskedForm = { asksPhone: boolean; fields: { name: string; kind: OwnFieldKind }[] };

export type Wishes = {
  colours: AskedColour[];
  mode: 'light' | 'dark' | '';
  /** Feelings, of a closed list shared with the templates' and palettes' moods. */
  moods: string[];
  /** Name of a template, when one was named. */
  template: string;
  pages: AskedPart[];
  sections: AskedPart[];
  /** Topics in the order in which they were asked for: "prices first". */
  first: Topic[];
  onePage: boolean;
  form: AskedForm | null;
};

/**
 * A sentence of the owner's that may be printed as it stands, and what it is about as far as that is certain. `row`: of a line
 * `label: value` that stands by itself, the two.
 */
export type Statement = Said & {
  topic: Topic | '';
  block: number;
  under: string;
  row?: { label: string; value: string };
};

/**
 * Everything that was understood of a brief. Unsure means that a thing is left in `statements`, verbatim, and is no typed
 * fact. Spans of typed facts do not overlap, but for an address within hours or an answer; a statement may hold one when the
 * sentence says more than the fact.
 */
export type Reading = {
  /** The brief with spaces, quotes and dashes made uniform; spans point into it. */
  text: string;
  /** Language of the website (BCP 47): asked for, or the brief's. */
  language: string;
  /** Language the brief is written in; '' when it is none that is known. */
  spoken: string;
  clauses: Clause[];
  name: Said | null;
  /** Not '' when the name is unsure or missing: what to ask the owner. */
  doubt: '' | 'name' | 'kind';
  /** The owner's own noun phrase for what this is: "mobile sauna", "repair café". Never a catalogue's word. */
  kind: Said | null;
  place: Said | null;
  /** Street, number, postcode, town, as written, one line each. */
  address: Said | null;
  phones: Said[];
  emails: Said[];
  webs: Said[];
  social: { label: string; to: string; span: Span }[];
  /** Opening hours of the business itself, when certain; `closed` are days that are said to be closed. */
  hours: { rows: Opening[]; closed: Weekday[]; said: Said[] };
  /** Opening hours as said where they cannot be typed: "every second Thursday, 4 to 6". */
  hoursVerbatim: Said[];
  offers: OfferGroup[];
  /** Where a sentence tells the price of one thing. */
  pricesTold: Span[];
  timetable: Slot[];
  events: DatedEvent[];
  people: Person[];
  quotations: Quotation[];
  questions: Question[];
  /** How it works, in order. */
  steps: { title: string; steps: { name: string; text: string; span: Span }[] }[];
  exclusions: Exclusion[];
  wishes: Wishes;
  statements: Statement[];
};
