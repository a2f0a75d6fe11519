import type { Opening, Weekday } from '#site/model/document.ts';
import type { Span } from './span.ts';

export type ReadHours = {
  hours: Opening[];
  /** What was said about opening without times, in the owner's words. */
  note: string;
  /** Days that were named closed. */
  closed: Weekday[];
  spans: Span[];
};

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const DAY_WORDS: Record<string, Weekday> = {};
const DAY_SPELLINGS: Record<Weekday, string> = {
  mon: 'mon monday mondays mo montag montags lundi lundis lun lunes segunda segundas segunda-feira',
  tue: 'tue tues tuesday tuesdays tu di dienstag dienstags mardi mardis mar martes terça terças terça-feira',
  wed: 'wed weds wednesday wednesdays we mi mittwoch mittwochs mercredi mercredis mer miércoles miercoles mié quarta quartas quarta-feira',
  thu: 'thu thur thurs thursday thursdays th do donnerstag donnerstags jeudi jeudis jeu jueves jue quinta quintas quinta-feira',
  fri: 'fri friday fridays fr freitag freitags vendredi vendredis ven viernes vie sexta sextas sexta-feira',
  sat: 'sat saturday saturdays sa samstag samstags sonnabend samedi samedis sam sábado sábados sabado sab sáb',
  sun: 'sun sunday sundays su so sonntag sonntags dimanche dimanches dim domingo domingos dom',
};
for (const day of WEEK) for (const word of DAY_SPELLINGS[day].split(' ')) DAY_WORDS[word] = day;

const SETS: [RegExp, Weekday[]][] = [
  [
    /(?:every ?day|daily|seven days(?: a week)?|7 days(?: a week)?|all week|täglich|jeden tag|tous les jours|todos los días|todos los dias|a diario|todos os dias|diariamente)(?![\p{L}-])/iuy,
    WEEK,
  ],
  [/(?:on )?(?:weekdays|werktags|en semaine|entre semana|dias úteis)(?![\p{L}])/iuy, WEEK.slice(0, 5)],
  [
    /(?:on |at )?(?:weekends?|the weekend|am wochenende|le week-end|fines de semana|fins de semana)(?![\p{L}])/iuy,
    WEEK.slice(5),
  ],
];
// Two-letter days clash with ordinary words ("we", "so", "do", "mar", "sun"): they need company.
const SHORT = new Set([
  'we',
  'so',
  'do',
  'di',
  'mi',
  'mo',
  'fr',
  'sa',
  'su',
  'tu',
  'th',
  'mar',
  'sun',
  'sam',
  'ven',
  'mer',
  'dim',
  'dom',
  'vie',
  'sat',
  'wed',
  'lun',
  'jeu',
]);

const DASH = String.raw`\s*(?:-|–|—|to|until|till|through|thru|bis|au|à|às|a|al|até|hasta|und|jusqu['’]à)\s*`;
const TIME = String.raw`(?:(\d{1,2})(?:(?:\s?[:h]\s?|\.)(\d{2}))?\s*(?:h(?:rs|eures|oras)?(?![\p{L}])|uhr)?\s*(a\.?m\.?|p\.?m\.?)?(?![\p{L}\d])|(noon|midday|midnight|mittag|midi|minuit|mediodía|medianoche|meio-dia|meia-noite)(?![\p{L}]))`;
const RANGE = new RegExp(
  `(?:from |von |de |das |entre |between )?${TIME}\\s*(?:uhr\\s*)?(?:-|–|—|to|until|till|til|bis|au|à|às|até(?: às)?|a(?= ?(?:las )?\\d)|hasta|and(?= \\d)|et)\\s*(?:las )?${TIME}(?:\\s*uhr)?`,
  'iuy',
);
const ROUND_THE_CLOCK =
  /(?:24\s*h?\s*\/\s*(?:24(?:\s*h?\s*,?\s*7\s*j?\s*\/\s*7)?|7)|24 (?:hours|horas)(?: a day| por dia| al día)?|round the clock|around the clock|rund um die uhr|24h)(?![\p{L}\d])/iuy;
