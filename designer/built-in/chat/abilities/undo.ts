import type { Ability } from '../ask.ts';

/** Taking the last change back. Only when it is asked for alone: what else a message holds would be taken back with it. */
export const undo: Ability = {
  name: 'undo',
  plan({ request }) {
    if (request.tokens.length > 9 || request.group('kind').length > 0) return [];
    if (request.has('do.redo') && !request.has('do.undo')) return [{ score: 0.8, does: 'tell', id: 'redoHow' }];
    return request.has('do.undo') ? [{ score: 0.92, does: 'undo' }] : [];
  },
};
