import { midSentence } from '../model/field-label.ts';

/** One sentence for several: all of two, the first and a count of more. Without any, that nothing changed. */
export function summaryOf(sentences: string[]): string {
  const [first, second, ...more] = [...new Set(sentences)];
  if (first === undefined) return 'Nothing changed';
  if (second === undefined) return first;
  if (more.length === 0 && second.startsWith('New ')) return `${first}, ${midSentence(second)}`;
  if (more.length === 0) return `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return `${first} and ${more.length + 1} more changes`;
}
