import { keyOf } from '../contact-ways.ts';
import type { Outline } from '../outline.ts';
import { wordsIn } from '../read-outline.ts';

/** On so many pages of all a part is one that they share. */
const SHARE = 0.6;
const FEWEST_PAGES = 3;
/** What all pages end or begin with is their frame, up to so many words. */
const MOST_FRAME = 160;

const keyOfPart = (part: Outline): string => {
  if (part.is === 'picture') return `picture ${part.src || part.alt}`;
  if (part.is === 'button') return `button ${keyOf(part.label)} ${part.to}`;
  if (part.is === 'video') return `video ${part.to}`;
  if (part.is === 'form') return `form ${part.of}`;
  return part.is === 'edge' || part.is === 'fact' ? '' : `${part.is} ${keyOf(wordsIn(part))}`;
};

function leavesOf(parts: readonly Outline[]): Outline[] {
  return parts.flatMap((part) => (part.is === 'group' ? leavesOf(part.children) : [part]));
}

const countWords = (parts: readonly Outline[]) => parts.map(wordsIn).join(' ').split(/\s+/).filter(Boolean).length;

function without(parts: readonly Outline[], gone: ReadonlySet<Outline>): Outline[] {
  return parts.flatMap((part): Outline[] => {
    if (gone.has(part)) return [];
    if (part.is !== 'group') return [part];
    const children = without(part.children, gone);
    return children.length === 0 ? [] : [{ ...part, children }];
  });
}

/**
 * Pages without what they share: head and foot, whatever their makers call them. The first page keeps what is too long for a head or a
 * foot; the others do not say it again. `words`: how many of each page's words went.
 */
export function withoutShared(pages: readonly (readonly Outline[])[]): { body: Outline[]; words: number }[] {
  if (pages.length < FEWEST_PAGES) return pages.map((body) => ({ body: [...body], words: 0 }));
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(leavesOf(page).map(keyOfPart))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const fewest = Math.max(FEWEST_PAGES, Math.ceil(pages.length * SHARE));
  const isShared = (part: Outline) => {
    const key = keyOfPart(part);
    return key !== '' && (counts.get(key) ?? 0) >= fewest;
  };
  return pages.map((page, at) => {
    const leaves = leavesOf(page);
    const shared = at === 0 ? frameOf(leaves, isShared) : leaves.filter(isShared);
    const body = without(page, new Set(shared));
    // A page that is nothing but what the others say too says it.
    return leavesOf(body).length === 0 ? { body: [...page], words: 0 } : { body, words: countWords(shared) };
  });
}

/** The shared parts with which a page begins and ends. */
function frameOf(leaves: readonly Outline[], isShared: (part: Outline) => boolean): Outline[] {
  const first = leaves.findIndex((part) => !isShared(part));
  const last = leaves.findLastIndex((part) => !isShared(part));
  if (first === -1) return [];
  return [leaves.slice(0, first), leaves.slice(last + 1)].flatMap((run) => (countWords(run) <= MOST_FRAME ? run : []));
}
