import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Request } from '../message/request.ts';
import { entriesOf, type Entry } from './entries.ts';

/** Which lists hold what people call so. */
const LISTS: Record<string, readonly string[]> = {
  'part.event': ['events'],
  'kind.events': ['events'],
  'part.person': ['team'],
  'part.question': ['faq'],
  'part.quote': ['testimonials'],
  'part.slot': ['schedule'],
};
const SHELVES = ['services', 'menu', 'products', 'pricing', 'events', 'team', 'faq', 'testimonials'];

/** "The first gig", "the last review", "the second one": an entry by its place in the only list that it can be of. */
export function nthNamed(
  document: Parameters<typeof entriesOf>[0],
  request: Request,
  sectionId: string | undefined,
  from = 0,
  to = request.tokens.length,
): Entry | undefined {
  const ordinals = placesOf(vocabularyOf(request.language).ordinals);
  for (let at = from; at < to; at += 1) {
    const place = ordinals.at(request.tokens, at);
    const isLast = request.senses.some((sense) => sense.from === at && sense.concepts.includes('mark.last'));
    if (!place && !isLast) continue;
    const next = at + (place?.length ?? 1);
    const noun = request.senses.find((sense) => sense.from === next);
    const kinds = noun?.concepts.flatMap((concept) => LISTS[concept] ?? []) ?? [];
    const isOne =
      ['one', 'entry', 'item'].includes(request.tokens[next]?.text ?? '') || noun?.concepts.includes('part.entry');
    if (kinds.length === 0 && !isOne) continue;
    const all = entriesOf(document).filter(
      ({ section, place: own }) =>
        (isOne
          ? SHELVES.includes(section.kind) && (!sectionId || section.id === sectionId)
          : kinds.includes(section.kind)) && own.length > 0,
    );
    const lists = new Set(all.map(({ place: own }) => own.slice(0, -1).join('/')));
    if (lists.size === 1) return isLast && !place ? all.at(-1) : all[place?.place ?? 0];
  }
  return undefined;
}
