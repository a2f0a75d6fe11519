import { edit } from '../edit.ts';
import type { Ability } from '../ask.ts';

import { valueAt } from '../document/places.ts';
import { valueOf } from '../message/value.ts';

/** "This should be Steam by the sea": new words for the text that the person points at. */
export const chosenText: Ability = {
  name: 'chosenText',
  plan({ request, document, focus }) {
    if (!focus.isChosen || focus.path === undefined) return [];
    if (request.has('do.add', 'do.remove', 'do.hide', 'do.move', 'do.shorten', 'do.translate', 'part.colour'))
      return [];
    const value = valueOf(request);
    const place = focus.path.split('/');
    const isMeant = value?.isQuoted || request.has('do.change', 'do.rename', 'do.write', 'do.rewrite', 'mark.be');
    if (!value || !isMeant || typeof valueAt(document, place) !== 'string') return [];
    return edit(0.92, document, [{ place, value: value.text }]);
  },
};
