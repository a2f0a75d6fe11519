import { atomsOf } from '../../reading/facts/atoms.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { phraseAt, sourceOf } from '../../reading/facts/source.ts';
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

/** Words that make a weekday one day of the calendar: before it, and after it. */
const ONE_DAY_BEFORE =
  /^(?:this|next|coming|diese[nmrs]?|nächste[nmrs]?|kommende[nmrs]?|ce|este|esta|próxim[oa]|n?este|questo|questa|prossim[oa]|deze|aanstaande|volgende)$/u;
const ONE_DAY_AFTER = /^(?:prochaine?|qui|que|próxim[oa]|prossim[oa]|aanstaande)$/u;

/** Whether a request speaks of one day of the calendar and not of each week: "this Sunday", "Sunday 12 July". */
export function isOfOneDay(request: Request): boolean {
  const source = sourceOf(normalise(request.text).text, vocabularyOf(request.language));
  const { tokens } = source;
  const starts = tokens.some(({ text }, at) => text !== '' && phraseAt(source, at, source.words.from));
  if (starts) return false;
  return tokens.some((_, at) => {
    const found = daysAt(source, at);
    if (!found || found.days.length !== 1) return false;
    return (
      ONE_DAY_BEFORE.test(tokens[at - 1]?.text ?? '') ||
      ONE_DAY_AFTER.test(tokens[found.to]?.text ?? '') ||
      whenIn({ request }).date !== ''
    );
  });
}

const FOR_NOW =
  /(?<!\p{L})(?:today|tonight|tomorrow|this (?:week|weekend|month|morning|evening)|for now|at the moment|until|heute|morgen|diese woche|dieses wochenende|vorerst|aujourd'hui|ce soir|demain|cette semaine|pour l'instant|hoy|mañana|esta semana|por ahora|hoje|amanhã|por enquanto|oggi|domani|vandaag)(?!\p{L})/iu;

/** Whether a request is about a short time only. */
export const isForNow = ({ text }: Request): boolean => FOR_NOW.test(text.replaceAll('’', "'"));
