import { atomsOf } from '../../reading/facts/atoms.ts';
import { daysAt } from '../../reading/facts/days.ts';
import { phraseAt, sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
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

/** "3 days", "zwei Wochen" in digits: how long something lasts, and no time of day. */
export const SPAN =
  /(?<![\p{L}\d.,:])(?!7\s)\d{1,2}\s(?:days?|weeks?|months?|tage?n?|wochen?|monaten?|jours?|semaines?|mois|d[ií]as?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mesi|dagen|weken|maanden|dag[ae]r?|veckor|uger|dni|tygodni\p{L}*|dn[yíů]|týdn\p{L}*|gün|hafta|päivää|viikkoa|дн\p{L}{1,2}|недел\p{L}{1,2}|тижн\p{L}{1,2})(?!\p{L})/giu;

/** Whether a request names a month or how long something lasts. */
export function isOfAWhile({ tokens, language, text }: Request): boolean {
  const months = placesOf(vocabularyOf(language).months);
  return tokens.some((_, at) => months.at(tokens, at) !== null) || text.search(SPAN) >= 0;
}

/** Words that make a weekday one day of the calendar: before it, and after it. */
const ONE_DAY_BEFORE =
  /^(?:this|next|coming|good|easter|whit|holiday|diese[nmrs]?|nächste[nmrs]?|kommende[nmrs]?|ce|este|esta|próxim[oa]|n?este|questo|questa|prossim[oa]|deze|aanstaande|volgende)$/u;
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
  /(?<!\p{L})(?<!(?:from|since|as of|ab|seit|dès|desde|a partir de|da|vanaf) )(?<!d['’])(?:today|tonight|tomorrow|this (?:week|weekend|month|morning|evening)|for now|at the moment|until further notice|heute|(?<!am |guten )morgen|diese woche|dieses wochenende|vorerst|zurzeit|momentan|aujourd'hui|ce soir|demain|cette semaine|pour l'instant|hoy|(?<!la )mañana|esta semana|por ahora|hoje|amanhã|por enquanto|oggi|domani|vandaag)(?!\p{L})/giu;

/** Words that leave open whether something is so at all. */
const MAYBE =
  /(?<!\p{L})(?:maybe|perhaps|might|may be|not sure|unless|in case|vielleicht|eventuell|evtl|falls|peut-être|peut être|quizás?|tal vez|a lo mejor|talvez|se calhar|forse|misschien)(?!\p{L})/giu;
const IF = /^(?:if|when|wenn|sobald|quand|dès que|cuando|quando|als|zodra)\s/iu;
/** "Should I", "why is": a question that asks for an answer and orders nothing. */
const ASKING =
  /^(?:should (?:i|we)|do (?:i|we|you)|does|did|why|when|where|who|what|how (?:much|many|do|long)|is|are|sollte? (?:ich|ich|wir)|warum|wieso|wann|wie ?viele?|was|wer|pourquoi|combien|quand|dois-je|faut-il|por qué|cuánto|cuándo|debo|debería|porque|quanto|devo)(?!\p{L})/iu;
/** "How about warmer colours?", "what about Friday?" */
const OFFERING = /^(?:what|how|was|wie) (?:about|if|wäre|ist mit|hältst)/iu;

/** Whether a request is about a short time only. */
export const isForNow = ({ text }: Request): boolean => text.replaceAll('’', "'").search(FOR_NOW) >= 0;

/** Stretches of a request's tokens that make what it says of today, of perhaps, or a mere question. */
export function hedgesIn(request: Request): { from: number; to: number }[] {
  const text = request.text.replaceAll('’', "'");
  const patterns = request.has('do.hide') ? [MAYBE] : [FOR_NOW, MAYBE];
  const spans = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
  const start = IF.exec(text) ?? (text.trimEnd().endsWith('?') && !OFFERING.test(text) ? ASKING.exec(text) : null);
  if (start) spans.push({ start: 0, end: start[0].trimEnd().length });
  return spans
    .map(({ start: first, end }) => ({
      from: request.tokens.findIndex((token) => token.end > first),
      to: request.tokens.filter((token) => token.start < end).length,
    }))
    .filter(({ from }) => request.tokens[from]?.text !== '"');
}
