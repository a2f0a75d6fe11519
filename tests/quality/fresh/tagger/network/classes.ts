import { CLASSES } from '#designer/built-in/reading/addressee/signals.ts';
import { channelsIn } from '#designer/built-in/reading/channels.ts';
import { printWordsIn } from '#designer/built-in/reading/asides.ts';
import { publishingIn } from '#designer/built-in/reading/orders.ts';
import { buildingWordsIn } from '#designer/built-in/reading/to-builder.ts';
import { startsWith, type Tongue } from '#designer/built-in/reading/tongue.ts';
import type { Clause, ClauseRole } from '#designer/built-in/reading/reading.ts';
import type { Token } from '#designer/built-in/reading/tokens.ts';
import { everydayColoursIn } from '#designer/built-in/reading/wishes/colour-words.ts';
import { moodsIn } from '#designer/built-in/reading/wishes/moods.ts';
import { signalsIn } from '#designer/built-in/reading/wishes/signals.ts';
import { topicsIn } from '#designer/built-in/reading/wishes/topics.ts';

/** Lists of words that say the same in every language. */
const LISTS = [...CLASSES, 'dontSay', 'greetings', 'nameLabels', 'weekdays'] as const;

/** What rules take a token's clause for; marks between clauses are of the one before. */
export type Ruled = ClauseRole | 'none';

/** What rules take each token for. `ruled`: clauses in order. Linear. */
export function rolesOf(tokens: readonly Token[], ruled: readonly Clause[]): Ruled[] {
  let at = 0;
  let last: Ruled = 'none';
  return tokens.map(({ start, kind }) => {
    while (at < ruled.length && (ruled[at]?.span.end ?? 0) <= start) at += 1;
    const clause = ruled[at];
    const role = clause && clause.span.start <= start ? clause.role : 'none';
    if (role !== 'none' || kind === 'word') last = role;
    return last;
  });
}

type Found = { key: string; index: number; length: number };

/** The classes of each token: the lists and lexicons in which it, or the phrase that it is of, stands. Linear. */
export function classesOf(tokens: readonly Token[], roles: readonly Ruled[], { words, language }: Tongue): string[][] {
  const classes = tokens.map((): string[] => []);
  const put = (name: string, index: number, length: number) => {
    for (let at = index; at < index + length; at += 1) classes[at]?.push(name);
  };
  for (const list of LISTS) {
    const phrases = words[list].replaceAll('/', ', ');
    tokens.forEach((_, at) => put(list, at, startsWith(phrases, tokens, at)));
  }
  const all = (name: string, found: readonly Found[], isKeyed = true) => {
    for (const { key, index, length } of found) put(isKeyed ? `${name}-${key}` : name, index, length);
  };
  all('colour', everydayColoursIn(tokens, language), false);
  all('mood', moodsIn(tokens, language), false);
  all('publish', publishingIn(tokens, language), false);
  all('topic', topicsIn(tokens, language));
  all('signal', signalsIn(tokens, language));
  all('channel', channelsIn(tokens, language));
  all('print', printWordsIn(tokens, language));
  all('build', buildingWordsIn(tokens, language));
  roles.forEach((role, at) => put(`rule-${role}`, at, 1));
  return classes;
}
