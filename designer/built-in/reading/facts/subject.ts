import type { Clause } from '../reading.ts';
import { isMonth } from './dates.ts';
import { fixed } from './found-phrases.ts';
import { hasPhrase, joinLists, phraseAt, sourceOf, stretchOf, type Source, type Stretch } from './source.ts';

const ALWAYS = fixed(
  'on, also, again, wieder, de nouveau, otra vez, di nuovo, opnieuw, igen, ponownie, outra vez, ook, auch, också, også, även, aussi, también, também, anche, currently, usually, always, times, everyone, public, all year, year round, half day, only, nur, seulement, uniquement, solo, sólo, soltanto, só, apenas, somente, alleen, enkel, tylko, endast, bara, kun, فقط, רק, days, day, ימים, יום, يوم, أيام, días, dias, giorni, dagen, uhr, público, pubblico, publiczności',
);

/** Small words, and words for the business and its place: in them nothing else than the business can be meant. */
export function isBusiness(source: Source, { from, to }: Stretch, ownWords: ReadonlySet<string>) {
  const { words } = source;
  const list = joinLists(
    words.first,
    words.mine,
    words.weAre,
    words.articles,
    words.copulas,
    words.open,
    words.premises,
    words.and,
    words.from,
    words.every,
    words.placePrepositions,
    words.holidays,
    words.seasons,
    words.until,
    words.am,
    words.pm,
    ALWAYS,
  );
  for (let index = from; index < to;) {
    const own = ownWords.has(source.tokens[index]?.text ?? '') ? 1 : 0;
    const isKindOfPlace =
      phraseAt(source, index - 1, words.mine) > 0 && phraseAt(source, index + 1, words.premises) > 0;
    const isMark = source.tokens[index]?.kind === 'mark' || isMonth(source, index);
    const known = Math.max(isMark ? 1 : own, phraseAt(source, index, list));
    const length = known || (isKindOfPlace && index > from ? 1 : 0);
    if (!length) return false;
    index += length;
  }
  return true;
}

/** Whether a heading or label speaks of opening hours of the business ("Opening hours", not "Kitchen hours"). */
export function isOpeningLabel(source: Source, label: string, ownWords: ReadonlySet<string>) {
  if (!label) return false;
  const own = sourceOf(label.toLowerCase(), source.words);
  const has = own.tokens.some((_, index) => phraseAt(own, index, source.words.open) > 0);
  return has && isBusiness(own, { from: 0, to: own.tokens.length }, ownWords);
}

/** Ending of a word that leaves it the same: "kontoret", "butikker". */
const ENDING = 3;

/**
 * Whether a few words name a part of the business or a way in which people come to it: "Reception", "Farm sales on site",
 * "Empfangsbüro". A part is known by its end as well, as some languages join words.
 */
export function isPartOfBusiness(source: Source, text: string) {
  if (text === '' || text.length > 60) return false;
  const { words } = source;
  const known = [words.visits, words.premises].flatMap((list) => list.split(', ')).filter((word) => word.length > 3);
  const own = sourceOf(text.toLowerCase(), words);
  if (hasPhrase(own, { from: 0, to: own.tokens.length }, words.phoneLabels)) return false;
  return own.tokens.some(
    (token, index) =>
      phraseAt(own, index, [words.visits, words.premises]) > 0 ||
      (token.kind === 'word' &&
        known.some(
          (word) =>
            token.text.endsWith(word) || (token.text.startsWith(word) && token.text.length - word.length <= ENDING),
        )),
  );
}

/** Whether a label is a part of the year: "Summer", "Oktober bis März", "1 May – 30 September". */
export function isSeason(source: Source, label: string) {
  if (!label) return false;
  const { words } = source;
  const own = sourceOf(label.toLowerCase(), words);
  const all = { from: 0, to: own.tokens.length };
  const small = joinLists(
    words.seasons,
    words.open,
    words.until,
    words.from,
    words.articles,
    words.placePrepositions,
    words.and,
    ALWAYS,
  );
  return (
    (hasPhrase(own, all, words.seasons) || own.tokens.some((_, index) => isMonth(own, index))) &&
    own.tokens.every(
      ({ kind }, index) =>
        kind !== 'word' ||
        isMonth(own, index) ||
        [0, 1, 2, 3].some((back) => phraseAt(own, index - back, small) > back),
    )
  );
}

/** Whether a label is the place itself ("Office", "Our workshop"). */
export function isPlaceLabel(source: Source, label: string, ownWords: ReadonlySet<string>) {
  if (!label) return false;
  const own = sourceOf(label.toLowerCase(), source.words);
  const all = { from: 0, to: own.tokens.length };
  return hasPhrase(own, all, source.words.premises) && isBusiness(own, all, ownWords);
}

/**
 * The nouns by which the owner says what this is ("a small bakery"), from the first clause that says so: "the bakery is
 * open" then speaks of the business.
 */
export function ownWordsOf(source: Source, clauses: readonly Clause[]): ReadonlySet<string> {
  const { weAre, copulas, called, open } = source.words;
  const first = clauses.find(({ role, span, text }) => {
    const stretch = stretchOf(source, span);
    return (
      role === 'fact' &&
      !/\d/.test(text) &&
      hasPhrase(source, stretch, [weAre, copulas, called]) &&
      !hasPhrase(source, stretch, open)
    );
  });
  const from = first?.span.start ?? 0;
  const to = first?.span.end ?? 0;
  return new Set(
    source.tokens
      .filter((token) => token.kind === 'word' && token.start >= from && token.end <= to && token.text.length > 3)
      .map(({ text }) => text),
  );
}
