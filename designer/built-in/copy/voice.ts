import type { Brief } from '../brief/read-brief.ts';
import type { Service } from '../trades/index.ts';
import type { TradeLines } from './lines/index.ts';

/** The facts in the forms that sentences need, in the language of the site. Empty strings where a fact is missing. */
export type Facts = {
  brief: Brief;
  name: string;
  place: string;
  /** What the business is, as the brief or the trade says it, without article: "sourdough bakery". */
  kind: string;
  /** With its article: "a sourdough bakery". */
  aKind: string;
  /** What one gets there: "bread and pastries". */
  field: string;
  /** True when the business goes by the name of its one person. */
  self: boolean;
  people: string[];
  /** All of them in one phrase: "Anna and Luis Moreno". */
  peopleLine: string;
  /** Given names of the people, for short mentions. */
  firstNames: string[];
  since: string;
  phone: string;
  email: string;
  /** First line of the address. */
  street: string;
  /** Things it sells or does, as the brief names them. */
  items: string[];
  hours: boolean;
  /** What is true of everybody in the trade, for briefs that say little. */
  lines: TradeLines;
};

/** Page names by topic, with the words that menus show. */
export type PageName = { title: string; slug: string };

/**
 * A language that the designer writes in. Each function gives several ways to say one thing, all true of the facts;
 * whoever composes picks by seed. Lines of five words and more carry a fact of the business, so that no two sites share one.
 */
export type Voice = {
  heroHeadings(facts: Facts): string[];
  eyebrow(facts: Facts): string;
  /** Said when the brief has no sentence of its own to introduce the business. */
  intros(facts: Facts): string[];
  /** How to get in touch, in one sentence. */
  invitations(facts: Facts): string[];
  /** What belongs to a service of the trade, as a sentence. */
  describe(service: Service): string;
  headings: Record<
    | 'services'
    | 'products'
    | 'menu'
    | 'works'
    | 'events'
    | 'prices'
    | 'about'
    | 'team'
    | 'faq'
    | 'steps'
    | 'features'
    | 'gallery'
    | 'hours'
    | 'location'
    | 'contact'
    | 'cta'
    | 'callNow'
    | 'comeBy'
    | 'story'
    | 'testimonials'
    | 'articles'
    | 'offers'
    | 'newsletter'
    | 'waitlist'
    | 'contactForm',
    (facts: Facts) => string[]
  >;
  pageIntros(facts: Facts, page: string): string[];
  steps(facts: Facts): { name: string; text: string }[][];
  questions(facts: Facts): { question: string; answer: string }[];
  pages: Record<string, PageName>;
  actions: Record<
    | 'call'
    | 'visit'
    | 'book'
    | 'write'
    | 'order'
    | 'join'
    | 'read'
    | 'writeTo'
    | 'menu'
    | 'services'
    | 'products'
    | 'works'
    | 'events'
    | 'about'
    | 'prices'
    | 'contact',
    string
  >;
  wants: Record<
    | 'shop'
    | 'work'
    | 'people'
    | 'person'
    | 'prices'
    | 'reviews'
    | 'dates'
    | 'articles'
    | 'dishes'
    | 'item'
    | 'headline'
    | 'introduction',
    (what: string) => string
  >;
  /** Things that the owner is asked for, without article. */
  nouns: Record<'piece' | 'place' | 'event' | 'offer', string>;
  labels: Record<'since' | 'place' | 'phone' | 'hours' | 'people' | 'email', string>;
  alt(what: string, facts: Facts): string;
  seoTitle(facts: Facts, page?: string): string;
  seoDescription(facts: Facts, page?: string): string[];
  /** Description in search results for a page other than home. */
  pageDescription(facts: Facts, title: string, topic: string): string[];
  menuGroup(trade: string): string;
};
