import { z } from 'zod';

/** A text told by another one: pieces of it (`[start, length]`, in UTF-16 units) and what is new, one after the other. */
export type Difference = (string | [start: number, length: number])[];

export const differenceSchema: z.ZodType<Difference> = z.array(
  z.union([z.string(), z.tuple([z.number().int().nonnegative(), z.number().int().positive()])]),
);

/** Shorter pieces cost more to name than to repeat. */
const SHORTEST = 32;
/** Of a piece that stands at many places only the first are tried, so that no text takes long. */
const MOST_PLACES = 8;

/**
 * How `after` is told by `before`; small where little changed, wherever it moved. It knows nothing of what the texts mean. Takes time in
 * proportion to their length.
 */
export function differenceBetween(before: string, after: string): Difference {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const pieces: Difference = [];
  if (start > 0) pieces.push([0, start]);
  collectPieces(before, after.slice(start, after.length - end), pieces);
  if (end > 0) pieces.push([before.length - end, end]);
  return pieces;
}

/** The text that a difference leads to. */
export const withDifference = (before: string, difference: Difference): string =>
  difference.map((piece) => (typeof piece === 'string' ? piece : before.slice(piece[0], piece[0] + piece[1]))).join('');

/** Documents are JSON, so that their texts are compared where quotes stand: there is one every few characters. */
function collectPieces(before: string, after: string, pieces: Difference): void {
  const places = after.length < SHORTEST ? new Map<string, number[]>() : placesIn(before);
  let told = 0;
  for (let at = after.indexOf('"'); at >= 0 && at + SHORTEST <= after.length; at = after.indexOf('"', at)) {
    const found = longest(before, after, at, places.get(after.slice(at, at + SHORTEST)) ?? []);
    if (!found) {
      at += 1;
      continue;
    }
    const back = commonEnd(before.slice(0, found.start), after.slice(told, at), Math.min(found.start, at - told));
    if (at - back > told) pieces.push(after.slice(told, at - back));
    pieces.push([found.start - back, found.length + back]);
    told = at + found.length;
    at = told;
  }
  if (told < after.length) pieces.push(after.slice(told));
}

function placesIn(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = text.indexOf('"'); at >= 0 && at + SHORTEST <= text.length; at = text.indexOf('"', at + 1)) {
    const piece = text.slice(at, at + SHORTEST);
    const known = places.get(piece);
    if (!known) places.set(piece, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  }
  return places;
}

function longest(before: string, after: string, at: number, starts: number[]) {
  let found: { start: number; length: number } | undefined;
  for (const start of starts) {
    let length = SHORTEST;
    while (at + length < after.length && before.charCodeAt(start + length) === after.charCodeAt(at + length))
      length += 1;
    if (!found || length > found.length) found = { start, length };
  }
  return found;
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length += 1;
  return length;
}
