import type { Opening, Weekday } from '#site/model/document.ts';
import { hoursIn, type Hours } from '../../reading/facts/index.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { normalise } from '../../reading/normalise.ts';
import { phrasesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { operation } from '../document/places.ts';
import { asSentence } from '../message/value.ts';
import { partWord } from '../words/index.ts';

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The week with only the named days changed. */
export function mergedHours(
  before: readonly Opening[],
  rows: readonly Opening[],
  closed: readonly Weekday[],
): Opening[] {
  const named = new Set<Weekday>([...rows.map(({ day }) => day), ...closed]);
  const kept = before.filter(({ day }) => !named.has(day));
  return [...kept, ...rows].sort((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day) || a.opens.localeCompare(b.opens));
}

/** Hours as they are said; "Friday only until 1" keeps when Friday begins. */
function hoursSaid({ request, document }: Ask, text: string): Hours {
  const vocabulary = vocabularyOf(request.language);
  const found = hoursIn(text, vocabulary);
  if (found.rows.length > 0 || found.closed.length > 0) return found;
  const tokens = tokensOf(text);
  const at = tokens.findIndex((_, index) => phrasesOf(vocabulary.until).at(tokens, index) > 0);
  const start = tokens[at]?.start ?? -1;
  const day = WEEK.find((one) => tokens.some((_, index) => phrasesOf(vocabulary.weekdays[one]).at(tokens, index) > 0));
  const opens = document.business.hours.find((row) => row.day === day)?.opens;
  const word = day && vocabulary.weekdays[day].split(', ')[0];
  if (start < 0 || !opens || !word) return found;
  const end = tokens[at + phrasesOf(vocabulary.until).at(tokens, at)]?.start ?? start;
  return hoursIn(`${word} ${opens} – ${text.slice(end)}`, vocabulary);
}

/** Opening hours: the days that are named, and no other. What has no weekday becomes the note. */
export const hours: Ability = {
  name: 'hours',
  plan(ask: Ask): Plan[] {
    const { request, document, language } = ask;
    const { text, typed } = normalise(request.text);
    const { rows, closed, verbatim } = hoursSaid(ask, text);
    const isAbout = request.has('part.hours', 'do.close', 'kind.hours');
    const isOther = request.has('part.slot', 'part.event', 'kind.schedule', 'kind.events') && !isAbout;
    if (request.has('do.remove', 'do.move', 'do.hide', 'do.ask') && rows.length === 0 && closed.length === 0) return [];
    if (rows.length > 0 || closed.length > 0) {
      const next = mergedHours(document.business.hours, rows, closed);
      return change(isOther ? 0.5 : isAbout ? 0.95 : 0.84, operation({ type: 'setBusiness', hours: next }), {
        names: ['business/hours'],
      });
    }
    const isHoliday = request.has('part.holiday') && request.has('do.close', 'part.hours');
    const note = isHoliday
      ? typed
      : isAbout
        ? verbatim.map((one) => typed.slice(one.span.start, one.span.end)).join(', ')
        : '';
    if (note !== '') {
      const said = asSentence(note.replace(/^(?:please |bitte |add(?: that)? |say (?:that )?)/iu, ''));
      const old = document.business.hoursNote;
      const next = old === '' || old.includes(said) ? said : `${old} ${said}`;
      return change(0.86, operation({ type: 'setBusiness', hoursNote: next.length > 200 ? said : next }), {
        names: ['business/hoursNote'],
      });
    }
    const wants =
      request.has('part.hours') &&
      request.has('do.change', 'do.add') &&
      !request.has('part.section', 'do.move', 'part.colour');
    return wants
      ? [{ score: 0.66, does: 'ask', id: 'askHours', values: { part: partWord('hours', language) }, needs: 'value' }]
      : [];
  },
};
