import { placesOf } from '../vocabulary/index.ts';
import { fixed } from './found-phrases.ts';
import { isCapital, phraseAt, type Source, type Stretch } from './source.ts';

/** What a sentence says of a thing before its price: how long it takes, or what it is; null where it only names it. */
export const saidOfThing = (source: Source, name: Stretch): { name: Stretch; rest: Stretch } | null =>
  lastingIn(source, name) ?? beingIn(source, name);

/** "The tour takes two hours and costs …": the thing, and how long it is. */
function lastingIn(source: Source, { from, to }: Stretch): { name: Stretch; rest: Stretch } | null {
  for (let index = from + 1; index < to; index += 1) {
    const verb = phraseAt(source, index, LASTS);
    const rest = { from: index + verb, to };
    if (verb && isCount(source, rest.from)) return { name: { from, to: index }, rest };
  }
  return null;
}

/** "The Heron is a twin at …": the thing, and what it is. */
function beingIn(source: Source, { from, to }: Stretch): { name: Stretch; rest: Stretch } | null {
  const { copulas, articles } = source.words;
  if (IT.test(source.tokens[from]?.text ?? '')) return null;
  for (let index = from + 1; index < to; index += 1) {
    const verb = phraseAt(source, index, copulas);
    if (!verb) continue;
    const isA = phraseAt(source, index + verb, articles) > 0;
    const isTitle = isCapital(source, from) && phraseAt(source, from - 1, articles) === 1;
    return isA && index + verb + 1 < to
      ? { name: { from: isTitle ? from - 1 : from, to: index }, rest: { from: index + verb, to } }
      : null;
  }
  return null;
}
const IT =
  /^(?:it|this|that|there|es|das|dies|ce|c|il|elle|cela|ça|eso|esto|isso|isto|questo|dit|dat|det|detta|dette|to)$/;

const LASTS = fixed(
  'takes, take, lasts, last, runs for, dauert, dauern, dure, durent, dura, duran, durano, duram, duurt, duren, trwa, trwają, tar, varar, varer, tager, kestää, kestävät, trvá, trvají, durează, sürer, sürüyor, διαρκεί, длится, триває',
);

/** "for six courses": a number of something. */
export const isCount = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'number' || placesOf(source.words.numbers).at(source.tokens, index) !== null;
