import { daysAt } from '../../reading/facts/days.ts';
import { wordedNumberAt } from '../../reading/facts/numbers.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { hits, sentencesIn, tellingWords, wordsAt, type Piece } from '../document/prose.ts';
import { isSameValue, spotsOf, valuesIn } from '../document/spots.ts';
import { NOW } from '../message/now.ts';
import { plain } from '../message/plain.ts';
import { withCapital } from '../message/value.ts';

/** Words that say that what stands there is no more so. */
const OTHERWISE =
  /(?<!\p{L})(?:says?|said|really|actually|used to|mentioned|steht|eigentlich|dit|vraiment|pone|en realidad|diz|na verdade|staat|eigenlijk|dice|in realtà)(?!\p{L})/iu;

type Numeral = { value: number; start: number; end: number };
/** The whole numbers of a text, in digits or words, that are no price, date, time or telephone number. */
function numeralsIn(text: string, language: string): Numeral[] {
  const source = sourceOf(normalise(text).text, vocabularyOf(language));
  const others = valuesIn(text, language).filter(({ kind }) => kind !== 'count');
  return source.tokens.flatMap((token, at): Numeral[] => {
    const worded = wordedNumberAt(source, at);
    const value = worded?.value ?? (/^\d{1,4}$/u.test(token.text) ? Number(token.text) : undefined);
    const end = source.tokens[(worded?.to ?? at + 1) - 1]?.end ?? token.end;
    const isOther = others.some((one) => one.start < end && token.start < one.end);
    return value === undefined || isOther ? [] : [{ value, start: token.start, end }];
  });
}

/** "Eight now rather than six", "it says 15 miles but I'll go up to 20": a number for the one that stands there. */
function numberForNumber({ request, document }: Ask): Plan[] {
  const { text, language } = request;
  if (!request.has('mark.instead', 'do.change') && !OTHERWISE.test(text)) return [];
  if (request.has('do.add', 'do.remove', 'part.price', 'part.hours') || request.quotes.length > 0) return [];
  if (valuesIn(text, language).some(({ kind }) => kind !== 'count')) return [];
  const said = numeralsIn(text, language);
  // "Sunday food is till 5 now instead of 4": times, and no rooms.
  if (daysIn(text, language).length > 0 || said.some(({ start }) => OF_TIME.test(text.slice(0, start)))) return [];
  const [one, other] = said;
  if (!one || !other || said.length > 2 || one.value === other.value) return [];
  const spots = spotsOf(document).filter(({ kind }) => kind === 'count');
  const standing = ({ value }: Numeral) => spots.filter(({ key }) => key === String(value));
  const words = new Set(plain(text).split(' '));
  const old = [one, other].find((these) => standing(these).length > 0);
  const next = old === one ? other : one;
  const there = old ? standing(old) : [];
  const isNamed = there.every(({ noun }) => words.has(noun)) || request.has('mark.instead');
  const isOfOne = new Set(there.map(({ noun }) => noun)).size === 1;
  if (!isNamed || !isOfOne || spots.some(({ key, noun }) => key === String(next.value) && noun === there[0]?.noun))
    return [];
  const edits = there.flatMap((spot): Edit[] => {
    const now = spot.text.slice(spot.start, spot.end);
    const written = /^\d/u.test(now) ? String(next.value) : text.slice(next.start, next.end);
    const value = /^\p{Lu}/u.test(now) ? withCapital(written) : written;
    return [{ place: spot.place, value: spot.text.slice(0, spot.start) + value + spot.text.slice(spot.end) }];
  });
  const places = new Set(edits.map(({ place }) => place.join('/')));
  return places.size < edits.length ? [] : edit(0.93, document, edits, { isSure: true, covers: text });
}

