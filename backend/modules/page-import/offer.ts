import type { Item, Text } from './outline.ts';

/** Things with their prices that stand together. */
export type Offers = { name: string; note: string; items: Item[] };

export const textOf = (text: string): Text => ({ is: 'text', text, rich: text, isStrong: false, hint: '' });

export const offer = (title: string, price: string, text = ''): Item => ({
  title,
  texts: text === '' ? [] : [textOf(text)],
  lists: [],
  price,
  pictures: [],
  buttons: [],
  quote: null,
  date: '',
});
