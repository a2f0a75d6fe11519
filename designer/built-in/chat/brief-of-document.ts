import type { WebsiteDocument } from '#site/model/document.ts';
import { sentencesOf } from '../brief/plain-text.ts';
import type { Brief } from '../brief/read-brief.ts';
import type { PricedItem } from '../brief/prices.ts';
import type { Person } from '../brief/people.ts';
import { anyBusiness, tradeOf } from '../trades/index.ts';
import { listProp, textProp } from './request.ts';

const word = (value: unknown): string => (typeof value === 'string' && !value.includes('[[') ? value : '');

/** What a document says about the business, in the form of a brief: so that new parts are made from the same facts. */
export function briefOf(document: WebsiteDocument): Brief {
  const { brand, business } = document;
  const sections = document.pages.flatMap((page) => page.sections);
  const prices = new Map<string, PricedItem>();
  const offerings = new Set<string>();
  const people = new Map<string, Person>();
  const texts: string[] = [];
  const offer = (name: string, price: string, note: string, group: string) => {
    if (name && price) prices.set(name.toLowerCase(), { name, price, note, group });
    else if (name) offerings.add(name);
  };
  for (const section of sections) {
    for (const group of listProp(section.props.groups))
      for (const dish of listProp(group.dishes))
        offer(word(dish.name), word(dish.price), word(dish.description), word(group.name));
    if (section.kind === 'services')
      for (const item of listProp(section.props.items)) offer(word(item.name), word(item.price), '', '');
    if (section.kind === 'team')
      for (const person of listProp(section.props.items))
        people.set(word(person.name), { name: word(person.name), role: word(person.role) });
    if (section.kind === 'about' || section.kind === 'richText') texts.push(word(textProp(section, 'body')));
  }
  people.delete('');
  const trade = business.trade ? tradeOf(business.trade) : anyBusiness;
  const since =
    sections
      .flatMap((section) => listProp(section.props.facts))
      .map((fact) => word(fact.value))
      .find((value) => /^(?:1[5-9]|20)\d{2}$/.test(value)) ?? '';
  return {
    text: brand.name,
    language: document.language,
    spoken: document.language.split('-')[0] ?? 'en',
    name: brand.name,
    nameGiven: true,
    trade,
    tradeGiven: trade !== anyBusiness,
    description: trade.label,
    place: business.place,
    address: business.address,
    phone: business.phone,
    email: business.email,
    web: '',
    social: business.social.map(({ label, to }) => ({ label, to })),
    hours: business.hours,
    hoursNote: business.hoursNote,
    closed: [],
    prices: [...prices.values()],
    loosePrices: [],
    reviews: [],
    events: [],
    offerings: [...offerings].filter((name) => !prices.has(name.toLowerCase())),
    people: [...people.values()],
    since,
    statements: [...new Set(texts.flatMap((text) => sentencesOf(text)))].map((text) => ({ text, whole: true })),
    colours: { named: [], sentences: [] },
    asked: { pages: [], sections: [], onePage: false, contactForm: false, template: '' },
    tone: [],
  };
}
