import type { Clause, Span } from './reading.ts';
import { saidAt } from './said.ts';
import type { Tongue } from './tongue.ts';
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
