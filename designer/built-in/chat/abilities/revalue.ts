import { edit } from '../edit.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { priceLike } from '../document/money.ts';
import { isSmall } from '../document/named.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { hits, tellingWords } from '../document/prose.ts';
import { isSameValue, spotsOf, valuesIn, type Spot, type Valued } from '../document/spots.ts';
import { contentWords, plain } from '../message/plain.ts';
import { readRequest } from '../message/request.ts';
import { IN_ITS_PLACE, TURNS } from '../message/turns.ts';
import { hedgesIn } from '../message/when.ts';
import { fill, shown } from '../replies/index.ts';

type Said = Valued & { words: string };
type Found = { spot: Spot; score: number };

/** Words around a thing say less of it than its own. */
const AROUND = 0.3;
const LATE = 0.6;
/** Up to here a word is short enough to be a small one of a language whose small words are not known. */
const SHORT = 4;
/** How much of the best score another thing may reach before it is not clear which one is meant. */
const RIVAL = 0.75;

/** How well each value of a kind is named by a request, the best first: a word counts more, the fewer things have it. */
function named(request: Ask['request'], spots: readonly Spot[], { start }: Said): Found[] {
  const words = [...new Set(tellingWords(request))];
  // "Adults are £9 from next month": what stands behind the value says less of whose it is.
  const before = plain(request.text.slice(0, start)).split(' ');
  const isLate = (word: string) => words.some((one) => before.includes(one)) && !before.includes(word);
  const things = [...new Map(spots.map((spot) => [plain(spot.label), spot])).values()];
  const isIn = (text: string, word: string) => hits(text, [word], request) > 0;
  const weight = new Map(
    words.map((word) => [
      word,
      (isLate(word) ? LATE : 1) / Math.max(1, things.filter(({ label }) => isIn(label, word)).length),
    ]),
  );
  const score = ({ label, around }: Spot) => {
    const own = words.filter((word) => isIn(label, word));
    const beside = words.filter((word) => !own.includes(word) && isIn(around, word));
    const sum = (these: readonly string[]) => these.reduce((total, word) => total + (weight.get(word) ?? 0), 0);
    // "Put it there: dog 20": small words around a thing do not name it.
    const isNear = own.length > 0 || beside.some((word) => word.length > SHORT);
    return hits(label, [], request) + sum(own) + (isNear ? AROUND * sum(beside) : 0);
  };
  return spots.map((spot) => ({ spot, score: score(spot) })).sort((one, other) => other.score - one.score);
}

/** One thing, under one name or in a text that stands at several places. */
const isSame = (one: Spot, other: Spot) =>
  (plain(one.label) === plain(other.label) && one.key === other.key) ||
  (one.text === other.text && one.start === other.start);

/** "Sunday 14 March" and "14 March 2027" are one day. */
function dayOf({ key }: Valued, language: string): string {
  const tokens = tokensOf(key);
  const months = placesOf(vocabularyOf(language).months);
  const month = tokens.map((_, at) => months.at(tokens, at)?.place).find((place) => place !== undefined);
  return month === undefined ? key : `${/(?<!\d)\d{1,2}(?!\d)/u.exec(key)?.[0] ?? ''} ${String(month)}`;
}

/** "We've moved it a week: Sunday 21 March": the one date that the website says, where nothing is named beside the new one. */
function onlyDate({ request, document }: Ask, spots: readonly Spot[], { kind }: Said): Found[] {
  const days = new Set(spots.map((spot) => dayOf(spot, document.language)));
  const isOther =
    request.group('kind').length > 0 || request.has('do.close', 'do.remove') || capitalsIn(request).length > 0;
  return kind === 'date' && days.size === 1 && !isOther ? spots.map((spot) => ({ spot, score: 1 })) : [];
}

/** Names that a request says beside its days and months. */
function capitalsIn({ text, language }: Ask['request']): string[] {
  const { weekdays, months } = vocabularyOf(language);
  return (text.match(/(?<=[\p{L},]\s)\p{Lu}\p{L}+/gu) ?? []).filter(
    (word) => ![weekdays, months].some((list) => placesOf(list).at(tokensOf(word), 0) !== null),
  );
}

