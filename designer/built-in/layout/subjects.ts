import type { AskedPart, Topic } from '../reading/reading.ts';
import type { Part, Subject } from './site.ts';
import { asTitle } from './text.ts';

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

export const subjectOf = ({ topic, title }: AskedPart): Subject => (topic === '' ? `own:${asTitle(title)}` : topic);

/** Shorter words of a title are in too many texts. */
const TELLING = 4;

/** So many letters at their beginning make kin of two words, where they are most of the shorter: "members" of "Membership". */
const KIN = 5;

function isKin(word: string, token: string): boolean {
  const shorter = Math.min(word.length, token.length);
  const most = Math.max(KIN, Math.ceil(shorter * 0.75));
  return shorter >= most && word.slice(0, most) === token.slice(0, most);
}

/** Whether a text speaks of what a title names: "Trip dates 2026" of "Trips", "rabarbersorter" of "Sorter". */
export function speaksOf(text: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= TELLING)
    .some((word) => {
      const stem = word.length > 4 ? word.replace(/(?:es|en|er|s|e|n)$/u, '') : word;
      return tokens.some(
        (token) =>
          token === word ||
          (token.startsWith(stem) && token.length - stem.length < TELLING) ||
          isKin(word, token) ||
          (word.length > TELLING && token.length > word.length && token.endsWith(word)),
      );
    });
}

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
  const rank = ({ subject }: Part): number => {
    const wished = first.findIndex((topic) => topic === subject);
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
