import { expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { parseJsonText } from './json-text.ts';

function mistake(text: string): string {
  try {
    parseJsonText(text);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  return '';
}

it.each([
  ['{\n  "a": 1,\n}', 'line 3, column 1'],
  ['{\n  "a" 1\n}', 'line 2, column 7'],
  ['[1,\n2\n', 'line 3, column 1'],
  ['{a: 1}', 'line 1, column 2'],
  ['{\n\n  "a": tru\n}', 'line 3, column 11'],
  ['"one\ntwo"', 'line 1, column 5'],
  ['[1] 2', 'line 1, column 5'],
  ['', 'Write null for no value'],
])('the mistake in %j is at %s', (text, place) => {
  expect(mistake(text)).toContain(place);
});

it('takes every JSON value', () => {
  for (const text of ['null', ' 1.5e3 ', '"a"', '[]', '{"a":[{"b":false}]}']) expect(mistake(text)).toBe('');
});
