import { isFootHint, isHeadHint } from './frame-hints.ts';
import type { Group, Outline } from './outline.ts';
import { wordsIn } from './read-outline.ts';

const LONGEST_HEADER = 240;

const isFooter = ({ tag, hint }: Group) => tag === 'footer' || isFootHint(hint);
const isHeader = ({ tag, hint }: Group) => tag === 'header' || isHeadHint(hint);

const hasHeading = (parts: readonly Outline[]): boolean =>
  parts.some((part) => (part.is === 'heading' ? part.level <= 2 : part.is === 'group' && hasHeading(part.children)));

/**
 * What stands in the page itself, without the head and the foot that all pages of a website share. A head that holds a heading or much
 * text is part of the page.
 */
export function withoutFrame(parts: readonly Outline[]): { body: Outline[]; foot: Outline[] } {
  const foot: Outline[] = [];
  const isLong = (group: Group) => wordsIn(group).length > LONGEST_HEADER;
  const walk = (list: readonly Outline[], level: number): Outline[] =>
    list.flatMap((part): Outline[] => {
      if (part.is !== 'group') return [part];
      if (isFooter(part) && part.tag !== 'article') {
        foot.push(part);
        return [];
      }
      if (level < 4 && isHeader(part) && !hasHeading(part.children) && !isLong(part)) return [];
      const children = walk(part.children, level + 1);
      return children.length === 0 ? [] : [{ ...part, children }];
    });
  return { body: walk(parts, 0), foot };
}
