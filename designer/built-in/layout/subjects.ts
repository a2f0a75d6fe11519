import type { AskedPart, Topic } from '../reading/reading.ts';
import type { Part, Subject } from './site.ts';
import { raised, withoutStop } from './text.ts';

/** What else belongs on a page about a topic, where nobody asked for a page of its own. */
export const families: Partial<Record<Topic, readonly Topic[]>> = {
  about: ['about', 'story', 'team', 'numbers'],
  services: ['services', 'products', 'menu', 'prices', 'steps', 'booking'],
  products: ['products', 'services', 'menu', 'prices'],
  menu: ['menu', 'products', 'services', 'prices'],
  prices: ['prices', 'services', 'products', 'menu'],
  works: ['works', 'gallery', 'publications'],
  gallery: ['gallery', 'works'],
  events: ['events', 'timetable'],
  timetable: ['timetable', 'events'],
  booking: ['booking', 'steps'],
  contact: ['contact', 'contactForm', 'location', 'hours'],
  contactForm: ['contactForm', 'contact', 'location', 'hours'],
  location: ['location', 'hours'],
};

/** Pages that a site with much to tell gets by itself, in the order of its menu. */
export const usualPages: readonly Topic[] = ['services', 'events', 'works', 'about', 'team', 'questions', 'contact'];

export const subjectOf = ({ topic, title }: AskedPart): Subject =>
  topic === '' ? `own:${raised(withoutStop(title))}` : topic;

const order: readonly Topic[] = [
  'menu',
  'services',
  'products',
  'prices',
  'timetable',
  'events',
  'works',
  'gallery',
  'about',
  'story',
  'steps',
  'team',
  'testimonials',
  'publications',
  'numbers',
  'booking',
  'questions',
  'blog',
  'hours',
  'location',
  'contact',
  'contactForm',
  'newsletter',
  'waitlist',
  'legal',
];

/** Parts in the order of a page: what was asked to come first, then the usual order; the owner's own titles follow what they say of themselves. */
export function inOrder(parts: readonly Part[], first: readonly Topic[], aboutFirst: boolean): Part[] {
  const stands = (topic: Topic) => parts.some(({ subject }) => subject === topic);
  const rank = ({ subject }: Part): number => {
    const wished = first.findIndex(
      (topic) => topic === subject || (!stands(topic) && families[topic]?.some((other) => other === subject)),
    );
    if (wished >= 0) return wished - first.length;
    if (subject.startsWith('own:')) return order.indexOf('story') + 0.5;
    if (aboutFirst && subject === 'about') return -0.5;
    const place = order.findIndex((topic) => topic === subject);
    return place < 0 ? order.length : place;
  };
  return parts
    .map((part, index) => ({ part, index, rank: rank(part) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ part }) => part);
}
