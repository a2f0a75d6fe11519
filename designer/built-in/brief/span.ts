/** A stretch of a text: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** The text with these stretches replaced by a bar, so that what one reader has taken is not read again. */
export function without(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of [...spans].sort((a, b) => b.start - a.start)) {
    result = `${result.slice(0, start)}${'|'.repeat(Math.max(end - start, 0))}${result.slice(end)}`;
  }
  return result;
}
