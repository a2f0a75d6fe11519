import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import { labelsOf } from '#site/labels/index.ts';
import type { Business, Opening } from '#site/model/document.ts';
import { keyOf } from './contact-ways.ts';

const DAY =
  /^(?:\S{1,12}:?\s){0,2}(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|mie|jue|vie|sáb|sab|dom|seg|ter|qua|qui|sex|todos|tutti|gio|ma|wo|vr|za|zo|weekday|weekend|daily|every day|täglich|werktags|tous les jours|lør|søn|tir|ons|tor|fre|lör|sön|pon|wt|śr|czw|pt|sob|ndz)/i;
const CLOSED = /closed|geschlossen|fermé|cerrado|fechado|encerrado|chiuso|gesloten|ruhetag/i;
const LONGEST_CLOSED = 40;
const MOST_DAYS = 14;
const NUMBERED = ['', '', 'segunda', 'terça', 'quarta', 'quinta', 'sexta'];
const LETTERED: Record<string, string> = {
  L: 'lunes',
  M: 'martes',
  X: 'miércoles',
  J: 'jueves',
  V: 'viernes',
  S: 'sábado',
  D: 'domingo',
};

/** "2.ª a 6.ª feira", "L-V": days that are numbered or are letters, in words. */
export const withDayNames = (line: string): string =>
  line
    .replace(
      /(^|\s)([2-6])\.?ª(?:[\s-]feira)?/g,
      (_all, gap: string, day: string) => `${gap}${NUMBERED[Number(day)] ?? ''}`,
    )
    .replace(
      /^([LMXJVSD])\s?(?:-|–|a)\s?([LMXJVSD])(?=[\s:,])/,
      (_all, from: string, to: string) => `${LETTERED[from] ?? ''} a ${LETTERED[to] ?? ''}`,
    );

/** "Mon–Fri" on one line and its times on the next are one line. */
export function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isTimes = /^\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|uhr|h)?\s?[-–—]/i.test(line);
    if (last !== undefined && isTimes && !/\d/.test(last) && last.length <= 40) joined.splice(-1, 1, `${last} ${line}`);
    else joined.push(line);
  }
  return joined;
}

type Told = { rows: Opening[]; closed: Business['closedDays']; said: string[] };

/** The lines that begin with a day, read by themselves: among others they may be anything's times. */
function hoursAlone(lines: readonly string[], language: string): Told {
  const days = lines.filter((line) => line.length <= 120 && DAY.test(line) && (/\d/.test(line) || CLOSED.test(line)));
  const { hours } = readBrief({
    text: `${labelsOf(language).openingHours}:\n${days.slice(0, MOST_DAYS).join('\n')}`,
    templates: [],
  });
  return { rows: hours.rows, closed: hours.closed, said: hours.said.map(({ text }) => text) };
}

/** "Sunday: closed", which the week says then. */
const isClosedDay = (line: string) =>
  line.length <= LONGEST_CLOSED && !/\d/.test(line) && DAY.test(line) && CLOSED.test(line);

/** Opening hours out of the words of a page. `told`: what was read among all its facts; more days are the better reading. */
export function hoursIn(
  lines: readonly string[],
  language: string,
  told: Told,
): Omit<Told, 'said'> & { hoursLines: Set<string> } {
  const named = lines.map(withDayNames);
  const alone = hoursAlone(joinedLines(named), language);
  const best = alone.rows.length > told.rows.length ? alone : told;
  const hoursLines = new Set(best.said.flatMap((text) => text.split('\n')).map(keyOf));
  for (const [at, line] of lines.entries())
    if ((named[at] !== line && hoursLines.has(keyOf(named[at] ?? ''))) || (best.rows.length > 0 && isClosedDay(line)))
      hoursLines.add(keyOf(line));
  // Among all facts no line without a number was read.
  return { rows: best.rows, closed: [...new Set([...told.closed, ...alone.closed])], hoursLines };
}
