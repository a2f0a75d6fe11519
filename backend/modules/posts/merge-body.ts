import { diff3Merge } from 'node-diff3';
import { TWO_VERSIONS } from '#site/blog/two-versions.ts';

export type BodyConflict = { yours: string; theirs: string };
export type MergedBody = { body: string; conflicts: BodyConflict[] };

/** Beyond so many pairs of equal paragraphs a comparison takes too long; then the whole text counts as one. */
const MOST_PAIRS = 200_000;

/**
 * One text of two that were made from `base`, paragraph by paragraph. Where both wrote one paragraph both stand one after the other
 * between marked lines. What either of them wrote is in it, whatever the other did.
 */
export function mergeBodies(base: string, mine: string, theirs: string): MergedBody {
  if (mine === base || mine === theirs) return { body: theirs, conflicts: [] };
  if (theirs === base) return { body: mine, conflicts: [] };
  const [o, a, b] = [paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs)];
  const conflicts: BodyConflict[] = [];
  const isQuick = pairsOf(o, a) + pairsOf(o, b) < MOST_PAIRS;
  const whole: { ok?: string[]; conflict?: Region }[] = [{ conflict: { a, o, b } }];
  const regions = isQuick ? diff3Merge(a, o, b, { excludeFalseConflicts: true }) : whole;
  const merged = regions.flatMap(({ ok, conflict }) => ok ?? (conflict ? settle(conflict, conflicts) : []));
  const ending = mine.slice(withoutEnd(mine).length);
  return { body: withoutEnd(merged.join('')) + ending, conflicts };
}

type Region = { o: string[]; a: string[]; b: string[] };

/** A region that both changed: perhaps not the same part of it. */
function settle({ o, a, b }: Region, conflicts: BodyConflict[]): string[] {
  // Both put something new between the same two paragraphs.
  if (o.length === 0) return [...b, ...a];
  if (a.length === o.length && b.length === o.length)
    return o.flatMap((was, at) => settleOne(was, a[at] ?? '', b[at] ?? '', conflicts));
  const around = insertedAround(o, b);
  if (around) return [...around.before, ...a, ...around.after];
  const aroundMine = insertedAround(o, a);
  if (aroundMine) return [...aroundMine.before, ...b, ...aroundMine.after];
  return sideBySide(a.join(''), b.join(''), conflicts);
}

function settleOne(was: string, mine: string, theirs: string, conflicts: BodyConflict[]): string[] {
  if (mine === was || mine === theirs) return [theirs];
  if (theirs === was) return [mine];
  return sideBySide(mine, theirs, conflicts);
}

function sideBySide(mine: string, theirs: string, conflicts: BodyConflict[]): string[] {
  const [yours, others] = [mine.trim(), theirs.trim()];
  conflicts.push({ yours, theirs: others });
  if (yours === '') return [theirs];
  if (others === '') return [mine];
  return [TWO_VERSIONS.first, others, TWO_VERSIONS.second, yours, TWO_VERSIONS.end].map((part) => `${part}\n\n`);
}

/** What was put before and after paragraphs that are otherwise as they were; null when they are not. */
function insertedAround(was: string[], now: string[]): { before: string[]; after: string[] } | null {
  if (now.length <= was.length) return null;
  for (let at = 0; at + was.length <= now.length; at += 1)
    if (was.every((paragraph, index) => now[at + index] === paragraph))
      return { before: now.slice(0, at), after: now.slice(at + was.length) };
  return null;
}

/** Each with the blank lines behind it, so that they give the text again; the last one too, so that another can follow it. */
function paragraphsOf(text: string): string[] {
  const trimmed = withoutEnd(text);
  return trimmed === '' ? [] : `${trimmed}\n\n`.split(/(?<=\n[ \t]*\n)(?![ \t]*\n)/);
}

/** Without the empty lines at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

function pairsOf(some: string[], others: string[]): number {
  const counts = new Map<string, number>();
  for (const paragraph of some) counts.set(paragraph, (counts.get(paragraph) ?? 0) + 1);
  return others.reduce((sum, paragraph) => sum + (counts.get(paragraph) ?? 0), 0);
}
