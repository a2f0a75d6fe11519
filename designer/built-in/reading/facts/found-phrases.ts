import { tokensOf, type Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary/index.ts';

/**
 * Which phrases begin at each token, by list: how many tokens the longest has. Found in one walk, because the readers ask
 * for them again and again.
 */
export type FoundPhrases = readonly (ReadonlyMap<string, number> | undefined)[];

const fixedLists = new Set<string>();

/** A list of phrases that belong to no language or to several. Made when a module is loaded. */
export function fixed(list: string) {
  fixedLists.add(list);
  return list;
}

type Node = { next: Map<string, Node>; lists: string[] };
const node = (): Node => ({ next: new Map(), lists: [] });
const indexes = new WeakMap<Vocabulary, Node>();

function indexOf(words: Vocabulary) {
  const made = indexes.get(words);
  if (made) return made;
  const root = node();
  const lists = new Set<unknown>([...Object.values(words), ...fixedLists]);
  for (const list of lists) {
    if (typeof list !== 'string') continue;
    for (const phrase of list.split(', ')) {
      let here = root;
      for (const { text } of tokensOf(phrase)) {
        const next = here.next.get(text) ?? node();
        here.next.set(text, next);
        here = next;
      }
      if (here !== root) here.lists.push(list);
    }
  }
  indexes.set(words, root);
  return root;
}

export function phrasesIn(tokens: readonly Token[], bare: readonly Token[], words: Vocabulary): FoundPhrases {
  const root = indexOf(words);
  return tokens.map((token, index) => {
    let found: Map<string, number> | undefined;
    let here = root.next.get(token.text) ?? root.next.get(bare[index]?.text ?? '');
    for (let length = 1; here; length += 1) {
      for (const list of here.lists) (found ??= new Map()).set(list, length);
      here = here.next.get(tokens[index + length]?.text ?? '');
    }
    return found;
  });
}
