import type { LabelName } from '#site/labels/labels.ts';
import type { Topic } from '../reading/reading.ts';
import type { Site, Subject } from './site.ts';

/** Which label stands over what is told of a topic. */
const labels: Record<Topic, LabelName> = {
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

const ofOne: Partial<Record<Topic, LabelName>> = { about: 'aboutMe', works: 'myWork', services: 'whatIOffer' };

export const labelOf = (topic: Topic, site: Pick<Site, 'alone'>): LabelName =>
  (site.alone ? ofOne[topic] : undefined) ?? labels[topic];

export const isTopic = (subject: Subject): subject is Topic => !subject.startsWith('own:');

/** The heading over a part: the owner's own title, else the label of its topic. */
export const headingOf = (subject: Subject, site: Site): string =>
  isTopic(subject) ? site.heading(labelOf(subject, site)) : subject.slice('own:'.length);
