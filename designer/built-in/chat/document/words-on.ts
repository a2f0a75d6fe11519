import type { WebsiteDocument } from '#site/model/document.ts';
import { plain } from '../message/plain.ts';
import { once } from './entries.ts';
import { textsOf } from './places.ts';

/** Every word that visitors may read. */
export const wordsOn = once(
  (document: WebsiteDocument) => new Set(textsOf(document).flatMap(({ text }) => plain(text).split(' '))),
);
