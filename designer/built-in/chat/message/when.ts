import { atomsOf } from '../../reading/facts/atoms.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Request } from './request.ts';

/** A date and a time of day as they were said, '' where none is; `start` is where the first of them begins. */
export type When = { date: string; time: string; start: number };

export function whenIn({ request }: { request: Request }): When {
  const { text, typed } = normalise(request.text);
  const atoms = atomsOf(sourceOf(text, vocabularyOf(request.language), typed));
  const of = (...kinds: string[]) => atoms.find(({ kind }) => kinds.includes(kind));
  const [date, time] = [of('date'), of('range') ?? of('clock')];
  const words = (atom: typeof date) => (atom ? typed.slice(atom.span.start, atom.span.end) : '');
  return {
    date: words(date),
    time: words(time),
    start: Math.min(date?.span.start ?? request.text.length, time?.span.start ?? request.text.length),
  };
}
