import { shown } from './index.ts';

/** Words of a text that others took the place of; one of both may be ''. */
export type Edit = { from: string; to: string };

/** Shorter texts are told whole. */
const LONG = 50;
/** What reads as one thing: more, or longer, is no small edit. */
const MOST = 3;
const MOST_WORDS = 400;
const LONGEST = 90;
const isMark = (word: string) => /^[\p{P}\s]*$/u.test(word);

/** The table of longest common runs of words. */
function commonRuns(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] =
          old[i] === now[j]
            ? (table[i + 1]?.[j + 1] ?? 0) + 1
            : Math.max(table[i + 1]?.[j] ?? 0, table[i]?.[j + 1] ?? 0);
    }
  return table;
}

/** What was exchanged in a long text, words by words; undefined where it is short, or another text. */
export function editsBetween(before: string, after: string): Edit[] | undefined {
  const [old, now] = [before, after].map((text) => text.split(/\s+/u).filter((word) => word !== ''));
  if (!old || !now || before.length < LONG || old.length > MOST_WORDS || now.length > MOST_WORDS) return undefined;
  const [oldWords, nowWords] = [old.map(plainly), now.map(plainly)];
  const table = commonRuns(oldWords, nowWords);
  // Texts that have less than half of their words in common are two.
  if ((table[0]?.[0] ?? 0) * 2 < Math.max(old.length, now.length)) return undefined;
  const edits: { from: string[]; to: string[]; at: number }[] = [];
  let isOpen = false;
  let [i, j] = [0, 0];
  const edit = () => {
    if (!isOpen) edits.push({ from: [], to: [], at: i });
    isOpen = true;
    return edits.at(-1);
  };
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && oldWords[i] === nowWords[j]) {
      isOpen = false;
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      edit()?.from.push(old[i] ?? '');
      i += 1;
    } else {
      edit()?.to.push(now[j] ?? '');
      j += 1;
    }
  }
  const found = edits
    .map((one) => withNeighbour(one, old))
    .map(({ from, to }) => ({ from: bare(from.join(' ')), to: bare(to.join(' ')) }))
    .filter(({ from, to }) => from !== to && !(isMark(from) && isMark(to)));
  const isSmall = found.every(({ from, to }) => from.length <= LONGEST && to.length <= LONGEST);
  return found.length > 0 && found.length <= MOST && isSmall ? found : undefined;
}

/** "Chloe Hartley" where "Chloe" stood: a word more of one thing is told with the word that it belongs to. */
function withNeighbour({ from, to, at }: { from: string[]; to: string[]; at: number }, old: readonly string[]) {
  const [before = '', behind = ''] = [old[at - 1], old[at]];
  const isWord = (word: string) => /^[\p{L}-]{2,}$/u.test(word);
  if (from.length > 0 || to.length > 2 || !to.every((word) => isWord(word) && !AND.test(word))) return { from, to };
  if (/^\p{Lu}/u.test(to[0] ?? '') && /^\p{Lu}/u.test(before) && isWord(before))
    return { from: [before], to: [before, ...to] };
  const [joined = ''] = behind.split(/(?=[,.;:])/u);
  return /^\p{Ll}/u.test(to[0] ?? '') && isWord(joined) ? { from: [joined], to: [...to, joined] } : { from, to };
}

/** Words without the marks of their sentence. */
const bare = (words: string): string =>
  shown(words.replace(/^[\s,;:.(]+/u, '').replace(AND, '')).replace(/[\s,;:.)]{1,4}$/u, '');
/** What is one more of a list: "and Ilkley". */
const AND = /^(?:and|und|et|y|e|&|en|och|og)(?:\s|$)|\s(?:and|und|et|y|e|&|en|och|og)$/iu;

/** A word without the mark behind it: where a list goes on its last thing is no other. */
const plainly = (word: string): string => word.replace(/[,.;:]$/u, '');