/** "Emergencies 24/7", "24/7 emergency line": a telephone that is answered, not a door that is open. */
const FOR_EMERGENCIES =
  /(?:emergenc(?:y|ies)|support|hotline|notdienst|notfälle|urgences?|urgencias|urgências|pager)[\s:,]*(?:service|line|calls)?[\s:,]*$/iu;
const EMERGENCIES = /^\s*(?:\p{L}+\s+)?(?:emergency|emergencies|support|hotline|call|notdienst)/iu;
const CLOSED = /(?:closed|shut|geschlossen|ruhetag|fermé(?:e)?|cerrad[oa]|fechad[oa]|encerrad[oa])(?![\p{L}])/iuy;
const DAY = /[\p{L}]{2,11}(?:-feira)?\.?(?![\p{L}])/uy;
const RANGE_OF_DAYS = new RegExp(DASH, 'iuy');
const FILLER =
  /(?:[\s,;:&+/()–—-]|and|or|oder|between|und|et|y|open|opens|opening|hours|from|on|we|are|our|is|the|öffnungszeiten|geöffnet|von|am|le|les|los|el|de|du|ouvert(?:e)?|abierto|aberto|das|às|os|as|ao|à|aos|e|horario|horário|horaires|usually|bakery|shop|uhr|at)(?=[\s,;:&+/()–—\d-]|$|[\p{L}])/iuy;

type Token =
  | { kind: 'days'; days: Weekday[]; at: Span }
  | { kind: 'range'; opens: string; closes: string; at: Span; sure: boolean }
  | { kind: 'closed'; at: Span };

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
  word: string | undefined,
): number | undefined {
  if (word) return /midnight|minuit|medianoche|meia-noite/i.test(word) ? 24 * 60 : 12 * 60;
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined;
  if (!half) return hours * 60 + minutes;
  if (hours > 12 || hours === 0) return undefined;
  return ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes;
}

function rangeFrom(match: RegExpMatchArray): { opens: string; closes: string; sure: boolean } | undefined {
  const [, hour1, minute1, half1, word1, hour2, minute2, half2, word2] = match;
  let opens = minutesOf(hour1, minute1, half1, word1);
  let closes = minutesOf(hour2, minute2, half2, word2);
  if (opens === undefined || closes === undefined) return undefined;
  // "9-5pm", "6-11pm": the half of the day said once counts for both when that keeps the order.
  if (half2 && !half1 && !word1 && /^p/i.test(half2) && opens < 12 * 60) {
    const later = opens + 12 * 60;
    if (later < closes && closes - later <= 6 * 60 && opens < 7 * 60) opens = later;
  }
  if (!half1 && !half2 && !word1 && !word2 && closes <= opens && closes <= 12 * 60 && opens < 13 * 60)
    closes += 12 * 60;
  if (closes === 0) closes = 24 * 60;
  if (opens >= 24 * 60) opens = 0;
  if (opens === closes) return undefined;
  const sure = Boolean(half1 ?? half2 ?? minute1 ?? minute2 ?? word1 ?? word2) || /uhr|h\b/i.test(match[0]);
  return { opens: clock(opens), closes: clock(closes), sure };
}

/** Reads one name of a day at `at`, long or short. */
function dayAt(text: string, at: number): { day: Weekday; end: number; short: boolean } | undefined {
  DAY.lastIndex = at;
  const match = DAY.exec(text);
  if (!match) return undefined;
  const word = match[0].replace(/\.$/, '').toLowerCase();
  const day = DAY_WORDS[word];
  return day
    ? { day, end: at + match[0].length - (match[0].endsWith('.') && word.length > 4 ? 1 : 0), short: SHORT.has(word) }
    : undefined;
}

