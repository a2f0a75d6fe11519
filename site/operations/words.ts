import { isRecord, sameJson } from '../model/json.ts';
import { midSentence } from '../model/field-label.ts';

/** "a", "a and b", "a, b and c". */
export const joined = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** The names whose values differ. */
export const changedNames = (before: unknown, after: unknown): string[] =>
  isRecord(before) && isRecord(after) ? Object.keys(after).filter((name) => !sameJson(before[name], after[name])) : [];

/** "the heading and the picture", "5 fields", or "nothing" for no labels. Links count once. */
export function fieldWords(labels: string[]): string {
  if (labels.length === 0) return 'nothing';
  return labels.length > 3 ? `${labels.length} fields` : joined(labels.map((label) => `the ${midSentence(label)}`));
}
