import { expect, test } from 'vitest';
import { holds, holdsPrice } from './same-words.ts';

test('words are found whatever their capitals, quotes, dashes, spaces and final stop', () => {
  expect(holds('Run by “Hetty Vane” – throwing', '"hetty vane" - throwing.')).toBe(true);
  expect(holds('We mend\n punctures.', 'mend punctures')).toBe(true);
});

test('words are whole words, except where a script has no spaces', () => {
  expect(holds('A party', 'art')).toBe(false);
  expect(holds('手打ちそばを出しています', 'そば')).toBe(true);
});

test.each([
  ['Haircut £35', '£35.00', true],
  ['Haircut 35 £', '£35', true],
  ['flat white 3,40 €', '€3.40', true],
  ['1 200 kr', '1.200 kr', true],
  ['Haircut £350', '£35', false],
  ['Haircut £53', '£35', false],
  ['from £10 to £20', '£10–£20', true],
])('the price in “%s” is %s: %s', (text, price, isThere) => expect(holdsPrice(text, price)).toBe(isThere));
