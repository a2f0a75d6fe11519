import { isLabel } from '#site/labels/index.ts';
import { groundedIn } from '#site/origins/grounded.ts';
import { plainWords } from '#site/model/rich-words.ts';
import { languageOf } from '../../built-in/reading/language.ts';
import { vocabularyOf } from '../../built-in/reading/vocabulary/index.ts';
import { keyOf, piecesOf, type Piece } from './canonical.ts';

/** What the owner said, to be asked whether a text says the same. */
export type ToldFacts = {
  /** Whether a text is said: its words in that order, its figures however they are written. */
  says(text: string): boolean;
  /** Whether a figure, or a role, is said of that very name. */
  saysOf(name: string, text: string): boolean;
  /** Whether a figure was said anywhere, by its key. */
  hasFigure(key: string): boolean;
  /** Whether something in the text can be wrong: a number, a date, a price, a contact. */
  hasFigures(text: string): boolean;
};

type Source = { pieces: Piece[]; flat: string; places: number[] };

const isFigure = ({ kind }: Piece) => kind !== 'word' && kind !== 'part' && kind !== 'end';
const isSaid = ({ kind }: Piece) => kind !== 'part' && kind !== 'end';
const flatOf = (pieces: readonly Piece[]) =>
  ` ${pieces
    .filter(isSaid)
    .map((piece) => keyOf(piece).replaceAll(' ', '_'))
    .join(' ')} `;

function sourceOf(pieces: Piece[]): Source {
  return { pieces, flat: flatOf(pieces), places: pieces.flatMap((piece, index) => (isSaid(piece) ? [index] : [])) };
}

/** The figures of a text, however they are written, as a language reads them. */
export const figuresOf = (text: string, language: string, today: string): string[] =>
  piecesOf(plainWords(text), vocabularyOf(language), today).filter(isFigure).map(keyOf);

/** Sources that were read lately, the oldest first: the brief is told again with every message. */
const lately = new Map<string, Source>();
const MOST_KEPT = 64;

function readSource(text: string, language: string, today: string): Source {
  const key = `${language} ${today} ${text}`;
  const source = lately.get(key) ?? sourceOf(piecesOf(text, vocabularyOf(language), today));
  lately.delete(key);
  lately.set(key, source);
  const [oldest] = lately.keys();
  if (lately.size > MOST_KEPT && oldest !== undefined) lately.delete(oldest);
  return source;
}

/** How far a role may stand from its name, in words. */
const NEAR = 30;

export function toldFacts(language: string, words: readonly string[], today: string): ToldFacts {
  const own = vocabularyOf(language);
  const sources = words.flatMap((text) => {
    const { spoken } = languageOf(text);
    return [...new Set([language, spoken ?? language])].map((one) => readSource(text, one, today));
  });
  const figures = new Set(sources.flatMap(({ pieces }) => pieces.filter(isFigure).map(keyOf)));
  const isVerbatim = groundedIn(language, words);
  const known = new Map<string, Piece[]>();
  const read = (text: string) => {
    const pieces = known.get(text) ?? piecesOf(plainWords(text), own, today);
    known.set(text, pieces);
    return pieces;
  };
  const hasFigures = (text: string) => read(text).some(isFigure);
  const isInOrder = (text: string) => {
    const flat = flatOf(read(text));
    return flat.trim() === '' || sources.some((source) => source.flat.includes(flat));
  };
  const says = (text: string): boolean => {
    if (isLabel(plainWords(text), language) || isInOrder(text)) return true;
    if (!hasFigures(text)) return isVerbatim(text);
    const parts = partsOf(plainWords(text));
    return parts.length > 1 && parts.every((part) => isLabel(part, language) || isInOrder(part));
  };
  return {
    hasFigures,
    hasFigure: (key) => figures.has(key),
    says,
    saysOf(name, text) {
      const wanted = flatOf(read(name));
      const claimed = read(text).filter(isFigure);
      return sources.some((source) =>
        placesOf(source, wanted).some(([from, to]) =>
          claimed.length > 0
            ? claimed.every((figure) => isNear(source.pieces, from, to, figure))
            : isBeside(source, from, to, flatOf(read(text))),
        ),
      );
    },
  };
}

/** Sentences and what lists join. */
const partsOf = (text: string): string[] =>
  text
    .split(/ [·–—|] |: |\n|(?<=[.!?…])\s/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Where these words stand in a source, as places of its pieces. */
function placesOf({ flat, places }: Source, wanted: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  const length = wanted.trim().split(' ').length;
  for (let at = flat.indexOf(wanted); at >= 0 && wanted.trim() !== ''; at = flat.indexOf(wanted, at + 1)) {
    const nth = flat.slice(0, at).split(' ').length - 1;
    found.push([places[nth] ?? 0, (places[nth + length - 1] ?? 0) + 1]);
  }
  return found;
}

/** Whether of the figures of its kind this one belongs to what stands from `from` to `to`: in the same part, else the nearest in the sentence. */
function isNear(pieces: readonly Piece[], from: number, to: number, figure: Piece): boolean {
  const same = (list: readonly Piece[]) => list.filter(({ kind }) => kind === figure.kind);
  const is = (piece: Piece | undefined) => piece?.text === figure.text;
  const within = same(pieces.slice(from, to));
  const part = nearest(figure, before(pieces, from, isBoundary), after(pieces, to, isBoundary));
  if (within.length > 0 || part.length > 0) return [...within, ...part].some(is);
  const behind = same(after(pieces, to, isEnd));
  if (behind.length > 0) return is(behind[0]);
  const ahead = same(before(pieces, from, isEnd));
  if (ahead.length > 0) return is(ahead.at(-1));
  const next = pieces.findIndex((piece, index) => index >= to && isEnd(piece));
  return next >= 0 && is(same(after(pieces, next + 1, isEnd))[0]);
}

/** Of the figures of a kind on both sides the nearest; two that are equally near. */
function nearest({ kind }: Piece, ahead: readonly Piece[], behind: readonly Piece[]): Piece[] {
  const [left, right] = [
    ahead.findLastIndex((piece) => piece.kind === kind),
    behind.findIndex((piece) => piece.kind === kind),
  ];
  const [toLeft, toRight] = [left < 0 ? Infinity : ahead.length - 1 - left, right < 0 ? Infinity : right];
  const found = [...(toLeft <= toRight ? [ahead[left]] : []), ...(toRight <= toLeft ? [behind[right]] : [])];
  return found.flatMap((piece) => (piece ? [piece] : []));
}

const isEnd = ({ kind }: Piece) => kind === 'end';
const isBoundary = ({ kind }: Piece) => kind === 'end' || kind === 'part';

function before(pieces: readonly Piece[], from: number, stops: (piece: Piece) => boolean): Piece[] {
  let start = from;
  while (start > 0 && !stops(pieces[start - 1] ?? { kind: 'end', text: '' })) start -= 1;
  return pieces.slice(start, from);
}

function after(pieces: readonly Piece[], to: number, stops: (piece: Piece) => boolean): Piece[] {
  let end = to;
  while (end < pieces.length && !stops(pieces[end] ?? { kind: 'end', text: '' })) end += 1;
  return pieces.slice(to, end);
}

const isBeside = ({ pieces }: Source, from: number, to: number, wanted: string): boolean =>
  flatOf(pieces.slice(Math.max(0, from - NEAR), to + NEAR)).includes(wanted);
