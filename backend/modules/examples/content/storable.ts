import { LineRefused } from './line-refused.ts';

/** Deeper than any document or call. */
const MOST_DEPTH = 60;

/**
 * The same for what stands in a text of JSON. NULs and halves of characters are no JSON unless they are escaped, so that without an escape
 * only the depth is looked at.
 */
export function requireStorableIn(json: string, value: unknown): void {
  if (json.includes('\\u')) requireStorable(value);
  else requireShallow(value, 0);
}

function requireShallow(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MOST_DEPTH) throw new LineRefused('It is nested too deeply.');
  for (const part of Object.values(value)) if (typeof part === 'object') requireShallow(part, depth + 1);
}

/** Throws for what a database or a file of ours could not give back as it came: NULs, halves of characters, endless nesting. */
export function requireStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') return requireText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MOST_DEPTH) throw new LineRefused('It is nested too deeply.');
  if (Array.isArray(value)) return value.forEach((part) => requireStorable(part, depth + 1));
  for (const [name, part] of Object.entries(value)) {
    requireText(name);
    requireStorable(part, depth + 1);
  }
}

const HALF_OF_A_PAIR = /\p{Surrogate}/u;

function requireText(text: string): void {
  if (text.includes('\0')) throw new LineRefused('It has a NUL character in a text.');
  if (HALF_OF_A_PAIR.test(text)) throw new LineRefused('It has a character in a text of which one half is missing.');
}