/** What a request gives a new value: the value that it says stands there, or the one of the thing that it names best. */
function meant(ask: Ask, spots: readonly Spot[], old: readonly Said[], next: Said): Found[] {
  const all = named(ask.request, spots, next);
  const standing = all.filter(({ spot }) => old.some((one) => isSameValue(one, spot)));
  const from = standing.length > 0 ? standing : all.filter(({ score }) => score > 0);
  const [best] = from;
  if (!best) return onlyDate(ask, spots, next);
  // "Evensong at 7pm or 8pm", where the bus leaves at 7pm: a value of another thing is not the one that goes.
  if (best.score < (all[0]?.score ?? 0) * RIVAL) return [];
  return from.filter((one) => one.score >= best.score * RIVAL || isSame(one.spot, best.spot));
}

/** Of several values that stand nowhere yet the last one, where the request takes the others back: "at £105 – no wait, £100". */
function lastSaid({ request }: Ask, fresh: readonly Said[]): Said | undefined {
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (!first || !last || first.key === last.key) return first;
  const between = request.text.slice(first.end, last.start).replace(/^[\s,;–—-]+/u, '');
  return fresh.length === 2 && TURNS.test(between) && !/^(?:not|nicht|pas|non?|não|niet|nie)\s/iu.test(between)
    ? last
    : undefined;
}

/** "£7 a night now, the term stays £50": a value behind a new one, of a thing that a clause of its own names, is to stay. */
function isRestated({ request }: Ask, spots: readonly Spot[], said: readonly Said[], value: Said): boolean {
  const before = said.filter(({ end }) => end <= value.start).at(-1);
  const between = request.text.slice(before?.end ?? value.start, value.start);
  const comma = between.search(/[,;]\s/u);
  if (!before || comma < 0 || spots.some((spot) => isSameValue(spot, before))) return false;
  const words = tellingWords(readRequest(between.slice(comma), request.language));
  return spots.some((spot) => isSameValue(spot, value) && hits(spot.label, words, request) > 0);
}

/** "Starts at 19:30" where a time stands alone. */
const timeLike = (next: string, old: string): string =>
  /^\d/u.test(old) ? next.replace(/^(?:\p{L}{1,12}\.? ){1,3}(?=\d)/u, '') : next;

/** What stands where a thing says its old value. */
type Exchange = { spot: Spot; value: string };
/** New values for the places where a thing says its old one, or which of several things is meant. */
type Outcome = { exchanges: Exchange[]; score: number; isSure: boolean; covers: string } | { asks: Plan };

