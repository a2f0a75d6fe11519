import { readRequest } from '../message/request.ts';
import { contentWords } from '../message/plain.ts';
import type { Ability, Ask } from '../ask.ts';

const BACK =
  /(?<!\p{L})(?:back|again|zurück|wieder|remets|remettez|remettre|de nouveau|de vuelta|otra vez|de volta|di nuovo|terug)(?!\p{L})/iu;

/** "Bring them back", "put the patterns back" right after they were taken away. */
function bringsBack({ request, earlier }: Ask): boolean {
  const last = readRequest(earlier, request.language);
  if (!BACK.test(request.text) || !last.has('do.remove', 'do.hide', 'mark.noLonger') || /\d/u.test(request.text))
    return false;
  const told = new Set(contentWords(earlier));
  const isFrame = (at: number) => request.senses.some(({ from, to }) => from <= at && at < to);
  return request.tokens.every(
    ({ text, kind }, at) =>
      kind !== 'word' ||
      isFrame(at) ||
      BACK.test(text) ||
      contentWords(text).every((word) => told.has(word) || word.length < 4),
  );
}

/** "Scrap that last change" */
function dropsChange({ request }: Ask): boolean {
  const verb = request.find(['do.remove', 'do.undo']);
  const last = request.find(['mark.last', 'mark.it'], verb?.to ?? 0);
  const tail = request.senses.find(({ from, concepts }) => last && from >= last.to && concepts.includes('do.change'));
  return verb !== undefined && tail !== undefined && tail.to === request.tokens.length && !/\d/u.test(request.text);
}

/** Taking the last change back. Only when it is asked for alone: what else a message holds would be taken back with it. */
export const undo: Ability = {
  name: 'undo',
  plan(ask) {
    const { request } = ask;
    if (request.tokens.length > 9) return [];
    if (bringsBack(ask)) return [{ score: 0.93, does: 'undo' }];
    if (dropsChange(ask)) return [{ score: 0.93, does: 'undo' }];
    if (request.group('kind').length > 0) return [];
    if (request.has('do.redo') && !request.has('do.undo')) return [{ score: 0.8, does: 'tell', id: 'redoHow' }];
    return request.has('do.undo') ? [{ score: 0.92, does: 'undo' }] : [];
  },
};
