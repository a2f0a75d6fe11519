import type { LabelName } from '#site/labels/labels.ts';
import type { Reading, Span, Topic } from '../reading/reading.ts';
import { overlaps } from '../reading/said.ts';
import type { Site, Subject } from './site.ts';

/** Which label stands over what is told of a topic: none that says "us" or "me", for nobody said how many speak. */
export const labels: Record<Topic, LabelName> = {
  home: 'home',
  about: 'about',
  story: 'story',
  services: 'services',
  products: 'products',
  menu: 'foodMenu',
  prices: 'prices',
  gallery: 'pictures',
  works: 'work',
  team: 'people',
  hours: 'openingHours',
  timetable: 'timetable',
  events: 'dates',
  contact: 'getInTouch',
  contactForm: 'sendMessage',
  location: 'whereToFindUs',
  questions: 'questions',
  testimonials: 'whatPeopleSay',
  steps: 'howItWorks',
  booking: 'howToBook',
  blog: 'news',
  newsletter: 'newsletter',
  waitlist: 'waitingList',
  numbers: 'inNumbers',
  publications: 'publications',
  legal: 'legalNotice',
};

export const isTopic = (subject: Subject): subject is Topic => !subject.startsWith('own:');

/** The heading over a part: the owner's own title, else the label of its topic. */
export const headingOf = (subject: Subject, site: Site): string =>
  isTopic(subject) ? site.heading(labels[subject]) : subject.slice('own:'.length);

/**
 * The reading with the owner's titles over what they head: the name above it all is none, and of prices and times below one heading
 * only those that stand there first have it.
 */
export function withOwnTitles(reading: Reading): Reading {
  const { clauses, offers, timetable, events, hours } = reading;
  const name = reading.name?.text.toLowerCase() ?? '';
  const titled = (title: string, others: readonly { span: Span }[]) => {
    const first = clauses.find(({ under, form }) => under === title && form !== 'heading');
    const isOthers = first !== undefined && others.some(({ span }) => overlaps(span, first.span));
    return isOthers || (name !== '' && title.toLowerCase().includes(name)) ? '' : title;
  };
  const priced = offers.flatMap((group) => group.offers);
  const timed = [...timetable, ...events, ...hours.said];
  return {
    ...reading,
    statements: reading.statements.map((statement) => ({ ...statement, under: titled(statement.under, []) })),
    offers: offers.map((group) => ({ ...group, title: titled(group.title, timed) })),
    timetable: timetable.map((slot) => ({ ...slot, title: titled(slot.title, priced) })),
  };
}
