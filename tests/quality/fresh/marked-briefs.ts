import { readdirSync, readFileSync } from 'node:fs';
import { normalise } from '#designer/built-in/reading/normalise.ts';
import type { Span } from '#designer/built-in/reading/reading.ts';
import { SECTIONS } from './tagger/network/tagger.ts';

/** What is known of a word: whether it is for whoever builds the website, and the place of its section in `SECTIONS`, -1 where none is told. */
export type Mark = { isToBuilder: boolean; section: number };

/**
 * A brief of which every word is known to be for visitors or not. `marks`: of its words, by where they begin in `text`. `share`: how many
 * of a stretch's words are not for visitors; null without words.
 */
export type MarkedBrief = {
  group: string;
  text: string;
  marks: ReadonlyMap<number, Mark>;
  share: (span: Span) => number | null;
};

const FOLDER = new URL('marked/', import.meta.url);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SIGN = /[⟦⟧]|\{[a-z]+\} ?/gu;
/** Reading tidies a text; no more words in a row are lost by it. */
const LOST = 6;

/**
 * In `marked/` what is not for visitors stands between ⟦ and ⟧, and {prices} before what is looked for in that section, as far as sections
 * are told; a line of ==== ends a brief, its first line is its language. `group`: the name of its file, without ending; groups of which
 * `isTaken` is false are left out.
 */
export const markedBriefs = (isTaken: (group: string) => boolean = () => true): MarkedBrief[] =>
  readdirSync(FOLDER)
    .filter((file) => isTaken(file.replace('.txt', '')))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split(/^====$/m)
        .map((brief) => markedBrief(brief.trim().split('\n').slice(1).join('\n'), file.replace('.txt', ''))),
    );

function markedBrief(marked: string, group: string): MarkedBrief {
  let isToBuilder = false;
  let section = -1;
  const typed: (Mark & { word: string })[] = [];
  for (const [found] of marked.matchAll(new RegExp(`${SIGN.source}|${WORD.source}`, 'gu')))
    if (found === '⟦' || found === '⟧') isToBuilder = found === '⟦';
    else if (found.startsWith('{')) section = SECTIONS.findIndex((name) => found.trim() === `{${name}}`);
    else typed.push({ word: found.toLowerCase(), isToBuilder, section: isToBuilder ? -1 : section });
  const { text } = normalise(marked.replace(SIGN, ''));
  let next = 0;
  const marks = new Map<number, Mark>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const ahead = typed.slice(next, next + LOST).findIndex((one) => one.word === word.toLowerCase());
    const found = typed[next + ahead];
    if (ahead < 0 || !found) continue;
    next += ahead + 1;
    marks.set(index, found);
  }
  return {
    group,
    text,
    marks,
    share: ({ start, end }) => {
      const own = [...marks].filter(([at]) => at >= start && at < end);
      return own.length === 0 ? null : own.filter(([, mark]) => mark.isToBuilder).length / own.length;
    },
  };
}