function outcomeOf(ask: Ask, kind: Valued['kind'], said: readonly Said[]): Outcome | undefined {
  const { request, document, language } = ask;
  const spots = spotsOf(document).filter(
    (spot) => spot.kind === kind && (kind !== 'count' || said.some(({ noun }) => noun === spot.noun)),
  );
  // "We don't need the 7.45 last wash": what stands on the website, and as no price, is none.
  if (kind === 'money' && said.some((value) => isTimeThere(ask, spots, value))) return undefined;
  const stands = (value: Said) => spots.some((spot) => isSameValue(spot, value));
  const kept = said.filter((value) => stands(value) && isRestated(ask, spots, said, value));
  const old = said.filter((value) => stands(value) && !kept.includes(value));
  const isLike = ({ noun, key }: Said) =>
    kind !== 'count' || spots.some((spot) => spot.noun === noun && spot.key.endsWith('.') === key.endsWith('.'));
  const fresh = said.filter((one) => !stands(one) && isLike(one));
  const next = lastSaid(ask, fresh);
  if (!next) return fresh.length > 1 && kind !== 'count' ? eachOf(ask, kind, said, fresh) : undefined;
  if (kind === 'count' && old.some(({ noun }) => noun !== next.noun)) return undefined;
  const found = meant(
    ask,
    spots.filter((spot) => !kept.some((one) => isSameValue(one, spot))),
    old,
    next,
  );
  const things = found.filter((one, at) => found.findIndex(({ spot }) => isSame(one.spot, spot)) === at);
  // "Já são 240 espécies!" says nothing but what is counted.
  const isOnly = tellingWords(request).every((word) => plain(word) === next.noun);
  const isBare = old.length === 0 && kind === 'count' && !isOnly && !found.some(({ spot }) => isNamed(request, spot));
  if (things.length === 0 || isBare) return undefined;
  const isOneDay = kind === 'date' && new Set(found.map(({ spot }) => dayOf(spot, document.language))).size === 1;
  if (things.length > 1 && !isOneDay)
    return {
      asks: {
        score: 0.7,
        does: 'ask',
        id: 'whichThing',
        choices: things.slice(0, 3).map(({ spot }) => ({
          label: shown(spot.label.trim() || spot.around),
          message: `${fill(language, 'sayWhen', { name: spot.label.trim() })} ${next.words}`,
        })),
      },
    };
  return {
    exchanges: found.map(({ spot }) => {
      const there = spot.text.slice(spot.start, spot.end);
      const words = RISEN.test(request.text) ? next.words.replace(UP_TO, '') : next.words;
      return { spot, value: kind === 'money' ? priceLike(words, there) : timeLike(next.words, there) };
    }),
    score: old.length > 0 ? 0.96 : 0.84,
    isSure: old.length > 0 || isOneDay || found.some(({ spot }) => isNamed(request, spot)),
    covers: found.map(({ spot }) => spot.around).join(' '),
  };
}

/** Whether a number with two digits behind its point is said on the website, and nowhere as what something costs. */
const isTimeThere = ({ document }: Ask, spots: readonly Spot[], { words }: Said): boolean =>
  /^\d{1,2}[.:][0-5]\d$/u.test(words) &&
  !spots.some((spot) => spot.text.slice(spot.start, spot.end).includes(words)) &&
  [document.business.hoursNote, ...textsOf(document).map(({ text }) => text)].some((text) => text.includes(words));

