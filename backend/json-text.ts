import type { z } from 'zod';
import { invalid } from './failure.ts';

/** As staff read and write a value. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'null';

/** Text to JSON. Throws INVALID for the field with the line of the first mistake. */
export function parseJsonText(text: string, field = 'text'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(field, `This is not JSON: ${mistakeIn(text, error)}`);
  }
}

/** Throws INVALID for the field with what is wrong, and where in the value. */
export function requireFitting(
  schema: z.ZodType,
  value: unknown,
  { field = 'text', error }: { field?: string; error?: z.core.$ZodErrorMap } = {},
): void {
  const problem = problemWith(schema, value, error);
  if (problem !== null) throw invalid(field, problem);
}

/** Why a value does not fit, with the place of each fault in it; null when it does. `words` says what the schema does not say itself. */
export function problemWith(schema: z.ZodType, value: unknown, words?: z.core.$ZodErrorMap): string | null {
  const issues = schema.safeParse(value, words && { error: words }).error?.issues ?? [];
  const said = issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  return said.length > 0 ? said.join(' ') : null;
}

function mistakeIn(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty. Write null for no value.';
  const before = text.slice(0, placeOfMistake(text));
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  const reason = error instanceof Error ? error.message.split(/ in JSON|, "|, \.\.\./)[0] : '';
  return `line ${line}, column ${column}: ${reason ?? ''}.`;
}

/** Where it stops being the beginning of something right. Bisected, since the engine does not always say a position. */
function placeOfMistake(text: string): number {
  let [right, wrong] = [0, text.length + 1];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isBeginning(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const place = /at position (\d+)/.exec(message)?.[1];
    return place === undefined
      ? message.includes('end of JSON')
      : Number(place) >= text.length || message.startsWith('Unterminated');
  }
}
