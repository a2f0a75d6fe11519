import type { AskedPart, Topic } from '../brief/asked.ts';
import type { Brief } from '../brief/read-brief.ts';
import { raised } from '../copy/grammar.ts';
import { shelfNames } from '../trades/page-names.ts';
import type { Voice } from '../copy/voice.ts';
import { shelfWord } from './actions.ts';

/** A page to be made: what it is about and what it is called. `shelf` is the page of the offer, whatever its form. */
export type PlannedPage = { id: string; path: string; title: string; topic: Topic | 'shelf'; words: string };

const SHELF_TOPICS: Topic[] = ['services', 'products', 'menu', 'work', 'events', 'blog', 'plans'];
/** Asked for as pages, but served by something that every site has or by software that a website of pages is not. */
const NOT_PAGES: Topic[] = ['search', 'account', 'tool', 'home', 'newsletter', 'waitlist', 'status', 'hours'];

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

/** How a page is called in the menu when a brief asks for it in these words. */
function titleFor(part: AskedPart, voice: Voice): string {
  const words = part.words
    .replace(/\b(?:details|information|tool|online|the|an?)\b\s*/gi, (word) =>
      /^(?:information|details)/i.test(word) &&
      part.topic !== 'contact' &&
      part.topic !== 'plans' &&
      part.topic !== 'offers'
        ? word
        : '',
    )
    .trim();
  if (words === '' || part.topic === 'contact')
    return part.topic === 'contact' && /\bus\b/i.test(part.words)
      ? 'Contact us'
      : (voice.pages[part.topic]?.title ?? raised(part.words));
  if (words.length > 26 && part.topic !== 'other') return voice.pages[part.topic]?.title ?? raised(words.slice(0, 60));
  const title = raised(words.replace(/^(?:membership|members)-only\s+/i, '').replace(/\s+/g, ' '));
  return title.slice(0, 60);
}

/** The pages of a site: those that the brief asks for, with what its trade needs, in the order of the menu. */
export function planPages(brief: Brief, voice: Voice, richness: number): PlannedPage[] {
  const pages: PlannedPage[] = [];
  const paths = new Set<string>();
  const add = (topic: PlannedPage['topic'], title: string, words = '') => {
    const base = slugOf(title) || slugOf(topic) || 'page';
    let path = `/${base === 'settings' ? 'our-settings' : base}`;
    for (let number = 2; paths.has(path); number += 1) path = `/${base}-${number}`;
    paths.add(path);
    pages.push({ id: path.slice(1) || 'home', path, title, topic, words });
  };
  paths.add('/');
  pages.push({ id: 'home', path: '/', title: voice.pages.home?.title ?? 'Home', topic: 'home', words: '' });
  if (brief.asked.onePage) return pages;

  const wanted = brief.asked.pages.filter((part) => !NOT_PAGES.includes(part.topic));
  const shelf = shelfWord(brief.trade.shelf);
  const shelfTitle =
    (voice.pages.home?.title === 'Home' ? shelfNames[brief.trade.id] : undefined) ??
    voice.pages[shelf]?.title ??
    'Services';
  const usual: Topic = shelf === 'works' ? 'work' : shelf;
  const askedShelf =
    wanted.find((part) => part.topic === usual) ??
    wanted.find((part) => SHELF_TOPICS.includes(part.topic) && part.topic !== 'blog');
  const hasOffer =
    brief.trade.services.length > 0 || brief.prices.length > 0 || brief.offerings.length > 0 || brief.events.length > 0;
  // A person has no offer: what they made is shown as pictures.
  const isPersonal = brief.trade.family === 'personal';
  if (askedShelf) add(isPersonal ? askedShelf.topic : 'shelf', titleFor(askedShelf, voice), askedShelf.words);
  else if (hasOffer && !isPersonal) add('shelf', shelfTitle);
  for (const part of wanted) {
    if (part === askedShelf || part.topic === 'contact' || part.topic === 'location') continue;
    add(part.topic, titleFor(part, voice), part.words);
  }
  const has = (topic: Topic) => pages.some((page) => page.topic === topic);
  const askedAnyPages = wanted.length > 1;
  if (!askedAnyPages) {
    if (!has('team') && brief.people.length > 3) add('team', voice.pages.team?.title ?? 'People');
    if (!has('events') && brief.events.length > 0 && shelf !== 'events')
      add('events', voice.pages.events?.title ?? 'Programme');
    if (!has('about') && richness > 1) add('about', voice.pages.about?.title ?? 'About');
    if (!has('prices') && brief.prices.length > 2 && shelf !== 'menu' && shelf !== 'services' && shelf !== 'products')
      add('prices', voice.pages.prices?.title ?? 'Prices');
  }
  const contact = wanted.find((part) => part.topic === 'contact' || part.topic === 'location');
  const visits = brief.address !== '' && brief.hours.length > 0;
  add(
    'contact',
    contact
      ? titleFor({ ...contact, topic: 'contact' }, voice)
      : ((visits ? voice.pages.visit?.title : voice.pages.contact?.title) ?? 'Contact'),
  );
  return pages;
}
