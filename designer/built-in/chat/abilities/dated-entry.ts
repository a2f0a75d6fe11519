import { withoutEnd } from '../../ends.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ask } from '../ask.ts';
import { sectionsMeant } from '../document/find.ts';
import { isSmall } from '../document/named.ts';
import { cleanValue, withCapital, withoutLeads } from '../message/value.ts';
import { whenIn } from '../message/when.ts';

/** Small words before the name of a thing that is to be added. */
export const LEADS = new Set([
  ...['a', 'an', 'the', 'new', 'another', 'also', 'that'],
  ...['ein', 'eine', 'einen', 'den', 'die', 'das', 'neue', 'neuen', 'neues', 'noch', 'auch'],
  ...['un', 'une', 'le', 'la', 'les', 'nouveau', 'nouvelle', 'una', 'el', 'los', 'las', 'nuevo', 'nueva'],
  ...['um', 'uma', 'o', 'os', 'as', 'novo', 'nova'],
]);

const LISTED: ReadonlySet<string> = new Set(['part.event', 'kind.events']);

/** "Add the summer fair on 4 July", "add 30 May The Windmill to the gigs": a date with what stands before or behind it. */
export function datedEntry(
  ask: Ask,
): { item: { title: string; date: string; time: string }; isDateFirst: boolean } | undefined {
  const { request } = ask;
  const { date, time, start } = whenIn(ask);
  const verb = request.find(['do.add']);
  if (date === '' || !verb) return undefined;
  const colon = request.text.indexOf(': ');
  const begin = colon > 0 && colon < start ? colon + 2 : (request.tokens[verb.to]?.start ?? 0);
  const target = request.senses.findLast(
    ({ concepts, from }) =>
      concepts.some((one) => one === 'mark.to' || one === 'mark.in') &&
      (request.tokens[from]?.start ?? 0) > start &&
      (sectionsMeant(ask.document, request, ask.page, from).length > 0 ||
        request.senses.some((sense) => sense.from > from && sense.concepts.some((one) => LISTED.has(one)))),
  );
  const end = request.tokens[target?.from ?? -1]?.start ?? request.text.length;
  const behind = request.text.slice(start, end).replace(date, '').replace(time, '');
  const titles = [request.text.slice(begin, Math.max(begin, start)), behind].map((words) => titleOf(ask, words));
  const title = titles.find((one) => one.length > 2) ?? '';
  if (title === '' || title.length > 80 || isSentence(ask, title) || hasOrderIn(ask, title)) return undefined;
  return { item: { title, date, time }, isDateFirst: begin === start };
}

function titleOf({ request }: Ask, words: string): string {
  const clean = cleanValue(words).replace(/^[\s,;:–-]+/u, '');
  const kept = (/^\p{Lu}/u.test(clean) ? clean : withoutLeads(clean, LEADS)).split(/\s/u);
  const isIdle = (word = '') => isSmall(withoutEnd(word.toLowerCase(), /\W/u), vocabularyOf(request.language));
  while (kept.length > 0 && isIdle(kept.at(-1))) kept.pop();
  return withCapital(withoutEnd(cleanValue(kept.join(' ')), /[,;\s]/u));
}

/** Whether a name holds a word that orders something: then it is no name. */
export function hasOrderIn({ request }: Ask, name: string): boolean {
  const words = new Set(tokensOf(name).map(({ text }) => text));
  return request.senses.some(
    ({ concepts, from, to }) =>
      concepts.some((one) => /^do\.(?:change|move|remove|can|close|rename|swap)$/u.test(one)) &&
      request.tokens.slice(from, to).every(({ text }) => words.has(text)),
  );
}

/** Whether a name that was not quoted says more than a name does. */
export function isSentence({ request }: Ask, name: string): boolean {
  if (request.quotes.some(({ text }) => text === name)) return false;
  const words = tokensOf(name).map(({ text }) => text);
  const { copulas, first, costs } = vocabularyOf(request.language);
  const told = [copulas, first, costs].flatMap((list) => list.split(/, |\//u));
  return told.some((one) => words.includes(one)) || words.length > 12;
}
