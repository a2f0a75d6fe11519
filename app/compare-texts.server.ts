import { diffComm } from 'node-diff3';

/** A piece of a text as it was then or is now; `same` pieces stand between. */
export type Piece = { kind: 'same' | 'then' | 'now'; text: string };

/** Beyond so many characters texts are shown one after the other: comparing them would take too long. */
const MOST = 60_000;
/** So much of what is the same is shown around a difference. */
const AROUND = 1;

/** What differs between two texts of parts that `between` parts, such as lines. Empty parts count for nothing. */
export function compareTexts(then: string, now: string, between: '\n' | '\n\n'): Piece[] {
  if (then.length + now.length > MOST) return thenAndNow(then, now);
  const partsOf = (text: string) => text.split(between).filter((part) => part.trim() !== '');
  const joined = (kind: Piece['kind'], parts: string[]): Piece[] =>
    parts.length === 0 ? [] : [{ kind, text: parts.join(between) }];
  const parts = diffComm(partsOf(then), partsOf(now));
  return parts.flatMap((part, at): Piece[] => {
    if (part.common) return joined('same', shortened(part.common, at > 0, at < parts.length - 1));
    return [...joined('then', part.buffer1), ...joined('now', part.buffer2)];
  });
}

/** Both texts whole, the older one first. */
export const thenAndNow = (then: string, now: string): Piece[] => [
  { kind: 'then', text: then },
  { kind: 'now', text: now },
];

function shortened(parts: string[], hasBefore: boolean, hasAfter: boolean): string[] {
  const [head, tail] = [hasBefore ? AROUND : 0, hasAfter ? AROUND : 0];
  if (parts.length <= head + tail + 1) return parts;
  return [...parts.slice(0, head), '…', ...(tail > 0 ? parts.slice(-tail) : [])];
}