/** "Is going up to £175": there and no less. */
const RISEN =
  /(?<!\p{L})(?:goes|going|gone|go|went|put|came|coming|bumped|raised|is|are|'s)\s(?:\p{L}+\s){0,2}up to\s/iu;
const UP_TO = /^up to\s+/iu;

/** "A lesson is 25 now, a group 40": each new value with the words since the one before it; none where one of them names nothing. */
function eachOf(ask: Ask, kind: Valued['kind'], said: readonly Said[], fresh: readonly Said[]): Outcome | undefined {
  const { request } = ask;
  const each = fresh.map(({ end }, at) => {
    const start = fresh[at - 1]?.end ?? 0;
    const words = readRequest(request.text.slice(start, end), request.language);
    const within = said
      .filter((one) => one.start >= start && one.end <= end)
      .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    // Two values that end at one place are never told apart by what stands before them.
    if (within.length === said.length) return undefined;
    return outcomeOf({ ...ask, request: words }, kind, within);
  });
  const unclear = each.find((one) => one && 'asks' in one);
  if (unclear) return unclear;
  const all = each.flatMap((one) => (one && 'exchanges' in one ? [one] : []));
  if (all.length < each.length) return undefined;
  return {
    exchanges: all.flatMap(({ exchanges }) => exchanges),
    score: Math.max(...all.map(({ score }) => score)),
    isSure: all.every(({ isSure }) => isSure),
    covers: all.map(({ covers }) => covers).join(' '),
  };
}

/** The texts with all that is exchanged in them; none where two values are given one place. */
function editsOf(exchanges: readonly Exchange[]): Edit[] {
  const texts = new Map<string, Exchange[]>();
  for (const one of exchanges) {
    const at = one.spot.place.join('/');
    texts.set(at, [...(texts.get(at) ?? []), one]);
  }
  const edits = [...texts.values()].map((these): Edit | null => {
    const sorted = these.sort((one, other) => other.spot.start - one.spot.start);
    const isApart = sorted.every(({ spot }, at) => at === 0 || spot.end <= (sorted[at - 1]?.spot.start ?? 0));
    const [first] = sorted;
    if (!first || !isApart) return null;
    const value = sorted.reduce(
      (text, { spot: { start, end }, value: next }) => text.slice(0, start) + next + text.slice(end),
      first.spot.text,
    );
    return { place: first.spot.place, value };
  });
  return edits.flatMap((edit) => (edit && !edits.includes(null) ? [edit] : []));
}

/** Whether a request says nearly every word of a thing. */
function isNamed(request: Ask['request'], { label }: Spot): boolean {
  const words = tellingWords(request);
  const own = contentWords(label).filter(
    (word) => /\p{L}{3}/u.test(word) && !isSmall(word, vocabularyOf(request.language)),
  );
  const said = own.filter((word) => hits(word, words, request) > 0);
  return own.length > 0 && said.length * 3 >= own.length * 2;
}

/** "From 11.30 to 12 noon": what was and what is now, as well as a range. */
const endsOf = ({ words, start }: Said, language: string): Said[] =>
  [...words.matchAll(/\d[\d.:]*(?:\s?\p{L}+\.?){0,2}/gu)].flatMap(({ 0: end, index }) => {
    const [clock] = valuesIn(`${end} `, language).filter(({ kind }) => kind === 'clock');
    const said = end.replace(/\s(?:to|bis|tot|til|till|à|a|alle|do|до)$/u, '');
    return clock ? [{ ...clock, words: said, start: start + index, end: start + index + said.length }] : [];
  });

const FROM_TO = /^(\d{1,2}\.?)\s(?:to|auf|bis|au|al|a|para|naar|tot|til|till)\s(\d{1,2}\.?(?:\s.+)?)$/iu;
/** "Has moved from 20 to 27 June": two dates, and no span. */
function movedDates({ request }: Ask, value: Said): Said[] {
  const [, first = '', next = ''] = request.has('do.move', 'do.change') ? (FROM_TO.exec(value.words) ?? []) : [];
  const month = next.slice(next.search(/\s|$/u));
  const dates = [`${first}${month}`, next].map((words) => ({ ...value, words, key: plain(words) }));
  return value.kind === 'date' && month !== '' ? dates : [value];
}

/**
 * A price, date, time or number of a thing that stands anywhere on the website, in a list or a sentence. Which one is meant is told by
 * the value that it replaces or by the words beside it; no verb is needed.
 */
export const revalue: Ability = {
  name: 'revalue',
  plan(ask) {
    const { request } = ask;
    // Quoted words are data, whatever values they say.
    if (request.has('do.add', 'do.ask') || request.quotes.length > 0) return [];
    // What comes in the place of something has a price of its own.
    if (request.has('do.remove', 'mark.noLonger') && IN_ITS_PLACE.test(request.text)) return [];
    // A question is no request.
    if (hedgesIn(request).some(({ from }) => from === 0)) return [];
    const values = valuesIn(request.text, request.language).flatMap((value) =>
      movedDates(ask, {
        ...value,
        words: request.text
          .slice(value.start, value.end)
          .trim()
          .replace(/(?<=\p{L}{3})\.$/u, ''),
      }),
    );
    for (const range of values.filter(({ kind }) => kind === 'range')) values.push(...endsOf(range, request.language));
    const kinds = [...new Set(values.map(({ kind }) => kind))];
    const found = kinds.flatMap(
      (kind) =>
        outcomeOf(
          ask,
          kind,
          values.filter((one) => one.kind === kind),
        ) ?? [],
    );
    const changes = found.flatMap((one) => ('exchanges' in one ? [one] : []));
    // Of equals what changes most comes first.
    const plans = [...(changes.length > 1 ? [changes] : []), ...changes.map((one) => [one])].flatMap((these) => {
      const edits = editsOf(these.flatMap(({ exchanges }) => exchanges));
      return edit(Math.max(...these.map(({ score }) => score)), ask.document, edits, {
        isSure: these.every((one) => one.isSure),
        covers: these.map(({ covers }) => covers).join(' '),
      });
    });
    return [...plans, ...found.flatMap((one) => ('asks' in one ? [one.asks] : []))];
  },
};