function daysAt(text: string, at: number): { days: Weekday[]; end: number } | undefined {
  for (const [pattern, days] of SETS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { days, end: at + match[0].length };
  }
  const first = dayAt(text, at);
  if (!first) return undefined;
  RANGE_OF_DAYS.lastIndex = first.end;
  const dash = RANGE_OF_DAYS.exec(text);
  const last = dash ? dayAt(text, first.end + dash[0].length) : undefined;
  if (dash && last) {
    const from = WEEK.indexOf(first.day);
    const length = ((WEEK.indexOf(last.day) - from + 7) % 7) + 1;
    return { days: Array.from({ length }, (_, step) => WEEK[(from + step) % 7] ?? 'mon'), end: last.end };
  }
  // "we" or "so" alone is a word unless it is written as a day and times or other days follow.
  if (
    first.short &&
    !/^\s*[.,:;&/+]?\s*(?:(?:and|und|et|y|e)\s+)?(?:\d|closed|geschlossen|(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|mon|tue|wed|thu|fri|sat|sun)\b)/i.test(
      text.slice(first.end),
    )
  )
    return undefined;
  if (first.short && !/^\p{Lu}/u.test(text.slice(at))) {
    if (/^(we|so|do|mi|di|mar|sun|mo)\b/.test(text.slice(at))) return undefined;
  }
  return { days: [first.day], end: first.end };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const before = text[at - 1] ?? ' ';
    if (/[\p{L}\p{N}€$£@#]/u.test(before)) {
      at += 1;
      continue;
    }
    CLOSED.lastIndex = at;
    const closed = CLOSED.exec(text);
    if (closed) {
      tokens.push({ kind: 'closed', at: { start: at, end: at + closed[0].length } });
      at += closed[0].length;
      continue;
    }
    ROUND_THE_CLOCK.lastIndex = at;
    const always = ROUND_THE_CLOCK.exec(text);
    if (always && (FOR_EMERGENCIES.test(text.slice(0, at)) || EMERGENCIES.test(text.slice(at + always[0].length)))) {
      at += always[0].length;
      continue;
    }
    if (always) {
      const span = { start: at, end: at + always[0].length };
      if (/24\s*h?\s*\/\s*(?:24|7)/.test(always[0])) tokens.push({ kind: 'days', days: WEEK, at: span });
      tokens.push({ kind: 'range', opens: '00:00', closes: '24:00', at: span, sure: true });
      at = span.end;
      continue;
    }
    RANGE.lastIndex = at;
    const match = RANGE.exec(text);
    const range = match ? rangeFrom(match) : undefined;
    if (
      match &&
      range &&
      !/^\s*(?:[€$£%]|euro|usd|eur|people|persons|years|minutes|min\b|km|days|weeks|months|guests|kids|children)/i.test(
        text.slice(at + match[0].length),
      )
    ) {
      // The stop of "5:30pm." ends the sentence; that of "5:30 p.m." belongs to the time.
      const length = match[0].length - (/[^.][ap]m\.$/i.test(match[0]) ? 1 : 0);
      tokens.push({ kind: 'range', ...range, at: { start: at, end: at + length } });
      at += length;
      continue;
    }
    const days = daysAt(text, at);
    if (days) {
      tokens.push({ kind: 'days', days: days.days, at: { start: at, end: days.end } });
      at = days.end;
      continue;
    }
    at += 1;
  }
  return tokens;
}

/** True when only small words and punctuation stand between two stretches. */
function touching(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    FILLER.lastIndex = at;
    const match = FILLER.exec(text);
    if (!match) return false;
    at += match[0].length;
  }
  return true;
}

function groupsOf(text: string, tokens: Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last ? text.slice(last.at.end, token.at.start) : '';
    const reopens =
      group?.some((one) => one.kind === 'closed') && /\b(?:open|geöffnet|ouvert|abierto|aberto)/iu.test(between);
    if (group && last && !reopens && touching(text, last.at.end, token.at.start)) group.push(token);
    else groups.push([token]);
  }
  return groups;
}

