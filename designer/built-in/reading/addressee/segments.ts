import type { Clause } from '../reading.ts';
import { saidAt } from '../said.ts';
import { startsWith, type Tongue } from '../tongue.ts';
import { tokensOf } from '../tokens.ts';
import { signalsOf } from './signals.ts';

const MARK = /^[,;:–،؛、()[\]]$/;
const MANY = 3;

/**
 * The stretches of a clause that may each do something of their own: between commas, brackets and the words that tie sentences.
 * One word alone stays with its neighbour. Linear.
 */
export function segmentsOf(text: string, clause: Clause, { words }: Tongue): Clause[] {
  const { start, end } = clause.span;
  const tokens = tokensOf(text.slice(start, end));
  const lastWords = tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : [])).slice(-2);
  const lastStart = lastWords.length < 2 ? -1 : (lastWords[0] ?? -1);
  const starts = [0];
  let isQuoted = false;
  let spoken = 0;
  tokens.forEach(({ text: mark, kind }, at) => {
    if (mark === '"') isQuoted = !isQuoted;
    // "Phone only, 020 915 4471, no form": a number stands for itself.
    if (kind === 'word' || /^\d{3}/.test(mark)) spoken += 1;
    if (isQuoted || at === 0 || at > lastStart || spoken < 2) return;
    const and = startsWith(words.and, tokens, at);
    // "A home visit and a printed copy": a thing is added, and nothing new is said.
    const isAdded = and > 0 && startsWith(words.articles, tokens, at + and) > 0;
    const isTie = !isAdded && (and > 0 || startsWith(words.but, tokens, at) > 0);
    if (!MARK.test(mark) && !isTie) return;
    starts.push(at);
    spoken = 0;
  });
  return starts.flatMap((from, index): Clause[] => {
    const own = tokens.slice(from, starts[index + 1]);
    const first = MARK.test(own[0]?.text ?? '') && own.length > 1 ? own[1] : own[0];
    const last = own.at(-1);
    if (!first || !last) return [];
    const said = saidAt(text, start + first.start, start + last.end);
    return [{ ...clause, ...said, value: said, form: 'sentence', label: '' }];
  });
}

/** What is seen of each segment by itself. `share`: how much of the brief is before the clause, or null. */
export const segmentSignals = (segments: readonly Clause[], share: number | null, tongue: Tongue): string[][] =>
  segments.map((segment, index) => [
    ...signalsOf(segment, { isFirst: false, isLast: false, share }, tongue),
    index === 0 ? 'segment-first' : 'segment',
    `segments${Math.min(MANY, segments.length)}`,
  ]);
