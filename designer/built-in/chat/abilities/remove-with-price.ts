import type { Ability } from '../ask.ts';
import { namesIn } from '../document/entries.ts';
import { readRequest } from '../message/request.ts';
import { withoutItsPrice } from './orders.ts';
import { remove } from './remove.ts';

/** "Take the speeches off with their price": what is named goes, and its price with it. */
export const removeWithPrice: Ability = {
  name: 'remove-with-price',
  plan(ask) {
    const text = withoutItsPrice(ask.request);
    if (text === null) return [];
    const request = readRequest(text, ask.request.language, namesIn(ask.document));
    return remove.plan({ ...ask, request }).map((plan) => ({ ...plan, covers: ask.request.text }));
  },
};