/**
 * Opening hours as people write them: "Tue-Sat 7-18", "Mon–Fri 9am–5:30pm", "7am to 2pm daily", "closed Mondays",
 * "8-12 and 14-18", also in German, French and Spanish.
 */
export function readHours(text: string): ReadHours {
  const byDay = new Map<Weekday, { opens: string; closes: string }[]>();
  const closedDays = new Set<Weekday>();
  const spans: Span[] = [];
  const notes: string[] = [];
  for (const group of groupsOf(text, tokensOf(text))) {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) continue;
    const hasDays = group.some((token) => token.kind === 'days');
    const hasRange = group.some((token) => token.kind === 'range');
    const span = { start: first.at.start, end: last.at.end };
    const lead = text.slice(Math.max(0, span.start - 40), span.start);
    const saysOpen =
      /(?:open|opening|opens|hours|geöffnet|öffnungszeiten|ouvert|horaires|abierto|abrimos|horario|aberto|horário)[^.!?\n]{0,24}$/i.test(
        lead,
      );
    if (!hasDays && hasRange && !saysOpen) continue;
    if (!hasRange) {
      if (group.some((token) => token.kind === 'closed') && hasDays) {
        for (const token of group) if (token.kind === 'days') for (const day of token.days) closedDays.add(day);
        spans.push(span);
        notes.push(text.slice(span.start, span.end));
      } else if (saysOpen && hasDays) {
        spans.push(span);
        notes.push(`Open ${text.slice(span.start, span.end)}`);
      }
      continue;
    }
    spans.push(span);
    assign(group, byDay, closedDays);
  }
  const always =
    /[^.!?\n]*\b(?:24\s*\/\s*7|round the clock|around the clock|rund um die uhr)[^.!?\n]*/i
      .exec(text)?.[0]
      .replace(/\|+/g, ' ')
      .replace(/[\s:,;]+$/u, '')
      .trim() ?? '';
  const hours = WEEK.flatMap((day) =>
    closedDays.has(day)
      ? []
      : (byDay.get(day) ?? []).sort((a, b) => a.opens.localeCompare(b.opens)).map((range) => ({ day, ...range })),
  );
  const note =
    hours.length > 0 || always
      ? always.length <= 80
        ? always
        : ''
      : notes.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(', ');
  return { hours: hours.slice(0, 28), note, closed: WEEK.filter((day) => closedDays.has(day)), spans };
}

function assign(
  group: Token[],
  byDay: Map<Weekday, { opens: string; closes: string }[]>,
  closedDays: Set<Weekday>,
): void {
  const timesFirst =
    group.find((token) => token.kind !== 'closed')?.kind === 'range' && group.some((token) => token.kind === 'days');
  let days: Weekday[] = [];
  let ranges: { opens: string; closes: string }[] = [];
  let closing = false;
  const settle = () => {
    if (ranges.length > 0)
      for (const day of days.length > 0 ? days : WEEK)
        byDay.set(day, [...new Set([...(days.length > 0 ? [] : (byDay.get(day) ?? [])), ...ranges])]);
    days = [];
    ranges = [];
  };
  for (const token of group) {
    if (token.kind === 'closed') {
      if (days.length > 0 && ranges.length === 0) {
        for (const day of days) closedDays.add(day);
        days = [];
      } else {
        settle();
        closing = true;
      }
    } else if (token.kind === 'days') {
      if (closing) {
        for (const day of token.days) closedDays.add(day);
        continue;
      }
      if (ranges.length > 0 && (!timesFirst || days.length > 0)) {
        if (timesFirst && days.length > 0) days = [...days, ...token.days];
        else {
          settle();
          days = [...token.days];
        }
      } else days = [...days, ...token.days];
    } else {
      closing = false;
      if (timesFirst && days.length > 0) settle();
      ranges.push({ opens: token.opens, closes: token.closes });
    }
  }
  settle();
}
