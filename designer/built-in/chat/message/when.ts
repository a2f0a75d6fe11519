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

const FOR_NOW =
  /(?<!\p{L})(?:today|tonight|tomorrow|this (?:week|weekend|month|morning|evening)|for now|at the moment|until|heute|morgen|diese woche|dieses wochenende|vorerst|aujourd'hui|ce soir|demain|cette semaine|pour l'instant|hoy|mañana|esta semana|por ahora|hoje|amanhã|por enquanto|oggi|domani|vandaag)(?!\p{L})/iu;

/** Whether a request is about a short time only. */
export const isForNow = ({ text }: Request): boolean => FOR_NOW.test(text.replaceAll('’', "'"));
