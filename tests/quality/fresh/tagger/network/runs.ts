import type { Span } from '#designer/built-in/reading/reading.ts';
import type { Tag } from './tagger.ts';

/** A stretch that speaks to whoever builds the website, or to its visitors; `weight`: the mean of its tokens. */
export type Run = Span & { isToBuilder: boolean; weight: number };

/** How much clearer it must be that the addressee changes within a sentence: where rules part it, at a mark, or anywhere else. */
const [PARTED, AT_MARK, WITHIN] = [0.3, 1, 4];
const MARKS = /^[,;:–()"-]$/;
const isHeard = ({ kind }: Tag) => kind === 'word' || kind === 'number';

function costOf(tag: Tag, before: Tag | undefined): number {
  if (!before) return 0;
  if (before.ruled !== tag.ruled) return PARTED;
  // "9:30".
  const isTied = before.end === tag.start && before.kind === 'mark' && before.text !== '(';
  return !isTied && (MARKS.test(before.text) || /^[(–]$/.test(tag.text)) ? AT_MARK : WITHIN;
}

/**
 * The most likely course of addressees over some tags, as runs from mark to mark (Viterbi, 1967). `trust`: how much rules add to what the
 * network says, which knows them already. Linear.
 */
export function runsOf(tags: readonly Tag[], trust = 0): Run[] {
  const ways: [number, number][] = [];
  let sums: [number, number] = [0, 0];
  tags.forEach((tag, at) => {
    const cost = costOf(tag, tags[at - 1]);
    const own = isHeard(tag) ? (tag.toBuilder + (tag.ruled ? trust : -trust)) / 2 : 0;
    const [visitors, builder] = sums;
    ways.push([builder - cost > visitors ? 1 : 0, visitors - cost > builder ? 0 : 1]);
    sums = [Math.max(visitors, builder - cost) - own, Math.max(builder, visitors - cost) + own];
  });
  const course: boolean[] = [];
  let side: 0 | 1 = sums[1] > sums[0] ? 1 : 0;
  for (let at = tags.length - 1; at >= 0; at -= 1) {
    course[at] = side === 1;
    side = ways[at]?.[side] === 1 ? 1 : 0;
  }
  const runs: (Run & { heard: number })[] = [];
  tags.forEach((tag, at) => {
    const isToBuilder = course[at] ?? false;
    const last = runs.at(-1);
    const isSame = last?.isToBuilder === isToBuilder;
    const run = isSame ? last : { start: tag.start, end: tag.end, isToBuilder, weight: 0, heard: 0 };
    if (!isSame) runs.push(run);
    run.end = tag.end;
    if (isHeard(tag)) {
      run.weight = (run.weight * run.heard + tag.toBuilder) / (run.heard + 1);
      run.heard += 1;
    }
  });
  return runs.filter(({ heard }) => heard > 0);
}
