import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { partName } from '#site/model/part-names.ts';
import { pathText } from '#site/operations/index.ts';
import type { Change } from '#site/operations/index.ts';

/**
 * The name of a text that a person wrote by hand and that these changes would overwrite although the request does not
 * name it: neither by what it is called, nor by words of the old text, nor by giving the new one. Undefined when all is
 * well. Facts about the business are never rewritten for their own sake, so they need no such guard.
 */
export function overwrittenWords(before: WebsiteDocument, changes: Change[], request: string): string | undefined {
  const locks = before.locks.filter((lock) => !lock.startsWith('business/'));
  const isLocked = ({ path }: Change) => locks.some((lock) => isWithin(pathText(path), lock));
  const overwritten = changes
    .filter(isLocked)
    .find((change) => !isNamed(change, partName(change.path, before), request.toLowerCase()));
  return overwritten && partName(overwritten.path, before);
}

const isWithin = (path: string, lock: string) => path === lock || path.startsWith(`${lock}/`);

function isNamed({ before, after }: Change, label: string, request: string): boolean {
  // What is removed whole was asked for whole.
  if (after === undefined) return true;
  const gained = textsIn(after);
  const lost = textsIn(before).filter((text) => !gained.includes(text));
  if (lost.length === 0) return true;
  if (gained.some((text) => text.length > 1 && request.includes(text))) return true;
  const words = new Set(wordsOf(request));
  return wordsOf([label, ...lost].join(' ')).some((word) => words.has(word));
}

/** Every text in a value, in lower case. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Words that mean something: four letters or more. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
