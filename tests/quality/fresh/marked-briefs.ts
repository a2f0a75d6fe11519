import { readdirSync, readFileSync } from 'node:fs';
import { normalise } from '#designer/built-in/reading/normalise.ts';
import type { Span } from '#designer/built-in/reading/reading.ts';

/** A brief of which every word is known to be for visitors or not. `share`: how many of a stretch's words are not; null without words. */
export type MarkedBrief = { text: string; share: (span: Span) => number | null };

const FOLDER = new URL('marked/', import.meta.url);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Reading tidies a text; no more words in a row are lost by it. */
const LOST = 6;

/**
 * In `marked/` what is not for visitors stands between ⟦ and ⟧; a line of ==== ends a brief, its first line is its language.
 * `without`: names of files, without their ending.
 */
export const markedBriefs = (without: readonly string[] = []): MarkedBrief[] =>
  readdirSync(FOLDER)
    .filter((file) => !without.includes(file.replace('.txt', '')))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split(/^====$/m))
    .map((brief) => brief.trim().split('\n').slice(1).join('\n'))
    .map(markedBrief);

function markedBrief(marked: string): MarkedBrief {
  let isInside = false;
  const typed: { word: string; isToBuilder: boolean }[] = [];
  for (const [found] of marked.matchAll(new RegExp(`[⟦⟧]|${WORD.source}`, 'gu')))
    if (found === '⟦' || found === '⟧') isInside = found === '⟦';
    else typed.push({ word: found.toLowerCase(), isToBuilder: isInside });
  const { text } = normalise(marked.replace(/[⟦⟧]/g, ''));
  let next = 0;
  const words = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const ahead = typed.slice(next, next + LOST).findIndex((one) => one.word === word.toLowerCase());
    const found = typed[next + ahead];
    if (ahead < 0 || !found) return [];
    next += ahead + 1;
    return [{ at: index, isToBuilder: found.isToBuilder }];
  });
  return {
    text,
    share: ({ start, end }) => {
      const own = words.filter(({ at }) => at >= start && at < end);
      return own.length === 0 ? null : own.filter(({ isToBuilder }) => isToBuilder).length / own.length;
    },
  };
}