const OF_TIME =
  /(?<!\p{L})(?:till?|until|at|from|half|bis|um|ab|jusqu['’]à|à|hasta|desde|até|fino|alle|tot|om)\s(?:half\s)?$/iu;

/** Sentences of the website that say nearly all that a request names. */
function sentencesNamed({ request, document }: Ask, isOther: (word: string) => boolean): Piece[] {
  // "Courses", "classes": what has a name of ours is a thing all the same.
  const things = request
    .group('part')
    .map(({ sense }) => plain(request.tokens[sense.from]?.text ?? ''))
    .filter((word) => word.length > 4);
  const words = [...new Set([...tellingWords(request), ...things])].filter(
    (word) => !isOther(word) && /^\p{L}{3}/u.test(word),
  );
  return textsOf(document)
    .filter(({ place }) => place[0] === 'sections')
    .flatMap(({ place, text }) => sentencesIn(place, text))
    .filter((sentence) => words.length > 0 && hits(wordsAt(sentence), words, request) * 2 >= words.length);
}

type Day = { start: number; end: number; word: string; isOne: boolean };
function daysIn(text: string, language: string): Day[] {
  const source = sourceOf(normalise(text).text, vocabularyOf(language));
  const found: Day[] = [];
  for (let at = 0; at < source.tokens.length; at += 1) {
    const days = daysAt(source, at);
    const [first, last] = [source.tokens[at], source.tokens[(days?.to ?? at + 1) - 1]];
    if (!days || days.isWeak || !first || !last) continue;
    const word = text.slice(first.start, last.end);
    found.push({ start: first.start, end: last.end, word, isOne: days.days.length === 1 && /^\p{L}+$/u.test(word) });
    at = days.to - 1;
  }
  return found;
}

/** "Food starts at 1 on Saturdays", where a sentence says when there is food: no opening of the business. */
export const hasTimesOfItsOwn = (ask: Ask): boolean =>
  !ask.request.has('mark.opens', 'do.close', 'part.hours') &&
  sentencesNamed(ask, (word) => daysIn(word, ask.request.language).length > 0).some((sentence) => {
    const [words, { language }] = [wordsAt(sentence), ask.document];
    const isTimed = valuesIn(words, language).some(({ kind }) => kind === 'range' || kind === 'clock');
    return isTimed || daysIn(words, language).length > 0;
  });

/** "Tuesdays" where "Thursdays" stood, "Tuesday" where "Thursday" did. */
function dayLike(next: string, old: string, language: string): string {
  const end = language === 'en' && old.endsWith('s') ? 's' : '';
  const word = language === 'en' ? next.replace(/s$/u, '') + end : next;
  return /^\p{Lu}/u.test(old) ? withCapital(word) : word;
}

/** "Quiz night has moved to Tuesdays, same time": another day in the one sentence that says when something is. */
function dayForDay(ask: Ask): Plan[] {
  const { request, document } = ask;
  const { text, language } = request;
  const isMoved = request.has('do.move', 'do.change', 'mark.be', 'mark.instead') || NOW.test(text) || MOVED.test(text);
  if (!isMoved || request.has('do.close', 'do.add', 'do.remove', 'part.hours', 'mark.noLonger')) return [];
  const [next, ...others] = daysIn(text, language);
  const [gone] = others;
  if (!next?.isOne || others.length > 1 || (gone && !request.has('mark.instead'))) return [];
  if (valuesIn(text, language).some(({ kind }) => kind !== 'count')) return [];
  const isDay = (word: string) => [next, ...others].some((day) => plain(day.word) === plain(word)) || MOVED.test(word);
  const found = sentencesNamed(ask, isDay).flatMap((sentence) => {
    const days = daysIn(wordsAt(sentence), document.language);
    const [old] = days;
    return old?.isOne && days.length === 1 && plain(old.word) !== plain(next.word) ? [{ sentence, old }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return [];
  const { sentence, old } = only;
  const [start, end] = [sentence.start + old.start, sentence.start + old.end];
  const value = sentence.text.slice(0, start) + dayLike(next.word, old.word, language) + sentence.text.slice(end);
  return edit(0.9, document, [{ place: sentence.place, value }], { isSure: true, covers: text });
}
const MOVED =
  /(?<!\p{L})(?:moved?|moving|switched|verlegt|déplacé\p{L}?|movid[oa]|passou|mudou|verplaatst|spostat[oa])(?!\p{L})/iu;

const STARTS =
  /(?<!\p{L})(?:start|begin|kick off|beginn|fang|commenc|débute|empiez|empez|comienz|começ|inizi|starten?)\p{L}*/giu;
const ENDS = /(?<!\p{L})(?:finish|end|stop|wrap|hör|aufhör|finiss|termin|acab|eindig|finisc)\p{L}*/giu;

const VERBS = new RegExp(`${STARTS.source}|${ENDS.source}`, 'iu');

/** A time of day written as another one stands: "9.30am" for "10am". */
function timeLike(minutes: number, old: string): string {
  const [, half = ''] = /(\s?[ap]\.?m\.?)$/iu.exec(old) ?? [];
  const clock = /(\d{1,2})(?:([.:h])(\d\d))?/u.exec(old);
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const isHalfDay = half !== '' || Number(clock?.[1]) <= 12;
  const shown = isHalfDay ? ((hour + 11) % 12) + 1 : hour;
  const behind = rest > 0 || clock?.[3] !== undefined ? `${clock?.[2] ?? '.'}${String(rest).padStart(2, '0')}` : '';
  const now =
    half === ''
      ? ''
      : half.replace(/[ap](?=\.?m)/iu, (letter) =>
          /[AP]/u.test(letter) ? (hour < 12 ? 'A' : 'P') : hour < 12 ? 'a' : 'p',
        );
  return `${String(shown)}${behind}${now}`;
}

/** "Courses start at half 9 now": one end of the times that a sentence says, where the other one stays. */
function endOfRange(ask: Ask): Plan[] {
  const { request, document } = ask;
  const { text, language } = request;
  if (request.has('do.add', 'do.remove', 'mark.noLonger') || daysIn(text, language).length > 0) return [];
  const clocks = valuesIn(text, language).filter(({ kind }) => kind === 'clock');
  const lastOf = (verbs: RegExp, at: number) => [...text.slice(0, at).matchAll(verbs)].at(-1)?.index ?? -1;
  const ends = clocks.map((clock) => ({ clock, isStart: lastOf(STARTS, clock.start) > lastOf(ENDS, clock.start) }));
  const isSaid = clocks.every(({ start }) => Math.max(lastOf(STARTS, start), lastOf(ENDS, start)) >= 0);
  if (clocks.length === 0 || clocks.length > 2 || !isSaid) return [];
  // Whose times they are stands before the verb.
  const subject = plain(text.slice(0, Math.max(0, text.search(VERBS)))).split(' ');
  const found = sentencesNamed(ask, (word) => !subject.includes(word)).flatMap((sentence) => {
    const ranges = valuesIn(wordsAt(sentence), document.language).filter(({ kind }) => kind === 'range');
    const [range] = ranges;
    const clock = /\d{1,2}(?:[.:h]\d\d)?(?:\s?[ap]\.?m\.?)?/giu;
    const both = range ? [...wordsAt(sentence).slice(range.start, range.end).matchAll(clock)] : [];
    return range && ranges.length === 1 && both.length === 2 ? [{ sentence, range, both }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return [];
  const { sentence, range, both } = only;
  const value = [...ends].reverse().reduce((left, { clock, isStart }) => {
    const old = both[isStart ? 0 : 1];
    const [was] = valuesIn(`at ${old?.[0] ?? ''}`, document.language);
    if (!old || !was || isSameValue(was, clock)) return left;
    const near = parseInt(was.key, 10);
    const [first = 0, second = first] = [0, 720].map((half) => (parseInt(clock.key, 10) % 720) + half);
    const minutes = Math.abs(first - near) <= Math.abs(second - near) ? first : second;
    const at = sentence.start + range.start + old.index;
    return left.slice(0, at) + timeLike(minutes, old[0]) + left.slice(at + old[0].length);
  }, sentence.text);
  return edit(0.93, document, value === sentence.text ? [] : [{ place: sentence.place, value }], {
    isSure: true,
    covers: text,
  });
}

/** What a sentence of the website says is said otherwise: a number for a number, a day for a day, one end of its times. */
export const restated: Ability = {
  name: 'restated',
  plan: (ask) => [...numberForNumber(ask), ...dayForDay(ask), ...endOfRange(ask)],
};
