/** A word, a run of digits, a line end or a single mark. `text` is lower case; `start` and `end` are places in the text. */
export type Token = { text: string; start: number; end: number; kind: 'word' | 'number' | 'mark' | 'line' };

/** Beginnings that an apostrophe joins to the next word, beside all of one or two letters. */
const ELISIONS = ['all', 'dall', 'dell', 'nell', 'sull', 'jusqu', 'lorsqu', 'puisqu', 'quest', 'nessun'];

const WORD = /\p{N}+|[\p{L}\p{M}]+|\n|[^\s]/gu;

/**
 * Tokens of a normalised text, in order. "l'atelier" and "I'm" are two words, the first with its apostrophe; "don't" is
 * one, and so is a Hebrew abbreviation with a quote inside.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const found = match[0];
    const [start, end] = [match.index, match.index + found.length];
    const kind =
      found === '\n' ? 'line' : /^\p{N}/u.test(found) ? 'number' : /^[\p{L}\p{M}]/u.test(found) ? 'word' : 'mark';
    const last = tokens.at(-1);
    const touches = last?.kind === 'word' && last.end === start;
    // "No. 9" denies nothing.
    if (last && touches && found === '.' && /^n[or]$/.test(last.text) && /^\s?\d/.test(text.slice(end, end + 2))) {
      last.text += found;
      last.end = end;
      continue;
    }
    if (last && touches && (found === "'" || (found === '"' && /^[\u05d0-\u05ea]$/.test(text[end] ?? '')))) {
      last.text += found;
      last.end = end;
      continue;
    }
    if (last && touches && kind === 'word' && !isElided(last.text)) {
      last.text += found.toLowerCase();
      last.end = end;
      continue;
    }
    tokens.push({ text: found.toLowerCase(), start, end, kind });
  }
  return tokens;
}

const isElided = (word: string) => word.endsWith("'") && (word.length <= 3 || ELISIONS.includes(word.slice(0, -1)));
