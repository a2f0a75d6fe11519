import type { Ability } from '../ask.ts';
import { isTopic } from '../replies/index.ts';

/** Things that a chat cannot do: where in the settings they are, or what there is instead. */
export const elsewhere: Ability = {
  name: 'elsewhere',
  plan({ request }) {
    return request.group('topic').flatMap(({ name, sense }) => {
      if (!isTopic(name)) return [];
      // "A gallery for my photos"
      if (name === 'pictures' && request.has('do.add') && request.has('kind.gallery')) return [];
      const asks = request.has('do.add', 'do.can', 'do.want', 'do.ask', 'do.show', 'do.change', 'do.hide', 'do.help');
      const length = sense.to - sense.from;
      const isRemoval = request.has('do.remove') && name !== 'deletion';
      const score = name === 'deletion' ? 0.97 : isRemoval ? 0.4 : (asks ? 0.74 : 0.56) + 0.05 * Math.min(length, 3);
      return [{ score, does: 'tell' as const, id: 'elsewhere' as const, values: { topic: name } }];
    });
  },
};
