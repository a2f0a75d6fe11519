import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, partName } from '#site/operations/index.ts';

const MOST_NAMED = 40;

/** The parts in which two results of one beginning differ, in words, each once. */
export function differenceBetween(left: WebsiteDocument, right: WebsiteDocument): string[] {
  const names = changesBetween(left, right).forward.map(({ path, after }) =>
    partName(path, after === undefined ? left : right),
  );
  return [...new Set(names)].slice(0, MOST_NAMED);
}
