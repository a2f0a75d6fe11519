import type { WebsiteDocument } from '#site/model/document.ts';
import { change, type Plan } from './ask.ts';
import { fieldOf, operationsFor, type Edit } from './document/places.ts';

/** Gives places other values, as a request that names each of them wants it. */
export const edit = (
  score: number,
  document: WebsiteDocument,
  edits: readonly Edit[],
  more: Omit<NonNullable<Parameters<typeof change>[2]>, 'names'> = {},
): Plan[] =>
  change(score, operationsFor(document, edits), { ...more, names: edits.map(({ place }) => fieldOf(place)) });
