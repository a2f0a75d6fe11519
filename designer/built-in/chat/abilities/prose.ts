import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';

import { entriesWithin } from '../document/named.ts';
import { entriesOf } from '../document/entries.ts';
import { type Edit } from '../document/places.ts';
import { isForNow } from '../message/when.ts';
import { isOneOf } from './remove.ts';
import { AND, cutOut, proseNamed, standsElsewhere } from '../document/prose.ts';

/** An entry of which a text was all goes with it. */
function whole({ document }: Ask, edit: Edit): Edit {
  const at = edit.place.join('/');
  const entry = entriesOf(document).find(({ place }) => at.startsWith(`${place.join('/')}/`));
  return edit.value === '' && entry ? { place: entry.place, value: undefined } : edit;
}

/** "Take Wanda off": a sentence that says nothing else, or one of the things that it lists. */
function taken(ask: Ask): Plan[] {
  const { request, document } = ask;
  const isOther = request.has('do.change', 'do.add', 'mark.be', 'mark.about', 'mark.all', 'part.price', 'part.nav');
  if (!request.has('do.remove') || isOther || request.has('do.keep') || isForNow(request)) return [];
  if (isOneOf(ask) || request.quotes.length > 0 || entriesWithin(document, request).length > 0) return [];
  const found = proseNamed(document, request, AND);
  if (standsElsewhere(document, request, found)) return [];
  const edits = found.flatMap((one) => cutOut(one) ?? []).map((edit) => whole(ask, edit));
  return edit(0.8, document, edits);
}

/** What stands in the owner's sentences and in no list: a thing taken out. */
export const prose: Ability = { name: 'prose', plan: taken };
