import type { Clause, Span } from './reading.ts';
import { saidAt } from './said.ts';
import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';

/** What might be the name: `weight` from 0 to 100 is how much speaks for it. */
export type Candidate = { text: string; span: Span; weight: number; isPerson: boolean };

/** A clause with its tokens, whose places are those of the whole text. */
export type Look = { text: string; tokens: readonly Token[]; clause: Clause; tongue: Tongue };

/** The tokens from `from` to before `to` as a candidate. */
export const at = (look: Look, from: number, to: number, weight: number, isPerson = false): Candidate[] => {
  // Scandinavian "i" is "in", Polish and Catalan is "and".
  const cut = ['sv', 'da'].includes(look.tongue.language)
    ? look.tokens.findIndex((token, index) => index > from && index < to && token.text === 'i')
    : -1;
  const [first, last] = [look.tokens[from], look.tokens[(cut < 0 ? to : cut) - 1]];
  if (!first || !last || to <= from) return [];
  // 'Fig & Olive' in single quotes.
  const isQuoted = look.text.charAt(first.start - 1) === "'" && last.text.endsWith("'");
  const { text, span } = saidAt(look.text, first.start, isQuoted ? last.end - 1 : last.end);
  return [{ text, span, weight, isPerson }];
};

/** What stands between quotes that open at `from`: tokens, without the quotes. */
export function quotedAt({ tokens, text }: Look, from: number): { from: number; to: number } | null {
  const mark = tokens[from]?.text;
  if (mark !== '"' && mark !== "'") return null;
  for (let to = from + 1; to < tokens.length && to < from + 12; to += 1) {
    const token = tokens[to];
    if (token?.kind === 'line') return null;
    const closes =
      token?.text === mark || (token?.text.endsWith("'") && mark === "'" && !/\p{L}/u.test(text.charAt(token.end)));
    if (closes) return to > from + 1 ? { from: from + 1, to: token?.kind === 'word' ? to + 1 : to } : null;
  }
  return null;
}

/** Whether "formerly" stands before a place: the name behind it is an old one. */
export const wasBefore = (look: Look, index: number) =>
  [1, 2, 3].some((back) => {
    const start = index - back;
    const length = start >= 0 ? startsWith(look.tongue.words.formerly, look.tokens, start) : 0;
    return length > 0 && start + length >= index - 1;
  });
