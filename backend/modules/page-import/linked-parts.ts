import type { Item, Text } from './outline.ts';
import { isOf, thingsAt, typesOf, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';

/** What a page tells search engines of questions, goods, dates and reviews. */
export type LinkedParts = {
  questions: { question: string; answer: string }[];
  offers: { item: Item; group: string; isProduct: boolean }[];
  events: { title: string; date: string; time: string; place: string; text: string; price: string }[];
  reviews: { quote: string; name: string }[];
};

const textOf = (text: string): Text[] =>
  text === '' ? [] : [{ is: 'text', text, rich: text, isStrong: false, hint: '' }];

const SIGNS: Record<string, string> = { EUR: '€', GBP: '£', USD: '$', JPY: '¥' };

/** As people read it: "€4.50", "120 CHF". */
function priceOf(thing: Thing): string {
  const [offer] = [...thingsAt(thing, 'offers'), ...(thing['price'] === undefined ? [] : [thing])];
  if (!offer) return '';
  const amount = wordsOf(offer, 'price') || wordsOf(offer, 'lowPrice');
  const currency = wordsOf(offer, 'priceCurrency');
  if (amount === '') return '';
  const sign = SIGNS[currency];
  return sign ? `${sign}${amount}` : [amount, currency].filter(Boolean).join(' ');
}

const itemOf = (thing: Thing): Item => ({
  title: wordsOf(thing, 'name'),
  texts: textOf(wordsOf(thing, 'description')),
  lists: [],
  price: priceOf(thing),
  pictures: [],
  buttons: [],
  quote: null,
  date: '',
});

function eventOf(thing: Thing): LinkedParts['events'][number] {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(wordsOf(thing, 'startDate')) ?? [];
  return {
    title: wordsOf(thing, 'name'),
    date,
    time,
    place: wordsOf(thing, 'location'),
    text: wordsOf(thing, 'description'),
    price: priceOf(thing),
  };
}

export function linkedParts(things: readonly Thing[]): LinkedParts {
  const sections = things.filter((thing) => isOf(thing, 'MenuSection'));
  const groupOf = (dish: Thing) => sections.find((section) => thingsAt(section, 'hasMenuItem').includes(dish));
  return {
    questions: things
      .filter((thing) => isOf(thing, 'Question'))
      .map((thing) => ({
        question: wordsOf(thing, 'name'),
        answer: wordsOf(thingsAt(thing, 'acceptedAnswer')[0] ?? {}, 'text'),
      }))
      .filter(({ question, answer }) => question !== '' && answer !== ''),
    offers: things
      .filter(
        (thing) =>
          isOf(thing, 'Product', 'MenuItem', 'Service') ||
          (isOf(thing, 'Offer') && wordsOf(thing, 'name') !== '' && thing['itemOffered'] === undefined),
      )
      .map((thing) => ({
        item: itemOf(thing),
        group: wordsOf(groupOf(thing) ?? {}, 'name'),
        isProduct: isOf(thing, 'Product'),
      }))
      .filter(({ item }) => item.title !== '' && (item.price !== '' || item.texts.length > 0)),
    events: things
      .filter((thing) => typesOf(thing).some((type) => type.endsWith('Event')))
      .map(eventOf)
      .filter(({ title, date }) => title !== '' && date !== ''),
    reviews: things
      .filter((thing) => isOf(thing, 'Review'))
      .map((thing) => ({
        quote: wordsOf(thing, 'reviewBody') || wordsOf(thing, 'description'),
        name: wordsOf(thing, 'author'),
      }))
      .filter(({ quote }) => quote !== ''),
  };
}
